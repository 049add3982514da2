import { createHmac } from 'node:crypto';
import { changeJobStatus } from '@candela/contract/jobs/jobs.routes.ts';
import * as routes from '@candela/contract/webhooks/webhooks.routes.ts';
import { type WebhookMessage, WebhookRefused } from '@candela/integrations/webhooks/port.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let parent: Recruiter;
let token: string;
let companyId: string;
let received: WebhookMessage[] = [];
let answer: () => number = () => 200;
beforeAll(async () => {
  const sender = {
    send: async (message: WebhookMessage) => {
      received.push(message);
      return answer();
    },
  };
  app = await createTestApp({ environment: { RATE_LIMITS: '0' }, platform: { webhooks: sender } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  companyId = await createCompany(app, parent.organisationId);
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());
beforeEach(() => {
  received = [];
  answer = () => 200;
});

const create = async () =>
  (
    await app.call(
      routes.createWebhook,
      { body: { url: 'https://hooks.people.test/in', events: ['jobs.status-changed'] } },
      { token },
    )
  ).body.data;
const log = async (id: string) =>
  (await app.call(routes.listWebhookDeliveries, { params: { id } }, { token })).body.data;
const closeJob = async () => {
  const jobId = await createJob(app, { organisationId: parent.organisationId, companyId }, { status: 'Active' });
  await app.call(changeJobStatus, { params: { id: jobId }, body: { status: 'Inactive' } }, { token });
  await app.work();
  return jobId;
};
const remove = (id: string) => app.call(routes.removeWebhook, { params: { id } }, { token });

it('tells an address of an event once, signed with its secret and the time', async () => {
  const { id, secret } = await create();
  const jobId = await closeJob();
  expect(received).toHaveLength(1);
  const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = received;
  expect(url).toBe('https://hooks.people.test/in');
  expect(JSON.parse(body)).toMatchObject({
    type: 'jobs.status-changed',
    data: { jobId, from: 'Active', to: 'Inactive' },
  });
  const [, seconds, signed] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['candela-signature'] ?? '') ?? [];
  expect(signed).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  expect(await log(id)).toEqual([expect.objectContaining({ status: 'delivered', attempts: 1, answerStatus: 200 })]);
  await remove(id);
  await closeJob();
  expect(received).toHaveLength(1);
});

it('tries again after growing pauses, and sends the same again when it is replayed', async () => {
  const { id } = await create();
  answer = () => 503;
  await closeJob();
  expect(await log(id)).toEqual([
    expect.objectContaining({ status: 'waiting', attempts: 1, failure: 'The address answered 503.' }),
  ]);
  const [delivery] = await log(id);
  await app.platform.database.system
    .updateTable('webhook_deliveries')
    .set({ attempts: 7 })
    .where('id', '=', delivery?.id ?? '')
    .execute();
  const params = { id, deliveryId: delivery?.id ?? '' };
  const replay = () => app.call(routes.replayWebhookDelivery, { params }, { token });
  expect((await replay()).body.data).toMatchObject({ status: 'waiting', attempts: 0 });
  answer = () => 204;
  await app.work();
  expect(await log(id)).toEqual([expect.objectContaining({ status: 'delivered', attempts: 1, answerStatus: 204 })]);
  expect(received[1]?.body).toBe(received[0]?.body);
  expect(received[1]?.headers['candela-delivery']).toBe(received[0]?.headers['candela-delivery']);
  await remove(id);
});

it('goes on once when it is sent again while its next attempt waits, and the attempt that waited lapses', async () => {
  const { id } = await create();
  answer = () => 503;
  await closeJob();
  const [delivery] = await log(id);
  await app.call(routes.replayWebhookDelivery, { params: { id, deliveryId: delivery?.id ?? '' } }, { token });
  await app.work();
  expect(received).toHaveLength(2);
  // A minute later both attempts are due: the one from before the replay, and the one after it.
  await sql`update pgboss.job set start_after = now() where name = 'webhooks.deliver' and state = 'created'`.execute(
    app.platform.database.system,
  );
  await app.work();
  expect(received).toHaveLength(3);
  expect(await log(id)).toEqual([expect.objectContaining({ status: 'waiting', attempts: 2 })]);
  await remove(id);
});

it('is refused for an address that is plainly not on the public network, and nothing is kept', async () => {
  for (const host of [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '[::1]',
    '[::ffff:192.168.0.1]',
    'localhost',
    'intranet',
    'db.internal',
    'printer.local',
    'a.localhost',
  ]) {
    const body = { url: `https://${host}/in`, events: ['jobs.status-changed' as const] };
    const answered = await app.call(routes.createWebhook, { body }, { token });
    expect([answered.status, answered.body.message], host).toEqual([400, 'This address is not on the public network.']);
  }
  const dotted = { url: 'https://localhost./in', events: ['jobs.status-changed' as const] };
  const answered = await app.call(routes.createWebhook, { body: dotted }, { token });
  expect([answered.status, answered.body.message]).toEqual([400, 'Please leave out the dot at the end of the name.']);
  const withPassword = { url: 'https://ada:secret@hooks.people.test/in', events: ['jobs.status-changed' as const] };
  const refused = await app.call(routes.createWebhook, { body: withPassword }, { token });
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('leave the name and password')]);
  expect((await app.call(routes.listWebhooks, {}, { token })).body.data).toEqual([]);
});

it('is made ten times at most, however many ask at once', async () => {
  const body = { url: 'https://hooks.people.test/in', events: ['jobs.status-changed' as const] };
  const answers = await Promise.all(
    Array.from({ length: routes.mostWebhooks + 5 }, () => app.call(routes.createWebhook, { body }, { token })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), ...Array(5).fill(409)]);
  const { data } = (await app.call(routes.listWebhooks, {}, { token })).body;
  expect(data).toHaveLength(routes.mostWebhooks);
  for (const { id } of data) await remove(id);
});

it('gives up at once where a webhook may not go, and says so in the log', async () => {
  const { id } = await create();
  answer = () => {
    throw new WebhookRefused('This address is not on the public network.');
  };
  await closeJob();
  expect(await log(id)).toEqual([
    expect.objectContaining({ status: 'failed', attempts: 1, failure: 'This address is not on the public network.' }),
  ]);
  expect(received).toHaveLength(1);
  await remove(id);
});
