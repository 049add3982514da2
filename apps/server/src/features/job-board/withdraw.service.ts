import { after, type Clock, seconds } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { settlePostingTask } from './job-board.tasks.ts';
import { isAdvertisable, listPostedJobs, requestRemoval } from './job-postings.repo.ts';

export interface WithdrawService {
  /** Takes a job off the board unless people may apply for it again by now; the board itself is told afterwards. */
  withdraw(tx: Tx, organisationId: string, jobId: string): Promise<void>;
  /** Takes everything an organisation has on the board down: what a suspended one advertises must not go on. */
  withdrawAll(tx: Tx, organisationId: string): Promise<void>;
}

export function createWithdrawService({ queue, clock }: { queue: Queue; clock: Clock }): WithdrawService {
  const remove = async (tx: Tx, organisationId: string, jobId: string) => {
    const now = clock.now();
    if (await requestRemoval(tx, organisationId, jobId, now)) {
      await queue.enqueue(
        tx,
        settlePostingTask,
        { jobId },
        { tenant: { organisationId }, startAfter: after(now, seconds(1)) },
      );
    }
  };
  return {
    async withdraw(tx, organisationId, jobId) {
      if (!(await isAdvertisable(tx, organisationId, jobId))) await remove(tx, organisationId, jobId);
    },
    async withdrawAll(tx, organisationId) {
      for (const jobId of await listPostedJobs(tx, organisationId)) await remove(tx, organisationId, jobId);
    },
  };
}
