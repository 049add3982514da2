import { getMailAllowance } from '@candela/contract/mail/mail.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../platform/clock.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { createCompany, createMember, createParent, setPlan, signIn } from '../../testing/people.ts';
import { addressesAt, mailStates, writeTenantMails } from '../../testing/tenant-mails.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { releaseMailTask } from './mail.tasks.ts';

let app: TestApp;
let sold: { name: string; mails_per_day: number }[];
beforeAll(async () => {
  app = await createTestApp();
  const plans = app.platform.database.system.selectFrom('plans').select(['name', 'mails_per_day']).orderBy('position');
  sold = await plans.execute();
  // Small numbers for the same rule.
  await setDaily('free', 3);
  await setDaily('starter', 5);
});
afterAll(() => app.close());

const setDaily = (name: string, mails_per_day: number) =>
  app.platform.database.system.updateTable('plans').set({ mails_per_day }).where('name', '=', name).execute();
const release = async () => {
  await app.platform.database.transaction(systemScope, (tx) =>
    app.platform.queue.enqueue(tx, releaseMailTask, {}, { tenant: 'platform' }),
  );
  await app.work();
};
const allowance = async (token: string) => (await app.call(getMailAllowance, {}, { token })).body.data;

describe("an organisation's mails to people outside", () => {
  it('leave up to the plan’s number a day; the rest wait, are shown, and leave on the next days', async () => {
    const parent = await createParent(app);
    const member = await createMember(app, parent.organisationId, await createCompany(app, parent.organisationId));
    await writeTenantMails(app, parent.organisationId, addressesAt('daily', 7));
    await app.work();
    expect(await mailStates(app, parent.organisationId)).toEqual({ sent: 3, waiting: 4 });
    const shown = { sentToday: 3, dailyLimit: 3, waiting: 4, held: 0, isPaused: false };
    for (const person of [parent, member]) {
      expect(await allowance((await signIn(app, person)).token)).toMatchObject(shown);
    }
    await release();
    expect(await mailStates(app, parent.organisationId)).toEqual({ sent: 3, waiting: 4 });

    app.clock.advance(days(1));
    await release();
    expect(await mailStates(app, parent.organisationId)).toEqual({ sent: 6, waiting: 1 });
    app.clock.advance(days(1));
    await release();
    expect(await mailStates(app, parent.organisationId)).toEqual({ sent: 7 });
    expect(await allowance((await signIn(app, parent)).token)).toMatchObject({ sentToday: 1, waiting: 0 });
  });

  it('that wait leave the same day when the plan grows', async () => {
    const parent = await createParent(app);
    await writeTenantMails(app, parent.organisationId, addressesAt('grows', 5));
    await app.work();
    expect(await mailStates(app, parent.organisationId)).toEqual({ sent: 3, waiting: 2 });
    await setPlan(app, parent.organisationId, { name: 'starter' });
    await release();
    expect(await mailStates(app, parent.organisationId)).toEqual({ sent: 5 });
  });

  it('count even when the recipient has had the mail deleted', async () => {
    const parent = await createParent(app);
    await writeTenantMails(app, parent.organisationId, addressesAt('deleted', 3));
    await app.work();
    await app.platform.database.system
      .deleteFrom('mail_outbox')
      .where('organisation_id', '=', parent.organisationId)
      .execute();
    await writeTenantMails(app, parent.organisationId, addressesAt('more', 2));
    await app.work();
    expect(await mailStates(app, parent.organisationId)).toEqual({ waiting: 2 });
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

  it('have a number a day in every plan on sale', () => {
    expect(sold).toEqual([
      { name: 'free', mails_per_day: 20 },
      { name: 'starter', mails_per_day: 200 },
      { name: 'scale', mails_per_day: 1000 },
      { name: 'enterprise', mails_per_day: 5000 },
    ]);
  });
});
