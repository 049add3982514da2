import { z } from 'zod';
import { defineTask, handleTask } from '../../platform/queue/task.ts';

/** Brings the board in line with what the posting's row asks for. */
export const settlePostingTask = defineTask({
  name: 'job-board.settle',
  payload: z.object({ jobId: z.uuid() }),
  retries: 12,
  timeoutSeconds: 120,
  concurrency: 4,
});

/** Does what the posting's row asks for; throws when it is worth another try. */
type Settle = (jobId: string, attempt: { isLastTry: boolean }) => Promise<void>;

export const jobBoardHandlers = (settle: Settle) => [
  handleTask(settlePostingTask, ({ jobId }, { isLastTry }) => settle(jobId, { isLastTry })),
];
