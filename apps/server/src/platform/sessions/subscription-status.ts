/** Free plans never lapse; a paid one is active while it is paid for and its period runs. */
export const isSubscriptionActive = (
  subscription: { status: 'free' | 'active' | 'past_due' | 'canceled'; currentPeriodEnd: Date | null },
  now: Date,
): boolean =>
  subscription.status === 'free' ||
  (subscription.status === 'active' && subscription.currentPeriodEnd !== null && subscription.currentPeriodEnd > now);
