import { listCompanies } from '@candela/contract/companies/companies.routes.ts';
import { listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { ReportForm } from './report-form.tsx';

afterEach(() => void vi.restoreAllMocks());

it('says that its lists did not come, and asks for them again', async () => {
  let isAway = true;
  vi.spyOn(api, 'call').mockImplementation((async (route: { id: string }) => {
    if (route.id === listRecruiterJobs.id && isAway) throw new Error('We could not reach Candela.');
    if (route.id === listRecruiterJobs.id) return { data: [{ _id: 'j', title: 'Head Chef', companyName: 'Harbour' }] };
    return route.id === listCompanies.id ? { data: [] } : { items: [] };
  }) as never);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ReportForm />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach Candela.');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: 'Head Chef (Harbour)' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
