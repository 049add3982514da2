import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const open = async (onConfirm: () => unknown) => {
  render(
    <ConfirmDialog
      trigger={<Button>Delete</Button>}
      title="Delete the company?"
      description="Its jobs go with it."
      confirmLabel="Delete company"
      onConfirm={onConfirm}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
};

it('does nothing when it is cancelled', async () => {
  const onConfirm = vi.fn();
  await open(onConfirm);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
});

it('stays open until the work is done, whatever is pressed meanwhile', async () => {
  const work = Promise.withResolvers<void>();
  await open(() => work.promise);
  await userEvent.click(screen.getByRole('button', { name: 'Delete company' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  work.resolve();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('says why it did not work, and can be tried again', async () => {
  const onConfirm = vi.fn().mockRejectedValueOnce(new Error('It has open jobs.')).mockResolvedValueOnce(undefined);
  await open(onConfirm);
  await userEvent.click(screen.getByRole('button', { name: 'Delete company' }));
  expect((await screen.findByText('It has open jobs.')).isConnected).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Delete company' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

/** As the guard of unsaved changes: something else opens it. */
function Asked({ onConfirm }: { onConfirm: (gone: () => void) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isGone, setIsGone] = useState(false);
  return (
    <main id="content" tabIndex={-1}>
      {!isGone && <Button onClick={() => setIsOpen(true)}>Leave</Button>}
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Leave without saving?"
        description="It will be lost."
        confirmLabel="Leave without saving"
        onConfirm={() => onConfirm(() => setIsGone(true))}
      />
    </main>
  );
}

it('gives the focus back to what opened it, without a trigger of its own too', async () => {
  render(<Asked onConfirm={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave' })));
});

it('gives the focus to the page where what opened it is gone', async () => {
  render(<Asked onConfirm={(gone) => gone()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
