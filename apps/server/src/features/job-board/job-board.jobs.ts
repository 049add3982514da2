import { z } from 'zod';
import { defineJob, handleJob } from '../../platform/queue/job.ts';

/** Brings the board in line with what the posting's row asks for. */
export const boardJob = defineJob({
  name: 'job-board.settle',
  payload: z.object({ jobId: z.uuid() }),
  retries: 12,
  timeoutSeconds: 120,
  concurrency: 4,
});

/** Does what the posting's row asks for; throws when it is worth another try. */
type Settle = (jobId: string, attempt: { isLastTry: boolean }) => Promise<void>;

export const jobBoardHandlers = (settle: Settle) => [
  handleJob(boardJob, ({ jobId }, { isLastTry }) => settle(jobId, { isLastTry })),
];
