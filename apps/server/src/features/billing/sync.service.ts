import type { Billing } from '@candela/integrations/billing/port.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock, days, minutes, seconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { forEach } from '../../platform/queue/for-each.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { applyPaid, beginLook } from '../subscriptions/paid-state.service.ts';
import {
  listEndingSubscriptions,
  listTrialsToRemind,
  takeTrialReminder,
} from '../subscriptions/subscriptions.service.ts';
import { endSubscriptionTask, sendNoticeTask, syncSubscriptionTask } from './billing.tasks.ts';

interface Subject {
  organisationId: string;
  subscriptionId: string;
}

/** Processors renew on the second, and take a moment to say so. */
const timeToRenew = seconds(20);

/** Time enough to cancel, or to see that the card is good. */
const trialNotice = days(3);

export interface SyncOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  /** Absent where no processor is configured: then there is nothing to ask. */
  billing: Billing | undefined;
}

export const createSyncService = (options: SyncOptions) => ({
  /** Asks the processor how a subscription stands, and makes ours the same. */
  sync: (subject: Subject) => sync(options, subject),
  /** Ends one that is charged for besides the one that counts. */
  end: async ({ organisationId, subscriptionId }: Subject): Promise<void> =>
    options.billing?.endSubscription(organisationId, subscriptionId),
  /** The same for every paid plan whose period ends within the hour, just after it has. */
  renewAll: (signal: AbortSignal) => renewAll(options, signal),
  /** Tells each organisation once that its trial is about to end. */
  remindOfTrials: (signal: AbortSignal) => remindOfTrials(options, signal),
});

export type SyncService = ReturnType<typeof createSyncService>;

async function sync({ database, clock, queue, billing }: SyncOptions, subject: Subject): Promise<void> {
  const { organisationId, subscriptionId } = subject;
  const scope = organisationScope(organisationId);
  const number = await database.transaction(scope, (tx) => beginLook(tx, organisationId));
  const paid = await billing?.findSubscription(organisationId, subscriptionId);
  if (!paid) return;
  const now = clock.now();
  await database.transaction(scope, async (tx) => {
    const { change, superseded, lookAgain } = await applyPaid(tx, organisationId, { number, now }, paid);
    const tenant = { organisationId };
    if (lookAgain) await queue.enqueue(tx, syncSubscriptionTask, subject, { tenant });
    if (superseded) {
      await queue.enqueue(tx, endSubscriptionTask, { organisationId, subscriptionId: superseded }, { tenant });
    }
    if (!change) return;
    await queue.enqueue(tx, sendNoticeTask, { organisationId, change }, { tenant });
    await recordAudit(tx, {
      action: `billing.${change}`,
      at: now,
      organisationId,
      detail: { plan: paid.plan, term: paid.term, subscription: paid.id },
    });
  });
}

async function renewAll({ database, clock, queue }: SyncOptions, signal: AbortSignal): Promise<void> {
  const now = clock.now();
  const ending = await listEndingSubscriptions(database, after(now, minutes(60)));
  await forEach(ending, signal, ({ end, ...subject }) => {
    const { organisationId, subscriptionId } = subject;
    const tenant = { organisationId };
    // A look before the end sees nothing new: until the next hour, a plan that was paid for would count as lapsed.
    const look = after(end, timeToRenew);
    const when = look > now ? { startAfter: look, key: `${subscriptionId} ${end.getTime()}` } : { key: subscriptionId };
    return database.transaction(organisationScope(organisationId), (tx) =>
      queue.enqueue(tx, syncSubscriptionTask, subject, { tenant, ...when }),
    );
  });
}

async function remindOfTrials({ database, clock, queue }: SyncOptions, signal: AbortSignal): Promise<void> {
  const now = clock.now();
  await forEach(await listTrialsToRemind(database, after(now, trialNotice)), signal, (organisationId) =>
    database.transaction(organisationScope(organisationId), async (tx) => {
      if (!(await takeTrialReminder(tx, organisationId, now))) return;
      const news = { organisationId, change: 'trial-ends' as const };
      await queue.enqueue(tx, sendNoticeTask, news, { tenant: { organisationId } });
    }),
  );
}
