import { z } from 'zod';
import { defineTask, handleTask } from '../../platform/queue/task.ts';
import { organisationOf } from '../../platform/queue/tenant.ts';
import type { Settle } from './settle-posting.ts';

/** Brings the board in line with what the posting's row asks for. */
export const settlePostingTask = defineTask({
  name: 'job-board.settle',
  payload: z.object({ jobId: z.uuid() }),
  retries: 12,
  timeoutSeconds: 120,
  concurrency: 4,
});

export const jobBoardHandlers = (settle: Settle) => [
  handleTask(settlePostingTask, ({ jobId }, task) => settle({ organisationId: organisationOf(task), jobId }, task)),
];
