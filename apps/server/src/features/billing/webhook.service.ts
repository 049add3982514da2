import { type Billing, BillingFailed } from '@candela/integrations/billing/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { insertEvent } from './billing.repo.ts';
import { syncSubscriptionTask } from './billing.tasks.ts';

export interface WebhookOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  billing: Billing | undefined;
}

export const createWebhookService = ({ database, clock, queue, billing }: WebhookOptions) => ({
  /** An event as it arrived. Notes it and asks for a look at the processor; what it says about the plan is not believed. */
  async receive(body: Buffer, signature: string | undefined): Promise<void> {
    if (!billing) throw new AppError('NOT_FOUND');
    const { id, type, subject } = read(billing, body, signature);
    if (!subject) return;
    const { organisationId, subscriptionId } = subject;
    await database.transaction(organisationScope(organisationId), async (tx) => {
      if (!(await insertEvent(tx, { id, type, organisationId, now: clock.now() }))) return;
      await queue.enqueue(tx, syncSubscriptionTask, subject, { tenant: { organisationId }, key: subscriptionId });
    });
  },
});

export type WebhookService = ReturnType<typeof createWebhookService>;

function read(billing: Billing, body: Buffer, signature: string | undefined) {
  try {
    return billing.readEvent(body, signature);
  } catch (error) {
    if (error instanceof BillingFailed) throw new AppError('MALFORMED_REQUEST', { cause: error });
    throw error;
  }
}
