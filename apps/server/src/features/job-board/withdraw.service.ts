import { after, type Clock, seconds } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { boardJob } from './job-board.jobs.ts';
import { listPostedJobs, requestRemoval } from './job-postings.repo.ts';

export type Withdraw = (tx: Tx, organisationId: string, jobId: string) => Promise<void>;

/** Takes a job off the board, with the change that makes it necessary; the board itself is told afterwards. */
export const createWithdraw =
  ({ queue, clock }: { queue: Queue; clock: Clock }): Withdraw =>
  async (tx, organisationId, jobId) => {
    const now = clock.now();
    if (await requestRemoval(tx, organisationId, jobId, now)) {
      await queue.enqueue(tx, boardJob, { jobId }, { tenant: { organisationId }, startAfter: after(now, seconds(1)) });
    }
  };

/** Takes everything an organisation has on the board down: what a suspended one advertises must not go on. */
export const createWithdrawAll = (withdraw: Withdraw) => async (tx: Tx, organisationId: string) => {
  for (const jobId of await listPostedJobs(tx, organisationId)) await withdraw(tx, organisationId, jobId);
};
