import type { Limits } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export const listPlans = (tx: Tx) => tx.selectFrom('plans').selectAll().orderBy('position').execute();

export async function insertFreeSubscription(tx: Tx, organisationId: string): Promise<void> {
  await tx
    .insertInto('subscriptions')
    .columns(['organisation_id', 'plan_id', 'status'])
    .expression((eb) =>
      eb
        .selectFrom('plans')
        .select([sql<string>`${organisationId}::uuid`.as('organisation_id'), 'id', sql<'free'>`'free'`.as('status')])
        .where('name', '=', 'free'),
    )
    .execute();
}

const withPlan = (tx: Tx, organisationId: string) =>
  tx
    .selectFrom('subscriptions as s')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .select([
      's.status',
      's.term',
      's.current_period_end',
      's.customer_id',
      's.processor_subscription_id',
      's.started_at',
      's.ends_at_period_end',
      's.is_trial',
      's.grace_until',
      's.last_look',
      's.applied_look',
      'p.id as plan_id',
      'p.name',
      'p.display_name',
      'p.limit_companies',
      'p.limit_jobs',
      'p.limit_seats',
      'p.limit_storage_mb',
    ])
    .where('s.organisation_id', '=', organisationId);

export const findSubscription = (tx: Tx, organisationId: string) =>
  withPlan(tx, organisationId).executeTakeFirstOrThrow();

/**
 * A caller who would use up a limit waits here for the one who came first, so a count taken afterwards is true. The plan is read
 * once the row is held: joined to a row that is waited for, it would be the one before, and there would be nothing to read.
 */
export async function lockSubscription(tx: Tx, organisationId: string) {
  await tx
    .selectFrom('subscriptions')
    .select('organisation_id')
    .where('organisation_id', '=', organisationId)
    .forUpdate()
    .execute();
  return findSubscription(tx, organisationId);
}

/** What the organisation's files take of the store, with what is reserved for files on their way. */
export async function sumStorage(tx: Tx, organisationId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select app.storage_of(${organisationId}::uuid, ${now}) as bytes`.execute(tx);
  return Number(rows[0]?.bytes ?? 0);
}

/** Counted for the whole organisation, whichever companies the caller may see: limits are the organisation's. */
export async function countUsage(tx: Tx, organisationId: string): Promise<Limits> {
  const { rows } = await sql<Limits>`select * from app.usage_of(${organisationId}::uuid)`.execute(tx);
  const usage = rows[0];
  if (!usage) throw new Error('app.usage_of answered nothing');
  return usage;
}

export interface SubscriptionValues {
  plan: string;
  status: 'free' | 'active' | 'past_due' | 'canceled';
  term: 'monthly' | 'yearly' | null;
  periodEnd: Date | null;
  endsAtPeriodEnd: boolean;
  isTrial: boolean;
  graceUntil: Date | null;
  customerId: string | null;
  processorSubscriptionId: string | null;
  startedAt: Date | null;
}

export async function writeSubscription(
  tx: Tx,
  organisationId: string,
  values: SubscriptionValues,
  look: { number: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set((eb) => ({
      plan_id: eb.selectFrom('plans').select('id').where('name', '=', values.plan),
      status: values.status,
      term: values.term,
      current_period_end: values.periodEnd,
      ends_at_period_end: values.endsAtPeriodEnd,
      is_trial: values.isTrial,
      ...(!values.isTrial && { trial_reminded_at: null }),
      grace_until: values.graceUntil,
      customer_id: values.customerId,
      processor_subscription_id: values.processorSubscriptionId,
      started_at: values.startedAt,
      applied_look: look.number,
      updated_at: look.now,
    }))
    .where('organisation_id', '=', organisationId)
    .execute();
}

/** The number of the look that is about to be taken. */
export async function countLook(tx: Tx, organisationId: string): Promise<number> {
  const row = await tx
    .updateTable('subscriptions')
    .set((eb) => ({ last_look: eb('last_look', '+', 1) }))
    .where('organisation_id', '=', organisationId)
    .returning('last_look')
    .executeTakeFirstOrThrow();
  return row.last_look;
}

/** Trials that end before a moment, that go on as a paid plan, and of which no one was reminded yet. */
export const listEndingTrials = (tx: Tx, before: Date) =>
  tx
    .selectFrom('subscriptions')
    .select('organisation_id')
    .where('is_trial', '=', true)
    .where('ends_at_period_end', '=', false)
    .where('status', '=', 'active')
    .where('trial_reminded_at', 'is', null)
    .where('current_period_end', '<', before)
    .execute();

/** True for the first of several who would remind. */
export async function markReminded(tx: Tx, organisationId: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('subscriptions')
    .set({ trial_reminded_at: now })
    .where('organisation_id', '=', organisationId)
    .where('is_trial', '=', true)
    .where('ends_at_period_end', '=', false)
    .where('trial_reminded_at', 'is', null)
    .returning('organisation_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Paid plans whose period is over, or soon will be: whether they were renewed is for the processor to say. */
export const listEnding = (tx: Tx, before: Date) =>
  tx
    .selectFrom('subscriptions')
    .select(['organisation_id', 'processor_subscription_id', 'current_period_end'])
    .where('processor_subscription_id', 'is not', null)
    .where('status', 'in', ['active', 'past_due'])
    .where('current_period_end', '<', before)
    .execute();
