import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { addTags, TagInput } from './tag-input.tsx';

it('splits at commas, trims and drops blanks', () => {
  expect(addTags([], ' Excel , ,SQL,')).toEqual(['Excel', 'SQL']);
});

it('enters nothing twice, whatever the case', () => {
  expect(addTags(['Excel'], 'excel, SQL, sql')).toEqual(['Excel', 'SQL']);
});

it('leaves the list it was given alone', () => {
  const before = ['Excel'];
  addTags(before, 'SQL');
  expect(before).toEqual(['Excel']);
});

function Skills() {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <>
      <TagInput value={value} onChange={setValue} noun="skill" placeholder="A skill" />
      <output>{value.join()}</output>
    </>
  );
}

it('takes what was typed when a press goes elsewhere, and shows it once that press is over', async () => {
  render(<Skills />);
  const input = screen.getByPlaceholderText('A skill');
  await userEvent.type(input, 'Python');
  fireEvent.pointerDown(document.body);
  fireEvent.blur(input);
  expect(screen.getByRole('status').textContent).toBe('Python');
  expect(screen.queryByRole('listitem')).toBeNull();
  fireEvent.pointerUp(document.body);
  expect((await screen.findByRole('listitem')).textContent).toBe('Python');
});

it('shows at once what is added with a key', async () => {
  render(<Skills />);
  await userEvent.type(screen.getByPlaceholderText('A skill'), 'Python{Enter}');
  expect(screen.getByRole('listitem').textContent).toBe('Python');
});
