import { listWork, retryAllWork, retryWork } from '@candela/contract/admin/admin-console.routes.ts';
import type { RouteInput } from '@candela/contract/kernel/route.ts';
import { type MailTransport, MailUnavailable } from '@candela/integrations/mail/port.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { after, minutes } from '../../platform/clock.ts';
import { createParent, createPerson, type Person, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cleanUpTask } from '../auth/auth.tasks.ts';
import { sendMailTask } from '../mail/mail.tasks.ts';

let app: TestApp;
let admin: Person;
let token: string;
let isAway = false;
const sent: string[] = [];
const mail: MailTransport = {
  send: async (message) => {
    if (isAway) throw new MailUnavailable('ECONNREFUSED');
    sent.push(message.to.address);
    return { accepted: true };
  },
  check: async () => undefined,
  close: async () => undefined,
};
beforeAll(async () => {
  app = await createTestApp({ platform: { mail } });
  admin = await createPerson(app, 'admin');
  token = (await signIn(app, admin)).token;
});
beforeEach(async () => {
  isAway = false;
  await sql`delete from pgboss.job`.execute(app.platform.database.system);
});
afterAll(() => app.close());

const list = async (query: RouteInput<typeof listWork>['query'] = {}) => {
  const answer = await app.call(listWork, { query }, { token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const kind = async (name: string) => (await list()).kinds.find((each) => each.name === name);
const retry = (name: string, id: string) => app.call(retryWork, { params: { name, id } }, { token });
const system = () => app.platform.database.system;
const enqueueMail = async (to: string, startAfter?: Date) => {
  const { id } = await system()
    .insertInto('mail_outbox')
    .values({ to_address: to, subject: 'S', body_text: 'T', body_html: 'H' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.platform.queue.enqueue(
    system(),
    sendMailTask,
    { mailId: id },
    {
      tenant: 'platform',
      ...(startAfter && { startAfter }),
    },
  );
  return id;
};
/** As if a program of another version had written it: the handler refuses it at once, and for good. */
const damage = (mailId: string) =>
  sql`update pgboss.job set data = '{"mailId":"unreadable"}', retry_limit = 0 where data->>'mailId' = ${mailId}`.execute(
    system(),
  );
const repair = (mailId: string) =>
  sql`update pgboss.job set data = jsonb_build_object('mailId', ${mailId}::text) where data->>'mailId' = 'unreadable'`.execute(
    system(),
  );
const retries = () =>
  system()
    .selectFrom('audit_events')
    .select(['actor_account_id', 'subject_id', 'detail'])
    .where('action', '=', 'admin.work-retried')
    .orderBy('id')
    .execute();

describe('background work', () => {
  it('is counted by kind and state, with the schedule of what has one', async () => {
    await enqueueMail('now@work.test');
    await enqueueMail('later@work.test', after(new Date(), minutes(60)));
    const { kinds, pagination } = await list();
    expect(kinds.map((each) => each.name)).toEqual(app.platform.queue.definitions.map((each) => each.name));
    expect(await kind('mail.send')).toEqual({
      name: 'mail.send',
      counts: { queued: 1, waiting: 1, running: 0, failed: 0, done: 0 },
      schedule: null,
    });
    expect((await kind(cleanUpTask.name))?.schedule).toBe('17 * * * *');
    expect(pagination.total).toBe(2);
    await app.work();
    expect((await kind('mail.send'))?.counts).toEqual({ queued: 0, waiting: 1, running: 0, failed: 0, done: 1 });
  });

  it('is counted by organisation, the one with most waiting first', async () => {
    const { organisationId } = await createParent(app);
    const { id: mailId } = await system()
      .insertInto('mail_outbox')
      .values({ to_address: 'flood@work.test', subject: 'S', body_text: 'T', body_html: 'H' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let count = 0; count < 3; count += 1) {
      await app.platform.queue.enqueue(system(), sendMailTask, { mailId }, { tenant: { organisationId } });
    }
    await enqueueMail('now@work.test');
    const { name } = await system()
      .selectFrom('organisations')
      .select('name')
      .where('id', '=', organisationId)
      .executeTakeFirstOrThrow();
    expect((await list()).tenants).toEqual([
      { organisationId, name, waiting: 3, running: 0 },
      { organisationId: null, name: 'The platform', waiting: 1, running: 0 },
    ]);
    await app.work();
    expect((await list()).tenants).toEqual([]);
  });

  it('shows what it is about, newest first, a page at a time, and what is not there as nothing', async () => {
    const first = await enqueueMail('first@work.test');
    const second = await enqueueMail('second@work.test', after(new Date(), minutes(5)));
    const { items } = await list({ name: 'mail.send' });
    expect(items).toMatchObject([
      { state: 'waiting', payload: `{"mailId": "${second}"}`, startAfter: expect.any(String), tries: 0, maxTries: 11 },
      { state: 'queued', payload: `{"mailId": "${first}"}`, startAfter: null, startedAt: null, reason: null },
    ]);
    const page = await list({ pageSize: 1, page: 2 });
    expect(page.items.map((item) => item.id)).toEqual([items[1]?.id]);
    expect(page.pagination).toEqual({ page: 2, totalPages: 2, hasPrev: true, hasNext: false, total: 2 });
    expect((await list({ state: 'waiting' })).items.map((item) => item.id)).toEqual([items[0]?.id]);
    for (const name of ['no.such', '%', '__pgboss__send-it', "'"]) expect((await list({ name })).items).toEqual([]);
    await sql`update pgboss.job set data = jsonb_build_object('long', repeat('x', 1000))`.execute(system());
    expect((await list()).items[0]?.payload).toHaveLength(300);
  });

  it('that is tried again says why it is still there', async () => {
    isAway = true;
    await enqueueMail('patient@work.test');
    await app.work();
    const [item] = (await list()).items;
    expect(item).toMatchObject({ state: 'waiting', tries: 1, reason: expect.stringContaining('ECONNREFUSED') });
  });

  it('that failed shows the reason, and runs when it is tried again', async () => {
    const mailId = await enqueueMail('again@work.test');
    await damage(mailId);
    await app.work();
    const [item] = (await list({ state: 'failed' })).items;
    expect(item).toMatchObject({
      name: 'mail.send',
      state: 'failed',
      reason: expect.stringContaining('mailId'),
      tries: 1,
      maxTries: 1,
      endedAt: expect.any(String),
    });
    const id = item?.id ?? '';
    await repair(mailId);
    const before = await retries();
    expect((await retry('mail.send', id)).status).toBe(200);
    expect((await list()).items).toMatchObject([{ id, state: 'queued', maxTries: 2 }]);
    const twice = await retry('mail.send', id);
    expect([twice.status, twice.body.type]).toEqual([409, 'CONFLICT']);
    expect(await app.work()).toBe(1);
    expect(sent).toContain('again@work.test');
    expect((await list()).items).toMatchObject([{ id, state: 'done', tries: 2, reason: null }]);
    expect((await retry('mail.send', id)).status).toBe(409);
    expect((await retries()).slice(before.length)).toEqual([
      { actor_account_id: admin.accountId, subject_id: id, detail: { name: 'mail.send' } },
    ]);
  });

  it('is tried again by two who ask at once exactly once', async () => {
    await damage(await enqueueMail('race@work.test'));
    await app.work();
    const id = (await list()).items[0]?.id ?? '';
    const answers = await Promise.all([retry('mail.send', id), retry('mail.send', id), retry('mail.send', id)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  });

  it('of one kind is tried again all together, and no other', async () => {
    const ids = [await enqueueMail('one@work.test'), await enqueueMail('two@work.test')];
    for (const id of ids) await damage(id);
    await app.platform.queue.enqueue(system(), cleanUpTask, {}, { tenant: 'platform' });
    await app.work();
    await sql`update pgboss.job set state = 'failed' where name = ${cleanUpTask.name}`.execute(system());
    const before = await retries();
    const retryAll = () => app.call(retryAllWork, { params: { name: 'mail.send' } }, { token });
    expect((await retryAll()).body.data).toEqual({ count: 2 });
    expect((await retryAll()).body.data).toEqual({ count: 0 });
    expect((await kind(cleanUpTask.name))?.counts.failed).toBe(1);
    expect((await retries()).slice(before.length)).toEqual([
      { actor_account_id: admin.accountId, subject_id: null, detail: { name: 'mail.send', count: 2 } },
    ]);
  });

  it('that is not there cannot be tried again', async () => {
    await damage(await enqueueMail('elsewhere@work.test'));
    await app.work();
    const id = (await list()).items[0]?.id ?? '';
    expect((await retry('mail.send', crypto.randomUUID())).body.type).toBe('NOT_FOUND');
    expect((await retry('no.such', id)).body.type).toBe('NOT_FOUND');
    expect((await retry(cleanUpTask.name, id)).body.type).toBe('NOT_FOUND');
    expect((await retry('mail.send', 'x')).body.type).toBe('NOT_FOUND');
    const all = await app.call(retryAllWork, { params: { name: '__pgboss__send-it' } }, { token });
    expect(all.body.type).toBe('NOT_FOUND');
    expect((await kind('mail.send'))?.counts.failed).toBe(1);
  });
});
