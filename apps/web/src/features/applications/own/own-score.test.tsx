import type { OwnApplication } from '@candela/contract/applications/own-applications.schemas.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnScore } from './own-score.tsx';

afterEach(() => void vi.restoreAllMocks());

const application = {
  jobId: '01a1eef5-2fea-7297-aed2-de3029ec6df9',
  candidateId: '01a1eef5-2fea-7297-aed2-de3029ec6df8',
  title: 'Head Chef',
  companyName: 'Harbour & Pine',
  status: 'rejected',
  match_score: 45,
  withdrawnAt: '2026-11-18T14:19:00.000Z',
  isPeopleOnly: false,
} as OwnApplication;

it('no longer shows the score of an application that was withdrawn, though the list still has it', async () => {
  const body = JSON.stringify({ message: 'Not found', type: 'NOT_FOUND', requestId: '1' });
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response(body, { status: 404, headers: { 'content-type': 'application/json' } }),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OwnScore application={application} />
    </QueryClientProvider>,
  );
  const words = 'You withdrew: Harbour & Pine no longer ranks you for this job.';
  expect((await screen.findByText(words)).isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: 'Why this score' })).toBeNull();
});
