import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

const example = (
  <Dialog title="Delete the draft?" description="It is gone for good." trigger={<Button>Delete</Button>}>
    <input aria-label="Reason" />
  </Dialog>
);

it('opens by its trigger, named by its title and described by its words', async () => {
  render(example);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete the draft?' });
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('It is gone for good.');
});

it('takes the focus in, and gives it back when Escape closes it', async () => {
  render(example);
  const opener = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('closes by its button', async () => {
  render(example);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** As closing a job: the second step is a dialog of its own in the place of the first. */
function Steps() {
  const [step, setStep] = useState(0);
  const close = () => setStep(0);
  return (
    <>
      <Button onClick={() => setStep(1)}>Status</Button>
      {step === 1 && (
        <Dialog open onOpenChange={close} title="First">
          <Button onClick={() => setStep(2)}>Continue</Button>
        </Dialog>
      )}
      {step === 2 && (
        <Dialog open onOpenChange={close} title="Second">
          <Button onClick={() => setStep(1)}>Back</Button>
        </Dialog>
      )}
    </>
  );
}

it('gives the focus back to what opened its first step, however often one went to and fro', async () => {
  render(<Steps />);
  const opener = screen.getByRole('button', { name: 'Status' });
  await userEvent.click(opener);
  for (const name of ['Continue', 'Back', 'Continue'])
    await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
