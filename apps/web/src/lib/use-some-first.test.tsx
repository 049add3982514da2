import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useSomeFirst } from '#lib/use-some-first.ts';

function List() {
  const { list, shown, hasMore, showAll } = useSomeFirst(['One', 'Two', 'Three', 'Four'], 2);
  return (
    <>
      <ul ref={list}>
        {shown.map((name) => (
          <li key={name}>
            <a href={`/${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" onClick={showAll}>
          Show all
        </button>
      )}
    </>
  );
}

it('keeps the place of the keyboard when the rest is shown: the first that was not there', async () => {
  render(<List />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Three' }));
});
