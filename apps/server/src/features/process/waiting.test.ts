import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import * as routes from '@candela/contract/process/process.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days } from '../../platform/clock.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { setPlan } from '../../testing/people.ts';
import { poison } from '../../testing/poison.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { tellWaitingTask } from './process.tasks.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await createTestApp();
  world = await createWorld(app);
  const periodEnd = new Date(app.clock.now().getTime() + days(100));
  for (const organisationId of [world.organisationId, world.otherOrganisationId]) {
    await setPlan(app, organisationId, { name: 'enterprise', periodEnd });
  }
});
afterAll(() => app.close());

const night = async () => {
  const { database, queue } = app.platform;
  await database.transaction(systemScope, (tx) => queue.enqueue(tx, tellWaitingTask, {}, { tenant: 'platform' }));
  await app.work();
};
const token = async (kind: 'parent' | 'siblingRecruiter' | 'otherParent') => (await world.tokenFor(kind)) ?? '';
const waitingFor = async (kind: 'parent' | 'siblingRecruiter' | 'otherParent') =>
  (await app.call(routes.listWaitingApplications, {}, { token: await token(kind) })).body.data;

it('an application that nothing happens to is shown after 14 days and told to its candidate after 21, once', async () => {
  const jobId = await createJob(app, world);
  const { candidateId } = await createApplication(app, { ...world, jobId }, { email: 'patient@waiting.test' });
  await createApplication(app, { ...world, jobId }, { email: 'hired@waiting.test', status: 'hired' });
  // Rows are dated by the database; the test's clock moves from there.
  app.clock.advance(days(14) - 60_000);
  expect((await waitingFor('parent')).total).toBe(0);
  app.clock.advance(120_000);
  expect((await waitingFor('parent')).items).toMatchObject([{ candidateId, jobId, status: 'pending', toldAt: null }]);
  expect((await waitingFor('siblingRecruiter')).total).toBe(0);
  expect((await waitingFor('otherParent')).total).toBe(0);
  await night();
  expect(await app.mailTo('patient@waiting.test')).toEqual([]);

  app.clock.advance(days(7));
  await night();
  await night();
  const mails = await app.mailTo('patient@waiting.test');
  expect(mails.map(({ subject }) => subject)).toEqual(['Your application for Lighthouse keeper is still open']);
  expect(await app.mailTo('hired@waiting.test')).toEqual([]);
  expect((await waitingFor('parent')).items[0]?.toldAt).not.toBeNull();

  const body = { candidateId, jobId, status: 'interview' as const };
  await app.call(changeApplicationStatus, { body }, { token: await token('parent') });
  expect((await waitingFor('parent')).total).toBe(0);
});

it('tells the others of an organisation where one cannot be told', async () => {
  const jobId = await createJob(app, world);
  for (const name of ['poisoned', 'other']) {
    await createApplication(app, { ...world, jobId }, { email: `${name}@waiting.test` });
  }
  app.clock.advance(days(22));
  const heal = await poison(app, 'mail_outbox', 'insert', { to_address: 'poisoned@waiting.test' });
  await night();
  expect(await app.mailTo('other@waiting.test')).toHaveLength(1);
  await heal();
  await night();
  expect(await app.mailTo('poisoned@waiting.test')).toHaveLength(1);
  expect(await app.mailTo('other@waiting.test')).toHaveLength(1);
});

it('both days are the organisation’s to choose', async () => {
  const jobId = await createJob(app, world);
  await createApplication(app, { ...world, jobId }, { email: 'soon@waiting.test' });
  await app.platform.database.system
    .updateTable('applications')
    .set({ updated_at: app.clock.now() })
    .where('job_id', '=', jobId)
    .execute();
  const settings = { waitingDays: 2, tellDays: 3, areDecidersNamed: false };
  const save = async (body: typeof settings) =>
    app.call(routes.saveProcessSettings, { body }, { token: await token('parent') });
  expect((await save({ ...settings, tellDays: 1 })).status).toBe(400);
  expect((await save(settings)).body.data).toEqual(settings);
  app.clock.advance(days(3) + 60_000);
  await night();
  expect(await app.mailTo('soon@waiting.test')).toHaveLength(1);
  expect((await waitingFor('parent')).days).toBe(2);
});
