import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { use, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Button } from '#ui/button.tsx';
import { FormDialog } from './form-dialog.tsx';
import { FormSent } from './form-sent.ts';

function Outcome() {
  const endForm = use(FormSent);
  useEffect(() => endForm(), [endForm]);
  return <p>Sent: /booking/abc</p>;
}

/** The form gives way to what came of it. */
function PageWithOutcome() {
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  return (
    <FormDialog open={isOpen} onOpenChange={setIsOpen} title="Ask" trigger={<Button>Ask</Button>}>
      {isSent ? <Outcome /> : <input aria-label="Message" />}
      <Button onClick={() => setIsSent(true)}>Send</Button>
    </FormDialog>
  );
}

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FormDialog open={isOpen} onOpenChange={setIsOpen} title="Ask" trigger={<Button>Ask</Button>}>
      <input aria-label="Message" />
      <Button onClick={() => setIsOpen(false)}>Send</Button>
    </FormDialog>
  );
}

const open = async (element = <Page />) => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));
};
const dialog = () => screen.queryByRole('dialog', { name: 'Ask' });
const question = () => screen.queryByRole('alertdialog', { name: 'Close without sending?' });

it('closes at once while nothing was typed', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
});

it('asks before what was typed is lost, and keeps it and the place in it', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Message'), 'At sea');
  await userEvent.keyboard('{Escape}');
  expect(question()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('At sea');
  await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close without sending' }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(question()).toBeNull();
});

it('does not ask once it is sent, nor the next time', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Message'), 'At sea');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(question()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
});

it('does not ask where what came of it stands in the form’s place', async () => {
  await open(<PageWithOutcome />);
  await userEvent.type(screen.getByLabelText('Message'), 'At sea');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent: /booking/abc')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
  expect(question()).toBeNull();
});
