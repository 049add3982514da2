import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

/** One attempt. How it went is in the log; the next one is a task of its own, later. */
export const deliverWebhookTask = defineTask({
  name: 'webhooks.deliver',
  payload: z.object({ organisationId: z.uuid(), deliveryId: z.uuid() }),
  retries: 3,
  timeoutSeconds: 60,
  concurrency: 4,
});
