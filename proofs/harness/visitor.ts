import { setTimeout as sleep } from 'node:timers/promises';
import { answersReady } from '../../bench/harness/product.ts';
import { type Answer, call } from './calls.ts';
import type { Ledger, Person } from './ledger.ts';

class Uncertain extends Error {}

let count = 0;

/** Registers, confirms, signs in, refreshes and changes passwords, person after person, until told to stop. */
export async function visit(url: () => string, ledger: Ledger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (!(await answersReady(url()))) {
      await sleep(100);
      continue;
    }
    count += 1;
    const person: Person = {
      email: `visitor-${count}@proof.test`,
      isRegistered: false,
      isConfirmed: false,
      passwordChanges: 0,
      passwords: ['Correct-horse-1'],
      sessions: [],
    };
    ledger.people.push(person);
    try {
      await live(url, person, ledger, signal);
    } catch (error) {
      if (!(error instanceof Uncertain)) throw error;
      // Broken off: what this person had stays in the ledger, and the next visitor comes.
      ledger.uncertain += 1;
    }
  }
}

async function live(url: () => string, person: Person, ledger: Ledger, signal: AbortSignal): Promise<void> {
  const { email } = person;
  const send = async (path: string, options: Parameters<typeof call>[1], good: number): Promise<Answer> => {
    const answer = await call(`${url()}${path}`, options).catch(() => {
      throw new Uncertain();
    });
    if (answer.status === 503) throw new Uncertain();
    if (answer.status !== good) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    if (options?.body !== undefined || options?.method) ledger.acknowledged += 1;
    return answer;
  };

  const details = { email, firstName: 'Vera', lastName: 'Visitor', role: 'candidate' };
  await send('/api/auth/register', { body: { ...details, password: person.passwords[0] } }, 201);
  person.isRegistered = true;

  let code: string | undefined;
  for (let tries = 0; !code && tries < 100; tries += 1) {
    const { body } = await send(`/dev/mailbox.json?to=${encodeURIComponent(email)}`, {}, 200);
    const [mail] = body.items as { text: string }[];
    code = mail?.text.match(/\b\d{6}\b/)?.[0];
    if (!code) await sleep(20);
  }
  await send('/api/auth/confirm', { body: { email, role: 'candidate', code } }, 200);
  person.isConfirmed = true;

  for (let visits = 0; visits < 2 && !signal.aborted; visits += 1) {
    const login = await send(
      '/api/auth/login',
      { body: { email, role: 'candidate', password: person.passwords[0] } },
      200,
    );
    const token = String(login.body.accessToken);
    const session = { id: sessionOf(token), refreshes: 0 };
    person.sessions.push(session);
    let cookie = login.cookie;
    for (let refreshes = 0; refreshes < 3; refreshes += 1) {
      const answer = await send('/api/auth/refresh', { method: 'POST', ...(cookie && { cookie }) }, 200);
      cookie = answer.cookie;
      session.refreshes += 1;
    }
    const newPassword = `Correct-horse-${count}-${visits}`;
    person.passwords.push(newPassword);
    await send('/api/auth/change-password', { token, body: { email, newPassword } }, 200);
    person.passwords = [newPassword];
    person.passwordChanges += 1;
  }
}

function sessionOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  return claims.sid;
}

/** Whether one of the passwords that may be right is. */
export async function canSignIn(url: string, { email, passwords }: Person): Promise<boolean> {
  for (const password of passwords) {
    const { status } = await call(`${url}/api/auth/login`, { body: { email, role: 'candidate', password } });
    if (status === 200) return true;
  }
  return false;
}
