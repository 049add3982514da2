import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, testPassword } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let secure: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  secure = await createTestApp({ environment: { PUBLIC_URL: 'https://candela.example' } });
});
afterAll(async () => {
  await app.close();
  await secure.close();
});

describe('every answer', () => {
  it.each(['/healthz', '/api/subscriptions/plans', '/api/openapi.json', '/api/nothing', '/nothing', '/metrics'])(
    'that is not a page runs nothing, is framed by no site and is not guessed at: %s',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('to an address that cannot be read is as strict', async () => {
    const { headers } = await app.inject('/api/%');
    const policy = (await app.inject('/healthz')).headers['content-security-policy'];
    expect(headers['content-security-policy']).toBe(policy);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('carries an id of its own, never one the caller chose', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => app.inject({ url: '/healthz', headers: { 'x-request-id': 'mine' } })),
    );
    const ids = answers.map((answer) => answer.headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain('mine');
  });

  it('asks for https for a year exactly where PUBLIC_URL is https', async () => {
    expect((await app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined();
    // Also where no hook runs, because the address cannot be read.
    for (const url of ['/healthz', '/api/subscriptions/plans', '/nothing', '/api/%']) {
      const header = (await secure.inject(url)).headers['strict-transport-security'];
      expect([url, header]).toEqual([url, 'max-age=31536000; includeSubDomains']);
    }
  });
});

describe('the cookie', () => {
  it('is Secure exactly where PUBLIC_URL is https, and always out of reach of scripts', async () => {
    for (const [where, isSecure] of [
      [app, false],
      [secure, true],
    ] as const) {
      const person = await createPerson(where, 'candidate');
      const answer = await where.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: person.email, password: testPassword, role: 'candidate' },
      });
      const cookie = [answer.headers['set-cookie']].flat().find((each) => each?.includes('candela_refresh=')) ?? '';
      expect(cookie).toContain('HttpOnly');
      expect(cookie).toContain('SameSite=Strict');
      // With the prefix that binds it to the host, browsers ask for the whole site as its path.
      expect(cookie).toMatch(
        isSecure ? /^__Host-candela_refresh=[^;]+;.*Path=\/;/ : /^candela_refresh=[^;]+;.*Path=\/api\/auth;/,
      );
      expect(cookie).not.toContain('Domain');
      expect(cookie).toContain(`Max-Age=${30 * 24 * 3600}`);
      expect(cookie.includes('Secure')).toBe(isSecure);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('of a browser that signed in before it had its prefix is still read, and replaced', async () => {
    const person = await createPerson(secure, 'candidate');
    const payload = { email: person.email, password: testPassword, role: 'candidate' };
    const signedIn = await secure.inject({ method: 'POST', url: '/api/auth/login', payload });
    const [value] = signedIn.cookies.filter(({ name }) => name === '__Host-candela_refresh').map((each) => each.value);
    const refreshed = await secure.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { origin: 'https://candela.example' },
      cookies: { candela_refresh: value ?? '' },
    });
    expect(refreshed.statusCode).toBe(200);
    expect(refreshed.cookies).toMatchObject([
      { name: 'candela_refresh', value: '', path: '/api/auth' },
      { name: '__Host-candela_refresh', path: '/', secure: true },
    ]);
  });
});

describe('the caller’s address', () => {
  const addressFor = async (where: TestApp) => {
    const person = await createPerson(where, 'candidate');
    await where.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' },
      payload: { email: person.email, password: testPassword, role: 'candidate' },
    });
    const row = await where.platform.database.system
      .selectFrom('sessions')
      .select('address')
      .where('account_id', '=', person.accountId)
      .executeTakeFirstOrThrow();
    return row.address;
  };

  it('is not what a header claims, unless the operator named the proxies', async () => {
    expect(await addressFor(app)).toBe('127.0.0.1');
    const behindOne = await createTestApp({ environment: { TRUST_PROXY: '1' } });
    try {
      expect(await addressFor(behindOne)).toBe('198.51.100.7');
    } finally {
      await behindOne.close();
    }
  });
});
