import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

/** One attempt. How it went is in the log; the next one is a task of its own, later. */
export const deliverWebhookTask = defineTask({
  name: 'webhooks.deliver',
  payload: z.object({
    organisationId: z.uuid(),
    deliveryId: z.uuid(),
    /** How many had been made before. A message that was sent again meanwhile has begun anew: the old attempt lapses. */
    attempts: z.number().int().optional(),
  }),
  retries: 3,
  timeoutSeconds: 60,
  concurrency: 4,
});
