import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { signInAs } from '../../bench/harness/people.ts';
import { say } from '../../bench/harness/say.ts';
import { call } from './calls.ts';
import type { ReplicatedPostgres } from './replicated-postgres.ts';

const writes = 100;
/** The demonstration's CVs are read in the background after the start; until then its organisation is written to. */
const settledWithinMs = 180_000;

export interface ReplicaScene {
  /** Before all processes. */
  url: string;
  apiPorts: readonly number[];
  postgres: ReplicatedPostgres;
}

/** What the processes together counted. */
export async function countReads(ports: readonly number[]): Promise<{ served: number; declined: number }> {
  const texts = await Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()));
  const sum = (outcome: string) =>
    texts
      .map((text) =>
        Number(text.match(new RegExp(`database_replica_reads_total\\{outcome="${outcome}"\\} (\\d+)`))?.[1]),
      )
      .reduce((total, count) => total + count, 0);
  return { served: sum('served'), declined: sum('declined') };
}

/** While nothing is written, what may be a second old comes from the replica. */
export async function proveServed({ url, apiPorts }: ReplicaScene): Promise<void> {
  const token = await signInAs(url, 'recruiter');
  const countServed = async () => {
    const before = await countReads(apiPorts);
    for (let count = 0; count < 30; count += 1) {
      assert.equal((await call(`${url}/api/jobs/recruiter`, { token })).status, 200);
    }
    return (await countReads(apiPorts)).served - before.served;
  };
  const deadline = performance.now() + settledWithinMs;
  let served = await countServed();
  // On a busy machine there may be seconds between two of the demonstration's CVs.
  while (served < 15 && performance.now() < deadline) {
    await sleep(1000);
    served = await countServed();
  }
  assert.ok(served >= 15, `once nothing is written most of 30 reads are the replica's: ${served}`);
  say(`  ${served} of 30 lists came from the replica`);
}

/**
 * The replica stands still while something is written and read at once, through whichever process: it is asked by itself whether
 * it still has the old text, so that a read of it would be seen.
 */
export async function proveOwnWrites({ url, postgres }: ReplicaScene): Promise<void> {
  const token = await signInAs(url, 'recruiter');
  const listed = async () => (await call(`${url}/api/jobs/recruiter?pageSize=100`, { token })).body.data as Listed[];
  const [any] = await listed();
  const copied = await call(`${url}/api/jobs/${any?._id}/duplicate`, { method: 'POST', token });
  const { _id: id } = copied.body.data as Listed;
  const replica = await postgres.connectReplica();
  let behind = 0;
  try {
    for (let turn = 1; turn <= writes; turn += 1) {
      await replica.query('select pg_wal_replay_pause()');
      const title = `Keeper of light ${turn}`;
      const changed = await call(`${url}/api/jobs/${id}`, { method: 'PATCH', token, body: { title } });
      assert.equal(changed.status, 200, JSON.stringify(changed.body));
      const seen = (await listed()).find((job) => job._id === id)?.title;
      assert.equal(seen, title, `write ${turn} is seen at once`);
      const { rows } = await replica.query<Listed>('select title from jobs where id = $1', [id]);
      if (rows[0]?.title !== title) behind += 1;
      await replica.query('select pg_wal_replay_resume()');
      // Long enough to count as fresh again: a tempting one.
      await sleep(300);
    }
  } finally {
    await replica.query('select pg_wal_replay_resume()').catch(() => undefined);
    await replica.end();
  }
  assert.ok(behind > writes / 2, `the replica was behind: ${behind} of ${writes}`);
  say(`  ${writes} of ${writes} own writes seen at once; the replica itself did not have ${behind} of them yet`);
}

interface Listed {
  _id: string;
  title: string;
}
