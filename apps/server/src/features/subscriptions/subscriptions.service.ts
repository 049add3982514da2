import {
  type Limits,
  type Plan,
  type Subscription,
  type Usage,
  unlimited,
} from '@candela/contract/subscriptions/subscriptions.routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { isSubscriptionActive } from '../../platform/sessions/subscription-status.ts';
import {
  countUsage,
  findSubscription,
  insertFreeSubscription,
  listEnding,
  listEndingTrials,
  listPlans,
  lockSubscription,
  markReminded,
  sumStorage,
} from './subscriptions.repo.ts';

export const startFreeSubscription = insertFreeSubscription;

/** The organisation's subscription with its plan, for a transaction that acts for it. */
export const readSubscription = findSubscription;

/** Subscriptions that a processor keeps and whose period ends before a moment, of all organisations. */
export const listEndingSubscriptions = async (database: Database, before: Date) =>
  (await listEnding(database.system, before)).flatMap(
    ({ organisation_id: organisationId, processor_subscription_id: subscriptionId, current_period_end: end }) =>
      subscriptionId && end ? { organisationId, subscriptionId, end } : [],
  );

/** The organisations whose trial ends before a moment, and who have not been reminded of it. */
export const listTrialsToRemind = async (database: Database, before: Date): Promise<string[]> =>
  (await listEndingTrials(database.system, before)).map(({ organisation_id }) => organisation_id);

/** True for the first of several who would remind; in the transaction that does. */
export const takeTrialReminder = markReminded;

const limitNames: Record<keyof Limits, { noun: string; remedy: string }> = {
  jobs: { noun: 'jobs', remedy: 'remove existing jobs' },
  companies: { noun: 'companies', remedy: 'remove existing companies' },
  seats: { noun: 'team members', remedy: 'remove teammates' },
};

/**
 * The one place that keeps a plan's limits: call it inside the transaction that adds the thing, before adding it.
 * Of two requests for the last place, the second waits for the first and is then refused.
 */
export async function enforceLimit(
  tx: Tx,
  organisationId: string,
  kind: keyof Limits,
  /** What to say instead of the usual sentence, where it would be read by another person than the one who pays. */
  message?: string,
): Promise<void> {
  const subscription = await lockSubscription(tx, organisationId);
  const limit = limitsOf(subscription)[kind];
  if (limit === unlimited) return;
  const usage = await countUsage(tx, organisationId);
  if (usage[kind] < limit) return;
  const { noun, remedy } = limitNames[kind];
  throw new AppError('SUBSCRIPTION_LIMIT_EXCEEDED', {
    message:
      message ?? `You have reached your plan limit for ${noun}. Please upgrade your plan or ${remedy} to continue.`,
  });
}

const megabyte = 1024 * 1024;
const toMegabytes = (bytes: number): number => Math.ceil(bytes / megabyte);

/** The same for the file store: call it in the transaction that promises room for so many bytes. */
export async function enforceStorage(tx: Tx, organisationId: string, bytes: number, now: Date): Promise<void> {
  const { limit_storage_mb: limit } = await lockSubscription(tx, organisationId);
  if (limit === unlimited) return;
  const used = await sumStorage(tx, organisationId, now);
  if (used + bytes <= limit * megabyte) return;
  throw new AppError('SUBSCRIPTION_LIMIT_EXCEEDED', {
    message: `Your plan has room for ${limit} MB of files, and ${toMegabytes(used)} MB are used. Please upgrade your plan or remove candidates you no longer need to continue.`,
  });
}

const limitsOf = (row: { limit_companies: number; limit_jobs: number; limit_seats: number }): Limits => ({
  companies: row.limit_companies,
  jobs: row.limit_jobs,
  seats: row.limit_seats,
});

export const createSubscriptionsService = (database: Database, clock: Clock) => ({
  async listPlans(): Promise<Plan[]> {
    const rows = await listPlans(database.public);
    return rows.map((row) => ({
      _id: row.id,
      name: row.name,
      displayName: row.display_name,
      description: row.description,
      price: { monthly: row.price_monthly_pence / 100, yearly: row.price_yearly_pence / 100 },
      limits: limitsOf(row),
      features_display: row.features,
    }));
  },

  async describe(principal: RecruiterPrincipal): Promise<Subscription> {
    const row = await database.transaction(tenantScope(principal), (tx) =>
      findSubscription(tx, principal.organisationId),
    );
    const isActive = isSubscriptionActive(
      {
        status: row.status,
        currentPeriodEnd: row.current_period_end,
        graceUntil: row.grace_until,
        renews: row.processor_subscription_id !== null && !row.ends_at_period_end,
      },
      clock.now(),
    );
    return {
      hasActiveSubscription: isActive,
      hasPaidSubscription: isActive && row.status !== 'free',
      limits: limitsOf(row),
      subscription: {
        status: row.status,
        term: row.term,
        currentPeriodEnd: row.current_period_end?.toISOString() ?? null,
        endsAtPeriodEnd: row.ends_at_period_end,
        isTrial: row.is_trial,
        graceUntil: row.grace_until?.toISOString() ?? null,
        isManaged: row.processor_subscription_id !== null,
        subscriptionPlan: { _id: row.plan_id, name: row.name, displayName: row.display_name },
      },
    };
  },

  async usage(principal: RecruiterPrincipal): Promise<Usage> {
    const { organisationId } = principal;
    return database.transaction(tenantScope(principal), async (tx) => {
      const usage = await countUsage(tx, organisationId);
      const bytes = await sumStorage(tx, organisationId, clock.now());
      const { limit_storage_mb: limitMb } = await findSubscription(tx, organisationId);
      return {
        seatsUsed: usage.seats,
        jobs: usage.jobs,
        companies: usage.companies,
        storage: { usedMb: toMegabytes(bytes), limitMb },
      };
    });
  },
});

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;
