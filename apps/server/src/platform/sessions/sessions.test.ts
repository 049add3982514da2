import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createMember, createParent, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, patienceMs, type TestDatabase } from '../../testing/test-database.ts';
import { days } from '../clock.ts';
import { createDatabase, type Database, type Tx } from '../database/database.ts';
import { createLogger } from '../logger.ts';
import { createSessions, type Sessions } from './sessions.ts';

let place: TestDatabase;
/** What one process has, in which everything happens. */
let here: Database;
let app: TestApp;
/** What another has, which only keeps sessions, and how often it had to read one. */
let there: Database;
let sessions: Sessions;
let reads = 0;

beforeAll(async () => {
  place = await createTestDatabase();
  const options = { url: place.url, poolSize: 3, log: createLogger('silent'), patienceMs };
  here = createDatabase(options);
  there = createDatabase(options);
  app = await createTestApp({ platform: { database: here } });
  const counting: Database = {
    ...there,
    prepared: (...query) => {
      reads += 1;
      return there.prepared(...query);
    },
  };
  sessions = createSessions(counting, app.clock);
});
afterAll(async () => {
  sessions.close();
  await app.close();
  await Promise.all([here.close(), there.close()]);
  await place.drop();
});

let parent: Recruiter;
let member: Recruiter;
let companyId: string;
let sessionId: string;
const find = () => sessions.find(sessionId);
const isListening = sql`query like 'listen %' or query = ''`;

beforeEach(async () => {
  parent = await createParent(app);
  companyId = await createCompany(app, parent.organisationId);
  member = await createMember(app, parent.organisationId, null);
  sessionId = decodeJwt<{ sid: string }>((await signIn(app, member)).token).sid;
  await find();
  while (!(await there.caughtUp())) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await find()).toMatchObject({ companyIds: 'all', hasActiveSubscription: true });
});

describe('a session that another process keeps', () => {
  it('is read once for as long as nothing changes', async () => {
    reads = 0;
    for (let time = 0; time < 5; time += 1) await find();
    expect(reads).toBe(0);
    await here.system.updateTable('sessions').set({ last_used_at: new Date() }).where('id', '=', sessionId).execute();
    await find();
    expect(reads).toBe(0);
  });

  it.each<[string, (tx: Tx) => Promise<unknown>]>([
    [
      'logout',
      (tx) => tx.updateTable('sessions').set({ revoked_at: new Date() }).where('id', '=', sessionId).execute(),
    ],
    ['deletion', (tx) => tx.deleteFrom('sessions').where('id', '=', sessionId).execute()],
    [
      'a new password',
      (tx) => tx.updateTable('accounts').set({ credentials_version: 2 }).where('id', '=', member.accountId).execute(),
    ],
    [
      'the suspension of the account',
      (tx) => tx.updateTable('accounts').set({ suspended_at: new Date() }).where('id', '=', member.accountId).execute(),
    ],
    [
      'the suspension of the organisation',
      (tx) =>
        tx
          .updateTable('organisations')
          .set({ suspended_at: new Date() })
          .where('id', '=', member.organisationId)
          .execute(),
    ],
  ])('ends with the very next request after %s', async (_, change) => {
    // Again and again: the next request must not be quicker than the notice even once.
    for (let time = 0; time < 20; time += 1) {
      await find();
      await here
        .transaction({ kind: 'system' }, async (tx) => {
          await change(tx);
          if (time < 19) throw new Error('not yet');
        })
        .catch(() => undefined);
      expect((await find()) === null).toBe(time === 19);
    }
  });

  it('knows at once what the member may see, whether the plan counts and that they are no longer a member', async () => {
    await here.system
      .updateTable('memberships')
      .set({ scope: 'company', company_id: companyId })
      .where('account_id', '=', member.accountId)
      .execute();
    expect(await find()).toMatchObject({ companyIds: [companyId] });
    await here.system.deleteFrom('companies').where('id', '=', companyId).execute();
    expect(await find()).toMatchObject({ companyIds: [] });
    await setPlan(app, parent.organisationId, { name: 'scale', periodEnd: new Date(app.clock.now().getTime() - 1) });
    expect(await find()).toMatchObject({ hasActiveSubscription: false });
    await sql`update plans set task_share = task_share + 1`.execute(here.system);
    const { share } = (await find()) as { share: number };
    await sql`update plans set task_share = task_share + 1`.execute(here.system);
    expect(await find()).toMatchObject({ share: share + 1 });
    await here.system.deleteFrom('members').where('account_id', '=', member.accountId).execute();
    expect(await find()).toMatchObject({ role: 'recruiter', organisationId: null });
  });

  it('is read anew while notices cannot be heard', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and (${isListening})`.execute(
      here.system,
    );
    await here.system.updateTable('sessions').set({ revoked_at: new Date() }).where('id', '=', sessionId).execute();
    expect(await find()).toBeNull();
  });

  it('ends at its time without a notice', async () => {
    app.clock.advance(days(400));
    expect(await find()).toBeNull();
  });
});
