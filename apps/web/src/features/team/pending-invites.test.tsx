import { ApiError } from '@candela/contract/client/api-error.ts';
import { listInvites, revokeInvite } from '@candela/contract/team/team.routes.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { toast } from '#lib/toast.ts';
import { PendingInvites } from './pending-invites.tsx';

const invite = {
  _id: 'i',
  email: 'new@team.test',
  scope: 'all',
  role: 'recruiter',
  sentAt: '2026-11-17T12:00:00Z',
  expiresAt: '2026-11-24T12:00:00Z',
  isExpired: false,
};
const used = 'This invite was accepted or revoked.';

it('says that an invite could not be revoked although it has left the list', async () => {
  let invites = [invite];
  vi.spyOn(api, 'call').mockImplementation((async (route: { id: string }) => {
    if (route.id === listInvites.id) return { data: invites };
    if (route.id !== revokeInvite.id) return { data: [] };
    invites = [];
    throw new ApiError({ status: 404, type: 'NOT_FOUND', message: used });
  }) as never);
  const said = vi.spyOn(toast, 'error').mockReturnValue();
  render(
    <QueryClientProvider client={queryClient}>
      <PendingInvites />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke the invite to new@team.test' }));
  await userEvent.click(screen.getByRole('button', { name: 'Revoke invite' }));
  await screen.findByText('No pending invites.');
  await waitFor(() => expect(said).toHaveBeenCalledWith(used));
});
