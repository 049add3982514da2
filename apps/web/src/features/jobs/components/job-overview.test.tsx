import { getJobOverview } from '@candela/contract/jobs/jobs.routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { apiQuery } from '#lib/api/query-client.ts';
import { JobOverview } from './job-overview.tsx';

afterEach(() => void vi.restoreAllMocks());

const id = '01a1eef5-2fea-7297-aed2-de3029ec6df9';
const job = {
  _id: id,
  companyId: 'c',
  title: 'Head Chef',
  companyName: 'Harbour & Pine',
  town: 'Craster',
  description: '',
  location: 'onsite',
  available_positions: 1,
  salary: { min: 38_000, max: 44_000 },
  jobType: 'permanent',
  workingHours: 'full-time',
  skills: [],
  requirements: [],
  responsibilities: [],
  niceToHave: [],
  benefits: [],
  applicationDeadline: null,
  isOpen: true,
};

it('names the job before what it says of the application to it', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(apiQuery(getJobOverview, { params: { id } }).queryKey as readonly unknown[], { data: job });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <JobOverview id={id} action={() => null} aside={<h2>Your application</h2>} isAsideFirst />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]);
  expect(headings.slice(0, 2)).toEqual([
    ['H1', 'Head Chef'],
    ['H2', 'Your application'],
  ]);
  expect(screen.getByRole('link', { name: 'Harbour & Pine' })).toBeTruthy();
});

it('has a heading when the job could not be loaded', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 500 }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <JobOverview id={id} action={() => null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Job');
  expect(screen.getByText('Failed to load job data. Please try again later.')).toBeTruthy();
});
