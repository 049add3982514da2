import { z } from 'zod';
import { defineTask } from '../queue/task.ts';

/** Calls one listener with every event of one subject that it has not handled yet. */
export const deliverTask = defineTask({
  name: 'events.deliver',
  payload: z.object({ listener: z.string(), subject: z.string(), organisationId: z.uuid() }),
  retries: 6,
  timeoutSeconds: 300,
  concurrency: 4,
});

/** Events are kept for a while after every listener has handled them, then removed. */
export const cleanUpTask = defineTask({
  name: 'events.clean-up',
  payload: z.object({}),
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '41 3 * * *',
});
