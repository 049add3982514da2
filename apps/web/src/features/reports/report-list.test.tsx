import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { ReportList } from './report-list.tsx';

vi.mock('#lib/api/use-recruiter.ts', () => ({ useMay: () => false }));
afterEach(() => void vi.restoreAllMocks());

it('sends a member who creates none to no form, which they do not have', async () => {
  vi.spyOn(api, 'call').mockImplementation((async () => ({
    data: [],
    pagination: { page: 1, hasNext: false },
  })) as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReportList />
    </QueryClientProvider>,
  );
  await screen.findByText('No reports yet.');
  expect(screen.queryByText(/Choose a job and a candidate above/)).toBeNull();
});

it('says that older ones did not come', async () => {
  const report = { id: 'one', candidateName: 'Ada', jobTitle: 'Keeper', createdAt: '2026-11-19T00:00:00.000Z' };
  const first = { data: [{ ...report, version: 1, status: 'failed' }], pagination: { page: 1, hasNext: true } };
  vi.spyOn(api, 'call')
    .mockResolvedValueOnce(first as never)
    .mockRejectedValue(new Error('away'));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ReportList />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Load older' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Older reports could not be loaded. Please try again.');
});
