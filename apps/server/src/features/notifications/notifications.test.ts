import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import { listenLive } from '@candela/contract/live/live.routes.ts';
import * as routes from '@candela/contract/notifications/notifications.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemScope } from '../../platform/database/scope.ts';
import { createJob } from '../../testing/jobs.ts';
import { createMember, type Person, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { openApplication } from '../applications/applications.service.ts';

let app: TestApp;
let world: World;
let jobId: string;
beforeAll(async () => {
  app = await createTestApp();
  world = await createWorld(app);
  jobId = await createJob(app, world);
});
afterAll(() => app.close());

const tokenOf = async (person: Person) => (await signIn(app, person)).token;
const bellOf = async (token: string) => {
  const { items } = (await app.call(routes.listNotifications, { query: {} }, { token })).body;
  const { unread } = (await app.call(routes.countUnreadNotifications, {}, { token })).body.data;
  return { texts: items.map(({ text }) => text), unread, items };
};

/** The world's candidate applies with their own account. */
async function applyAsCandidate(job: string, actorAccountId = world.people.candidate.accountId): Promise<string> {
  const { database, events } = app.platform;
  const own = await database.system
    .selectFrom('candidates')
    .select('id')
    .where('account_id', '=', world.people.candidate.accountId)
    .executeTakeFirst();
  const candidateId =
    own?.id ??
    (
      await database.system
        .insertInto('candidates')
        .values({ account_id: world.people.candidate.accountId, name: 'Ada Quist', email: 'ada@old.test' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  await database.transaction(systemScope, (tx) =>
    openApplication(tx, events, {
      organisationId: world.organisationId,
      companyId: world.companyId,
      jobId: job,
      candidateId,
      actorAccountId,
      reason: 'applied',
      now: app.clock.now(),
    }),
  );
  await app.work();
  return candidateId;
}

describe('notifications', () => {
  it('tell the recruiters who see the company that a candidate applied, as it happens, and no others', async () => {
    const live = async (kind: 'companyRecruiter' | 'siblingRecruiter', after?: number) =>
      (await app.call(listenLive, { query: { after } }, { token: await tokenOf(world.people[kind]) })).body;
    const { lastId } = await live('companyRecruiter');
    const candidateId = await applyAsCandidate(jobId);
    const { messages } = await live('companyRecruiter', lastId);
    expect(messages).toContainEqual(
      expect.objectContaining({ topic: 'notifications', subjects: [world.people.companyRecruiter.accountId] }),
    );
    expect((await live('siblingRecruiter', lastId)).messages).toEqual([]);
    for (const kind of ['parent', 'companyRecruiter'] as const) {
      const { texts, unread, items } = await bellOf(await tokenOf(world.people[kind]));
      expect([texts, unread], kind).toEqual([['Ada Quist applied for Lighthouse keeper'], 1]);
      expect(items[0]?.link).toBe(`/dashboard/candidates/${candidateId}`);
    }
    for (const kind of ['siblingRecruiter', 'otherParent', 'otherCandidate'] as const) {
      expect((await bellOf(await tokenOf(world.people[kind]))).texts, kind).toEqual([]);
    }
  });

  it('do not tell recruiters what a recruiter brought in', async () => {
    await applyAsCandidate(await createJob(app, world, { title: 'Boatswain' }), world.people.parent.accountId);
    const { texts } = await bellOf(await tokenOf(world.people.companyRecruiter));
    expect(texts).toEqual(['Ada Quist applied for Lighthouse keeper']);
  });

  it('tell the candidate of a move, and are read one by one or all at once', async () => {
    const candidateId = await applyAsCandidate(jobId);
    const recruiter = await tokenOf(world.people.parent);
    for (const status of ['testing', 'interview', 'review'] as const) {
      await app.call(changeApplicationStatus, { body: { candidateId, jobId, status } }, { token: recruiter });
      await app.work();
    }
    const token = await tokenOf(world.people.candidate);
    const { texts, unread, items } = await bellOf(token);
    expect(unread).toBe(3);
    expect(texts[0]).toBe('Your application for Lighthouse keeper at Own company: it is being reviewed');
    const one = { ids: [items[0]?.id ?? ''] };
    expect((await app.call(routes.readNotifications, { body: one }, { token })).body.data.unread).toBe(2);
    // Another account cannot read them for the candidate.
    const other = await tokenOf(world.people.otherCandidate);
    await app.call(routes.readNotifications, { body: { ids: items.map(({ id }) => id) } }, { token: other });
    expect((await bellOf(token)).unread).toBe(2);
    expect((await app.call(routes.readNotifications, { body: {} }, { token })).body.data.unread).toBe(0);
    expect((await bellOf(token)).items.every(({ isRead }) => isRead)).toBe(true);
  });

  it('take back what they told of a move that is undone at once, unless it was read', async () => {
    const job = await createJob(app, world, { title: 'Bell ringer' });
    const candidateId = await applyAsCandidate(job);
    const recruiter = await tokenOf(world.people.parent);
    const token = await tokenOf(world.people.candidate);
    const kind = 'application.moved' as const;
    await app.call(routes.setNotificationPreference, { body: { kind, inApp: true, mail: true } }, { token });
    const move = async (status: 'pending' | 'rejected') => {
      await app.call(changeApplicationStatus, { body: { candidateId, jobId: job, status } }, { token: recruiter });
      await app.work();
      return (await bellOf(token)).items.filter(({ text }) => text.includes('Bell ringer'));
    };
    expect(await move('rejected')).toHaveLength(1);
    expect(await move('pending')).toEqual([]);
    const mails = await app.mailTo(world.people.candidate.email);
    expect(mails.filter(({ subject }) => subject.includes('Bell ringer at Own company: '))).toEqual([]);

    const [told] = await move('rejected');
    await app.call(routes.readNotifications, { body: { ids: [told?.id ?? ''] } }, { token });
    expect((await move('pending')).map(({ text }) => text)).toEqual([
      'Your application for Bell ringer at Own company: waiting to be looked at',
      'Your application for Bell ringer at Own company: it was not taken further',
    ]);
  });

  it('come by mail to accounts that chose so, once, and not at all to those that chose neither', async () => {
    const mails = await createMember(app, world.organisationId, world.companyId);
    const silent = await createMember(app, world.organisationId, world.companyId);
    const kind = 'application.opened' as const;
    for (const [person, inApp, mail] of [
      [mails, false, true],
      [silent, false, false],
    ] as const) {
      const set = await app.call(
        routes.setNotificationPreference,
        { body: { kind, inApp, mail } },
        { token: await tokenOf(person) },
      );
      expect(set.body.data).toMatchObject({ inApp, mail });
    }
    await applyAsCandidate(await createJob(app, world, { title: 'Harbour pilot' }));
    await app.work();
    const got = (await app.mailTo(mails.email)).filter(({ subject }) => subject.includes('Harbour'));
    expect(got.map(({ subject }) => subject)).toEqual(['Ada Quist applied for Harbour pilot']);
    expect(got[0]?.text).toContain('/dashboard/candidates/');
    expect(await app.mailTo(silent.email)).toEqual([]);
    expect((await bellOf(await tokenOf(mails))).texts).toEqual([]);
    const { data } = (await app.call(routes.listNotificationPreferences, {}, { token: await tokenOf(mails) })).body;
    expect(data.find((preference) => preference.kind === kind)).toMatchObject({ inApp: false, mail: true });
  });

  it('disappear from a recruiter who no longer sees the company, and with the candidate', async () => {
    const token = await tokenOf(world.people.companyRecruiter);
    expect((await bellOf(token)).unread).toBeGreaterThan(0);
    const { system } = app.platform.database;
    const membership = (companyId: string) =>
      system
        .updateTable('memberships')
        .set({ company_id: companyId })
        .where('account_id', '=', world.people.companyRecruiter.accountId)
        .execute();
    await membership(world.siblingCompanyId);
    expect((await bellOf(token)).texts).toEqual([]);
    await membership(world.companyId);

    await system.deleteFrom('candidates').where('account_id', '=', world.people.candidate.accountId).execute();
    expect((await bellOf(token)).texts).toEqual([]);
  });
});
