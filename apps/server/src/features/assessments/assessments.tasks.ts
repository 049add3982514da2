import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

/** An attempt was submitted: each answer gets its score and its feedback. */
export const evaluateTask = defineTask({
  name: 'assessments.evaluate',
  payload: z.object({ assessmentId: z.uuid(), accountId: z.uuid() }),
  retries: 5,
  timeoutSeconds: 300,
  concurrency: 2,
});
