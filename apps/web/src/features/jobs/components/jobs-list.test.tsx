import { ApiError } from '@candela/contract/client/api-error.ts';
import { changeJobStatus, listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { jobListAddress } from '../job-list-params.ts';
import { JobsList } from './jobs-list.tsx';

vi.mock('#lib/api/use-recruiter.ts', () => ({ useMay: () => true }));
beforeEach(() => queryClient.clear());
afterEach(() => void vi.restoreAllMocks());

const job = {
  _id: '01a1eef5-2fea-7297-aed2-de3029ec6df9',
  title: 'Head Chef',
  companyId: 'c',
  companyName: 'Harbour & Pine',
  location: 'onsite',
  town: 'Craster',
  status: 'Active',
  publishability: { isPublishable: true, missingFields: [] },
  integrations: { cvLibrary: { status: 'published', url: null, lastError: null } },
  candidates: 3,
  applications: 2,
  version: 4,
};
const pagination = { page: 1, totalPages: 1, hasPrev: false, hasNext: false, total: 1 };

/** The list of active jobs; what a press on a status comes to is told by `answer`. */
function show(answer: () => Promise<unknown>) {
  let listed = [job];
  vi.spyOn(api, 'call').mockImplementation((async (route: { id: string }) => {
    if (route.id === listRecruiterJobs.id) return { data: listed, pagination };
    if (route.id === changeJobStatus.id) return answer();
    return { data: [] };
  }) as never);
  const element = (
    <QueryClientProvider client={queryClient}>
      <JobsList params={jobListAddress.read(new URLSearchParams())} onChange={() => undefined} addPath="?add=upload" />
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return {
    takeAway() {
      listed = [];
    },
  };
}

const refused = (message: string) => new ApiError({ status: 409, type: 'JOB_CLOSED', message });
const choose = async (status: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Active: change the status of Head Chef' }));
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(status) }));
};

it('says in the open dialog that nothing came of it, although a colleague has taken the job off the list', async () => {
  const list = show(async () => {
    list.takeAway();
    throw refused('This job is closed and cannot be changed.');
  });
  await choose('Draft');
  await userEvent.click(screen.getByRole('button', { name: 'Update status' }));
  await screen.findByText('No active jobs found');
  const dialog = await screen.findByRole('dialog', { name: 'Update status' });
  expect(within(dialog).getByText('This job is closed and cannot be changed.')).toBeTruthy();
});

it('asks whether to close without what an earlier press failed of', async () => {
  show(async () => {
    throw new ApiError({ status: 500, message: 'HTTP 500' });
  });
  await choose('Draft');
  await userEvent.click(screen.getByRole('button', { name: 'Update status' }));
  await screen.findByText('Failed to update job status. Please try again.');
  await userEvent.click(screen.getByRole('radio', { name: /Closed/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close this job?' });
  expect(within(dialog).queryByText('Failed to update job status. Please try again.')).toBeNull();
});
