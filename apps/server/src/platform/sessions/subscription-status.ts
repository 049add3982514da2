import { after, days } from '../clock.ts';

/** As much of a subscription as says whether it counts. */
export interface SubscriptionState {
  status: 'free' | 'active' | 'past_due' | 'canceled';
  currentPeriodEnd: Date | null;
  /** A payment failed and is tried again: the plan counts until then. */
  graceUntil: Date | null;
  /** A processor keeps it and goes on charging when the period ends. */
  renews: boolean;
}

/** Processors renew on the second, and say so a moment later, or hours later on a bad day: until then the plan counts. */
export const renewalGrace = days(1);

/** Free plans never lapse; a paid one is active while it is paid for and its period runs, or while a failed payment may still be made good. */
export function isSubscriptionActive(
  { status, currentPeriodEnd, graceUntil, renews }: SubscriptionState,
  now: Date,
): boolean {
  if (status === 'free') return true;
  if (status === 'past_due') return graceUntil !== null && graceUntil > now;
  if (status !== 'active' || currentPeriodEnd === null) return false;
  return (renews ? after(currentPeriodEnd, renewalGrace) : currentPeriodEnd) > now;
}
