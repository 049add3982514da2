import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { withDemonstration } from './harness/demonstration.ts';
import { loginBody } from './harness/people.ts';
import { say, sayTable } from './harness/say.ts';

export const about = 'a thousand sign-ins in the same moment: answered, or refused at once';

const count = 1000;
const atOnceMs = 2000;

interface Outcome {
  status: number;
  tookMs: number;
  retryAfter: string | null;
}

export const run = (): Promise<void> =>
  withDemonstration(
    async ({ product: { url }, client }) => {
      await untilIdle(client);
      // From as many addresses: the limits of one address are not what is measured.
      say('  from a thousand addresses');
      sayOutcomes(await burst(url, (index) => `10.0.${index >> 8}.${index & 255}`));
      const [flood, visitor] = await Promise.all([burst(url, () => '10.9.9.9'), signIn(url, '10.8.8.8')]);
      say('\n  from one address');
      sayOutcomes(flood);
      say(`\n  another visitor in the same moment: ${visitor.status} after ${visitor.tookMs.toFixed(0)} ms`);
    },
    { TRUST_PROXY: '1' },
  );

/** The demonstration's CVs are read after the start, and would be measured with it. */
async function untilIdle(client: pg.Client): Promise<void> {
  const left = `select from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now()`;
  while ((await client.query(left)).rowCount) await sleep(500);
}

const burst = (url: string, addressOf: (index: number) => string): Promise<Outcome[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => signIn(url, addressOf(index))));

async function signIn(url: string, address: string): Promise<Outcome> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: loginBody('candidate'),
  });
  await response.arrayBuffer();
  return {
    status: response.status,
    tookMs: performance.now() - startedAt,
    retryAfter: response.headers.get('retry-after'),
  };
}

function sayOutcomes(outcomes: readonly Outcome[]): void {
  const statuses = [...new Set(outcomes.map(({ status }) => status))].sort();
  const rows = statuses.map((status) => {
    const those = outcomes.filter((outcome) => outcome.status === status);
    const took = those.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
    const at = (share: number) => `${((took[Math.floor(share * (took.length - 1))] ?? 0) / 1000).toFixed(1)} s`;
    const retry = those.filter(({ retryAfter }) => retryAfter !== null).length;
    const fast = took.filter((tookMs) => tookMs <= atOnceMs).length;
    return [String(status), String(those.length), at(0.5), at(0.95), at(1), String(fast), String(retry)];
  });
  sayTable(['status', 'answers', 'median', '95th', 'slowest', `within ${atOnceMs / 1000} s`, 'with Retry-After'], rows);
}
