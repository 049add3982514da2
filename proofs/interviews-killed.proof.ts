import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { signInAs } from '../bench/harness/people.ts';
import { startProduct } from '../bench/harness/product.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { startGoogleCalendarServer } from '../packages/integrations/src/testing/google-calendar-server.ts';
import { call } from './harness/calls.ts';
import { embeddedIn } from './harness/embedded-server.ts';

export const about =
  'kill -9 before Google answers, and between its answer and our write: one event there, one interview here, told once';
export const rounds = 4;

const client = { clientId: 'client', clientSecret: 'secret' };
type Google = Awaited<ReturnType<typeof startGoogleCalendarServer>>;
type Database = ReturnType<typeof embeddedIn>;

/** Waits for the state itself, however slow the machine is. */
async function until<Found>(what: string, find: () => Promise<Found | undefined>): Promise<Found> {
  for (const deadline = Date.now() + 120_000; ; await sleep(50)) {
    const found = await find();
    if (found !== undefined) return found;
    assert.ok(Date.now() < deadline, `not after two minutes: ${what}`);
  }
}

/** By the way a browser goes. */
async function connectCalendar(url: string, token: string): Promise<void> {
  const started = await call(`${url}/api/calendar/connect`, { token, body: {} });
  const { authorizeUrl } = started.body.data as { authorizeUrl: string };
  const location = (await fetch(authorizeUrl, { redirect: 'manual' })).headers.get('location') ?? '';
  const query = new URL(location).searchParams;
  const body = { code: query.get('code'), state: query.get('state') };
  const finished = await call(`${url}/api/calendar/callback`, { token, body });
  assert.equal(finished.status, 200, JSON.stringify(finished.body));
}

const findInterviewee = async (database: Database) => {
  const [found] = await database.query<{ jobId: string; candidateId: string }>(
    `select a.job_id as "jobId", a.candidate_id as "candidateId" from applications a
     join members m on m.organisation_id = a.organisation_id join accounts c on c.id = m.account_id
     join candidates k on k.id = a.candidate_id
     where c.email like 'recruiter@%' and a.status = 'interview' and k.email <> '' limit 1`,
  );
  assert.ok(found);
  return found;
};

/** The row is held, so that the product has Google's answer and cannot write what follows from it. */
async function holdWrite(database: Database, title: string) {
  const client = await database.connect();
  await client.query('begin');
  await client.query('select from interviews where title = $1 for update', [title]);
  return {
    untilAwaited: () =>
      until('the product waits to write', async () => {
        // Not on the connection that holds the row: within a transaction the list of connections stays as it was first read.
        const [waiting] = await database.query(
          `select pid from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%interviews%' limit 1`,
        );
        return waiting as object | undefined;
      }),
    release: () => client.end(),
  };
}

/** What is left half-way waits two minutes for the process that began it; here it is known to be gone. */
const settleNow = (database: Database) =>
  database.query(`update pgboss.job set start_after = now() where name = 'interviews.settle' and state < 'active'`);

async function check(google: Google, database: Database, title: string): Promise<void> {
  await until('the interview is there', async () => {
    await settleNow(database);
    const [row] = await database.query<{ status: string }>('select status from interviews where title = $1', [title]);
    return row?.status === 'scheduled' ? row : undefined;
  });
  const counted = await database.query<{ interviews: number; told: number }>(
    `select (select count(*)::int from interviews where title = $1) as interviews,
       (select count(*)::int from events e join interviews i on e.payload ->> 'interviewId' = i.id::text
        where i.title = $1 and e.name = 'interviews.scheduled') as told`,
    [title],
  );
  assert.deepEqual(counted, [{ interviews: 1, told: 1 }]);
  const events = google.events().filter(({ summary }) => summary === title);
  assert.deepEqual(
    events.map(({ status }) => status),
    ['confirmed'],
    'one event',
  );
}

export async function prove(times: number): Promise<void> {
  const google = await startGoogleCalendarServer(client);
  await inTemporaryPlace(async (directory) => {
    const dataDir = path.join(directory, 'data');
    const environment = {
      LOG_LEVEL: 'error',
      RATE_LIMITS: '0',
      GOOGLE_CALENDAR_CLIENT_ID: client.clientId,
      GOOGLE_CALENDAR_CLIENT_SECRET: client.clientSecret,
      GOOGLE_CALENDAR_URL: google.origin,
    };
    const port = await pickFreePort();
    const start = () => startProduct({ entry: 'all', dataDir, port, environment, readyTimeoutMs: 300_000 });
    let product = await start();
    const database = embeddedIn(dataDir);
    const token = await signInAs(product.url, 'recruiter');
    await connectCalendar(product.url, token);
    const interviewee = await findInterviewee(database);
    for (let round = 1; round <= times; round += 1) {
      const title = `Killed ${round}`;
      const at = (hours: number) => new Date(Date.now() + (48 * round + hours) * 36e5).toISOString();
      const body = { ...interviewee, title, startDateTime: at(0), endDateTime: at(1), timeZone: 'UTC' };
      google.meet('held');
      const asked = call(`${product.url}/api/calendar/interviews/schedule`, { token, body }).catch(() => null);
      await until('Google has the event', async () => google.events().find(({ summary }) => summary === title));
      const isAnswered = round % 2 === 0;
      const write = await holdWrite(database, title);
      if (isAnswered) {
        google.release();
        await write.untilAwaited();
      }
      product.kill('SIGKILL');
      await Promise.all([product.ended, asked]);
      await write.release();
      google.release();
      product = await start();
      await check(google, database, title);
      say(
        `  round ${round}: killed ${isAnswered ? 'after the answer, before the write' : 'before the answer'}: one event`,
      );
    }
    await product.stop();
  });
  await google.close();
}
