import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { withDemonstration } from '../bench/harness/demonstration.ts';
import { fillBoard } from '../bench/harness/many-applications.ts';
import { loginBody, signInAs } from '../bench/harness/people.ts';
import { childrenOf, residentMemory } from '../bench/harness/process-figures.ts';
import type { Product } from '../bench/harness/product.ts';
import { say } from '../bench/harness/say.ts';
import { megabytes } from '../bench/harness/temporary-place.ts';

export const about =
  'mixed load for so many minutes on 20,000 candidates with 100,000 applications: memory settles, and nothing fails';
/** Minutes. */
export const rounds = 60;

const callers = 6;
const pauseMs = 20;
/** By then everything has been loaded and every cache is as full as it becomes. */
const warmMinutes = 5;
/** How much more the server may hold at the end than when it was warm. */
const mostGrowth = 1.3;
/** How much it may hold at any time. */
const mostBytes = 450 * 1024 * 1024;
const crowd = { jobs: 40, people: 20_000, each: 5 };
const metricsToken = 'a token for measurements';

interface Tally {
  answers: number;
  turnedAway: number;
  failures: string[];
}

export const prove = (minutes: number): Promise<void> =>
  withDemonstration(
    async ({ product, client }) => {
      const { jobId } = await fillBoard(client, crowd);
      await client.query('vacuum analyze');
      const tally: Tally = { answers: 0, turnedAway: 0, failures: [] };
      const ending = new AbortController();
      const load = Array.from({ length: callers }, () => work(product.url, jobId, tally, ending.signal));
      const memory: number[] = [];
      try {
        for (let minute = 1; minute <= minutes; minute += 1) {
          memory.push(await mostInAMinute(product.pid));
          say(`  minute ${minute}: ${await holdings(product, memory.at(-1) ?? 0)}; ${tally.answers} answers`);
        }
      } finally {
        ending.abort();
        await Promise.all(load);
      }
      say(
        `  ${tally.turnedAway} turned away, ${tally.failures.length} failed; most at once ${megabytes(Math.max(...memory))}`,
      );
      assert.deepEqual(tally.failures.slice(0, 5), []);
      const [warm, last] = [memory[warmMinutes - 1], memory.at(-1)];
      if (warm && last && minutes >= 2 * warmMinutes) {
        assert.ok(last < warm * mostGrowth, `memory went from ${megabytes(warm)} to ${megabytes(last)}`);
      }
      assert.ok(Math.max(...memory) <= mostBytes, `the server held more than ${megabytes(mostBytes)}`);
    },
    { METRICS_TOKEN: metricsToken, REQUESTS_PER_SECOND: '1000' },
  );

/** The most a process held at the end of any second of a minute. */
async function mostInAMinute(pid: number): Promise<number> {
  let most = 0;
  for (let second = 0; second < 60; second += 1) {
    await sleep(1000);
    most = Math.max(most, (await residentMemory(pid)) ?? 0);
  }
  return most;
}

/** What it holds in words: all of it, JavaScript's own objects, buffers outside of them; and its processes. */
async function holdings({ url, pid }: Product, most: number): Promise<string> {
  const metrics = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const text = await metrics.text();
  const figure = (name: string) => megabytes(Number(text.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1]));
  const children = await Promise.all((await childrenOf(pid)).map(residentMemory));
  const others = children.map((bytes) => megabytes(bytes)).join(' + ') || 'none';
  const [used, total] = [figure('nodejs_heap_size_used_bytes'), figure('nodejs_heap_size_total_bytes')];
  const now = megabytes(await residentMemory(pid));
  const outside = figure('nodejs_external_memory_bytes');
  return `server ${now}, at most ${megabytes(most)} (objects ${used} of ${total}, buffers ${outside}), its processes ${others}`;
}

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
    () => ['/api/recruiter/applications/board'],
    () => [`/api/recruiter/applications?page=${1 + (tally.answers % 400)}&pageSize=25`],
    () => ['/api/recruiter/applications?sort=name&order=asc&pageSize=25'],
    () => ['/api/recruiter/applications/stats?timeZone=Europe/London'],
    () => [`/api/recruiter/candidates?search=person%20${tally.answers % 20_000}&pageSize=20`],
    () => [`/api/recruiter/candidates?page=${1 + (tally.answers % 100)}&pageSize=20`],
    () => ['/api/jobs/recruiter'],
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
