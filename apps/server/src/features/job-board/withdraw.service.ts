import { after, type Clock, seconds } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { settlePostingTask } from './job-board.tasks.ts';
import { isAdvertisable, listPostedJobs, requestRemoval } from './job-postings.repo.ts';

export function createWithdrawService({ queue, clock }: { queue: Queue; clock: Clock }) {
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
    /** Takes a job off the board unless people may apply for it again by now; the board itself is told afterwards. */
    async withdraw(tx: Tx, organisationId: string, jobId: string): Promise<void> {
      if (!(await isAdvertisable(tx, organisationId, jobId))) await remove(tx, organisationId, jobId);
    },
    /** Takes everything an organisation has on the board down: what a suspended one advertises must not go on. */
    async withdrawAll(tx: Tx, organisationId: string): Promise<void> {
      for (const jobId of await listPostedJobs(tx, organisationId)) await remove(tx, organisationId, jobId);
    },
  };
}
