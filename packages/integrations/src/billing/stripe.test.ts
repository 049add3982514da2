import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStripeServer } from '../testing/stripe-server.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { describeBilling } from './port.contract.ts';
import type { Billing, CheckoutRequest } from './port.ts';
import { createStripeBilling } from './stripe.ts';

const organisationId = '0192a4b0-0000-7000-8000-000000000001';
const webhookSecret = 'whsec_candela';
const clock = createTestClock();
let server: Awaited<ReturnType<typeof startStripeServer>>;
let billing: Billing;
beforeEach(async () => {
  server = await startStripeServer(['scale_monthly', 'scale_yearly']);
  billing = createStripeBilling({
    secretKey: 'sk_test_candela',
    webhookSecret,
    now: clock.now,
    server: server.server,
  });
});
afterEach(() => server.close());

const checkout = (changes: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  organisationId,
  organisationName: 'Achebe Group',
  email: 'parent@example.test',
  customerId: null,
  offer: { plan: 'scale', displayName: 'Scale', term: 'monthly', pence: 14900 },
  successUrl: 'https://candela.example/billing?checkout=done',
  cancelUrl: 'https://candela.example/pricing',
  attempt: 'attempt-1',
  ...changes,
});

describe('the pricing table of Stripe', () => {
  const withTable = () =>
    createStripeBilling({
      secretKey: 'sk_test_candela',
      webhookSecret,
      now: clock.now,
      server: server.server,
      pricingTable: { id: 'prctbl_1', publishableKey: 'pk_test_1' },
    });
  const table = { id: 'prctbl_1', publishableKey: 'pk_test_1', reference: organisationId };

  it('is shown where one was made, for the organisation and the customer who is known', async () => {
    expect(await billing.findPricingTable(organisationId, 'cus_1')).toBeNull();
    expect(await withTable().findPricingTable(organisationId, null)).toEqual({ ...table, customerSecret: null });
    expect(await withTable().findPricingTable(organisationId, 'cus_1')).toEqual({
      ...table,
      customerSecret: 'css_cus_1',
    });
    expect(server.calls.at(-1)?.body.get('components[pricing_table][enabled]')).toBe('true');
  });

  it('sells a subscription that is marked as the organisation’s, once', async () => {
    const bought = { id: 'sub_table', lookupKey: 'scale_monthly', status: 'active' as const, organisationId: '' };
    server.subscriptions.set('sub_table', { ...bought, periodEnd: clock.now(), cancelAtPeriodEnd: false });
    expect(await billing.findSubscription(organisationId, 'sub_table')).toMatchObject({ plan: 'scale' });
    expect(server.subscriptions.get('sub_table')?.organisationId).toBe(organisationId);
    const other = '0192a4b0-0000-7000-8000-000000000002';
    expect(await billing.findSubscription(other, 'sub_table')).toBeNull();
  });
});

describe('checkout with Stripe', () => {
  it('is for the price of the plan and the term, and names the organisation wherever events will', async () => {
    const { url } = await billing.startCheckout(checkout());
    expect(url).toContain('/pay/cs_');
    const call = server.calls.at(-1);
    expect(call?.path).toBe('/v1/checkout/sessions');
    expect(Object.fromEntries(call?.body ?? [])).toMatchObject({
      mode: 'subscription',
      'line_items[0][price]': 'price_scale_monthly',
      customer_email: 'parent@example.test',
      client_reference_id: organisationId,
      'subscription_data[metadata][organisationId]': organisationId,
    });
  });

  it('is one checkout for one attempt, and goes on with the customer who is known', async () => {
    const [first, second] = [await billing.startCheckout(checkout()), await billing.startCheckout(checkout())];
    expect(second).toEqual(first);
    await billing.startCheckout(checkout({ customerId: 'cus_1', attempt: 'attempt-2' }));
    expect(server.calls.at(-1)?.body.get('customer')).toBe('cus_1');
  });

  it('opens wherever one comes from, and once more for another address', async () => {
    const next = `/dashboard/candidates?${'x'.repeat(400)}`;
    const { url } = await billing.startCheckout(checkout({ attempt: next }));
    const other = await billing.startCheckout(checkout({ attempt: next, email: 'new@example.test' }));
    expect(other.url).not.toBe(url);
  });

  it('is refused for a plan that Stripe has no price for, and unavailable when Stripe is', async () => {
    const offer = { plan: 'starter', displayName: 'Starter', term: 'monthly', pence: 4900 } as const;
    await expect(billing.startCheckout(checkout({ offer }))).rejects.toMatchObject({ reason: 'refused' });
    server.fail(503);
    await expect(billing.startCheckout(checkout())).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

describe('what Stripe knows', () => {
  it('is read as our plan, term and status', async () => {
    const periodEnd = new Date('2027-01-15T00:00:00Z');
    const subscription = {
      id: 'sub_1',
      lookupKey: 'scale_yearly',
      status: 'trialing' as Stripe.Subscription.Status,
      organisationId,
      periodEnd,
      cancelAtPeriodEnd: true,
    };
    const statusOf = async (status: Stripe.Subscription.Status) => {
      server.subscriptions.set('sub_1', { ...subscription, status });
      return (await billing.findSubscription(organisationId, 'sub_1'))?.status;
    };
    expect(await statusOf('trialing')).toBe('active');
    expect(await billing.findSubscription(organisationId, 'sub_1')).toMatchObject({
      id: 'sub_1',
      customerId: 'cus_1',
      plan: 'scale',
      term: 'yearly',
      periodEnd,
      endsAtPeriodEnd: true,
      isTrial: true,
    });
    expect(await statusOf('past_due')).toBe('past_due');
    expect(await statusOf('incomplete')).toBe('pending');
    for (const status of ['canceled', 'unpaid', 'paused', 'incomplete_expired'] as const) {
      expect(await statusOf(status)).toBe('ended');
    }
    expect(await billing.findSubscription(organisationId, 'sub_2')).toBeNull();
  });

  it('includes invoices with their documents, and a portal', async () => {
    expect(await billing.listInvoices(organisationId, 'cus_1')).toEqual([
      expect.objectContaining({
        number: 'A-0001',
        pence: 14900,
        status: 'paid',
        pdfUrl: 'https://stripe.invalid/in_1.pdf',
      }),
    ]);
    const portal = await billing.openPortal({ organisationId, customerId: 'cus_1', returnUrl: 'https://x.example' });
    expect(portal.url).toContain('/portal/cus_1');
  });
});

describe("Stripe's events", () => {
  const stripe = new Stripe('sk_test_x');
  const write = (object: object, type: string, timestamp = Math.floor(clock.now().getTime() / 1000)) => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
    return { body: Buffer.from(payload), signature };
  };
  const subject = { organisationId, subscriptionId: 'sub_1' };

  it('say whom they concern, whatever they are about', () => {
    const metadata = { organisationId };
    const events = [
      write({ id: 'sub_1', metadata }, 'customer.subscription.updated'),
      write({ client_reference_id: organisationId, subscription: 'sub_1' }, 'checkout.session.completed'),
      write({ parent: { subscription_details: { subscription: 'sub_1', metadata } } }, 'invoice.payment_failed'),
    ];
    for (const { body, signature } of events) expect(billing.readEvent(body, signature).subject).toEqual(subject);
    const other = write({ id: 'pi_1' }, 'payment_intent.created');
    expect(billing.readEvent(other.body, other.signature).subject).toBeNull();
  });
});

let count = 0;
describeBilling('Stripe', async () => ({
  billing,
  organisationId,
  async subscribe(plan) {
    count += 1;
    const id = `sub_contract${count}`;
    const periodEnd = new Date('2027-01-15T00:00:00Z');
    const lookupKey = `${plan}_monthly`;
    server.subscriptions.set(id, {
      id,
      lookupKey,
      status: 'active',
      organisationId,
      periodEnd,
      cancelAtPeriodEnd: false,
    });
    return id;
  },
  event(id, { age = 0, isForged = false } = {}) {
    const object = { id, metadata: { organisationId } };
    const body = JSON.stringify({
      id: 'evt_2',
      object: 'event',
      type: 'customer.subscription.updated',
      data: { object },
    });
    const timestamp = Math.floor(clock.now().getTime() / 1000) - age;
    const secret = isForged ? 'whsec_other' : webhookSecret;
    const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    return { body, signature };
  },
}));
