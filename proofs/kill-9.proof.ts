import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import type { Product } from '../bench/harness/product.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { embeddedIn } from './harness/embedded-server.ts';
import { type Fleet, startFleet } from './harness/fleet.ts';
import { checkMail, checkRows, type Ledger, unfinishedJobs } from './harness/ledger.ts';
import { canSignIn, visit } from './harness/visitor.ts';

export const about =
  'kill -9 of server, database or worker under load: nothing acknowledged is lost, nothing happens twice';
export const rounds = 20;

const visitors = 4;
const longestLoadMs = 30_000;
const drainMs = 120_000;
/** One in five is the database: 250 rounds are 200 kills of the product and 50 of its database. */
const victims = ['server', 'database', 'worker', 'api', 'server'] as const;

export const prove = (count: number): Promise<void> =>
  inTemporaryPlace(async (directory) => {
    const dataDir = path.join(directory, 'data');
    const server = embeddedIn(dataDir);
    const ledger: Ledger = { people: [], acknowledged: 0, uncertain: 0 };
    const port = await pickFreePort();
    const start = (together: boolean): Promise<Fleet> =>
      startFleet({ dataDir, port, environment: { RATE_LIMITS: '0', SEED_DEMO: '0' }, isSplit: !together });

    const ending = new AbortController();
    const load: Promise<void>[] = [];
    const kills = new Map<string, number>();
    let fleet: Fleet | undefined;
    try {
      for (let round = 0; round < count; round += 1) {
        const victim = victims[round % victims.length] ?? 'server';
        const isTogether = victim === 'server' || victim === 'database';
        const before = ledger.acknowledged;
        fleet = await start(isTogether);
        if (load.length === 0) {
          for (let index = 0; index < visitors; index += 1) {
            load.push(visit(() => `http://127.0.0.1:${port}`, ledger, ending.signal));
          }
        }
        await Promise.race([untilWritten(ledger, before + 15 + Math.floor(Math.random() * 25)), ...load]);
        const wrote = ledger.acknowledged - before;
        await strike(victim, fleet, server.kill);
        if (victim === 'database') await sleep(2000);
        for (const product of fleet.products) {
          if (!product.isRunning()) continue;
          assert.equal(await product.stop(), 0, product.output());
        }
        kills.set(victim, (kills.get(victim) ?? 0) + 1);
        say(`  round ${round + 1}: ${victim} killed after ${wrote} acknowledged writes`);
      }
      say(`  kills: ${[...kills].map(([victim, times]) => `${victim} ${times}`).join(', ')}`);
      fleet = await start(true);
      await sleep(500);
      ending.abort();
      await Promise.all(load);
      await verify(fleet.api, server, ledger, path.join(dataDir, 'outbox'));
      assert.equal(await fleet.api.stop(), 0, fleet.api.output());
      assert.ok(await server.untilStopped(2000), 'the database stopped with it');
    } finally {
      ending.abort();
      await Promise.allSettled(load);
      for (const product of fleet?.products ?? []) if (product.isRunning()) await product.stop();
      // Only after a failure: nothing is left that would stop it.
      if (await server.pid()) await server.kill();
    }
  });

/** Not always at the same moment of the work, but never before there was some. */
async function untilWritten(ledger: Ledger, count: number): Promise<void> {
  const deadline = Date.now() + longestLoadMs;
  while (ledger.acknowledged < count && Date.now() < deadline) await sleep(5);
}

async function strike(
  victim: (typeof victims)[number],
  fleet: Fleet,
  killDatabase: () => Promise<unknown>,
): Promise<void> {
  if (victim === 'database') return void (await killDatabase());
  const product = victim === 'worker' ? fleet.worker : fleet.api;
  product.kill('SIGKILL');
  await product.ended;
}

async function verify(
  api: Product,
  server: ReturnType<typeof embeddedIn>,
  ledger: Ledger,
  outbox: string,
): Promise<void> {
  const deadline = Date.now() + drainMs;
  for (let left = await unfinishedJobs(server); left.length > 0; left = await unfinishedJobs(server)) {
    assert.ok(Date.now() < deadline, `jobs are not done: ${left.join(', ')}`);
    await sleep(500);
  }
  await checkRows(server, ledger);
  const mails = await checkMail(server, ledger, outbox);
  const confirmed = ledger.people.filter((person) => person.isConfirmed);
  for (const person of confirmed) {
    assert.ok(
      await canSignIn(api.url, person),
      `${person.email} cannot sign in with the password that was acknowledged`,
    );
  }
  say(
    `  ${ledger.acknowledged} acknowledged writes of ${ledger.people.length} people are all there; ${ledger.uncertain} were cut off`,
  );
  say(`  ${mails} mails, each written once; no job lost, stuck or failed; ${confirmed.length} accounts sign in`);
}
