import { describe, expect, it } from 'vitest';
import { errorCodes } from '../kernel/errors.ts';
import { errorFromResponse } from './api-error.ts';

const failure = (status: number, body: string, init: ResponseInit = {}) =>
  errorFromResponse(new Response(body, { status, ...init }), Date.parse('2030-01-01T00:00:00Z'));

describe('the message of a failed call', () => {
  it.each([
    ['the server message', { message: 'A', error: { message: 'B' }, errors: [{ path: '', message: 'C' }] }, 'A'],
    ['error.message', { error: { message: 'B' }, errors: [{ path: '', message: 'C' }] }, 'B'],
    ['the first of errors[]', { message: ' ', errors: [{ path: 'x', message: 'C' }, { message: 'D' }] }, 'C'],
  ])('is %s', async (_, body, message) => {
    expect((await failure(400, JSON.stringify(body))).message).toBe(message);
  });

  it('is the status and its text when the server says nothing', async () => {
    expect((await failure(502, '', { statusText: 'Bad Gateway' })).message).toBe('HTTP 502: Bad Gateway');
    expect((await failure(502, 'upstream is away')).message).toBe('HTTP 502: upstream is away');
    expect((await failure(502, '<html><h1>502</h1>', { statusText: 'Bad Gateway' })).message).toBe(
      'HTTP 502: Bad Gateway',
    );
  });

  it('explains a reached plan limit that came without a message', async () => {
    const error = await failure(403, JSON.stringify({ type: 'SUBSCRIPTION_LIMIT_EXCEEDED' }));
    expect(error.message).toBe(errorCodes.SUBSCRIPTION_LIMIT_EXCEEDED.message);
    const said = await failure(403, JSON.stringify({ type: 'SUBSCRIPTION_LIMIT_EXCEEDED', message: 'Five jobs.' }));
    expect(said.message).toBe('Five jobs.');
  });
});

describe('what else a failed call carries', () => {
  it('type, fields and request id', async () => {
    const body = { message: 'A', type: 'CONFLICT', errors: [{ path: 'a.b', message: 'C' }, 7], requestId: 'r1' };
    expect(await failure(409, JSON.stringify(body))).toMatchObject({
      status: 409,
      type: 'CONFLICT',
      errors: [{ path: 'a.b', message: 'C' }],
      requestId: 'r1',
      retryAfter: null,
      isTransient: false,
    });
    expect((await failure(503, '', { headers: { 'x-request-id': 'r2' } })).requestId).toBe('r2');
    expect((await failure(503, '')).isTransient).toBe(true);
  });

  it.each([
    ['90', 90],
    ['Tue, 01 Jan 2030 00:02:00 GMT', 120],
    ['Mon, 31 Dec 2029 00:00:00 GMT', 0],
    ['soon', null],
  ])('Retry-After %s', async (header, seconds) => {
    expect((await failure(429, '', { headers: { 'retry-after': header } })).retryAfter).toBe(seconds);
  });
});
