import { getMailAllowance } from '@candela/contract/mail/mail.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../platform/clock.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { createCompany, createMember, createParent, setPlan, signIn } from '../../testing/people.ts';
import { addressesAt, mailStates, writeTenantMails } from '../../testing/tenant-mails.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { releaseMailJob } from './mail.jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const release = async () => {
  await app.platform.database.transaction(systemScope, (tx) =>
    app.platform.queue.enqueue(tx, releaseMailJob, {}, { tenant: 'platform' }),
  );
  await app.work();
};
const allowance = async (token: string) => (await app.call(getMailAllowance, {}, { token })).body.data;

describe("an organisation's mails to people outside", () => {
  it('leave up to the plan’s number a day; the rest wait, are shown, and leave on the next days', async () => {
    const parent = await createParent(app);
    const member = await createMember(app, parent.organisationId, await createCompany(app, parent.organisationId));
    await writeTenantMails(app, parent.organisationId, addressesAt('daily', 45));
    await app.work();
    expect(await mailStates(app, parent.organisationId)).toEqual({ sent: 20, waiting: 25 });
    const shown = { sentToday: 20, dailyLimit: 20, waiting: 25, held: 0, isPaused: false };
    for (const person of [parent, member]) {
      expect(await allowance((await signIn(app, person)).token)).toMatchObject(shown);
    }
    await release();
    expect(await mailStates(app, parent.organisationId)).toEqual({ sent: 20, waiting: 25 });

    app.clock.advance(days(1));
    await release();
    expect(await mailStates(app, parent.organisationId)).toEqual({ sent: 40, waiting: 5 });
    app.clock.advance(days(1));
    await release();
    expect(await mailStates(app, parent.organisationId)).toEqual({ sent: 45 });
    expect(await allowance((await signIn(app, parent)).token)).toMatchObject({ sentToday: 5, waiting: 0 });
  });

  it('that wait leave the same day when the plan grows', async () => {
    const parent = await createParent(app);
    await writeTenantMails(app, parent.organisationId, addressesAt('grows', 30));
    await app.work();
    expect(await mailStates(app, parent.organisationId)).toEqual({ sent: 20, waiting: 10 });
    await setPlan(app, parent.organisationId, { name: 'starter' });
    await release();
    expect(await mailStates(app, parent.organisationId)).toEqual({ sent: 30 });
  });

  it('count even when the recipient has had the mail deleted', async () => {
    const parent = await createParent(app);
    await writeTenantMails(app, parent.organisationId, addressesAt('deleted', 20));
    await app.work();
    await app.platform.database.system
      .deleteFrom('mail_outbox')
      .where('organisation_id', '=', parent.organisationId)
      .execute();
    await writeTenantMails(app, parent.organisationId, addressesAt('more', 3));
    await app.work();
    expect(await mailStates(app, parent.organisationId)).toEqual({ waiting: 3 });
  });

  it('of a suspended organisation wait', async () => {
    const parent = await createParent(app);
    await app.platform.database.system
      .updateTable('organisations')
      .set({ suspended_at: app.clock.now(), suspension_reason: 'A test' })
      .where('id', '=', parent.organisationId)
      .execute();
    await writeTenantMails(app, parent.organisationId, addressesAt('suspended', 2));
    await app.work();
    expect(await mailStates(app, parent.organisationId)).toEqual({ waiting: 2 });
  });
});
