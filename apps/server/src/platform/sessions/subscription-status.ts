/** As much of a subscription as says whether it counts. */
export interface SubscriptionState {
  status: 'free' | 'active' | 'past_due' | 'canceled';
  currentPeriodEnd: Date | null;
  /** A payment failed and is tried again: the plan counts until then. */
  graceUntil: Date | null;
}

/** Free plans never lapse; a paid one is active while it is paid for and its period runs, or while a failed payment may still be made good. */
export function isSubscriptionActive({ status, currentPeriodEnd, graceUntil }: SubscriptionState, now: Date): boolean {
  if (status === 'free') return true;
  if (status === 'past_due') return graceUntil !== null && graceUntil > now;
  return status === 'active' && currentPeriodEnd !== null && currentPeriodEnd > now;
}
