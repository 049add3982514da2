import type { PaidSubscription } from '@candela/integrations/billing/port.ts';
import { after, days } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { countLook, lockSubscription, type SubscriptionValues, writeSubscription } from './subscriptions.repo.ts';

/** How long a plan counts after a payment failed. */
export const graceAfterFailure = days(7);

export const paidChanges = [
  'started',
  'plan-changed',
  'cancelled',
  'resumed',
  'payment-failed',
  'payment-made',
  'ended',
] as const;
export type PaidChange = (typeof paidChanges)[number];

/** Before the processor is asked: what this look will see is older than what any later one does. */
export const beginLook = countLook;

/**
 * Makes the organisation's subscription what the processor says it is. Repeating it changes nothing, and a look that began
 * before one that was already applied is dropped. An organisation has one subscription: of two that are charged for, the
 * answer names the one to end.
 */
export async function applyPaid(
  tx: Tx,
  organisationId: string,
  look: { number: number; now: Date },
  paid: PaidSubscription,
): Promise<Applied> {
  const row = await lockSubscription(tx, organisationId);
  const isDoubled = isLive(row) && row.processor_subscription_id !== paid.id && isCharged(paid);
  if (look.number <= row.applied_look) return { change: null, superseded: null, lookAgain: isDoubled };
  if (paid.status === 'pending' || !isItsTurn(row, paid)) {
    return { change: null, superseded: isDoubled ? paid.id : null, lookAgain: false };
  }
  await writeSubscription(tx, organisationId, toValues(row, paid, look.now), look);
  const superseded = isDoubled ? row.processor_subscription_id : null;
  return { change: changeOf(row, paid), superseded, lookAgain: false };
}

interface Applied {
  /** For the organisation; null when nothing changed. */
  change: PaidChange | null;
  /** A subscription that is charged for besides the one that counts. */
  superseded: string | null;
  /** A look that came too late to decide between two. */
  lookAgain: boolean;
}

const isCharged = ({ status }: PaidSubscription): boolean => status === 'active' || status === 'past_due';

/** Back to the free plan, for an organisation whose paid one is over. */
export async function returnToFree(tx: Tx, organisationId: string, now: Date): Promise<boolean> {
  const row = await lockSubscription(tx, organisationId);
  if (isLive(row)) return false;
  const free: SubscriptionValues = {
    plan: 'free',
    status: 'free',
    term: null,
    periodEnd: null,
    endsAtPeriodEnd: false,
    isTrial: false,
    graceUntil: null,
    customerId: row.customer_id,
    processorSubscriptionId: null,
    startedAt: null,
  };
  await writeSubscription(tx, organisationId, free, { number: row.applied_look, now });
  return true;
}

type Row = Awaited<ReturnType<typeof lockSubscription>>;

/** Whether a processor keeps charging for it. */
export const isLive = (row: Pick<Row, 'status' | 'processor_subscription_id'>): boolean =>
  row.processor_subscription_id !== null && (row.status === 'active' || row.status === 'past_due');

/** Of two subscriptions the newer one counts; news about one that was replaced change nothing. */
function isItsTurn(row: Row, paid: PaidSubscription): boolean {
  if (row.processor_subscription_id === paid.id) return true;
  if (paid.status === 'ended') return false;
  return !isLive(row) || row.started_at === null || paid.startedAt > row.started_at;
}

function toValues(row: Row, paid: PaidSubscription, now: Date): SubscriptionValues {
  const wasFailing = row.status === 'past_due' && row.processor_subscription_id === paid.id;
  const graceUntil = wasFailing ? row.grace_until : after(now, graceAfterFailure);
  return {
    plan: paid.plan,
    status: paid.status === 'ended' ? 'canceled' : paid.status === 'past_due' ? 'past_due' : 'active',
    term: paid.term,
    periodEnd: paid.periodEnd,
    endsAtPeriodEnd: paid.endsAtPeriodEnd,
    isTrial: paid.isTrial,
    graceUntil: paid.status === 'past_due' ? graceUntil : null,
    customerId: paid.customerId,
    processorSubscriptionId: paid.id,
    startedAt: paid.startedAt,
  };
}

function changeOf(row: Row, paid: PaidSubscription): PaidChange | null {
  if (row.processor_subscription_id !== paid.id) return paid.status === 'active' ? 'started' : 'payment-failed';
  if (paid.status === 'ended') return row.status === 'canceled' ? null : 'ended';
  if (paid.status === 'past_due') return row.status === 'past_due' ? null : 'payment-failed';
  if (row.status !== 'active') return row.status === 'past_due' ? 'payment-made' : 'started';
  if (row.name !== paid.plan || row.term !== paid.term) return 'plan-changed';
  if (row.ends_at_period_end === paid.endsAtPeriodEnd) return null;
  return paid.endsAtPeriodEnd ? 'cancelled' : 'resumed';
}
