import { listOrganisations } from '@candela/contract/admin/admin-people.routes.ts';
import { getApplicationStats } from '@candela/contract/applications/applications.routes.ts';
import { listInvoices, openPortal, startCheckout } from '@candela/contract/billing/billing.routes.ts';
import { createCompany as createCompanyRoute } from '@candela/contract/companies/companies.routes.ts';
import { getSubscription } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, minutes, seconds } from '../../platform/clock.ts';
import { planId, press } from '../../testing/local-billing.ts';
import { createCompany, createParent, createPerson, type Recruiter, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createSyncService } from './sync.service.ts';

const { signal } = new AbortController();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

const tokenOf = async (person: Recruiter) => (await signIn(app, person)).token;
const subscriptionOf = async (person: Recruiter) =>
  (await app.call(getSubscription, {}, { token: await tokenOf(person) })).body.data;
const addressFor = async (person: Recruiter, name: string, next?: string) => {
  const body = { subscriptionPlanId: await planId(app, name), term: 'monthly' as const, ...(next && { next }) };
  return (await app.call(startCheckout, { body }, { token: await tokenOf(person) })).body.url;
};
const portalOf = async (person: Recruiter) =>
  (await app.call(openPortal, {}, { token: await tokenOf(person) })).body.url;

/** A parent who has paid for a plan through the local checkout. */
async function createPayer(name = 'scale'): Promise<Recruiter> {
  const parent = await createParent(app);
  await press(app, await addressFor(parent, name), { decision: 'pay' });
  await app.work();
  return parent;
}

describe('paying for a plan', () => {
  it('gives the plan once the webhook was worked off, says thank you, and leads back to what one was doing', async () => {
    const parent = await createParent(app);
    const url = await addressFor(parent, 'scale', '/dashboard/companies?add=company');
    const page = await app.inject(url.replace(/^https?:\/\/[^/]+/, ''));
    expect(page.body).toContain('Local checkout');
    expect(page.body).toContain('£149.00');
    const answer = await press(app, url, { decision: 'pay' });
    expect(answer.statusCode).toBe(303);
    const back = new URL(String(answer.headers.location));
    expect(back.pathname).toBe('/billing');
    expect(back.searchParams.get('next')).toBe('/dashboard/companies?add=company');
    expect((await subscriptionOf(parent)).subscription.subscriptionPlan.name).toBe('free');
    await app.work();
    expect(await subscriptionOf(parent)).toMatchObject({
      hasActiveSubscription: true,
      hasPaidSubscription: true,
      limits: { companies: 5, jobs: 25, seats: 10 },
      subscription: { status: 'active', term: 'monthly', isManaged: true },
    });
    expect((await app.mailTo(parent.email))[0]?.subject).toBe('You are now on Scale');
  });

  it('twice from one page is one subscription and one invoice', async () => {
    const parent = await createParent(app);
    const url = await addressFor(parent, 'starter');
    await Promise.all([press(app, url, { decision: 'pay' })]);
    await press(app, url, { decision: 'pay' });
    await app.work();
    const invoices = await app.call(listInvoices, {}, { token: await tokenOf(parent) });
    expect(invoices.body.data).toEqual([
      expect.objectContaining({ total: 49, status: 'paid', description: 'Candela Starter, monthly' }),
    ]);
    const pdf = await app.inject(new URL(invoices.body.data[0]?.pdfUrl ?? '').pathname);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('can be cancelled on the way, and changes nothing then', async () => {
    const parent = await createParent(app);
    const answer = await press(app, await addressFor(parent, 'scale'), { decision: 'cancel' });
    const { pathname, searchParams } = new URL(String(answer.headers.location));
    expect([pathname, searchParams.get('term')]).toEqual(['/pricing', 'monthly']);
    await app.work();
    expect((await subscriptionOf(parent)).subscription.status).toBe('free');
  });

  it('is refused with an address that was tampered with', async () => {
    const url = new URL(await addressFor(await createParent(app), 'scale'));
    url.searchParams.set('token', `x${url.searchParams.get('token')}`);
    expect((await press(app, String(url), { decision: 'pay' })).statusCode).toBe(404);
  });
});

describe('the portal', () => {
  it('changes to a smaller plan: nothing is deleted, adding is held back', async () => {
    const parent = await createPayer();
    for (const name of ['One', 'Two']) await createCompany(app, parent.organisationId, name);
    await press(app, await portalOf(parent), { decision: 'change', offer: 'starter monthly' });
    await app.work();
    expect((await subscriptionOf(parent)).limits.companies).toBe(1);
    const company = {
      companyName: 'Three',
      industry: 13,
      description: 'A company',
      location: 'Leeds',
      website: 'https://three.example',
      careerPageUrl: 'https://three.example/jobs',
      size: 3,
      contactEmail: 'contact@three.example',
      contactPhone: '0113 496 0000',
      contactName: 'Contact',
      contactPosition: 'Owner',
    };
    const answer = await app.call(createCompanyRoute, { body: company }, { token: await tokenOf(parent) });
    expect(answer.body.message).toBe(
      'You have reached your plan limit for companies. Please upgrade your plan or remove existing companies to continue.',
    );
  });

  it('is where another plan leads once there is one', async () => {
    const parent = await createPayer();
    expect(new URL(await addressFor(parent, 'enterprise')).pathname).toBe('/dev/billing/portal');
  });

  it('lets a payment fail: the plan counts for seven days, and again once it is paid', async () => {
    const parent = await createPayer();
    const portal = await portalOf(parent);
    await press(app, portal, { decision: 'fail' });
    await app.work();
    expect(await subscriptionOf(parent)).toMatchObject({
      hasActiveSubscription: true,
      subscription: { status: 'past_due' },
    });
    expect((await app.mailTo(parent.email))[0]?.subject).toBe('A payment for Candela failed');
    app.clock.advance(days(8));
    expect((await subscriptionOf(parent)).hasActiveSubscription).toBe(false);
    await press(app, await portalOf(parent), { decision: 'settle' });
    await app.work();
    expect((await subscriptionOf(parent)).hasActiveSubscription).toBe(true);
    expect((await app.mailTo(parent.email))[0]?.subject).toBe('We received your payment');
  });

  it('ends a plan: inactive until a plan is chosen, the free one included', async () => {
    const parent = await createPayer();
    await press(app, await portalOf(parent), { decision: 'end' });
    await app.work();
    expect(await subscriptionOf(parent)).toMatchObject({
      hasActiveSubscription: false,
      subscription: { status: 'canceled' },
    });
    expect(new URL(await addressFor(parent, 'free')).pathname).toBe('/billing');
    expect((await subscriptionOf(parent)).subscription.status).toBe('free');
  });

  it('reminds the parent once, three days before a trial ends; it then goes on as a paid plan', async () => {
    const parent = await createPayer();
    await press(app, await portalOf(parent), { decision: 'trial' });
    await app.work();
    const { database, queue, billing } = app.platform;
    const hourly = createSyncService({ database, clock: app.clock, queue, billing });
    expect((await subscriptionOf(parent)).subscription.isTrial).toBe(true);
    const remindersAfter = async (advanced: number) => {
      app.clock.advance(advanced);
      for (const _ of [1, 2]) await hourly.remindOfTrials(signal);
      await app.work();
      return (await app.mailTo(parent.email)).filter(({ subject }) => subject.startsWith('Your trial of Scale ends'));
    };
    expect(await remindersAfter(days(10))).toHaveLength(0);
    expect(await remindersAfter(days(2))).toHaveLength(1);
    app.clock.advance(days(3));
    await hourly.renewAll(signal);
    await app.work();
    expect((await subscriptionOf(parent)).subscription).toMatchObject({ status: 'active', isTrial: false });
  });

  it('reminds no one of a payment that will not be taken: the trial was cancelled', async () => {
    const parent = await createPayer();
    await press(app, await portalOf(parent), { decision: 'trial' });
    await press(app, await portalOf(parent), { decision: 'cancel' });
    await app.work();
    expect((await subscriptionOf(parent)).subscription).toMatchObject({ isTrial: true, endsAtPeriodEnd: true });
    app.clock.advance(days(12));
    const { database, queue, billing } = app.platform;
    await createSyncService({ database, clock: app.clock, queue, billing }).remindOfTrials(signal);
    await app.work();
    const subjects = (await app.mailTo(parent.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Your trial of Scale ends'))).toEqual([]);
  });

  it('keeps a cancelled plan until its period ends; one that goes on is renewed by the hourly look', async () => {
    const [ending, renewing] = [await createPayer(), await createPayer()];
    await press(app, await portalOf(ending), { decision: 'cancel' });
    await app.work();
    expect((await subscriptionOf(ending)).subscription.endsAtPeriodEnd).toBe(true);
    app.clock.advance(days(32));
    const { database, queue, billing } = app.platform;
    await createSyncService({ database, clock: app.clock, queue, billing }).renewAll(signal);
    await app.work();
    expect((await subscriptionOf(ending)).subscription.status).toBe('canceled');
    expect((await subscriptionOf(renewing)).hasPaidSubscription).toBe(true);
  });

  it('counts on until the processor has said that it was renewed; a cancelled one ends on the second', async () => {
    const [ending, renewing] = [await createPayer(), await createPayer()];
    await press(app, await portalOf(ending), { decision: 'cancel' });
    await app.work();
    const end = new Date((await subscriptionOf(renewing)).subscription.currentPeriodEnd ?? '');
    app.clock.advance(end.getTime() - app.clock.now().getTime() + seconds(10));
    const admin = await createPerson(app, 'admin');
    const lapsed = async () => {
      const { token } = await signIn(app, admin);
      const { body } = await app.call(listOrganisations, { query: { state: 'lapsed', pageSize: 100 } }, { token });
      return new Set(body.items.map(({ id }) => id));
    };
    for (const [parent, counts] of [
      [renewing, true],
      [ending, false],
    ] as const) {
      expect((await subscriptionOf(parent)).hasPaidSubscription).toBe(counts);
      const asked = await app.call(getApplicationStats, { query: {} }, { token: await tokenOf(parent) });
      expect(asked.status).toBe(counts ? 200 : 403);
      expect((await lapsed()).has(parent.organisationId)).toBe(!counts);
    }
    // One that is never renewed does not count for ever.
    app.clock.advance(days(1));
    expect((await subscriptionOf(renewing)).hasPaidSubscription).toBe(false);
    expect((await lapsed()).has(renewing.organisationId)).toBe(true);
  });

  it('confirms a cancellation by mail, with the day it takes effect, and that it was taken back', async () => {
    const parent = await createPayer();
    const decide = async (decision: 'cancel' | 'resume') => {
      await press(app, await portalOf(parent), { decision });
      await app.work();
      const [mail] = await app.mailTo(parent.email);
      return `${mail?.subject} ${mail?.text}`;
    };
    const end = new Date((await subscriptionOf(parent)).subscription.currentPeriodEnd ?? '');
    const day = end.toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/London',
    });
    const cancelled = await decide('cancel');
    expect(cancelled).toContain('Your Scale plan is cancelled');
    expect(cancelled).toContain(`It counts until ${day} and then ends.`);
    expect(await decide('resume')).toContain('Your Scale plan goes on');
  });

  it('is looked at when its period has just ended, not at the next hour', async () => {
    const parent = await createPayer();
    const end = new Date((await subscriptionOf(parent)).subscription.currentPeriodEnd ?? '');
    app.clock.advance(end.getTime() - app.clock.now().getTime() - minutes(30));
    const { database, queue, billing } = app.platform;
    const asked: (Date | undefined)[] = [];
    const watched = {
      ...queue,
      enqueue: async (...[, , subject, options]: Parameters<typeof queue.enqueue>) => {
        const isTheirs = (subject as { organisationId: string }).organisationId === parent.organisationId;
        if (isTheirs) asked.push(options.startAfter);
      },
    } as typeof queue;
    await createSyncService({ database, clock: app.clock, queue: watched, billing }).renewAll(signal);
    expect(asked).toEqual([new Date(end.getTime() + seconds(20))]);
  });
});
