import { type JobBoard, JobBoardFailed, postingReference } from '@candela/integrations/job-board/port.ts';
import { after, type Clock, minutes } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { claimPosting, findAdvertisedJob, isUnsettled, settlePosting } from './job-postings.repo.ts';
import { credentialsOf, toPosting } from './posting.ts';

/** Does what the posting's row asks for; throws when it is worth another try. */
export type Settle = (
  posting: { organisationId: string; jobId: string },
  attempt: { isLastTry: boolean },
) => Promise<void>;

export interface SettleOptions {
  database: Database;
  clock: Clock;
  board: JobBoard;
  sealingKey: Uint8Array;
  linkOrigin: string;
}

/** Longer than the adapter ever takes, so a claim never runs out under a call that is still being made. */
const claimLifetime = minutes(2);

/** The intent is in the row; this makes it true. Interrupted anywhere, the next call goes on from the row. */
export const createSettle =
  ({ database, clock, board, sealingKey, linkOrigin }: SettleOptions): Settle =>
  async (posted, { isLastTry }) => {
    const { organisationId, jobId } = posted;
    const inScope = <T>(work: (tx: Tx) => Promise<T>) => database.transaction(organisationScope(organisationId), work);
    const now = clock.now();
    const claimed = await inScope(async (tx) => {
      const row = await claimPosting(tx, posted, now, after(now, claimLifetime));
      // The process that has the claim may be dead: the task is tried again until the claim has run out.
      if (!row && (await isUnsettled(tx, posted)))
        throw new JobBoardFailed('transient', 'Another process has the claim.');
      return row;
    });
    if (!claimed) return;
    const job = await inScope((tx) => findAdvertisedJob(tx, jobId));
    if (!job) return;
    const write = (outcome: Parameters<typeof settlePosting>[2]) =>
      inScope((tx) => settlePosting(tx, claimed, outcome, clock.now()));
    try {
      const credentials = credentialsOf(job, sealingKey);
      if (claimed.external_id) await board.remove(claimed.external_id, credentials);
      if (claimed.status === 'removing') {
        // A posting whose answer never reached us may be up all the same; its reference finds it.
        const reference = postingReference(jobId, claimed.posting_number);
        if (!claimed.external_id) await board.removeByReference(reference, credentials);
        return void (await write({ status: 'removed', external_id: null, url: null, last_error: null }));
      }
      const posting = toPosting(job, claimed.posting_number, linkOrigin);
      const { externalId, url } = await board.publish(posting, credentials);
      const isWanted = await write({ status: 'published', external_id: externalId, url, last_error: null });
      // Closed while it was being published: the advert just made has to go again.
      if (!isWanted) throw new JobBoardFailed('transient', 'The job changed while it was being published.');
    } catch (error) {
      const isTransient = !(error instanceof JobBoardFailed) || error.reason === 'transient';
      const message = error instanceof JobBoardFailed ? error.message : 'CV-Library could not be reached.';
      // A recruiter sees a failed publication and tries again; a withdrawal is not watched, so its wish stays.
      const giveUp = !isTransient || (isLastTry && claimed.status !== 'removing');
      await write({ last_error: message, ...(giveUp && { status: 'failed' as const }) });
      if (isTransient) throw error;
    }
  };
