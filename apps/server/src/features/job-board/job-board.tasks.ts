import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

/** Brings the board in line with what the posting's row asks for. */
export const settlePostingTask = defineTask({
  name: 'job-board.settle',
  payload: z.object({ jobId: z.uuid() }),
  retries: 12,
  timeoutSeconds: 120,
  concurrency: 4,
});
