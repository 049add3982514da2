import type { Subscription } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { formatDate, type Zone } from '#lib/dates.ts';

export interface PlanWords {
  tone: 'success' | 'info' | 'warning' | 'danger';
  /** How it stands in a word. */
  badge: string;
  title: string;
  text: string;
}

/** How the plan stands, in a line and a sentence. */
export function planInWords(plan: Subscription, zone: Zone): PlanWords {
  const { subscription } = plan;
  const name = subscription.subscriptionPlan.displayName;
  const end = subscription.currentPeriodEnd && formatDate(subscription.currentPeriodEnd, 'longDay', zone);
  if (!plan.hasActiveSubscription) {
    return {
      tone: 'danger',
      badge: 'Inactive',
      title: `Your ${name} plan is inactive`,
      text: 'Please upgrade to continue',
    };
  }
  if (!plan.hasPaidSubscription) {
    return { tone: 'info', badge: 'Free', title: 'You are on the Free plan', text: 'Upgrade to unlock more' };
  }
  const title = `You are on the ${name} plan`;
  if (subscription.graceUntil) {
    const until = formatDate(subscription.graceUntil, 'longDay', zone);
    return {
      tone: 'warning',
      badge: 'Payment failed',
      title,
      text: `The last payment failed. Everything works until ${until}.`,
    };
  }
  if (subscription.isTrial) {
    const text = subscription.endsAtPeriodEnd
      ? `Your trial ends on ${end}. It is cancelled: nothing is charged.`
      : `Your trial ends on ${end}. The first payment is taken that day.`;
    return { tone: subscription.endsAtPeriodEnd ? 'warning' : 'info', badge: 'Trial', title, text };
  }
  if (subscription.endsAtPeriodEnd) {
    return { tone: 'warning', badge: 'Cancelled', title, text: `It is cancelled and ends on ${end}.` };
  }
  return {
    tone: 'success',
    badge: 'Active',
    title,
    text: `Your plan is active. It is paid ${subscription.term} and renews on ${end}.`,
  };
}
