import { setTimeout as sleep } from 'node:timers/promises';
import { withFilledProduct } from './harness/filled-product.ts';
import { figure } from './harness/measure.ts';
import { signInAs } from './harness/people.ts';
import { say, sayTable } from './harness/say.ts';

export const about = 'a thousand requests of one organisation at one moment, and what another one notices of them';

const floodSize = 1000;
const people = 2000;
const neighbourPauseMs = 50;

interface Answer {
  status: number;
  tookMs: number;
  retryAfter: string | null;
}

export const run = (): Promise<void> =>
  withFilledProduct(people, async ({ product, jobId, call }) => {
    await call('GET', `/api/rankings/job/${jobId}`);
    const crowd = await signInAs(product.url, 'recruiter');
    const neighbour = await signInAs(product.url, 'free');
    const ask = async (target: string, token: string): Promise<Answer> => {
      const startedAt = performance.now();
      const response = await fetch(product.url + target, { headers: { authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      const retryAfter = response.headers.get('retry-after');
      return { status: response.status, tookMs: performance.now() - startedAt, retryAfter };
    };
    const askRanking = () => ask(`/api/rankings/job/${jobId}`, crowd);
    const askAsNeighbour = () => ask('/api/companies/recruiter', neighbour);
    for (let warm = 0; warm < 20; warm += 1) await askRanking();

    const before = await repeatUntil(sleep(2000), askAsNeighbour);
    const startedAt = performance.now();
    const flood = Promise.all(Array.from({ length: floodSize }, askRanking));
    const [meanwhile, answers] = await Promise.all([repeatUntil(flood, askAsNeighbour), flood]);
    const seconds = (performance.now() - startedAt) / 1000;

    sayTable(
      ['', 'answers', 'p50 ms', 'p99 ms', 'longest ms'],
      [
        ...byStatus('flood', answers),
        ...byStatus('neighbour before', before),
        ...byStatus('neighbour meanwhile', meanwhile),
      ],
    );
    const waits = new Set(answers.map(({ retryAfter }) => retryAfter).filter((wait) => wait !== null));
    say(
      `\n  all ${floodSize} answered after ${seconds.toFixed(1)} s; Retry-After: ${[...waits].sort().join(', ') || 'none'}`,
    );
  });

/** Asks again and again, with a pause, until something else has ended. */
async function repeatUntil(ending: Promise<unknown>, ask: () => Promise<Answer>): Promise<Answer[]> {
  let isOver = false;
  void ending.finally(() => {
    isOver = true;
  });
  const answers: Answer[] = [];
  while (!isOver) {
    answers.push(await ask());
    await sleep(neighbourPauseMs);
  }
  return answers;
}

function byStatus(name: string, answers: readonly Answer[]): string[][] {
  const statuses = [...new Set(answers.map(({ status }) => status))].sort();
  return statuses.map((status) => {
    const times = answers.filter((answer) => answer.status === status).map(({ tookMs }) => tookMs);
    times.sort((a, b) => a - b);
    const at = (share: number) => figure(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
    return [`${name}, ${status}`, String(times.length), at(0.5), at(0.99), at(1)];
  });
}
