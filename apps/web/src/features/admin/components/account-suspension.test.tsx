import type { AccountItem } from '@candela/contract/admin/admin-people.routes.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AccountSuspension } from './account-suspension.tsx';

const account = { id: 'a', email: 'ada@example.com', firstName: 'Ada', lastName: 'Keeper', suspendedAt: null };

const { change } = vi.hoisted(() => ({ change: vi.fn() }));
vi.mock('../use-suspension.ts', () => ({ useAccountSuspension: () => ({ mutateAsync: change }) }));

/** As in a list that is read again after the change. */
function Row() {
  const [suspendedAt, setSuspendedAt] = useState<string | null>(null);
  change.mockImplementation(async ({ isSuspended }: { isSuspended: boolean }) => {
    setSuspendedAt(isSuspended ? '2026-11-19T00:00:00.000Z' : null);
  });
  return <AccountSuspension account={{ ...account, suspendedAt } as AccountItem} />;
}

const show = () => render(<Row />);
const button = (name: string) => screen.getByRole('button', { name });
const isClosed = () =>
  waitFor(() => expect([screen.queryByRole('dialog'), screen.queryByRole('alertdialog')]).toEqual([null, null]));

it('begins at the reason, and gives the focus back where it is cancelled', async () => {
  show();
  await userEvent.click(button('Suspend Ada Keeper'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(document.activeElement).toBe(button('Suspend Ada Keeper')));
});

it('leaves the focus on the way back once it is done, in both directions', async () => {
  show();
  await userEvent.click(button('Suspend Ada Keeper'));
  await userEvent.type(screen.getByRole('textbox'), 'Spam');
  await userEvent.click(button('Suspend account'));
  await isClosed();
  await waitFor(() => expect(document.activeElement).toBe(button('Reinstate Ada Keeper')));
  await userEvent.click(button('Reinstate Ada Keeper'));
  await userEvent.click(button('Reinstate account'));
  await isClosed();
  await waitFor(() => expect(document.activeElement).toBe(button('Suspend Ada Keeper')));
});
