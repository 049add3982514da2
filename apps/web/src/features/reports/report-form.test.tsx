import { listCompanies } from '@candela/contract/companies/companies.routes.ts';
import { listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { ReportForm } from './report-form.tsx';

afterEach(() => void vi.restoreAllMocks());

const jobs = (data: unknown[], hasNext: boolean) => ({ data, pagination: { hasNext } });

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ReportForm />
    </QueryClientProvider>,
  );

it('offers every job and every candidate, however many there are', async () => {
  vi.spyOn(api, 'call').mockImplementation((async (route: { id: string }, input: never) => {
    const { page = 1 } = (input as { query?: { page?: number } }).query ?? {};
    const hasNext = page < 3;
    if (route.id === listRecruiterJobs.id)
      return jobs([{ _id: `j${page}`, title: `Job ${page}`, companyName: 'Harbour' }], hasNext);
    if (route.id === listCompanies.id) return { data: [] };
    return { items: [{ candidateId: `c${page}`, name: `Candidate ${page}` }], pagination: { hasNext } };
  }) as never);
  show();
  await screen.findByRole('option', { name: 'Job 3 (Harbour)' });
  await userEvent.selectOptions(screen.getByLabelText(/^Job/), 'j3');
  expect(await screen.findByRole('option', { name: 'Candidate 3' })).toBeTruthy();
});

it('says that its lists did not come, and asks for them again', async () => {
  let isAway = true;
  vi.spyOn(api, 'call').mockImplementation((async (route: { id: string }) => {
    if (route.id === listRecruiterJobs.id && isAway) throw new Error('We could not reach Candela.');
    if (route.id === listRecruiterJobs.id)
      return jobs([{ _id: 'j', title: 'Head Chef', companyName: 'Harbour' }], false);
    return route.id === listCompanies.id ? { data: [] } : { items: [] };
  }) as never);
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach Candela.');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: 'Head Chef (Harbour)' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
