import { Writable } from 'node:stream';
import { login, resendCode } from '@candela/contract/auth/auth.routes.ts';
import { errorResponseSchema } from '@candela/contract/kernel/errors.ts';
import type { IdentityProvider } from '@candela/integrations/identity/port.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createParent, createPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createDatabase } from '../database/database.ts';
import { createLogger } from '../logger.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  ({ token } = await signIn(app, await createParent(app)));
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };

/** Sends it and checks what holds for every error, whatever its kind. */
async function errorOf(request: InjectOptions) {
  const answer = await app.inject(request);
  const body = errorResponseSchema.strict().parse(answer.json());
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['x-request-id']).toBe(body.requestId);
  expect(answer.body).not.toMatch(/node_modules|\.ts:\d|at .+\(.+:\d+:\d+\)/);
  return { status: answer.statusCode, type: body.type, errors: body.errors, message: body.message };
}

const post = (payload: InjectOptions['payload'], headers: Record<string, string> = json): InjectOptions => ({
  method: 'POST',
  url: login.path,
  payload,
  headers,
});

describe('a request that cannot be read', () => {
  it.each(['{', '', '{"email":}', "{'email':1}", 'null null', '[1,]', '\u0000', '{"a":"\n"}', '"\\ud8"', 'undefined'])(
    'answers 400: %j',
    async (payload) => {
      const { status, type } = await errorOf(post(payload));
      expect(status).toBe(400);
      expect(['MALFORMED_REQUEST', 'VALIDATION_FAILED']).toContain(type);
    },
  );

  it('answers 400 for bytes that are not text', async () => {
    const { status } = await errorOf(post(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])));
    expect(status).toBe(400);
  });

  it('answers 400 for keys that reach for the prototype', async () => {
    const { status, type } = await errorOf(post('{"email":"a@b.test","__proto__":{"role":"admin"}}'));
    expect([status, type]).toEqual([400, 'MALFORMED_REQUEST']);
    const harmless = await errorOf(
      post('{"constructor":{"prototype":{"role":"admin"}},"toString":1,"hasOwnProperty":1}'),
    );
    expect(harmless.type).toBe('VALIDATION_FAILED');
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
    'nonsense',
  ])('answers 415 for %s', async (type) => {
    const answer = await errorOf(post('email=a', { 'content-type': type }));
    expect([answer.status, answer.type]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('answers 413 for more than a megabyte, and reads what is just under it', async () => {
    const body = (length: number) => JSON.stringify({ filler: 'x'.repeat(length) });
    const large = await errorOf(post(body(1024 * 1024)));
    expect([large.status, large.type]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const fits = await errorOf(post(body(1024 * 1024 - 100)));
    expect([fits.status, fits.type]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('answers 400 for a path that is not one', async () => {
    for (const url of ['/api/%', '/api/%zz', '/api/%C0%AF']) {
      const { status, type } = await errorOf({ method: 'GET', url });
      expect([url, status, type]).toEqual([url, 400, 'MALFORMED_REQUEST']);
    }
  });
});

describe('a request that does not fit', () => {
  it('names every field, and the first sentence is the message', async () => {
    const answer = await errorOf(post('{}'));
    expect(answer.message).toBe('Email is required');
    expect(answer.errors.map((error) => error.path)).toEqual(['email', 'password', 'role']);
  });

  it.each([
    ['[]', ''],
    ['"text"', ''],
    ['7', ''],
    ['null', 'email'],
    ['{"email":["a@b.test"],"password":"x","role":"candidate"}', 'email'],
    ['{"email":{"$ne":null},"password":"x","role":"candidate"}', 'email'],
    ['{"email":"a@b.test","password":"x","role":"owner"}', 'role'],
    ['{"email":"a\\u0000@b.test","password":"x","role":"candidate"}', 'email'],
    ['{"email":"a@b.test","password":7,"role":"candidate"}', 'password'],
  ])('answers 400 for %s', async (payload, path) => {
    const answer = await errorOf(post(payload));
    expect([answer.status, answer.type]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.errors[0]?.path).toBe(path);
  });

  it('says so in words for people where the schema has no sentence of its own', async () => {
    const { errors } = await errorOf(post('{"email":"a@b.test","password":7}'));
    expect(errors).toEqual([
      { path: 'password', message: 'Password is required' },
      { path: 'role', message: 'Please fill in role.' },
    ]);
    const { message } = await errorOf(post('{"email":"a@b.test","password":"x","role":"owner"}'));
    expect(message).toBe('Please check role: one of candidate, recruiter, admin.');
  });

  it('refuses a NUL byte wherever text is stored', async () => {
    const body = { email: 'a@b.test', password: 'Long-enough-1', lastName: 'b', role: 'candidate' };
    for (const field of ['firstName', 'company', 'next', 'invite']) {
      const payload = JSON.stringify({ firstName: 'a', ...body, [field]: 'a\u0000b' });
      const answer = await errorOf({ method: 'POST', url: '/api/auth/register', payload, headers: json });
      expect(answer.errors.map((error) => error.path)).toEqual([field]);
    }
  });

  it('says no more than fifty things at once', async () => {
    const { errors } = await errorOf({ method: 'POST', url: resendCode.path, payload: '{}', headers: json });
    expect(errors.length).toBeLessThanOrEqual(50);
  });

  it('refuses a query that says one thing twice', async () => {
    const answer = await errorOf({ method: 'GET', url: '/api/auth/oauth/state?role=candidate&role=recruiter' });
    expect([answer.status, answer.type]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('what is not there', () => {
  it('asks under /api who you are before it says that it does not exist', async () => {
    const bearer = { authorization: `Bearer ${token}` };
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const url of ['/api/nothing', '/api/', '/api/auth/login/more', '/api/recruiter/%2e%2e/x']) {
        const anonymous = await errorOf({ method, url });
        expect([method, url, anonymous.status, anonymous.type]).toEqual([method, url, 401, 'UNAUTHENTICATED']);
        const known = await errorOf({ method, url, headers: bearer });
        expect([method, url, known.status, known.type]).toEqual([method, url, 404, 'NOT_FOUND']);
      }
    }
  });

  it('treats a known path with another method the same way', async () => {
    expect((await errorOf({ method: 'GET', url: login.path })).status).toBe(401);
    expect((await errorOf({ method: 'DELETE', url: login.path })).status).toBe(401);
    const known = await errorOf({ method: 'GET', url: login.path, headers: { authorization: `Bearer ${token}` } });
    expect(known.status).toBe(404);
  });

  it('answers before it reads the body, however large', async () => {
    const answer = await errorOf({ method: 'POST', url: '/api/nothing', payload: 'x'.repeat(2 << 20), headers: json });
    expect(answer.status).toBe(401);
  });

  it('answers 404 elsewhere', async () => {
    for (const url of ['/nothing', '/dev/nothing', '/.env', '/%E0%A4%A', '/jobs/%zz?page=2']) {
      const answer = await errorOf({ method: 'GET', url });
      expect([url, answer.status]).toEqual([url, 404]);
    }
  });
});

describe('what a caller is kept from', () => {
  it('stands in the log, with who and where and without what they sent', async () => {
    const lines: string[] = [];
    const sink = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
    const watched = await createTestApp({ platform: { log: createLogger('info', sink) } });
    try {
      const person = await createPerson(watched, 'candidate');
      const signedIn = await signIn(watched, person);
      const headers = { authorization: `Bearer ${signedIn.token}` };
      expect((await watched.inject({ url: '/api/admin/overview', headers })).statusCode).toBe(403);
      const payload = { email: person.email, password: 'Not-the-password-1', role: 'candidate' };
      expect((await watched.inject({ method: 'POST', url: login.path, payload })).statusCode).toBe(401);
      const refused = lines.filter((line) => line.includes('"refused"'));
      expect(refused.map((line) => JSON.parse(line))).toMatchObject([
        { refused: 'FORBIDDEN', route: '/api/admin/overview', accountId: person.accountId, address: '127.0.0.1' },
        { refused: 'INVALID_CREDENTIALS', method: 'POST', route: login.path, address: '127.0.0.1' },
      ]);
      expect(refused.join('')).not.toMatch(new RegExp(`Not-the-password|${signedIn.token.slice(-20)}|${person.email}`));
    } finally {
      await watched.close();
    }
  });
});

describe('what goes wrong on our side', () => {
  it('answers 500 and tells the caller nothing but the request id', async () => {
    const identity: IdentityProvider = {
      name: 'local',
      authorizeUrl: async () => {
        throw new Error('hunter2 at db.internal');
      },
      exchange: async () => {
        throw new Error('never asked');
      },
    };
    const broken = await createTestApp({ platform: { identity } });
    try {
      const answer = await broken.inject('/api/auth/oauth/state');
      expect(answer.statusCode).toBe(500);
      expect(errorResponseSchema.strict().parse(answer.json())).toEqual({
        message: 'Something went wrong on our side. Please try again.',
        type: 'INTERNAL',
        errors: [],
        requestId: answer.headers['x-request-id'],
      });
    } finally {
      await broken.close();
    }
  });

  it('answers 503 while the database is away, and says when to come back', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/none';
    const database = createDatabase({ url, poolSize: 2, log: createLogger('silent') });
    const lonely = await createTestApp({ platform: { database } });
    try {
      const answer = await lonely.inject('/api/subscriptions/plans');
      expect([answer.statusCode, answer.json().type]).toEqual([503, 'UNAVAILABLE']);
      expect(answer.headers['retry-after']).toBe('1');
    } finally {
      await database.close();
      await lonely.close();
    }
  });
});
