import { listOwnApplications } from '@candela/contract/applications/own-applications.routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { apiQuery } from '#lib/api/query-client.ts';
import { ApplyButton } from './apply-button.tsx';

function show(isOpen: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const applications = { data: [{ jobId: 'job', withdrawnAt: null, status: 'rejected' }] };
  client.setQueryData(apiQuery(listOwnApplications).queryKey as readonly unknown[], applications);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ApplyButton job={{ _id: 'job', title: 'Head Chef', isOpen }} isCandidate />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says that a job is no longer available to those who had applied for it, too', () => {
  show(false);
  expect(screen.getByText('No longer available')).toBeTruthy();
});

it('offers nothing to press where the candidate has applied', () => {
  show(true);
  expect(screen.queryByText('No longer available')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
