import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
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
