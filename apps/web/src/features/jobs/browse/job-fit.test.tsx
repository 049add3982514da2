import { getDetails } from '@candela/contract/candidates/details.routes.ts';
import { explainFit } from '@candela/contract/jobs/browse.routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { api, sessionStore } from '#lib/api/api.ts';
import { JobFit } from './job-fit.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** Which calls the page makes for a candidate whose CV, or lack of one, the details tell. */
async function callsWith(cvId: string | null) {
  const user = { id: 'a', email: 'me@example.org', firstName: 'Ada', lastName: 'Keeper', role: 'candidate' };
  vi.spyOn(sessionStore, 'get').mockReturnValue({ user } as ReturnType<typeof sessionStore.get>);
  const asked: unknown[] = [];
  vi.spyOn(api, 'call').mockImplementation((async (route: unknown) => {
    asked.push(route);
    if (route === getDetails) return { data: { cvId } };
    throw new Error('Refused');
  }) as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <JobFit jobId="job" />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(asked).toContain(getDetails));
  await new Promise((resolve) => setTimeout(resolve, 50));
  return asked;
}

it('asks how a CV fits only where there is one', async () => {
  expect(await callsWith(null)).not.toContain(explainFit);
  sessionStorage.clear();
  expect(await callsWith('cv')).toContain(explainFit);
});
