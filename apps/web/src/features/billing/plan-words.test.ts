import type { Subscription } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { describe, expect, it } from 'vitest';
import { planInWords } from './plan-words.ts';

const plan = (changes: Partial<Subscription>, state: Partial<Subscription['subscription']> = {}): Subscription => ({
  hasActiveSubscription: true,
  hasPaidSubscription: true,
  limits: { companies: 5, jobs: 25, seats: 10 },
  ...changes,
  subscription: {
    status: 'active',
    term: 'yearly',
    currentPeriodEnd: '2027-03-01T12:00:00.000Z',
    endsAtPeriodEnd: false,
    isTrial: false,
    graceUntil: null,
    isManaged: true,
    subscriptionPlan: { _id: 'x', name: 'scale', displayName: 'Scale' },
    ...state,
  },
});
const text = (...args: Parameters<typeof plan>) => planInWords(plan(...args), 'Europe/London').text;

describe('a plan in words', () => {
  it('says how it stands, with the words of the specification', () => {
    expect(text({})).toBe('Your plan is active. It is paid yearly and renews on 1 March 2027.');
    expect(text({ hasPaidSubscription: false })).toBe('Upgrade to unlock more');
    expect(text({ hasActiveSubscription: false, hasPaidSubscription: false })).toBe('Please upgrade to continue');
    expect(text({}, { endsAtPeriodEnd: true })).toBe('It is cancelled and ends on 1 March 2027.');
    expect(text({}, { isTrial: true })).toBe('Your trial ends on 1 March 2027. The first payment is taken that day.');
    expect(text({}, { isTrial: true, endsAtPeriodEnd: true })).toBe(
      'Your trial ends on 1 March 2027. It is cancelled: nothing is charged.',
    );
    expect(text({}, { graceUntil: '2027-02-08T12:00:00.000Z' })).toBe(
      'The last payment failed. Everything works until 8 February 2027.',
    );
  });
});
