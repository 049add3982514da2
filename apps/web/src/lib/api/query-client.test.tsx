import { getResourcesSummary } from '@candela/contract/resources/resources.routes.ts';
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
});
