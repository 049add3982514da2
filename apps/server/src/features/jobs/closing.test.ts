import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import * as routes from '@candela/contract/jobs/jobs.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { workLater } from '../../testing/interviews.ts';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { changeWhileWaiting } from '../../testing/locks.ts';
import { createCompany, createParent, createPerson, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { poison } from '../../testing/poison.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { closingNotices, rejectRemaining } from '../applications/applications.service.ts';

let app: TestApp;
let parent: Recruiter;
let companyId: string;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  companyId = await createCompany(app, parent.organisationId, 'Beacon');
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

const close = (id: string) =>
  app.call(routes.changeJobStatus, { params: { id }, body: { status: 'Closed' } }, { token });

async function jobWithPeople(name: string) {
  const place = { organisationId: parent.organisationId, companyId };
  const jobId = await createJob(app, place, { title: name });
  const account = await createPerson(app, 'candidate');
  const people = {
    pending: await createApplication(app, { ...place, jobId }, { email: `pending@${name}.test` }),
    interview: await createApplication(
      app,
      { ...place, jobId },
      { email: `interview@${name}.test`, status: 'interview' },
    ),
    // Applied with an account: told at the account's address, whatever an old CV said.
    account: await createApplication(
      app,
      { ...place, jobId },
      { email: 'old@elsewhere.test', accountId: account.accountId },
    ),
    hired: await createApplication(app, { ...place, jobId }, { email: `hired@${name}.test`, status: 'hired' }),
  };
  return { jobId, people, account };
}

const statusOf = async (applicationId: string) =>
  (
    await app.platform.database.system
      .selectFrom('applications')
      .select(['status', 'version'])
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow()
  ).status;

describe('closing a job', () => {
  it('rejects who is left, writes history, tells each of them once and cannot be undone', async () => {
    const { jobId, people, account } = await jobWithPeople('first');
    const answer = await close(jobId);
    expect(answer.body.data.status).toBe('Closed');
    expect(await statusOf(people.pending.applicationId)).toBe('rejected');
    expect(await statusOf(people.interview.applicationId)).toBe('rejected');
    expect(await statusOf(people.hired.applicationId)).toBe('hired');
    const history = await app.platform.database.system
      .selectFrom('application_events')
      .select(['from_status', 'to_status', 'reason', 'actor_account_id'])
      .where('application_id', '=', people.interview.applicationId)
      .execute();
    expect(history).toEqual([
      { from_status: 'interview', to_status: 'rejected', reason: 'job closed', actor_account_id: parent.accountId },
    ]);

    await app.work();
    for (const address of ['pending@first.test', 'interview@first.test', account.email]) {
      const mail = await app.mailTo(address);
      expect(
        mail.map(({ subject }) => subject),
        address,
      ).toEqual(['first at Beacon has closed']);
    }
    const [toOwner] = await app.mailTo(account.email);
    expect(toOwner?.text).toMatch(new RegExp(`See your application: http\\S+/dashboard/job/${jobId}#candidate\\n`));
    expect((await app.mailTo('pending@first.test'))[0]?.text).not.toContain('/dashboard/');
    expect(await app.mailTo('hired@first.test')).toEqual([]);
    expect(await app.mailTo('old@elsewhere.test')).toEqual([]);

    for (const status of ['Active', 'Draft'] as const) {
      const again = await app.call(routes.changeJobStatus, { params: { id: jobId }, body: { status } }, { token });
      expect([again.status, again.body.type]).toEqual([409, 'JOB_CLOSED']);
    }
    const edit = await app.call(routes.updateJob, { params: { id: jobId }, body: { title: 'x' } }, { token });
    expect(edit.body.type).toBe('JOB_CLOSED');
    const card = { candidateId: people.interview.candidateId, jobId, status: 'offer' as const };
    const moved = await app.call(changeApplicationStatus, { body: card }, { token });
    expect([moved.status, moved.body.message]).toEqual([409, 'This job is closed and cannot be changed.']);
    expect(await statusOf(people.interview.applicationId)).toBe('rejected');
    // Closing again changes nothing and tells no candidate twice.
    expect((await close(jobId)).status).toBe(200);
    await app.work();
    expect(await app.mailTo('pending@first.test')).toHaveLength(1);
  });

  it('goes on where it was interrupted: who was told is not told again, who was not still is', async () => {
    const { jobId, account } = await jobWithPeople('second');
    await close(jobId);
    const takeOne = async (tx: Tx) => closingNotices.take(tx, (await closingNotices.list(tx, jobId)).slice(0, 1));
    // A worker that took one person and died before its transaction ended…
    await app.platform.database
      .transaction(systemScope, async (tx) => {
        await takeOne(tx);
        throw new Error('killed');
      })
      .catch(() => undefined);
    // …then one that got through the first and died after that.
    await app.platform.database.transaction(systemScope, takeOne);
    // Whichever of the three that was, the other two are told, and once.
    const told = async () => {
      const mails = ['pending@second.test', 'interview@second.test', account.email].map((to) => app.mailTo(to));
      return (await Promise.all(mails)).map(({ length }) => length).sort();
    };
    await app.work();
    expect(await told()).toEqual([0, 1, 1]);
    await app.work();
    expect(await told()).toEqual([0, 1, 1]);
  });

  it('leaves no candidate in it whom someone moves in that moment', async () => {
    const { jobId, people } = await jobWithPeople('overtaken');
    const { candidateId, applicationId } = people.pending;
    const closeIn = async (tx: Tx) => {
      await tx.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', jobId).execute();
      const closing = { organisationId: parent.organisationId, jobId, actorAccountId: parent.accountId };
      await rejectRemaining(tx, { ...closing, now: app.clock.now() });
    };
    const moved = await changeWhileWaiting(app, closeIn, () =>
      app.call(changeApplicationStatus, { body: { candidateId, jobId, status: 'offer' } }, { token }),
    );
    expect([moved.status, moved.body.type]).toEqual([409, 'JOB_CLOSED']);
    expect(await statusOf(applicationId)).toBe('rejected');
  });

  it('tells the others where one cannot be told', async () => {
    const { jobId, account } = await jobWithPeople('poisoned');
    await close(jobId);
    const heal = await poison(app, 'mail_outbox', 'insert', { to_address: 'pending@poisoned.test' });
    await app.work();
    expect(await app.mailTo(account.email)).toHaveLength(1);
    expect(await app.mailTo('interview@poisoned.test')).toHaveLength(1);
    await heal();
    await workLater(app);
    const mails = ['pending@poisoned.test', 'interview@poisoned.test', account.email].map((to) => app.mailTo(to));
    expect((await Promise.all(mails)).map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  it('happens once when two people close at the same moment', async () => {
    const { jobId, people } = await jobWithPeople('third');
    const answers = await Promise.all([close(jobId), close(jobId), close(jobId)]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await app.work();
    expect(await app.mailTo('pending@third.test')).toHaveLength(1);
    const events = await app.platform.database.system
      .selectFrom('application_events')
      .select('id')
      .where('application_id', '=', people.pending.applicationId)
      .execute();
    expect(events).toHaveLength(1);
  });
});
