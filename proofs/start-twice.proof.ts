import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from '../apps/server/src/demo/demo-accounts.ts';
import { signInAs } from '../bench/harness/people.ts';
import { launchProduct } from '../bench/harness/product.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { call } from './harness/calls.ts';
import { embeddedIn } from './harness/embedded-server.ts';

export const about = 'two that start at one moment on one empty directory share one database';
export const rounds = 3;

export async function prove(count: number): Promise<void> {
  for (let round = 1; round <= count; round += 1) await inTemporaryPlace((directory) => proveOnce(directory, round));
}

async function proveOnce(directory: string, round: number): Promise<void> {
  const dataDir = path.join(directory, 'data');
  const database = embeddedIn(dataDir);
  const both = await Promise.all([launchProduct({ entry: 'all', dataDir }), launchProduct({ entry: 'all', dataDir })]);
  const [first, second] = both;
  await Promise.all(both.map((product) => product.untilReady()));
  const postmaster = await database.pid();
  assert.ok(postmaster, 'a database runs');

  const accounts = await database.query<{ count: string }>('select count(*) as count from accounts');
  assert.equal(Number(accounts[0]?.count), Object.keys(demoAccounts).length, 'the demonstration was seeded once');
  // Each says so a moment after it is ready.
  const hasIntroduced = () => both.every((product) => product.output().includes(demoAccounts.admin.email));
  for (const deadline = Date.now() + 30_000; !hasIntroduced() && Date.now() < deadline; ) await sleep(50);
  const seeders = both.filter((product) => product.output().includes('(just created)'));
  assert.equal(seeders.length, 1, 'one of the two says that it seeded');

  // A session begun at one door is known at the other: one key, one database.
  const token = await signInAs(first.url, 'recruiter');
  assert.equal((await call(`${second.url}/api/recruiter`, { token })).status, 200);

  assert.equal(await first.stop(), 0, first.output());
  assert.equal(await database.pid(), postmaster, 'the database goes on for the one that is left');
  assert.equal((await call(`${second.url}/api/recruiter`, { token })).status, 200);
  assert.equal((await call(`${second.url}/readyz`)).status, 200);

  assert.equal(await second.stop(), 0, second.output());
  assert.ok(await database.untilStopped(1000), 'the last one out stops the database');
  const [a, b] = both.map((product) => `${(product.readyAfterMs / 1000).toFixed(1)} s`);
  say(`  round ${round}: ready after ${a} and ${b}; seeded once; stopped one after the other`);
}
