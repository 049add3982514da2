import { applyForJob, listOwnApplications } from '@candela/contract/applications/own-applications.routes.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import { getJobOverview } from '@candela/contract/jobs/jobs.routes.ts';
import type { JobOverview } from '@candela/contract/jobs/jobs.schemas.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { apiQuery, queryClient } from '#lib/api/query-client.ts';
import { ApplyButton } from './apply-button.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

/** What the server says: of the job, of what was applied for, and to an application. */
const server = { isOpen: true, applications: [] as object[], apply: async (): Promise<object> => ({}) };

function Job() {
  const { data } = useQuery(apiQuery(getJobOverview, { params: { id: 'job' } }));
  const applications = useQuery(apiQuery(listOwnApplications));
  if (!data || !applications.data) return null;
  return <ApplyButton job={data.data} isCandidate />;
}

function show(state: Partial<typeof server>) {
  Object.assign(server, { isOpen: true, applications: [], ...state });
  vi.spyOn(api, 'call').mockImplementation((async ({ id }: { id: string }) => {
    if (id === applyForJob.id) return server.apply();
    if (id === listOwnApplications.id) return { data: server.applications };
    const job: Partial<JobOverview> = { _id: 'job', title: 'Head Chef', isOpen: server.isOpen };
    return { data: job };
  }) as typeof api.call);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <main id="content" tabIndex={-1}>
          <Job />
        </main>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const applied = { jobId: 'job', withdrawnAt: null, status: 'rejected' };

it('says that a job is no longer available to those who had applied for it, too', async () => {
  show({ isOpen: false, applications: [applied] });
  expect(await screen.findByText('No longer available')).toBeTruthy();
});

it('offers nothing to press where the candidate has applied', async () => {
  show({ applications: [applied] });
  await waitFor(() => expect(queryClient.getQueryData(apiQuery(listOwnApplications).queryKey)).toBeTruthy());
  expect(screen.queryByText('No longer available')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('gives the keyboard to the page once the candidate has applied: the button is gone', async () => {
  show({ apply: async () => ({ data: Object.assign(server, { applications: [applied] }) }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('offers no second press on a job that closed while its page was open', async () => {
  show({
    apply: async () => {
      server.isOpen = false;
      throw new ApiError({ status: 410, type: 'GONE', message: 'This job is no longer available.' });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('No longer available')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
