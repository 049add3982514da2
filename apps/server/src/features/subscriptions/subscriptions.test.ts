import { getSubscription, getUsage, listPlans } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../platform/clock.ts';
import { createCompany, createMember, createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const subscriptionOf = async (token: string) => (await app.call(getSubscription, {}, { token })).body.data;

describe('subscriptions/plans', () => {
  it('lists the plans on sale to every visitor, in order, in pounds', async () => {
    const { status, body } = await app.call(listPlans, {});
    expect(status).toBe(200);
    expect(body.data.map(({ name, price, limits }) => [name, price, limits])).toEqual([
      ['free', { monthly: 0, yearly: 0 }, { companies: 1, jobs: 1, seats: 1 }],
      ['starter', { monthly: 49, yearly: 490 }, { companies: 1, jobs: 5, seats: 3 }],
      ['scale', { monthly: 149, yearly: 1490 }, { companies: 5, jobs: 25, seats: 10 }],
      ['enterprise', { monthly: 499, yearly: 4990 }, { companies: -1, jobs: -1, seats: -1 }],
    ]);
  });

  it('sells by what the plan adds, and says of Free what Free has: interviews and reports are in it', async () => {
    const { body } = await app.call(listPlans, {});
    const features = Object.fromEntries(body.data.map(({ name, features_display }) => [name, features_display]));
    expect(features.free).toEqual(expect.arrayContaining(['Interview scheduling', 'Pre-interview reports']));
    expect(features.starter).toEqual(['Everything in Free', '5 GB of storage', '200 emails to candidates a day']);
  });
});

describe('subscriptions/me', () => {
  it('is active but not paid on Free', async () => {
    const { token } = await signIn(app, await createParent(app));
    expect(await subscriptionOf(token)).toMatchObject({
      hasActiveSubscription: true,
      hasPaidSubscription: false,
      limits: { companies: 1, jobs: 1, seats: 1 },
      subscription: { status: 'free', term: null, currentPeriodEnd: null, subscriptionPlan: { displayName: 'Free' } },
    });
  });

  it('is active and paid until the period ends, and then neither, from that moment on', async () => {
    const parent = await createParent(app);
    const periodEnd = new Date(app.clock.now().getTime() + days(20));
    await setPlan(app, parent.organisationId, { name: 'scale', periodEnd });
    const before = await signIn(app, parent);
    expect(await subscriptionOf(before.token)).toMatchObject({
      hasActiveSubscription: true,
      hasPaidSubscription: true,
      limits: { companies: 5, jobs: 25, seats: 10 },
      subscription: { status: 'active', term: 'monthly', currentPeriodEnd: periodEnd.toISOString() },
    });
    app.clock.advance(days(20));
    const after = await signIn(app, parent);
    expect(await subscriptionOf(after.token)).toMatchObject({
      hasActiveSubscription: false,
      hasPaidSubscription: false,
    });
  });

  it('is the same for a company-scoped member as for the parent, and another for another organisation', async () => {
    const [parent, stranger] = [await createParent(app), await createParent(app)];
    await setPlan(app, parent.organisationId, { name: 'starter' });
    const company = await createCompany(app, parent.organisationId);
    const member = await createMember(app, parent.organisationId, company);
    const [theirs, own] = [await signIn(app, stranger), await signIn(app, member)];
    expect((await subscriptionOf(own.token)).subscription.subscriptionPlan.name).toBe('starter');
    expect((await subscriptionOf(theirs.token)).subscription.subscriptionPlan.name).toBe('free');
  });
});

describe('subscriptions/usage', () => {
  it("counts the whole organisation's companies, active jobs and seats, also for a company-scoped member", async () => {
    const parent = await createParent(app);
    const [first, second] = [
      await createCompany(app, parent.organisationId),
      await createCompany(app, parent.organisationId),
    ];
    const member = await createMember(app, parent.organisationId, first);
    const job = (company_id: string, status: 'Active' | 'Draft') => ({
      organisation_id: parent.organisationId,
      company_id,
      title: 'A job',
      status,
    });
    await app.platform.database.system
      .insertInto('jobs')
      .values([job(first, 'Active'), job(second, 'Active'), job(second, 'Active'), job(first, 'Draft')])
      .execute();
    for (const person of [parent, member]) {
      const { token } = await signIn(app, person);
      const { data } = (await app.call(getUsage, {}, { token })).body;
      expect(data).toEqual({ companies: 2, jobs: 3, seatsUsed: 2, storage: { usedMb: 0, limitMb: 500 } });
    }
    const stranger = await signIn(app, await createParent(app));
    const { data } = (await app.call(getUsage, {}, { token: stranger.token })).body;
    expect(data).toEqual({ companies: 0, jobs: 0, seatsUsed: 1, storage: { usedMb: 0, limitMb: 500 } });
  });
});
