import { z } from 'zod';
import { defineJob, handleJob } from '../../platform/queue/job.ts';
import type { JobBoardService } from './job-board.service.ts';

/** Brings the board in line with what the posting's row asks for. */
export const boardJob = defineJob({
  name: 'job-board.settle',
  payload: z.object({ jobId: z.uuid() }),
  retries: 12,
  timeoutSeconds: 120,
  concurrency: 4,
});

export const jobBoardHandlers = (board: JobBoardService) => [
  handleJob(boardJob, ({ jobId }, { isLastTry }) => board.settle(jobId, { isLastTry })),
];
