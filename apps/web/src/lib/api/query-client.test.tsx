import { ApiError } from '@candela/contract/client/api-error.ts';
import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { getResourcesSummary } from '@candela/contract/resources/resources.routes.ts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiQuery, invalidate, queryClient } from './query-client.ts';

let requests = 0;
const ask = () => queryClient.fetchQuery(apiQuery(getResourcesSummary));

beforeEach(() => {
  requests = 0;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    return Response.json({ number: requests });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
});

describe('what was read', () => {
  it('is kept for five minutes and not a moment longer', async () => {
    await ask();
    vi.setSystemTime(Date.now() + 5 * 60_000 - 1);
    await ask();
    expect(requests).toBe(1);
    vi.setSystemTime(Date.now() + 1);
    await ask();
    expect(requests).toBe(2);
  });

  it('is asked for once when it is wanted twice at the same time', async () => {
    await Promise.all([ask(), ask()]);
    expect(requests).toBe(1);
  });

  it('is read again after a change that names it, and only then', async () => {
    await ask();
    await invalidate([{ id: 'something.else' }]);
    await ask();
    expect(requests).toBe(1);
    await invalidate([getResourcesSummary]);
    await ask();
    expect(requests).toBe(2);
  });

  it('asks again what the caller may do when a read was refused as not theirs to do', async () => {
    let places = 0;
    const refuse = async () => {
      throw new ApiError({ status: 403, type: 'FORBIDDEN', message: 'No longer a member.' });
    };
    const askPlace = () => {
      places += 1;
      return refuse();
    };
    const { queryKey } = apiQuery(getRecruiter);
    const place = { queryKey, queryFn: askPlace, staleTime: Number.POSITIVE_INFINITY };
    queryClient.setQueryData(queryKey, { data: {} } as never);
    const stop = new QueryObserver(queryClient, place as never).subscribe(() => undefined);
    await expect(queryClient.fetchQuery({ queryKey: ['jobs.list'], queryFn: refuse })).rejects.toThrow();
    await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'));
    // Its own refusal is the answer, and no reason to ask once more.
    expect(places).toBe(1);
    stop();
  });
});
