import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';
import { paidChanges } from '../subscriptions/paid-state.service.ts';

export const syncSubscriptionTask = defineTask({
  name: 'billing.sync-subscription',
  payload: z.object({ organisationId: z.uuid(), subscriptionId: z.string() }),
  retries: 8,
  timeoutSeconds: 60,
  concurrency: 2,
});

/** Two checkouts that were paid at once made two; one is enough. */
export const endSubscriptionTask = defineTask({
  name: 'billing.end-subscription',
  payload: z.object({ organisationId: z.uuid(), subscriptionId: z.string() }),
  retries: 8,
  timeoutSeconds: 60,
  concurrency: 1,
});

export const sendNoticeTask = defineTask({
  name: 'billing.send-notice',
  payload: z.object({
    organisationId: z.uuid(),
    change: z.enum([...paidChanges, 'trial-ends']),
  }),
  retries: 5,
  timeoutSeconds: 30,
  concurrency: 1,
});

/** What a missed event would have said: periods that end are looked at again every hour. */
export const renewTask = defineTask({
  name: 'billing.renew',
  payload: z.object({}),
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '17 * * * *',
});
