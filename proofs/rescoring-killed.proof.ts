import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { addManyPeople, type JobPlace } from '../bench/harness/many-people.ts';
import { signInAs } from '../bench/harness/people.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { call } from './harness/calls.ts';
import { embeddedIn } from './harness/embedded-server.ts';
import { replaceWorker, startFleet } from './harness/fleet.ts';

export const about =
  're-scoring that is killed again and again, with the server or beside it: each is scored once, nothing replaced is lost';
export const rounds = 4;

const people = 6000;
const killsEach = 3;
const patienceMs = 300_000;

export async function prove(times: number): Promise<void> {
  for (let round = 1; round <= times; round += 1) await inTemporaryPlace((directory) => proveOnce(directory, round));
}

async function proveOnce(directory: string, round: number): Promise<void> {
  const dataDir = path.join(directory, 'data');
  const port = await pickFreePort();
  // Every other round the worker is a process of its own, and the only one that is killed.
  const isSplit = round % 2 === 0;
  const options = { dataDir, port, environment: { RATE_LIMITS: '0', READER: '0' }, isSplit };
  const database = embeddedIn(dataDir);
  let fleet = await startFleet(options);
  const { url } = fleet.api;
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
      const takesDatabase = !isSplit && kill % 2 === 1;
      fleet = await replaceWorker(fleet, options, async () => {
        if (takesDatabase) await database.kill().catch(() => undefined);
      });
      kills += 1;
      if (isSplit) assert.equal((await call(`${url}/readyz`)).status, 200, 'a caller who asks is answered meanwhile');
      if ((await state()).open === 0) return;
    }
  };

  let token = await signInAs(url, 'recruiter');
  await call(`${url}/api/rankings/job/${job.id}/runs`, { token, method: 'POST' });
  await killWhile();
  const first = await until('everyone has a score', ({ open, scored }) => open === 0 && scored === people);
  assert.deepEqual([first.again, first.kept], [0, 0], 'no candidate was scored twice');

  token = await signInAs(url, 'recruiter');
  const body = { requirements: ['Three years on a ward'], skills: ['Triage'], description: 'Look after patients.' };
  await call(`${url}/api/jobs/${job.id}`, { token, method: 'PATCH', body });
  await killWhile();
  const second = await until('everyone is scored anew', ({ open, again }) => open === 0 && again === people);
  assert.equal(second.kept, people, 'what each of them had before is kept, once');
  const [counts] = await database.query<{ counted: number; scored: number }>(
    `select (select sum(people)::int from score_counts where job_id = $1) as counted,
       (select count(*)::int from scores where job_id = $1) as scored`,
    [job.id],
  );
  assert.equal(counts?.counted, counts?.scored, 'the counts of the ranking agree with its people');
  assert.ok(kills > 2, 'it was killed while it ran');
  const victim = isSplit ? 'the worker beside the server' : 'server and worker in one';
  say(`  round ${round}: ${victim} killed ${kills} times in two runs of ${people} people, each scored and kept once`);
  for (const product of fleet.products) assert.equal(await product.stop(), 0, product.output());
}
