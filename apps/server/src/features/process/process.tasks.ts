import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

/** Each morning: candidates whose application nothing happened to are told that it is still open. */
export const tellWaitingTask = defineTask({
  name: 'process.tell-waiting',
  payload: z.object({}),
  retries: 3,
  timeoutSeconds: 3600,
  concurrency: 1,
  schedule: '23 7 * * *',
});
