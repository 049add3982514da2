import { login, refresh } from '@candela/contract/auth/auth.routes.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { signInWithGoogle } from '../../testing/google-sign-in.ts';
import { testPassword } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertAccount } from './accounts.repo.ts';
import { shutOutDemoAccounts } from './demo-accounts.service.ts';
import { hashPassword } from './passwords.ts';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', SECRET_KEY: 'x'.repeat(40) };

let app: TestApp;
afterEach(() => app.close());

async function open(environment: Record<string, string>): Promise<void> {
  app = await createTestApp({ environment });
  const passwordHash = await hashPassword(testPassword);
  for (const role of ['candidate', 'admin'] as const) {
    await insertAccount(app.platform.database.system, {
      email: `${role}@demo.candela.test`,
      role,
      firstName: 'Demo',
      lastName: 'Person',
      passwordHash,
      authProvider: 'cognito',
    });
  }
}

const tryAs = (role: Role) =>
  app.call(login, { body: { email: `${role}@demo.candela.test`, role, password: testPassword } });

describe('demo accounts', () => {
  it('sign in outside production, the admin with the password alone', async () => {
    await open({});
    expect((await tryAs('candidate')).status).toBe(200);
    expect((await tryAs('admin')).status).toBe(200);
  });

  it('do not sign in to production, by password or through Google', async () => {
    await open(production);
    for (const role of ['candidate', 'admin'] as const) {
      const answer = await tryAs(role);
      expect([answer.status, answer.body.type]).toEqual([403, 'DEMO_ACCOUNT_REFUSED']);
      expect(answer.cookies.candela_refresh).toBeUndefined();
    }
    const google = await signInWithGoogle(app, 'candidate@demo.candela.test');
    expect([google.status, google.body.type]).toEqual([403, 'DEMO_ACCOUNT_REFUSED']);
  });

  it('do so where that is forced by name, but for the admin', async () => {
    await open({ ...production, ALLOW_DEMO_IN_PRODUCTION: '1' });
    expect((await tryAs('candidate')).status).toBe(200);
    expect((await tryAs('admin')).body.type).toBe('DEMO_ACCOUNT_REFUSED');
  });

  it('lose the sessions they had before, when production starts on their database', async () => {
    await open({});
    const { cookies } = await tryAs('candidate');
    const { database, clock, config } = app.platform;
    expect(await shutOutDemoAccounts(database, clock, config)).toEqual([]);
    expect((await app.call(refresh, {}, { cookies })).status).toBe(200);
    const shutOut = await shutOutDemoAccounts(database, clock, {
      isProduction: true,
      allowDemoAccounts: false,
    });
    expect(shutOut.sort()).toEqual(['admin@demo.candela.test', 'candidate@demo.candela.test']);
    expect((await app.call(refresh, {}, { cookies })).status).toBe(401);
  });
});
