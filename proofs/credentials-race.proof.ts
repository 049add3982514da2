import assert from 'node:assert/strict';
import path from 'node:path';
import { demoAccounts, demoPassword } from '../apps/server/src/demo/demo-accounts.ts';
import { startProduct } from '../bench/harness/product.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { type Answer, call } from './harness/calls.ts';
import { embeddedIn } from './harness/embedded-server.ts';

export const about =
  'sign-ins that race with a new password or a suspension: none of the old credentials stays signed in';
/** Changes of password; there are half as many resets and suspensions. */
export const rounds = 20;

const loginsPerRound = 12;

interface Race {
  url: string;
  email: string;
  /** What signs in before, and must sign no caller in afterwards. */
  password: string;
  /** What replaces or withdraws the credentials, while the sign-ins are under way. */
  strike(token: string): Promise<Answer>;
  /** What lifts it again, once every sign-in was answered: one that waited its turn may rightly begin a session after that. */
  lift?(): Promise<Answer>;
}

export const prove = (count: number): Promise<void> =>
  inTemporaryPlace(async (directory) => {
    const dataDir = path.join(directory, 'data');
    const product = await startProduct({ entry: 'all', dataDir, environment: { RATE_LIMITS: '0' } });
    const { url } = product;
    const half = Math.max(1, Math.floor(count / 2));
    const tallies = {
      changes: await tally(count, () => raceChange(url)),
      resets: await tally(half, () => raceReset(url)),
      suspensions: await tally(half, () => raceSuspension(url)),
    };
    for (const [kind, { begun, alive }] of Object.entries(tallies)) {
      say(`  ${kind}: ${begun} sign-ins with the old credentials answered 200 while racing, ${alive} of them live on`);
    }
    const left = await embeddedIn(dataDir).query(`
      select from sessions s join accounts a on a.id = s.account_id
      where a.email like '%@race.test' and s.revoked_at is null and s.credentials_version < a.credentials_version`);
    say(`  rows of older credentials that were not ended: ${left.length}`);
    const alive = Object.values(tallies).reduce((sum, each) => sum + each.alive, 0);
    assert.equal(alive + left.length, 0, 'a session of replaced credentials lives on');
    assert.equal(await product.stop(), 0, product.output());
  });

async function tally(count: number, race: () => Promise<Race>) {
  const total = { begun: 0, alive: 0 };
  for (let round = 0; round < count; round += 1) {
    const { begun, alive } = await run(await race());
    total.begun += begun;
    total.alive += alive;
  }
  return total;
}

const signIn = (url: string, { email, password }: { email: string; password: string }) =>
  call(`${url}/api/auth/login`, { body: { email, role: 'candidate', password }, timeoutMs: 60_000 });

/** Sign-ins before, during and after the strike; then each one that began a session tries to use it. */
async function run({ url, email, password, strike, lift }: Race): Promise<{ begun: number; alive: number }> {
  const first = await signIn(url, { email, password });
  assert.equal(first.status, 200, JSON.stringify(first.body));
  const under = (length: number) => Array.from({ length }, () => signIn(url, { email, password }));
  const before = under(loginsPerRound / 2);
  const struck = strike(String(first.body.accessToken));
  const during = under(loginsPerRound / 2);
  assert.equal((await struck).status, 200, JSON.stringify((await struck).body));
  // Who changes the password stays signed in; a suspension ends the session from before as well.
  const earlier = lift ? [first] : [];
  const begun = [...earlier, ...(await Promise.all([...before, ...during]))].filter(({ status }) => status === 200);
  const lifted = await lift?.();
  if (lifted) assert.equal(lifted.status, 200, JSON.stringify(lifted.body));
  let alive = 0;
  for (const { body, cookie } of begun) {
    const token = await call(`${url}/api/auth/sessions`, { token: String(body.accessToken) });
    const refreshed = await call(`${url}/api/auth/refresh`, { method: 'POST', ...(cookie && { cookie }) });
    if (token.status === 200 || refreshed.status === 200) alive += 1;
  }
  return { begun: begun.length, alive };
}

let people = 0;

async function register(url: string): Promise<{ email: string; password: string }> {
  people += 1;
  const person = { email: `person-${people}@race.test`, password: 'Correct-horse-1' };
  const details = { firstName: 'Rae', lastName: 'Swift', role: 'candidate' };
  const answer = await call(`${url}/api/auth/register`, { body: { ...details, ...person } });
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  const code = await newestCode(url, person.email, 'verification');
  const confirmed = await call(`${url}/api/auth/confirm`, { body: { email: person.email, role: 'candidate', code } });
  assert.equal(confirmed.status, 200, JSON.stringify(confirmed.body));
  return person;
}

/** Mail is written in the background: waits until it is there. */
async function newestCode(url: string, email: string, word: string): Promise<string> {
  for (;;) {
    const { body } = await call(`${url}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const mail = (body.items as { subject: string }[]).find(({ subject }) => subject.includes(word));
    const code = mail?.subject.match(/^\d{6}/)?.[0];
    if (code) return code;
  }
}

async function raceChange(url: string): Promise<Race> {
  const person = await register(url);
  const body = { email: person.email, newPassword: 'Brand-new-one-9' };
  return { url, ...person, strike: (token) => call(`${url}/api/auth/change-password`, { token, body }) };
}

async function raceReset(url: string): Promise<Race> {
  const person = await register(url);
  const who = { email: person.email, role: 'candidate' };
  await call(`${url}/api/auth/forgot-password`, { body: who });
  const code = await newestCode(url, person.email, 'new Candela password');
  const body = { ...who, code, newPassword: 'Brand-new-one-9' };
  return { url, ...person, strike: () => call(`${url}/api/auth/reset-password`, { body }) };
}

async function raceSuspension(url: string): Promise<Race> {
  const person = await register(url);
  const { email, role } = demoAccounts.admin;
  const admin = await call(`${url}/api/auth/login`, { body: { email, role, password: demoPassword } });
  const token = String(admin.body.accessToken);
  const found = await call(`${url}/api/admin/accounts?search=${encodeURIComponent(person.email)}`, { token });
  const [account] = found.body.items as { id: string }[];
  const suspend = (isSuspended: boolean) =>
    call(`${url}/api/admin/accounts/${account?.id}/suspension`, {
      method: 'PATCH',
      token,
      body: { isSuspended, reason: 'A proof' },
    });
  return {
    url,
    ...person,
    strike: () => suspend(true),
    // What the suspension ended must not come back with it.
    lift: () => suspend(false),
  };
}
