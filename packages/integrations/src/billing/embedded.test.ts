import { describe, expect, it } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { createLocalBilling, renew, writeEvent } from './embedded.ts';
import { periodAfter } from './local-processor.ts';
import { createMemoryBillingStore, type LocalSubscription } from './local-store.ts';

const key = new Uint8Array(32).fill(7);
const organisationId = '0192a4b0-0000-7000-8000-000000000001';
const clock = createTestClock();
const billing = createLocalBilling({
  key,
  store: createMemoryBillingStore(),
  now: clock.now,
  baseUrl: 'http://127.0.0.1:3000',
});

describe('the local processor’s events', () => {
  const object = { id: 'local_1', metadata: { organisationId } };

  it('are read when they are genuine', () => {
    const { body, signature } = writeEvent({ key, now: clock.now }, 'customer.subscription.updated', object);
    expect(billing.readEvent(Buffer.from(body), signature).subject).toEqual({
      organisationId,
      subscriptionId: 'local_1',
    });
  });

  it('are refused when the signature is missing, of another body, of another key or five minutes old', () => {
    const { body, signature } = writeEvent({ key, now: clock.now }, 'customer.subscription.updated', object);
    const forged = writeEvent({ key: new Uint8Array(32), now: clock.now }, 'customer.subscription.updated', object);
    const early = new Date(clock.now().getTime() - 301_000);
    const old = writeEvent({ key, now: () => early }, 'customer.subscription.updated', object);
    const refused = [
      [body, undefined],
      [`${body} `, signature],
      [forged.body, forged.signature],
      [old.body, old.signature],
    ] as const;
    for (const [text, header] of refused) {
      expect(() => billing.readEvent(Buffer.from(text), header)).toThrow(
        expect.objectContaining({ reason: 'signature' }),
      );
    }
  });
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
    };
    const late = new Date('2027-03-11T00:00:00Z');
    expect(renew(subscription, late)).toMatchObject({ status: 'active', periodEnd: new Date('2027-04-10T00:00:00Z') });
    expect(renew({ ...subscription, endsAtPeriodEnd: true }, late).status).toBe('ended');
    expect(renew({ ...subscription, status: 'past_due' }, late).status).toBe('past_due');
  });
});
