import { listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { ScheduleForm } from './schedule-form.tsx';

it('says that the jobs to choose from did not come, and asks for them again', async () => {
  let isAway = true;
  vi.spyOn(api, 'call').mockImplementation(((route: { id: string }) => {
    if (route.id !== listRecruiterJobs.id) return new Promise(() => undefined);
    if (isAway) return Promise.reject(new Error('We could not reach Candela.'));
    const data = [{ _id: 'j', title: 'Head Chef', companyName: 'Harbour & Pine' }];
    return Promise.resolve({ data, pagination: { hasNext: false } });
  }) as never);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ScheduleForm subject={{}} onDone={() => undefined} />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach Candela.');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: 'Head Chef (Harbour & Pine)' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
