import { describe, expect, it } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { createLocalBilling, renew, writeEvent } from './embedded.ts';
import { createLocalProcessor, periodAfter } from './local-processor.ts';
import { createMemoryBillingStore, type LocalSubscription } from './local-store.ts';
import { describeBilling } from './port.contract.ts';

const key = new Uint8Array(32).fill(7);
const organisationId = '0192a4b0-0000-7000-8000-000000000001';
const clock = createTestClock();
const store = createMemoryBillingStore();
const billing = createLocalBilling({
  key,
  store,
  now: clock.now,
  baseUrl: 'http://127.0.0.1:3000',
});

let count = 0;
describeBilling('local', async () => ({
  billing,
  organisationId,
  async subscribe(plan) {
    count += 1;
    const id = `local_${count}`;
    const startedAt = clock.now();
    const term = 'monthly';
    const subscription = {
      id,
      organisationId,
      plan,
      term,
      status: 'active',
      startedAt,
      endsAtPeriodEnd: false,
      isTrial: false,
    } as const;
    await store.saveSubscription({ ...subscription, periodEnd: periodAfter(startedAt, term) });
    return id;
  },
  event: (id, { age = 0, isForged = false } = {}) =>
    writeEvent(
      { key: isForged ? new Uint8Array(32) : key, now: () => new Date(clock.now().getTime() - age * 1000) },
      'customer.subscription.updated',
      { id, metadata: { organisationId } },
    ),
}));

it('asks for what a renewal costs, until that is paid', async () => {
  const own = createMemoryBillingStore();
  const processor = createLocalProcessor({ store: own, now: clock.now, notify: async () => undefined });
  const offer = { plan: 'scale', displayName: 'Scale', term: 'monthly', pence: 14_900 } as const;
  const urls = { successUrl: '', cancelUrl: '' };
  await processor.pay({ kind: 'checkout', id: '1', organisationId, organisationName: 'Northlight', offer, ...urls });
  const live = async () => {
    const subscription = await own.findLive(organisationId);
    if (!subscription) throw new Error('There is no subscription');
    return subscription;
  };
  const open = async () => (await own.listInvoices(organisationId)).filter(({ status }) => status === 'open');
  await processor.failPayment(await live(), offer);
  expect(await open()).toMatchObject([{ pence: 14_900, description: 'Candela Scale, monthly, renewal' }]);
  await processor.payOutstanding(await live());
  expect([await open(), (await live()).status]).toEqual([[], 'active']);
});

describe('a period of the local processor', () => {
  it.each([
    ['2027-01-31T10:00:00Z', 'monthly', '2027-02-28T10:00:00Z'],
    ['2027-03-15T10:00:00Z', 'monthly', '2027-04-15T10:00:00Z'],
    ['2028-02-29T10:00:00Z', 'yearly', '2029-02-28T10:00:00Z'],
  ] as const)('that begins %s and is %s ends %s', (start, term, end) => {
    expect(periodAfter(new Date(start), term)).toEqual(new Date(end));
  });

  it('is followed by the next, unless the plan was cancelled', () => {
    const subscription: LocalSubscription = {
      id: 'local_1',
      organisationId,
      plan: 'scale',
      term: 'monthly',
      status: 'active',
      startedAt: new Date('2027-01-10T00:00:00Z'),
      periodEnd: new Date('2027-02-10T00:00:00Z'),
      endsAtPeriodEnd: false,
      isTrial: false,
    };
    const late = new Date('2027-03-11T00:00:00Z');
    expect(renew(subscription, late)).toMatchObject({ status: 'active', periodEnd: new Date('2027-04-10T00:00:00Z') });
    expect(renew({ ...subscription, endsAtPeriodEnd: true }, late).status).toBe('ended');
    expect(renew({ ...subscription, status: 'past_due' }, late).status).toBe('past_due');
  });
});
