import { listSessions } from '@candela/contract/auth/auth.routes.ts';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { minutes, seconds } from '../clock.ts';
import { deriveKeys } from '../secrets/keys.ts';
import { createAccessTokens } from './access-token.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.stop();
  person = await createPerson(app, 'candidate');
});
afterAll(() => app.close());

const statusOf = async (authorization: string | undefined) =>
  (await app.inject({ method: 'GET', url: listSessions.path, headers: { ...(authorization && { authorization }) } }))
    .statusCode;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('access token', () => {
  it('opens a route with the word Bearer in any case, and with nothing else', async () => {
    const { token } = await signIn(app, person);
    expect(await statusOf(`Bearer ${token}`)).toBe(200);
    expect(await statusOf(`bearer ${token}`)).toBe(200);
    for (const other of [
      undefined,
      token,
      `Basic ${token}`,
      'Bearer',
      'Bearer ',
      `Bearer ${token} x`,
      `Bearer a ${token}`,
    ]) {
      expect([other, await statusOf(other)]).toEqual([other, 401]);
    }
  });

  it('lives ten minutes', async () => {
    const { token } = await signIn(app, person);
    app.clock.advance(minutes(10) - seconds(10));
    expect(await statusOf(`Bearer ${token}`)).toBe(200);
    app.clock.advance(seconds(16));
    expect(await statusOf(`Bearer ${token}`)).toBe(401);
  });

  it('is refused when a single part is changed', async () => {
    const { token } = await signIn(app, person);
    const other = await createPerson(app, 'admin');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = decodeJwt(token);
    const tampered = [
      [header, encode({ ...claims, role: 'admin' }), signature],
      [header, encode({ ...claims, sub: other.accountId }), signature],
      [header, encode({ ...claims, exp: Number(claims.exp) + 3600 }), signature],
      [header, payload, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`],
      [header, payload, ''],
      [encode({ alg: 'none', typ: 'JWT' }), payload, ''],
      [encode({ alg: 'none', typ: 'JWT' }), payload, signature],
      [encode({ alg: 'HS512', typ: 'JWT' }), payload, signature],
    ];
    for (const parts of tampered) expect([parts, await statusOf(`Bearer ${parts.join('.')}`)]).toEqual([parts, 401]);
    expect(await statusOf(`Bearer ${token}`)).toBe(200);
  });

  it('is refused when another key, another algorithm or another issuer signed it', async () => {
    const { token } = await signIn(app, person);
    const { sub = '', sid, role, exp = 0 } = decodeJwt(token);
    const key = app.platform.keys.accessToken;
    const sign = (issuer: string, alg: string, signingKey: Uint8Array) =>
      new SignJWT({ sid, role })
        .setProtectedHeader({ alg })
        .setSubject(sub)
        .setIssuer(issuer)
        .setExpirationTime(exp)
        .sign(signingKey);
    expect(await statusOf(`Bearer ${await sign('candela', 'HS256', key)}`)).toBe(200);
    expect(await statusOf(`Bearer ${await sign('somebody', 'HS256', key)}`)).toBe(401);
    const longKey = new Uint8Array([...key, ...key]);
    expect(await statusOf(`Bearer ${await sign('candela', 'HS512', longKey)}`)).toBe(401);
    expect(await statusOf(`Bearer ${await sign('candela', 'HS256', app.platform.keys.oauthState)}`)).toBe(401);
    const foreign = deriveKeys('another master key, which is also long enough').accessToken;
    expect(await statusOf(`Bearer ${await sign('candela', 'HS256', foreign)}`)).toBe(401);
  });

  it('points at a session; the row decides', async () => {
    const { token } = await signIn(app, person);
    const { sid } = decodeJwt<{ sid: string }>(token);
    await app.platform.database.system
      .updateTable('sessions')
      .set({ revoked_at: app.clock.now() })
      .where('id', '=', sid)
      .execute();
    expect(await statusOf(`Bearer ${token}`)).toBe(401);
  });

  it("is refused when the session is another account's, or none", async () => {
    const { token } = await signIn(app, person);
    const { sid } = decodeJwt<{ sid: string }>(token);
    const other = await createPerson(app, 'admin');
    const tokens = createAccessTokens(app.platform.keys.accessToken, app.clock);
    const issue = (accountId: string, sessionId: string) => tokens.issue({ accountId, sessionId, role: 'admin' });
    expect(await statusOf(`Bearer ${await issue(person.accountId, sid)}`)).toBe(200);
    expect(await statusOf(`Bearer ${await issue(other.accountId, sid)}`)).toBe(401);
    expect(await statusOf(`Bearer ${await issue(person.accountId, crypto.randomUUID())}`)).toBe(401);
  });
});
