import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { signInAs } from '../bench/harness/people.ts';
import { answersReady, type Product, type ProductOptions, startProduct } from '../bench/harness/product.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { startS3Server } from '../packages/integrations/src/testing/s3-server.ts';
import { startSmtpServer } from '../packages/integrations/src/testing/smtp-server.ts';
import { startBalancer } from './harness/balancer.ts';
import { call } from './harness/calls.ts';
import { startPooler } from './harness/pooler.ts';
import { countReads, proveOwnWrites, proveServed, type ReplicaScene } from './harness/replica-reads.ts';
import { startReplicatedPostgres } from './harness/replicated-postgres.ts';

export const about =
  'many processes, a balancer, a pooler and a replica: restarts fail no request, a lost primary loses nothing acknowledged';
export const rounds = 1;

const apiCount = 3;
const workerCount = 2;
const readyTimeoutMs = 600_000;
const bucket = { bucket: 'candela', accessKeyId: 'proof', secretAccessKey: 'proof-secret', region: 'eu-west-2' };

export async function prove(count: number): Promise<void> {
  for (let round = 1; round <= count; round += 1) await inTemporaryPlace(proveOnce);
}

async function proveOnce(directory: string): Promise<void> {
  const postgres = await startReplicatedPostgres(directory);
  const [s3, smtp] = [await startS3Server({ ...bucket, now: () => new Date() }), await startSmtpServer()];
  const [webPort, databasePort] = [await pickFreePort(), await pickFreePort()];
  const apiPorts = await Promise.all(Array.from({ length: apiCount }, () => pickFreePort()));
  const balancer = await startBalancer({
    directory,
    web: { port: webPort, servers: apiPorts },
    database: { port: databasePort, primary: postgres.primaryPort, replica: postgres.replicaPort },
  });
  const pooler = await startPooler(directory, postgres.urlAt(databasePort), { hasSettings: true });
  try {
    const url = `http://127.0.0.1:${webPort}`;
    const direct = settings(url, postgres.urlAt(databasePort), s3.origin, smtp.url);
    const replicaUrl = postgres.urlAt(postgres.replicaPort);
    const environment = { ...direct, DATABASE_POOLER_URL: pooler.url, DATABASE_REPLICA_URL: replicaUrl };
    const fleet = await startFleet(directory, environment, apiPorts);
    say(
      `  ${apiCount} that answer and ${workerCount} that work, PgBouncer, PostgreSQL 15 as a plain owner, S3 and SMTP`,
    );
    await refuseBareDatabase(directory, direct);
    const scene = { url, apiPorts, postgres };
    await proveServed(scene);
    await proveOwnWrites(scene);
    const load = startLoad(url);
    await proveAway(scene, load);
    await restartAll(fleet);
    const restarted = await load.pause();
    assert.deepEqual(restarted.failures, [], 'no request failed while every process was replaced');
    say(`  every process replaced under load: ${restarted.answers} requests, ${restarted.failures.length} failed`);

    load.resume();
    await sleep(2000);
    const lostAt = performance.now();
    await postgres.losePrimary();
    await postgres.promoteReplica();
    await load.untilWritten();
    const awayMs = performance.now() - lostAt;
    const { written, failures } = await load.stop();
    const client = await postgres.connectReplica();
    const { rows } = await client.query<{ email: string }>('select email from interest_registrations');
    await client.end();
    const kept = new Set(rows.map(({ email }) => email));
    assert.deepEqual(
      written.filter((email) => !kept.has(email)),
      [],
      'everything acknowledged is on the replica',
    );
    say(
      `  primary lost: written again after ${(awayMs / 1000).toFixed(1)} s; ${written.length} acknowledged, none lost, ${failures.length} turned away meanwhile`,
    );
    for (const { product } of fleet) assert.equal(await product.stop(), 0, product.output());
  } finally {
    pooler.stop();
    balancer.stop();
    await postgres.stop();
    await Promise.all([s3.close(), smtp.close()]);
  }
}

/** A pooler that gives connections no role would show each caller everything: the product does not start with one. */
async function refuseBareDatabase(directory: string, direct: Record<string, string>): Promise<void> {
  const bare = await startPooler(directory, direct.DATABASE_URL ?? '', { hasSettings: false });
  try {
    const environment = { ...direct, DATABASE_POOLER_URL: bare.url };
    const dataDir = path.join(directory, 'bare');
    await assert.rejects(startProduct({ environment, entry: 'api', dataDir, readyTimeoutMs }), /connect_query/);
    say('  with a pooler that lacks the settings it refuses to start');
  } finally {
    bare.stop();
  }
}

const settings = (url: string, databaseUrl: string, s3Origin: string, smtpUrl: string): Record<string, string> => ({
  PUBLIC_URL: url,
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '4',
  SECRET_KEY: 'a key for measurements, not for secrets',
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'Candela <no-reply@candela.test>',
  S3_BUCKET: bucket.bucket,
  S3_REGION: bucket.region,
  S3_ENDPOINT: s3Origin,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  RATE_LIMITS: '0',
  READER: '0',
  LOG_LEVEL: 'warn',
});

/** The replica is taken away and comes back under load: the primary answers meanwhile. */
async function proveAway({ apiPorts, postgres }: ReplicaScene, load: ReturnType<typeof startLoad>): Promise<void> {
  await sleep(2000);
  await postgres.sendReplicaAway();
  const before = await countReads(apiPorts);
  await sleep(5000);
  const away = await countReads(apiPorts);
  await postgres.bringReplicaBack();
  while ((await countReads(apiPorts)).served < away.served + 10) await sleep(100);
  const { answers, failures } = await load.pause();
  assert.deepEqual(failures, [], 'no request failed while the replica was away');
  say(`  replica away and back: ${answers} requests, none failed, ${away.declined - before.declined} answered for it`);
  load.resume();
}

interface Member {
  options: ProductOptions;
  product: Product;
}

/** The first alone, which migrates and seeds; then the others together. */
async function startFleet(directory: string, environment: Record<string, string>, ports: number[]): Promise<Member[]> {
  const shared = { environment, readyTimeoutMs };
  const options: ProductOptions[] = [
    ...ports.map((port, index) => ({
      ...shared,
      port,
      entry: 'api' as const,
      dataDir: path.join(directory, `api${index}`),
    })),
    ...Array.from({ length: workerCount }, (_, index) => ({
      ...shared,
      entry: 'worker' as const,
      dataDir: path.join(directory, `worker${index}`),
      // It says in its log that it is ready.
      environment: { ...environment, LOG_LEVEL: 'info' },
    })),
  ];
  const start = async (one: ProductOptions): Promise<Member> => ({ options: one, product: await startProduct(one) });
  const [first, ...others] = options;
  if (!first) throw new Error('There is none to start.');
  return [await start(first), ...(await Promise.all(others.map(start)))];
}

/** One after the other: told to stop, waited for, started again, and waited for until it answers. */
async function restartAll(fleet: Member[]): Promise<void> {
  for (const member of fleet) {
    assert.equal(await member.product.stop(), 0, member.product.output());
    member.product = await startProduct(member.options);
    // A moment in which the balancer has seen it, as a roll-out has: the next one must not be the last one.
    await sleep(1500);
  }
}

function startLoad(url: string) {
  let [isOver, isPaused] = [false, false];
  let tally = { answers: 0, failures: [] as string[], written: [] as string[] };
  let busy = 0;
  const step = async (id: number, turn: number, token: string) => {
    const email = `interest-${id}-${turn}@proof.test`;
    const isWrite = turn % 2 === 0;
    const answer = await (isWrite
      ? call(`${url}/api/interest`, { body: { EMAIL: email } })
      : call(`${url}/api/jobs/recruiter`, { token, timeoutMs: 120_000 })
    ).catch((error: Error) => ({ status: 0, body: { message: error.message } }));
    tally.answers += 1;
    if (answer.status !== 200 && answer.status !== 201)
      tally.failures.push(`${answer.status} ${JSON.stringify(answer.body)}`);
    else if (isWrite) tally.written.push(email);
  };
  const caller = async (id: number) => {
    const token = await signInAs(url, 'recruiter');
    for (let turn = 0; !isOver; turn += 1) {
      if (!isPaused) {
        busy += 1;
        await step(id, turn, token);
        busy -= 1;
      }
      await sleep(100);
    }
  };
  const callers = Promise.all([1, 2, 3].map(caller));
  const settle = async () => {
    isPaused = true;
    while (busy > 0) await sleep(20);
    return tally;
  };
  return {
    pause: settle,
    resume: () => {
      tally = { answers: 0, failures: [], written: [] };
      isPaused = false;
    },
    /** Until a write succeeds that was begun after this call. */
    untilWritten: async () => {
      while (!(await answersReady(url))) await sleep(50);
      const before = tally.written.length;
      while (tally.written.length < before + 4) await sleep(50);
    },
    stop: async () => {
      isOver = true;
      await callers;
      return tally;
    },
  };
}
