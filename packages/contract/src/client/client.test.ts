import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { ApiError } from './api-error.ts';
import { type ClientOptions, createClient } from './client.ts';

const signedIn = may('job.read');
const thing = z.object({ name: z.string() });

const listThings = defineRoute({
  id: 'things.list',
  method: 'GET',
  path: '/api/things',
  summary: '',
  access: signedIn,
  query: z.object({ page: z.number().optional(), tag: z.array(z.string()).optional() }),
  response: thing,
});
const getThing = defineRoute({
  id: 'things.get',
  method: 'GET',
  path: '/api/things/:id',
  summary: '',
  access: signedIn,
  params: z.object({ id: z.string() }),
  response: thing,
});
const createThing = defineRoute({
  id: 'things.create',
  method: 'POST',
  path: '/api/things',
  summary: '',
  access: signedIn,
  body: thing,
  response: thing,
});
const signIn = defineRoute({
  id: 'sign-in',
  method: 'POST',
  path: '/api/sign-in',
  summary: '',
  access: { kind: 'cookie' },
  response: thing,
});

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const unauthenticated = () => json(401, { message: 'no', type: 'UNAUTHENTICATED', errors: [], requestId: 'r' });

function setup(
  answer: (request: Request, count: number) => Response | Promise<Response>,
  more?: Partial<ClientOptions>,
) {
  const requests: Request[] = [];
  const state = { token: 'good' as string | null, account: 'a', time: 1_000, signedOut: 0 };
  const client = createClient({
    fetch: async (url, init) => {
      const request = new Request(new URL(String(url), 'http://local'), init);
      requests.push(request);
      return answer(request, requests.length);
    },
    baseUrl: '',
    getToken: () => state.token,
    getAccount: () => state.account,
    onSignedOut: () => {
      state.signedOut += 1;
    },
    now: () => state.time,
    ...more,
  });
  return { client, requests, state };
}

const named = (name: string) => () => json(200, { name });

describe('requests', () => {
  it('fills params, query and body, and carries the token', async () => {
    const { client, requests } = setup(named('x'));
    await client.call(getThing, { params: { id: 'a/b ?' } });
    await client.call(listThings, { query: { tag: ['one', 'two'], page: undefined } });
    await client.call(createThing, { body: { name: 'n' } });
    expect(requests.map((r) => `${r.method} ${r.url.replace('http://local', '')}`)).toEqual([
      'GET /api/things/a%2Fb%20%3F',
      'GET /api/things?tag=one&tag=two',
      'POST /api/things',
    ]);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer good');
    expect(requests[0]?.headers.get('content-type')).toBeNull();
    expect(await requests[2]?.json()).toEqual({ name: 'n' });
    expect(requests[2]?.headers.get('content-type')).toBe('application/json');
  });

  it('sends no token to routes that need none', async () => {
    const { client, requests } = setup(named('x'));
    await client.call(signIn);
    expect(requests[0]?.headers.get('authorization')).toBeNull();
    expect(requests[0]?.credentials).toBe('include');
  });

  it('refuses to call a path with an empty parameter', async () => {
    const { client, requests } = setup(named('x'));
    await expect(client.call(getThing, { params: { id: '' } })).rejects.toThrow('things.get needs id');
    expect(requests).toHaveLength(0);
  });

  it('answers undefined for an empty body and an error for one that is not JSON', async () => {
    const empty = setup(() => new Response(null, { status: 204 }));
    expect(await empty.client.call(signIn)).toBeUndefined();
    const broken = setup(() => new Response('<html>', { status: 200 }));
    await expect(broken.client.call(signIn)).rejects.toThrow('Invalid response from server');
  });
});

describe('sharing', () => {
  it('lets identical simultaneous GETs share one request, and different ones not', async () => {
    const { client, requests } = setup((_, count) => json(200, { name: String(count) }));
    const answers = await Promise.all([
      client.call(listThings, { query: { page: 1 } }),
      client.call(listThings, { query: { page: 1 } }),
      client.call(listThings, { query: { page: 2 } }),
    ]);
    expect(requests).toHaveLength(2);
    expect(answers[0]).toBe(answers[1]);
    expect(answers[2]).not.toEqual(answers[0]);
  });

  it('never shares two identical changes', async () => {
    const { client, requests } = setup(named('x'));
    await Promise.all([1, 2].map(() => client.call(createThing, { body: { name: 'n' } })));
    expect(requests).toHaveLength(2);
  });

  it('asks again once an answer has come, also when it was a failure', async () => {
    const { client } = setup((_, count) => (count === 1 ? json(500, { message: 'no' }) : json(200, { name: 'x' })));
    await expect(client.call(listThings, { query: {} })).rejects.toThrow('no');
    expect(await client.call(listThings, { query: {} })).toEqual({ name: 'x' });
  });

  it('lets no one join a read that began before a change', async () => {
    const gate = Promise.withResolvers<void>();
    const { client } = setup(async (request, count) => {
      if (request.method === 'GET' && count === 1) await gate.promise;
      return json(200, { name: String(count) });
    });
    const old = client.call(listThings, { query: {} });
    await client.call(createThing, { body: { name: 'n' } });
    const fresh = client.call(listThings, { query: {} });
    gate.resolve();
    expect(await old).toEqual({ name: '1' });
    expect(await fresh).toEqual({ name: '3' });
  });

  it('lets no account join the read of another', async () => {
    const { client, requests, state } = setup(named('x'));
    const ask = () => client.call(getThing, { params: { id: '1' } });
    const first = ask();
    state.account = 'b';
    await Promise.all([first, ask()]);
    expect(requests).toHaveLength(2);
    const third = ask();
    client.clear();
    await Promise.all([third, ask()]);
    expect(requests).toHaveLength(4);
  });
});

describe('the session', () => {
  it('refreshes once for five parallel refusals, and retries each once', async () => {
    const refresh = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      state.token = 'new';
      return 'new';
    });
    const { client, requests, state } = setup(
      (request) =>
        request.headers.get('authorization') === 'Bearer new' ? json(200, { name: 'x' }) : unauthenticated(),
      { refresh },
    );
    const answers = await Promise.all([1, 2, 3, 4, 5].map((page) => client.call(listThings, { query: { page } })));
    expect(answers).toHaveLength(5);
    expect(refresh).toHaveBeenCalledExactlyOnceWith('good');
    expect(requests).toHaveLength(10);
    expect(state.signedOut).toBe(0);
  });

  it('uses a token that another call has renewed meanwhile, without a refresh of its own', async () => {
    const refresh = vi.fn(async () => 'never');
    const { client, state } = setup(
      (request) => {
        if (request.headers.get('authorization') === 'Bearer new') return json(200, { name: 'x' });
        state.token = 'new';
        return unauthenticated();
      },
      { refresh },
    );
    await client.call(listThings, { query: {} });
    expect(refresh).not.toHaveBeenCalled();
  });

  it('refreshes first when there is no token', async () => {
    const { client, requests, state } = setup(named('x'), { refresh: async () => 'new' });
    state.token = null;
    await client.call(listThings, { query: {} });
    expect(requests.map((r) => r.headers.get('authorization'))).toEqual(['Bearer new']);
  });

  it('gives up after one retry: no loop, signed out once', async () => {
    const refresh = vi.fn(async () => 'new');
    const { client, requests, state } = setup(unauthenticated, { refresh });
    await expect(client.call(listThings, { query: {} })).rejects.toMatchObject({ status: 401 });
    expect(requests).toHaveLength(2);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(state.signedOut).toBe(1);
  });

  it('signs out when the refresh is refused, and when there is none', async () => {
    const refused = setup(unauthenticated, { refresh: async () => null });
    await expect(refused.client.call(listThings, { query: {} })).rejects.toThrow('Please sign in again.');
    expect(refused.state.signedOut).toBe(1);
    const without = setup(unauthenticated);
    await expect(without.client.call(listThings, { query: {} })).rejects.toBeInstanceOf(ApiError);
    expect(without.state.signedOut).toBe(1);
  });

  it('keeps the session when the refresh fails for want of a network', async () => {
    const { client, state } = setup(unauthenticated, {
      refresh: () => Promise.reject(new ApiError({ status: 0, message: 'offline' })),
    });
    await expect(client.call(listThings, { query: {} })).rejects.toThrow('offline');
    expect(state.signedOut).toBe(0);
  });

  it('takes a wrong password for what it is', async () => {
    const refresh = vi.fn(async () => 'new');
    const { client, state } = setup(
      () => json(401, { message: 'Invalid email or password', type: 'INVALID_CREDENTIALS' }),
      { refresh },
    );
    await expect(client.call(createThing, { body: { name: '' } })).rejects.toThrow('Invalid email or password');
    await expect(client.call(signIn)).rejects.toThrow('Invalid email or password');
    expect(refresh).not.toHaveBeenCalled();
    expect(state.signedOut).toBe(0);
  });
});

describe('giving up', () => {
  const never = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });

  it('says in a sentence that there is no network', async () => {
    const outcomes: string[] = [];
    const { client } = setup(() => Promise.reject(new TypeError('Failed to fetch')), {
      onOutcome: (outcome) => outcomes.push(outcome),
    });
    await expect(client.call(signIn)).rejects.toMatchObject({
      status: 0,
      message: 'We could not reach Candela. Please check your connection and try again.',
    });
    expect(outcomes).toEqual(['unreachable']);
  });

  it('stops waiting after the time-out', async () => {
    vi.useFakeTimers();
    try {
      const { client } = setup(never);
      const failure = expect(client.call(signIn)).rejects.toMatchObject({
        status: 0,
        message: 'Candela took too long to answer. Please try again.',
      });
      await vi.advanceTimersByTimeAsync(30_000);
      await failure;
    } finally {
      vi.useRealTimers();
    }
  });

  it('an abort ends one caller, not the others; the last one cancels the request', async () => {
    const gate = Promise.withResolvers<Response>();
    const { client, requests } = setup(() => gate.promise);
    const [first, second] = [new AbortController(), new AbortController()];
    const one = client.call(listThings, { query: {} }, { signal: first.signal });
    const two = client.call(listThings, { query: {} }, { signal: second.signal });
    first.abort();
    await expect(one).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests[0]?.signal.aborted).toBe(false);
    second.abort();
    await expect(two).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it('does not begin when the caller has already given up', async () => {
    const { client, requests } = setup(named('x'));
    await expect(client.call(listThings, { query: {} }, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(requests).toHaveLength(0);
  });
});
