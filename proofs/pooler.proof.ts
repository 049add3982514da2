import assert from 'node:assert/strict';
import path from 'node:path';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { type Demonstration, untilQuiet, withDemonstration } from '../bench/harness/demonstration.ts';
import { signInAs } from '../bench/harness/people.ts';
import { type Product, productionEnvironment, startProduct } from '../bench/harness/product.ts';
import { say } from '../bench/harness/say.ts';
import { call } from './harness/calls.ts';
import { startPooler } from './harness/pooler.ts';

export const about =
  'lists of two organisations, asked at once through PgBouncer in transaction mode, are those that are read without it';
export const rounds = 1;

const members = ['recruiter', 'free'] as const;
type Member = (typeof members)[number];
const callers = 24;
const listsEach = 40;

export async function prove(count: number): Promise<void> {
  for (let round = 1; round <= count; round += 1) await withDemonstration(proveOnce);
}

async function proveOnce({ client, dataDir, databaseUrl }: Demonstration): Promise<void> {
  // While its CVs are still read and scored, one list differs from the next.
  await untilQuiet(client);
  const { rows } = await client.query<{ id: string }>(
    `select id from jobs where status = 'Active' order by created_at limit 1`,
  );
  const targets = [
    '/api/jobs/recruiter',
    `/api/rankings/job/${rows[0]?.id}`,
    '/api/recruiter/applications',
    '/api/recruiter/candidates',
    '/api/recruiter/candidates?search=kubernetes',
    // Words that the database has to tell, one that is corrected, and a failure.
    '/api/recruiter/candidates?search=node.js',
    '/api/recruiter/candidates?search=kuberntes',
    '/api/rankings/job/00000000-0000-7000-8000-000000000000',
  ];
  const pooler = await startPooler(path.dirname(dataDir), databaseUrl, { hasSettings: true });
  try {
    const direct = await startApi(dataDir, { DATABASE_URL: databaseUrl });
    const expected = await askAll(direct, targets);
    const pooled = await startApi(dataDir, {
      DATABASE_URL: databaseUrl,
      DATABASE_POOLER_URL: pooler.url,
      // More than the pooler has: its connections pass from caller to caller.
      DATABASE_POOL: '20',
    });
    say(`  ${await askOften(pooled, targets, expected)} lists through the pooler, each as it is without`);
    for (const product of [direct, pooled]) assert.equal(await product.stop(), 0, product.output());
  } finally {
    pooler.stop();
  }
}

async function startApi(dataDir: string, settings: Record<string, string>): Promise<Product> {
  const port = await pickFreePort();
  const always = { SEED_DEMO: '0', KEEP_LISTS: '0', REQUESTS_PER_SECOND: '100000', LOG_LEVEL: 'warn' };
  const environment = { ...productionEnvironment(port), ...always, ...settings };
  return startProduct({ entry: 'api', dataDir, port, environment, readyTimeoutMs: 120_000 });
}

const signIn = async (url: string): Promise<Record<Member, string>> => ({
  recruiter: await signInAs(url, 'recruiter'),
  free: await signInAs(url, 'free'),
});

async function read(url: string, token: string): Promise<string> {
  const { status, body } = await call(url, { token, timeoutMs: 60_000 });
  return JSON.stringify({ status, ...body, requestId: undefined });
}

/** What each of them is answered without a pooler; the two must not be the same, or a mix-up would not be seen. */
async function askAll({ url }: Product, targets: readonly string[]): Promise<Map<string, string>> {
  const tokens = await signIn(url);
  const answers = new Map<string, string>();
  for (const member of members) {
    for (const target of targets) answers.set(member + target, await read(url + target, tokens[member]));
  }
  const [jobs, ranking] = targets;
  for (const target of [jobs, ranking])
    assert.notEqual(answers.get(`recruiter${target}`), answers.get(`free${target}`));
  return answers;
}

async function askOften(
  { url }: Product,
  targets: readonly string[],
  expected: ReadonlyMap<string, string>,
): Promise<number> {
  const tokens = await signIn(url);
  const caller = async (_: unknown, place: number) => {
    for (let turn = 0; turn < listsEach; turn += 1) {
      const member = members[(place + turn) % 2] as Member;
      const target = targets[(place * 7 + turn * 3) % targets.length] ?? '';
      assert.equal(await read(url + target, tokens[member]), expected.get(member + target), `${member} ${target}`);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return callers * listsEach;
}
