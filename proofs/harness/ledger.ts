import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import type { embeddedIn } from './embedded-server.ts';

/** One person and what the product has promised them. */
export interface Person {
  email: string;
  isRegistered: boolean;
  isConfirmed: boolean;
  passwordChanges: number;
  /** The one that must work; two when a change was cut off and either may. */
  passwords: string[];
  sessions: { id: string; refreshes: number }[];
}

export interface Ledger {
  people: Person[];
  /** Calls that were answered as done. */
  acknowledged: number;
  /** Calls that broke off or were turned away: they may or may not have happened. */
  uncertain: number;
}

type Server = ReturnType<typeof embeddedIn>;

/** Everything that was answered as done is there; throws with the first that is not. */
export async function checkRows(server: Server, ledger: Ledger): Promise<void> {
  const [accounts, registrations, sessions] = await Promise.all([
    server.query<{ email: string }>('select email from accounts'),
    server.query<{ email: string }>('select email from registrations'),
    server.query<{ id: string; generation: number }>('select id, generation from sessions'),
  ]);
  const confirmed = new Set(accounts.map((row) => row.email));
  const waiting = new Set(registrations.map((row) => row.email));
  const generations = new Map(sessions.map((row) => [row.id, row.generation]));
  for (const person of ledger.people) {
    const { email } = person;
    if (person.isRegistered) assert.ok(confirmed.has(email) || waiting.has(email), `${email} is not registered`);
    if (person.isConfirmed) assert.ok(confirmed.has(email), `${email} has no account`);
    for (const { id, refreshes } of person.sessions) {
      const generation = generations.get(id);
      assert.ok(generation !== undefined, `${email} lost a session`);
      assert.ok(generation >= refreshes, `${email} lost a refresh: ${generation} of ${refreshes}`);
    }
  }
}

/** Each mail in the outbox table was written as exactly one file, and each registration asked for exactly one. */
export async function checkMail(server: Server, ledger: Ledger, outbox: string): Promise<number> {
  const rows = await server.query<{ id: string; to_address: string; subject: string; status: string }>(
    'select id, to_address, subject, status from mail_outbox',
  );
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  const copies = new Map<string, number>();
  for (const name of files) {
    const id = name.slice(-'00000000-0000-4000-8000-000000000000.eml'.length, -'.eml'.length);
    copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  for (const { id, to_address, status } of rows) {
    assert.equal(status, 'sent', `mail ${id} to ${to_address} is ${status}`);
    assert.equal(copies.get(id), 1, `mail ${id} to ${to_address} was written ${copies.get(id) ?? 0} times`);
  }
  assert.equal(files.length, rows.length, 'every file belongs to a mail');
  for (const { email, isRegistered, passwordChanges } of ledger.people) {
    const toThem = rows.filter((row) => row.to_address === email);
    const changes = toThem.filter((row) => /password/i.test(row.subject)).length;
    if (isRegistered) assert.equal(toThem.length - changes, 1, `${email} was sent ${toThem.length - changes} codes`);
    assert.ok(changes >= passwordChanges, `${email} was not told of a changed password`);
  }
  return rows.length;
}

/** Work that waits, is under way, or has failed. */
export async function unfinishedJobs(server: Server): Promise<string[]> {
  const rows = await server.query<{ name: string; state: string; count: string }>(
    `select name, state, count(*) as count from pgboss.job
     where name = 'mail.send' and state <> 'completed' group by 1, 2`,
  );
  return rows.map((row) => `${row.count} ${row.name} ${row.state}`);
}
