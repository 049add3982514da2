import { listRejectionReasons } from '@candela/contract/applications/moves.routes.ts';
import { previewStageMail } from '@candela/contract/process/process.routes.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { RejectDialog } from './reject-dialog.tsx';

vi.mock('#lib/api/use-recruiter.ts', () => ({ useMay: () => true }));

let reasons: string[] = [];
beforeEach(() => {
  reasons = ['Too far away', 'Too loud'];
  vi.spyOn(api, 'call').mockImplementation((async (route: { id: string }) => {
    if (route.id === listRejectionReasons.id) return { data: { reasons } };
    if (route.id === previewStageMail.id)
      return { data: { subject: 'Your application', paragraphs: ['Hello,', 'Kind regards'], hasAddress: true } };
    return { data: [{ status: 'rejected', isSent: true }] };
  }) as never);
});
afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

const application = (candidateId: string) => ({ candidateId, jobId: 'job', interview: null });

async function show(...candidates: string[]) {
  const onReject = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <RejectDialog
        who="them"
        applications={candidates.map(application)}
        onReject={onReject}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  await screen.findByRole('option', { name: 'Too far away' });
  return onReject;
}

it('speaks of one candidate or of several', async () => {
  await show('ada', 'ben');
  expect(screen.getByText(/stays with each application/)).toBeTruthy();
  expect(screen.getByLabelText('The candidates may be told this reason')).toBeTruthy();
  expect(screen.getByText(/move the cards back/)).toBeTruthy();
});

it('shows the mail with the reason that is told', async () => {
  const onReject = await show('ada');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Too far away');
  await userEvent.click(screen.getByLabelText('The candidate may be told this reason'));
  await userEvent.click(await screen.findByRole('button', { name: 'Read the email' }));
  expect(screen.getByText('The reason we give: Too far away')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(onReject).toHaveBeenCalledWith({ reason: 'Too far away', isShared: true }, undefined);
});

it('gives no reason that was taken off the list meanwhile', async () => {
  const onReject = await show('ada');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Too far away');
  reasons = ['Too loud'];
  await queryClient.invalidateQueries();
  await vi.waitFor(() => expect(screen.queryByRole('option', { name: 'Too far away' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(onReject).toHaveBeenCalledWith(undefined, undefined);
});
