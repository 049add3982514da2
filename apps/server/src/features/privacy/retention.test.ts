import { getRetention, setRetention } from '@candela/contract/privacy/retention.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days } from '../../platform/clock.ts';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { findWords } from '../../testing/find-words.ts';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, type Recruiter, signIn } from '../../testing/people.ts';
import { poison } from '../../testing/poison.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enforceRetentionTask } from './privacy.tasks.ts';
import { createRetentionService } from './retention.service.ts';

let app: TestApp;
let parent: Recruiter;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
});
afterAll(() => app.close());

const enforce = async () => {
  await app.platform.queue.enqueue(app.platform.database.system, enforceRetentionTask, {}, { tenant: 'platform' });
  await app.work();
};

it('the retention period removes candidates nothing happened to, two weeks after it said so, and keeps the others', async () => {
  const place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
  const jobId = await createJob(app, place);
  const idle = await createPersonWithCv(app, place, {
    name: 'Ottokar Plughmarker',
    email: 'ottokar@retention.test',
    phone: '01234 567 891',
  });
  const rejected = await createApplication(app, { ...place, jobId }, { email: 'r@retention.test', status: 'rejected' });
  const hired = await createApplication(app, { ...place, jobId }, { email: 'h@retention.test', status: 'hired' });
  const listLeft = async () =>
    (await app.platform.database.system.selectFrom('candidates').select('id').execute()).map(({ id }) => id).sort();
  const everyone = [idle.candidateId, rejected.candidateId, hired.candidateId].sort();
  const tokenNow = async () => (await signIn(app, parent)).token;

  await enforce();
  const token = await tokenNow();
  expect((await app.call(getRetention, {}, { token })).body.data).toEqual({ months: 12, ahead: null });
  expect((await app.call(setRetention, { body: { months: 6 } }, { token })).body.data.months).toBe(6);
  expect((await app.call(setRetention, { body: { months: 85 } }, { token })).status).toBe(400);

  app.clock.advance(days(190));
  await enforce();
  expect((await app.call(getRetention, {}, { token: await tokenNow() })).body.data.ahead?.count).toBe(2);
  expect((await app.mailTo(parent.email))[0]?.text).toContain('2 candidates will be removed on');
  expect(await listLeft()).toEqual(everyone);
  app.clock.advance(days(13));
  await enforce();
  expect(await listLeft()).toEqual(everyone);
  app.clock.advance(days(2));
  await enforce();
  expect(await listLeft()).toEqual([hired.candidateId]);
  await app.work();
  expect(await app.platform.storage.head(idle.storageKey)).toBeNull();
  expect(await findWords(app, 'Plughmarker', 'ottokar@', '567 891', 'r@retention.test')).toEqual([]);
});

it('goes on with the other organisations where it fails in one', async () => {
  const others = [await createParent(app), await createParent(app)];
  const organisationIds = others.map(({ organisationId }) => organisationId);
  const idle = await Promise.all(
    organisationIds.map(async (organisationId, at) => {
      const place = { organisationId, companyId: await createCompany(app, organisationId) };
      return createPersonWithCv(app, place, {
        name: 'Idle',
        email: `idle-${at}@retention.test`,
        phone: `0123456789${at}`,
      });
    }),
  );
  app.clock.advance(days(400));
  await enforce();
  app.clock.advance(days(15));
  const removed: string[] = [];
  const { database, clock, queue } = app.platform;
  const retention = createRetentionService({
    database,
    clock,
    queue,
    notifications: { notify: async () => undefined },
    personal: {
      erase: async (_tx, { candidateIds, organisationId }) => {
        if (organisationId === organisationIds.toSorted()[0]) throw new Error('This one cannot be removed');
        removed.push(...candidateIds);
        return [];
      },
      leave: async () => [],
    },
  });
  await expect(retention.enforce(new AbortController().signal)).rejects.toThrow('It failed for 1 of');
  expect(idle.filter(({ candidateId }) => removed.includes(candidateId))).toHaveLength(1);
});

it('removes the others of an organisation where one cannot be removed, and still says whom it removes next', async () => {
  const { organisationId } = await createParent(app);
  const place = { organisationId, companyId: await createCompany(app, organisationId) };
  const create = (name: string) =>
    createPersonWithCv(app, place, { name, email: `${name}@poisoned.test`, phone: '01234567899' });
  const stuck = await create('stuck');
  await create('other');
  app.clock.advance(days(400));
  await enforce();
  const next = await create('next');
  const { system } = app.platform.database;
  const longAgo = new Date(app.clock.now().getTime() - days(400));
  for (const table of ['candidates', 'cvs'] as const) {
    const owner = table === 'cvs' ? 'candidate_id' : 'id';
    await system.updateTable(table).set({ created_at: longAgo }).where(owner, '=', next.candidateId).execute();
  }
  await system
    .updateTable('candidate_companies')
    .set({ since: longAgo })
    .where('candidate_id', '=', next.candidateId)
    .execute();
  app.clock.advance(days(15));
  const heal = await poison(app, 'candidates', 'delete', { id: stuck.candidateId });
  await enforce();
  const listLeft = async () =>
    (await system.selectFrom('candidates').select('id').where('organisation_id', '=', organisationId).execute())
      .map(({ id }) => id)
      .sort();
  expect(await listLeft()).toEqual([stuck.candidateId, next.candidateId].sort());
  const notices = await system
    .selectFrom('retention_notices')
    .select('candidate_id')
    .where('organisation_id', '=', organisationId)
    .execute();
  expect(notices.map(({ candidate_id }) => candidate_id)).toContain(next.candidateId);
  await heal();
  await enforce();
  expect(await listLeft()).toEqual([next.candidateId]);
});

it('says of everyone at once whom the period removes, however many they are', async () => {
  const { organisationId } = await createParent(app);
  const { system } = app.platform.database;
  const longAgo = new Date(app.clock.now().getTime() - days(800));
  await sql`
    insert into candidates (organisation_id, name, email, created_at)
    select ${organisationId}, 'Idle ' || n, '', ${longAgo} from generate_series(1, 1100) n`.execute(system);
  await enforce();
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from retention_notices where organisation_id = ${organisationId}`.execute(system);
  expect(rows).toEqual([{ count: 1100 }]);
});
