import { deleteAccount } from '@candela/contract/privacy/privacy.routes.ts';
import { JobBoardFailed } from '@candela/integrations/job-board/port.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { days } from '../../platform/clock.ts';
import { createInterviewCase, workLater } from '../../testing/interviews.ts';
import { createMember, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { settleTask } from './privacy.tasks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const settle = async () => {
  await app.platform.queue.enqueue(app.platform.database.system, settleTask, {}, { tenant: 'platform' });
  await app.work();
};

/** A parent who has asked to close an organisation with a member and an interview that is still to come by then. */
async function createClosing() {
  const { schedule, inHours, ...rest } = await createInterviewCase(app);
  const { parent, place, token } = rest;
  const { system } = app.platform.database;
  await system
    .updateTable('organisations')
    .set({ name: 'Northlight' })
    .where('id', '=', place.organisationId)
    .execute();
  const member = await createMember(app, place.organisationId, place.companyId);
  const times = { startDateTime: inHours(24 * 9).toISOString(), endDateTime: inHours(24 * 9 + 1).toISOString() };
  const { status } = await schedule(times);
  await setPlan(app, place.organisationId, { name: 'free' });
  await app.work();
  const body = { email: parent.email, closesOrganisation: true };
  const asked = await app.call(deleteAccount, { body }, { token });
  const organisations = () =>
    system.selectFrom('organisations').select('id').where('id', '=', place.organisationId).execute();
  return { ...rest, member, statuses: [status, asked.status], organisations };
}

const toColumns = ({ organisationId, companyId }: { organisationId: string; companyId: string }) => ({
  organisation_id: organisationId,
  company_id: companyId,
});

const newestTo = async (email: string) => {
  const [mail] = await app.mailTo(email);
  return { subject: mail?.subject, text: mail?.text };
};

it('tells the other members when it is asked for, and once it is done', async () => {
  const { member, statuses, organisations } = await createClosing();
  expect(statuses).toEqual([200, 200]);
  const announced = await newestTo(member.email);
  expect(announced.subject).toBe('Northlight will be closed');
  expect(announced.text).toMatch(
    /The parent of Northlight has asked to close it with their account, on \d+ \w+ \d{4}\./,
  );
  app.clock.advance(days(8));
  await settle();
  await settle();
  expect(await organisations()).toEqual([]);
  expect((await newestTo(member.email)).subject).toBe('Northlight is closed');
});

it('tells the other members that it stays', async () => {
  const { member, parent, organisations } = await createClosing();
  app.clock.advance(days(1));
  await signIn(app, parent);
  await settle();
  expect((await newestTo(member.email)).subject).toBe('Northlight stays open');
  expect(await organisations()).toHaveLength(1);
});

it('tells the candidate and the interviewers that an interview will not be, before everything goes', async () => {
  const { person, organisations } = await createClosing();
  app.clock.advance(days(8));
  await settle();
  // With the organisation its mail would go: it waits for it.
  expect(await organisations()).toHaveLength(1);
  for (const email of [person.email, 'panel@people.test']) {
    const cancelled = (await app.mailTo(email)).filter(({ subject }) =>
      subject.startsWith('Cancelled: interview for '),
    );
    expect(cancelled).toHaveLength(1);
    expect(cancelled[0]?.text).toContain('Reason: The organisation closes its account.');
    expect(cancelled[0]?.text).toContain('Planned for: ');
  }
  await settle();
  expect(await organisations()).toEqual([]);
});

it('closes its jobs first: candidates are told that their application ends, and its adverts leave the job board', async () => {
  const { person, place, jobId, organisations } = await createClosing();
  const { system } = app.platform.database;
  const remove = vi.spyOn(app.platform.jobBoard, 'remove');
  await system
    .insertInto('job_postings')
    .values({ job_id: jobId, ...toColumns(place), status: 'published', external_id: 'advert-1' })
    .execute();
  app.clock.advance(days(8));
  await settle();
  expect(await organisations()).toHaveLength(1);
  await workLater(app);
  expect(remove).toHaveBeenCalledWith('advert-1', null);
  const closed = (await app.mailTo(person.email)).filter(({ subject }) => subject.endsWith(' has closed'));
  expect(closed).toHaveLength(1);
  expect(closed[0]?.text).toContain('The company is leaving Candela, so your application ends here.');
  await settle();
  expect(await organisations()).toEqual([]);
});

it('waits a day for a job board that does not answer, and no longer', async () => {
  const { place, jobId, organisations } = await createClosing();
  const { system } = app.platform.database;
  const remove = vi
    .spyOn(app.platform.jobBoard, 'remove')
    .mockRejectedValue(new JobBoardFailed('transient', 'No answer.'));
  await system
    .insertInto('job_postings')
    .values({ job_id: jobId, ...toColumns(place), status: 'published', external_id: 'advert-2' })
    .execute();
  app.clock.advance(days(8));
  await settle();
  await workLater(app);
  expect(remove).toHaveBeenCalledWith('advert-2', null);
  await settle();
  expect(await organisations()).toHaveLength(1);
  app.clock.advance(days(1));
  await settle();
  expect(await organisations()).toEqual([]);
});

it('goes on once it has begun, although the parent signs in meanwhile: nothing is said to be kept that is gone', async () => {
  const { parent, organisations } = await createClosing();
  app.clock.advance(days(8));
  await settle();
  expect(await organisations()).toHaveLength(1);
  await signIn(app, parent);
  await settle();
  expect(await organisations()).toEqual([]);
  expect((await newestTo(parent.email)).subject).not.toBe('Your Candela account is kept');
});

it('does not wait for mail that is not leaving', async () => {
  const { organisations, place } = await createClosing();
  const { system } = app.platform.database;
  await system
    .updateTable('organisations')
    .set({ suspended_at: app.clock.now(), suspension_reason: 'Fraud' })
    .where('id', '=', place.organisationId)
    .execute();
  app.clock.advance(days(8));
  await settle();
  await settle();
  expect(await organisations()).toHaveLength(1);
  app.clock.advance(days(1));
  await settle();
  expect(await organisations()).toEqual([]);
});
