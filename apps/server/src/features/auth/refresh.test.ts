import { listSessions, logout, refresh } from '@candela/contract/auth/auth.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, minutes, seconds } from '../../platform/clock.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.stop();
});
afterAll(() => app.close());

type Cookies = Record<string, string>;
const refreshWith = (cookies: Cookies, headers: Record<string, string> = {}) =>
  app.call(refresh, {}, { cookies, headers });
const listWith = (token: string) => app.call(listSessions, {}, { token });

async function start(): Promise<{ accountId: string; token: string; cookies: Cookies }> {
  const person = await createPerson(app, 'candidate');
  return { accountId: person.accountId, ...(await signIn(app, person)) };
}

describe('refresh', () => {
  it('gives a new access token and a new cookie that works in turn', async () => {
    const { cookies, accountId } = await start();
    app.clock.advance(minutes(11));
    const first = await refreshWith(cookies);
    expect(first.status).toBe(200);
    expect(first.body.user.id).toBe(accountId);
    expect((await listWith(first.body.accessToken)).status).toBe(200);
    expect(first.cookies.candela_refresh).not.toBe(cookies.candela_refresh);
    expect(first.headers['set-cookie']).toMatch(/Path=\/api\/auth; HttpOnly; SameSite=Strict/);
    app.clock.advance(minutes(11));
    expect((await refreshWith(first.cookies)).status).toBe(200);
  });

  it('gives tabs that wake together the same new cookie', async () => {
    const { cookies } = await start();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refreshWith(cookies)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.cookies.candela_refresh)).size).toBe(1);
    app.clock.advance(seconds(10) - 1);
    const late = await refreshWith(cookies);
    expect(late.cookies.candela_refresh).toBe(answers[0]?.cookies.candela_refresh);
    app.clock.advance(minutes(1));
    expect((await refreshWith(late.cookies)).status).toBe(200);
  });

  it('takes a cookie that was replaced over ten seconds ago for stolen, and ends the session for both', async () => {
    const { cookies } = await start();
    const rotated = await refreshWith(cookies);
    app.clock.advance(seconds(10) + 1);
    const thief = await refreshWith(cookies);
    expect([thief.status, thief.body.type]).toEqual([401, 'REFRESH_FAILED']);
    expect(thief.cookies.candela_refresh).toBe('');
    expect((await refreshWith(rotated.cookies)).status).toBe(401);
    expect((await listWith(rotated.body.accessToken)).status).toBe(401);
  });

  it('allows the grace to the last cookie only, not to older ones', async () => {
    const { cookies } = await start();
    const second = await refreshWith(cookies);
    const third = await refreshWith(second.cookies);
    expect(third.status).toBe(200);
    expect((await refreshWith(cookies)).status).toBe(401);
    expect((await refreshWith(third.cookies)).status).toBe(401);
  });

  it('is not impressed by a forged cookie, and leaves the session alone', async () => {
    const { cookies } = await start();
    const [sessionId, generation, signature] = (cookies.candela_refresh ?? '').split('.');
    const flipped = `${signature?.startsWith('A') ? 'B' : 'A'}${signature?.slice(1)}`;
    const forgeries = [
      `${sessionId}.${generation}.${flipped}`,
      `${sessionId}.1.${signature}`,
      `${sessionId}.999999999.${signature}`,
      `${crypto.randomUUID()}.0.${signature}`,
      `${sessionId}.0`,
      'nonsense',
      '',
    ];
    for (const candela_refresh of forgeries) {
      const answer = await refreshWith({ candela_refresh });
      expect([candela_refresh, answer.status, answer.body.type]).toEqual([candela_refresh, 401, 'REFRESH_FAILED']);
    }
    expect((await refreshWith(cookies)).status).toBe(200);
  });

  it('says why the session ended, to who has its cookie', async () => {
    const { cookies } = await start();
    const [sessionId] = (cookies.candela_refresh ?? '').split('.');
    const said = async (change: { revoked_reason: string } | null) => {
      const revoked = { revoked_at: change && app.clock.now(), revoked_reason: change?.revoked_reason ?? null };
      await app.platform.database.system
        .updateTable('sessions')
        .set(revoked)
        .where('id', '=', sessionId ?? '')
        .execute();
      const { status, body } = await refreshWith(cookies);
      return [status, body.type, body.message];
    };
    expect(await said({ revoked_reason: 'signed out elsewhere' })).toEqual([
      401,
      'SESSION_ENDED',
      'You were signed out from another device. Please sign in again.',
    ]);
    const [, type] = await said({ revoked_reason: 'an old refresh token was used again' });
    expect(type).toBe('REFRESH_FAILED');
    const forged = `${sessionId}.0.${'A'.repeat(43)}`;
    await said({ revoked_reason: 'signed out elsewhere' });
    expect((await refreshWith({ candela_refresh: forged })).body.type).toBe('REFRESH_FAILED');
    app.clock.advance(days(31));
    expect(await said(null)).toEqual([401, 'SESSION_ENDED', 'Your session has expired. Please sign in again.']);
  });

  it('answers 401 without a cookie', async () => {
    const answer = await refreshWith({});
    expect([answer.status, answer.body.message]).toEqual([401, 'Unable to refresh token. Please log in again.']);
  });

  it('lasts thirty days from the last use', async () => {
    const { cookies } = await start();
    app.clock.advance(days(29));
    const used = await refreshWith(cookies);
    expect(used.status).toBe(200);
    app.clock.advance(days(29));
    const again = await refreshWith(used.cookies);
    expect(again.status).toBe(200);
    app.clock.advance(days(30) + 1000);
    expect((await refreshWith(again.cookies)).status).toBe(401);
  });

  it('lasts 365 days at most, however often it is used', async () => {
    let { cookies } = await start();
    for (let month = 0; month < 14; month += 1) {
      app.clock.advance(days(26));
      const answer = await refreshWith(cookies);
      expect(answer.status).toBe(200);
      cookies = answer.cookies;
    }
    app.clock.advance(days(1) + 1000);
    expect((await refreshWith(cookies)).status).toBe(401);
  });

  it('ends with a suspension', async () => {
    const { cookies, token, accountId } = await start();
    await app.platform.database.system
      .updateTable('accounts')
      .set({ suspended_at: app.clock.now() })
      .where('id', '=', accountId)
      .execute();
    expect((await refreshWith(cookies)).status).toBe(401);
    expect((await listWith(token)).status).toBe(401);
  });

  it('refuses a foreign Origin, accepts its own and a missing one', async () => {
    const { cookies } = await start();
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      const answer = await refreshWith(cookies, { origin });
      expect([answer.status, answer.body.type]).toEqual([403, 'ORIGIN_REFUSED']);
    }
    const own = await refreshWith(cookies, { host: 'localhost:3000', origin: 'http://localhost:3000' });
    expect(own.status).toBe(200);
    expect((await refreshWith(own.cookies)).status).toBe(200);
  });
});

describe('logout', () => {
  it('ends the session by bearer token, at once', async () => {
    const { token, cookies } = await start();
    const answer = await app.call(logout, {}, { token });
    expect(answer.status).toBe(200);
    expect((await listWith(token)).status).toBe(401);
    expect((await refreshWith(cookies)).status).toBe(401);
  });

  it('ends the session by cookie alone, and clears it', async () => {
    const { token, cookies } = await start();
    const answer = await app.call(logout, {}, { cookies });
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toMatch(/candela_refresh=;.*Path=\/api\/auth/);
    expect((await listWith(token)).status).toBe(401);
    expect((await refreshWith(cookies)).status).toBe(401);
  });

  it('leaves other sessions of the account alone', async () => {
    const person = await createPerson(app, 'candidate');
    const [here, elsewhere] = [await signIn(app, person), await signIn(app, person)];
    await app.call(logout, {}, here);
    expect((await listWith(elsewhere.token)).status).toBe(200);
  });

  it('does nothing to a session whose cookie is forged', async () => {
    const { token, cookies } = await start();
    const [sessionId] = (cookies.candela_refresh ?? '').split('.');
    const forged = { candela_refresh: `${sessionId}.0.${'A'.repeat(43)}` };
    expect((await app.call(logout, {}, { cookies: forged })).status).toBe(200);
    expect((await listWith(token)).status).toBe(200);
  });

  it('answers the same with no session, and refuses a foreign Origin', async () => {
    expect((await app.call(logout, {})).status).toBe(200);
    const { token, cookies } = await start();
    const foreign = await app.call(logout, {}, { cookies, headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    expect((await listWith(token)).status).toBe(200);
  });
});
