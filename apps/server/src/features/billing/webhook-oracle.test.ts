import { createLocalProcessor } from '@candela/integrations/billing/local-processor.ts';
import type { Term } from '@candela/integrations/billing/port.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seconds } from '../../platform/clock.ts';
import { postEvent, signedEvent } from '../../testing/local-billing.ts';
import { createParent } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createLocalBillingStore } from './local-billing.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

/** The same numbers every time. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function shuffle<T>(items: readonly T[], random: (below: number) => number): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}

const plans = ['starter', 'scale', 'enterprise'];
const eventCount = 1000;
const times = 5;

it(`${eventCount} events, ${times} times each, shuffled, a tenth of them forged, leave every plan as the processor has it`, async () => {
  const random = createRandom(20_261_116);
  const store = createLocalBillingStore(app.platform.database);
  const organisations = await Promise.all(Array.from({ length: 20 }, () => createParent(app)));
  const genuine: { body: string; signature: string }[] = [];
  const processor = createLocalProcessor({
    store,
    now: () => app.clock.now(),
    notify: async (type, object) => void genuine.push(signedEvent(app, type, object)),
  });

  // What happens at the processor, one thing after the other: the oracle is where that leads.
  let checkouts = 0;
  while (genuine.length < eventCount * 0.9) {
    app.clock.advance(seconds(0.2));
    const { organisationId } = organisations[random(organisations.length)] ?? { organisationId: '' };
    const term: Term = random(2) === 0 ? 'monthly' : 'yearly';
    const plan = plans[random(plans.length)] ?? 'scale';
    const offer = { plan, displayName: plan, term, pence: 4900 };
    const live = await store.findLive(organisationId);
    checkouts += 1;
    const checkout = { kind: 'checkout', id: `c${checkouts}`, organisationId, organisationName: '', offer } as const;
    if (!live) await processor.pay({ ...checkout, successUrl: '', cancelUrl: '' });
    else {
      const choices = [
        () => processor.changePlan(live, offer),
        () => processor.cancel(live),
        () => processor.resume(live),
        () => processor.failPayment(live, offer),
        () => processor.payOutstanding(live),
        () => processor.end(live),
      ];
      await choices[random(choices.length)]?.();
    }
  }

  const forged = Array.from({ length: eventCount - Math.floor(eventCount * 0.9) }, () => {
    const { organisationId } = organisations[random(organisations.length)] ?? { organisationId: '' };
    const object = { id: 'local_forged', metadata: { organisationId } };
    const { body, signature } = signedEvent(app, 'customer.subscription.updated', object);
    return random(2) === 0
      ? { body: body.replace('local_forged', 'local_c1'), signature, isForged: true }
      : {
          body,
          signature: signature.replace(/v1=./, (text) => `v1=${text.endsWith('0') ? '1' : '0'}`),
          isForged: true,
        };
  });
  const all = [...genuine.map((event) => ({ ...event, isForged: false })), ...forged];
  const deliveries = shuffle(Array.from({ length: times }, () => all).flat(), random);

  for (let from = 0; from < deliveries.length; from += 50) {
    const batch = deliveries.slice(from, from + 50);
    const answers = await Promise.all(batch.map((event) => postEvent(app, event)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(batch.map(({ isForged }) => (isForged ? 400 : 200)));
    // Work goes on while events arrive.
    if (from % 1000 === 0) await app.work();
  }
  await app.work();

  const { rows } = { rows: await app.platform.database.system.selectFrom('billing_events').select('id').execute() };
  expect(rows).toHaveLength(genuine.length);
  for (const { organisationId } of organisations) {
    const ours = await app.platform.database.system
      .selectFrom('subscriptions as s')
      .innerJoin('plans as p', 'p.id', 's.plan_id')
      .select(['s.processor_subscription_id as id', 's.status', 's.term', 'p.name as plan', 's.ends_at_period_end'])
      .where('s.organisation_id', '=', organisationId)
      .executeTakeFirstOrThrow();
    const newest = await app.platform.database.system
      .selectFrom('local_subscriptions')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const status = { active: 'active', past_due: 'past_due', ended: 'canceled' }[newest?.status ?? 'ended'];
    const theirs = newest && {
      id: newest.id,
      status,
      term: newest.term,
      plan: newest.plan,
      ends_at_period_end: newest.ends_at_period_end,
    };
    // A plan that ended before we ever saw it live was never ours.
    if (ours.id === null) expect([undefined, 'canceled']).toContain(theirs?.status);
    else expect(ours).toEqual(theirs);
  }
}, 120_000);
