import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReplaceCv } from './replace-cv.tsx';

async function choose(name: string) {
  const onFile = vi.fn();
  const { container } = render(<ReplaceCv isBusy={false} onFile={onFile} />);
  const input = container.querySelector('input');
  if (!input) throw new Error('There is nothing to choose a file with');
  // As by dragging, which lets any file through.
  await userEvent.setup({ applyAccept: false }).upload(input, new File(['text'], name));
  return onFile;
}

it('asks nothing about a file that will not be read: its refusal is said straight away', async () => {
  const onFile = await choose('cv.pdf.exe');
  expect(onFile).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog') ?? screen.queryByRole('dialog')).toBeNull();
});

it('asks before a CV takes the place of another, and a name cannot turn the question round', async () => {
  const onFile = await choose('\u202Etxt.exe.txt');
  expect((await screen.findByText(/^What is read from/)).textContent).toBe(
    'What is read from txt.exe.txt takes the place of what is here, your corrections included.',
  );
  expect(onFile).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Upload and replace' }));
  expect(onFile).toHaveBeenCalledOnce();
});
