import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { addManyPeople, type JobPlace } from '../bench/harness/many-people.ts';
import { signInAs } from '../bench/harness/people.ts';
import { startProduct } from '../bench/harness/product.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { call } from './harness/calls.ts';
import { embeddedIn } from './harness/embedded-server.ts';

export const about =
  're-scoring that is killed again and again: everybody is scored once, nothing that was replaced is lost';
export const rounds = 2;

const people = 6000;
const killsEach = 3;
const patienceMs = 300_000;

export async function prove(times: number): Promise<void> {
  for (let round = 1; round <= times; round += 1) await inTemporaryPlace((directory) => proveOnce(directory, round));
}

async function proveOnce(directory: string, round: number): Promise<void> {
  const dataDir = path.join(directory, 'data');
  const port = await pickFreePort();
  const start = () =>
    startProduct({ entry: 'all', dataDir, port, environment: { LOG_LEVEL: 'error', RATE_LIMITS: '0' } });
  const database = embeddedIn(dataDir);
  let product = await start();
  const client = await database.connect();
  const { rows } = await client.query<JobPlace>(
    `select id, organisation_id, company_id from jobs where title = 'Head Chef' and status = 'Active'`,
  );
  const [job] = rows;
  assert.ok(job, 'the demonstration has a Head Chef');
  await addManyPeople(client, job, people);
  await client.end();

  const state = async () => {
    const [found] = await database.query<{ open: number; done: number; scored: number; again: number; kept: number }>(
      `select (select count(*)::int from score_runs where job_id = $1 and finished_at is null) as open,
         (select coalesce(max(done), 0)::int from score_runs where job_id = $1 and finished_at is null) as done,
         count(*)::int as scored, count(*) filter (where revision > 0)::int as again,
         (select count(*)::int from score_history h join candidates c on c.id = h.candidate_id
           where h.job_id = $1 and c.email like '%@bench.test') as kept
       from scores s join candidates c on c.id = s.candidate_id where s.job_id = $1 and c.email like '%@bench.test'`,
      [job.id],
    );
    assert.ok(found);
    return found;
  };
  const until = async (what: string, isSo: (now: Awaited<ReturnType<typeof state>>) => boolean) => {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const now = await state();
      if (isSo(now)) return now;
      assert.ok(Date.now() < deadline, `${what}: ${JSON.stringify(now)}`);
      await sleep(100);
    }
  };
  let kills = 0;
  const killWhile = async () => {
    for (let kill = 0; kill < killsEach; kill += 1) {
      const { done } = await until('a run is under way', ({ open }) => open > 0);
      // Somewhere in the next page or two.
      await until('the run goes on', (now) => now.open === 0 || now.done > done);
      await sleep(Math.random() * 300);
      product.kill('SIGKILL');
      await product.ended;
      kills += 1;
      if ((round + kill) % 2 === 0) await database.kill().catch(() => undefined);
      product = await start();
      if ((await state()).open === 0) return;
    }
  };

  let token = await signInAs(product.url, 'recruiter');
  await call(`${product.url}/api/rankings/job/${job.id}/runs`, { token, method: 'POST' });
  await killWhile();
  const first = await until('everybody has a score', ({ open, scored }) => open === 0 && scored === people);
  assert.deepEqual([first.again, first.kept], [0, 0], 'nobody was scored twice');

  token = await signInAs(product.url, 'recruiter');
  const body = { requirements: ['Three years on a ward'], skills: ['Triage'], description: 'Look after patients.' };
  await call(`${product.url}/api/jobs/${job.id}`, { token, method: 'PATCH', body });
  await killWhile();
  const second = await until('everybody is scored anew', ({ open, again }) => open === 0 && again === people);
  assert.equal(second.kept, people, 'what each of them had before is kept, once');
  const [counts] = await database.query<{ counted: number; scored: number }>(
    `select (select sum(people)::int from score_counts where job_id = $1) as counted,
       (select count(*)::int from scores where job_id = $1) as scored`,
    [job.id],
  );
  assert.equal(counts?.counted, counts?.scored, 'the counts of the ranking agree with its people');
  assert.ok(kills > 2, 'it was killed while it ran');
  say(`  round ${round}: killed ${kills} times in two runs of ${people} people, each scored once, each kept once`);
  await product.stop();
}
