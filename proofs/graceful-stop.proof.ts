import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { loginBody, signInAs } from '../bench/harness/people.ts';
import { startProduct } from '../bench/harness/product.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { call } from './harness/calls.ts';
import { embeddedIn } from './harness/embedded-server.ts';

export const about = 'SIGTERM lets everything in flight finish, and the process ends with 0';
export const rounds = 5;

// Fewer than the pool has connections: those beyond it are turned away after a moment, which is another promise.
const waiting = 8;
const heldMs = 1500;

export async function prove(count: number): Promise<void> {
  await inTemporaryPlace(async (directory) => {
    for (let round = 1; round <= count; round += 1) await proveOnce(path.join(directory, 'data'), round);
  });
}

async function proveOnce(dataDir: string, round: number): Promise<void> {
  const product = await startProduct({ entry: 'all', dataDir, environment: { RATE_LIMITS: '0' } });
  const token = await signInAs(product.url, 'recruiter');

  // Requests that cannot finish until we let go of the table they read. Nothing else reads it: who a session is, say.
  const holder = await embeddedIn(dataDir).connect();
  await holder.query('begin; lock table interview_templates in access exclusive mode');
  // One whose body is still on its way when the signal comes. It goes first: when the others wait, it has been taken in.
  const slow = await beginSlowLogin(product.port);
  const reads = Array.from({ length: waiting }, () => call(`${product.url}/api/calendar/templates`, { token }));
  await untilWaiting(holder);

  const stoppedAt = performance.now();
  const ended = product.stop();
  await sleep(heldMs / 2);
  assert.ok(product.isRunning(), 'it waits for what is in flight');
  slow.finish();
  await sleep(heldMs / 2);
  await holder.query('commit');
  await holder.end();

  const statuses = (await Promise.all(reads)).map((answer) => answer.status);
  assert.deepEqual(statuses, Array(waiting).fill(200), `every read in flight is answered\n${product.output()}`);
  assert.equal(await slow.status, 200, `the slow one is answered\n${product.output()}`);
  assert.equal(await ended, 0, product.output());
  assert.ok(await embeddedIn(dataDir).untilStopped(1000), 'the database stopped with it');
  const took = (performance.now() - stoppedAt - heldMs) / 1000;
  say(
    `  round ${round}: ${waiting} reads and a slow login answered 200; ended with 0, ${took.toFixed(1)} s after the last`,
  );
}

/** Until every read stands at the table: however busy the machine, all of them are then in flight. */
async function untilWaiting(holder: Client): Promise<void> {
  const count =
    "select count(*)::int as waiting from pg_locks where relation = 'interview_templates'::regclass and not granted";
  for (;;) {
    const { rows } = await holder.query<{ waiting: number }>(count);
    if ((rows[0]?.waiting ?? 0) >= waiting) return;
    await sleep(50);
  }
}

async function beginSlowLogin(port: number): Promise<{ finish(): void; status: Promise<number> }> {
  const body = loginBody('candidate');
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, 10));
  const status = once(socket, 'data').then(([chunk]) => {
    socket.destroy();
    return Number(String(chunk).match(/^HTTP\/1\.1 (\d+)/)?.[1]);
  });
  return { finish: () => void socket.write(body.slice(10)), status };
}
