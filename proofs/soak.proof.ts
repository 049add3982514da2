import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { withDemonstration } from '../bench/harness/demonstration.ts';
import { loginBody, signInAs } from '../bench/harness/people.ts';
import { childrenOf, residentMemory } from '../bench/harness/process-figures.ts';
import { say } from '../bench/harness/say.ts';
import { megabytes } from '../bench/harness/temporary-place.ts';

export const about = 'mixed load for so many minutes: memory settles, and nothing fails';
/** Minutes. */
export const rounds = 60;

const callers = 6;
const pauseMs = 20;
/** By then everything has been loaded and every cache is as full as it becomes. */
const warmMinutes = 5;
/** How much more the server may hold at the end than when it was warm. */
const mostGrowth = 1.3;

interface Tally {
  answers: number;
  turnedAway: number;
  failures: string[];
}

export const prove = (minutes: number): Promise<void> =>
  withDemonstration(async ({ product, client }) => {
    const { rows } = await client.query<{ id: string }>(`select id from jobs where status = 'Active' limit 1`);
    const tally: Tally = { answers: 0, turnedAway: 0, failures: [] };
    const ending = new AbortController();
    const load = Array.from({ length: callers }, () => work(product.url, rows[0]?.id ?? '', tally, ending.signal));
    const memory: number[] = [];
    try {
      for (let minute = 1; minute <= minutes; minute += 1) {
        await sleep(60_000);
        const own = (await residentMemory(product.pid)) ?? 0;
        const children = await Promise.all((await childrenOf(product.pid)).map(residentMemory));
        memory.push(own);
        const others = children.map((bytes) => megabytes(bytes)).join(' + ') || 'none';
        say(`  minute ${minute}: server ${megabytes(own)}, its processes ${others}; ${tally.answers} answers`);
      }
    } finally {
      ending.abort();
      await Promise.all(load);
    }
    say(`  ${tally.turnedAway} turned away, ${tally.failures.length} failed`);
    assert.deepEqual(tally.failures.slice(0, 5), []);
    const [warm, last] = [memory[warmMinutes - 1], memory.at(-1)];
    if (warm && last && minutes >= 2 * warmMinutes) {
      assert.ok(last < warm * mostGrowth, `memory went from ${megabytes(warm)} to ${megabytes(last)}`);
    }
  });

/** What callers do in turn: look at pages, sign in, list, read, search and change something. */
async function work(url: string, jobId: string, tally: Tally, signal: AbortSignal): Promise<void> {
  let token = await signInAs(url, 'recruiter');
  const steps: (() => [target: string, init?: RequestInit])[] = [
    () => ['/'],
    () => ['/resources/blog'],
    () => [`/resources?visit=${tally.answers}`],
    () => ['/login'],
    () => [`/nothing-at-${tally.answers}`],
    () => [`/api/rankings/job/${jobId}`],
    () => ['/api/companies/recruiter'],
    () => ['/api/recruiter'],
    () => ['/api/auth/login', { method: 'POST', body: loginBody('candidate') }],
    () => [`/api/rankings/job/${jobId}/export`],
  ];
  for (let step = 0; !signal.aborted; step += 1) {
    const [target, init] = steps[step % steps.length]?.() ?? ['/'];
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(url + target, { ...init, headers });
    await response.arrayBuffer();
    tally.answers += 1;
    if (response.status === 401) token = await signInAs(url, 'recruiter');
    else if (response.status === 503 || response.status === 429) tally.turnedAway += 1;
    else if (response.status >= 500) tally.failures.push(`${target} answered ${response.status}`);
    await sleep(pauseMs);
  }
}
