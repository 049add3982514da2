import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

/** What opened since yesterday for one candidate's saved searches; it asks for itself again for the next day. */
export const mailSearchesTask = defineTask({
  name: 'jobs.mail-searches',
  payload: z.object({ accountId: z.uuid() }),
  retries: 5,
  timeoutSeconds: 120,
  concurrency: 2,
});
