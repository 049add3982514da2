import { createStripeBilling } from '@candela/integrations/billing/stripe.ts';
import { signWebhook, startStripeServer } from '@candela/integrations/testing/stripe-server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createParent } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const webhookSecret = 'whsec_two_checkouts';
let app: TestApp;
let stripe: Awaited<ReturnType<typeof startStripeServer>>;
beforeAll(async () => {
  stripe = await startStripeServer(['starter_monthly', 'scale_monthly']);
  const billing = createStripeBilling({
    secretKey: 'sk_test_candela',
    webhookSecret,
    now: () => new Date(),
    server: stripe.server,
  });
  app = await createTestApp({ environment: { RATE_LIMITS: '0' }, platform: { billing } });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

it('two checkouts that are paid at once leave one subscription, here and at the processor', async () => {
  const { organisationId } = await createParent(app);
  const periodEnd = new Date(Date.now() + 30 * 864e5);
  for (const plan of ['starter', 'scale']) {
    const id = `sub_${plan}`;
    const lookupKey = `${plan}_monthly`;
    stripe.subscriptions.set(id, {
      id,
      lookupKey,
      status: 'active',
      organisationId,
      periodEnd,
      cancelAtPeriodEnd: false,
    });
  }
  const tell = (id: string) => {
    const object = { id, metadata: { organisationId } };
    const type = 'customer.subscription.created';
    const payload = JSON.stringify({ id: `evt_${id}`, object: 'event', type, data: { object } });
    const header = signWebhook(payload, webhookSecret);
    return app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'stripe-signature': header, 'content-type': 'application/json' },
      payload,
    });
  };
  const answers = await Promise.all([tell('sub_starter'), tell('sub_scale')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await app.work();
  const ours = await app.platform.database.system
    .selectFrom('subscriptions')
    .select(['processor_subscription_id as id', 'status'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const charged = [...stripe.subscriptions.values()].filter(({ status }) => status === 'active').map(({ id }) => id);
  expect([charged, ours.status]).toEqual([[ours.id], 'active']);
});
