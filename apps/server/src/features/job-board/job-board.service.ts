import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@candela/contract/jobs/jobs.schemas.ts';
import { type JobBoard, JobBoardFailed, postingReference } from '@candela/integrations/job-board/port.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock, minutes, seconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { lockWorkableJob } from '../jobs/job-access.service.ts';
import type { JobStatusService } from '../jobs/job-status.service.ts';
import { assertPublishable } from '../jobs/jobs.policy.ts';
import { settlePostingTask } from './job-board.tasks.ts';
import {
  claimPosting,
  findAdvertisedJob,
  findPosting,
  noteSync,
  type PostingRow,
  requestPosting,
  settlePosting,
} from './job-postings.repo.ts';
import { credentialsOf, toPosting } from './posting.ts';

type CvLibrary = Job['integrations']['cvLibrary'];

export interface JobBoardService {
  publish(principal: RecruiterPrincipal, jobId: string): Promise<CvLibrary>;
  sync(principal: RecruiterPrincipal, jobId: string): Promise<CvLibrary>;
  /** Does what the row asks for; throws when it is worth another try. */
  settle(jobId: string, attempt: { isLastTry: boolean }): Promise<void>;
}

export interface JobBoardOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  board: JobBoard;
  statuses: JobStatusService;
  sealingKey: Uint8Array;
  linkOrigin: string;
}

/** Longer than the adapter ever takes, so a claim never runs out under a call that is still being made. */
const claimLifetime = minutes(2);
/** How long a recruiter watches before they are told that it is under way. */
const patience = seconds(10);

export function createJobBoardService(options: JobBoardOptions): JobBoardService {
  const { database, clock, queue, board, statuses, sealingKey, linkOrigin } = options;

  /** The intent is in the row; this makes it true. Interrupted anywhere, the next call goes on from the row. */
  async function settle(jobId: string, { isLastTry }: { isLastTry: boolean }): Promise<void> {
    const now = clock.now();
    const claimed = await claimPosting(database.system, jobId, now, after(now, claimLifetime));
    if (!claimed) return;
    const job = await findAdvertisedJob(database.system, jobId);
    if (!job) return;
    const write = (outcome: Parameters<typeof settlePosting>[2]) =>
      settlePosting(database.system, claimed, outcome, clock.now());
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
      // A recruiter sees a failed publication and tries again; a withdrawal nobody watches, so its wish stays.
      const giveUp = !isTransient || (isLastTry && claimed.status !== 'removing');
      await write({ last_error: message, ...(giveUp && { status: 'failed' as const }) });
      if (isTransient) throw error;
    }
  }

  const readBack = async (jobId: string): Promise<CvLibrary> => toCvLibrary(await findPosting(database.system, jobId));

  return {
    settle,

    async publish(principal, jobId) {
      await database.transaction(tenantScope(principal), async (tx) => {
        const job = await lockWorkableJob(tx, principal.organisationId, jobId);
        assertPublishable(job);
        // Publishing a job means that people may apply for it.
        if (job.status !== 'Active') await statuses.change(tx, principal, job, 'Active');
        await requestPosting(tx, job, clock.now());
        await recordAudit(tx, {
          action: 'job.publish-requested',
          at: clock.now(),
          organisationId: principal.organisationId,
          actorAccountId: principal.accountId,
          subject: { type: 'job', id: jobId },
          detail: { board: board.name },
        });
        // Should we be interrupted before the answer, this finishes it.
        const tenant = { organisationId: principal.organisationId };
        await queue.enqueue(tx, settlePostingTask, { jobId }, { tenant, startAfter: after(clock.now(), seconds(30)) });
      });
      // Tried at once, so that the recruiter sees how it went. What takes longer goes on without them, and a passing
      // failure is tried again by the job.
      await Promise.race([settle(jobId, { isLastTry: false }).catch(() => undefined), sleep(patience)]);
      return readBack(jobId);
    },

    async sync(principal, jobId) {
      await database.transaction(tenantScope(principal), (tx) => lockWorkableJob(tx, principal.organisationId, jobId));
      const posting = await findPosting(database.system, jobId);
      const advertised = await findAdvertisedJob(database.system, jobId);
      if (!advertised || posting?.status !== 'published' || !posting.external_id) {
        throw new AppError('CONFLICT', { message: 'This job is not published on CV-Library yet.' });
      }
      try {
        const outcome = await board.update(
          posting.external_id,
          toPosting(advertised, posting.posting_number, linkOrigin),
          credentialsOf(advertised, sealingKey),
        );
        if (outcome.kind === 'republish-required') throw new AppError('REPUBLISH_REQUIRED');
        await noteSync(database.system, jobId, { url: outcome.url, last_error: null }, clock.now());
        return readBack(jobId);
      } catch (error) {
        if (!(error instanceof JobBoardFailed)) throw error;
        // The advert is still up as it was; only this change did not get there.
        await noteSync(database.system, jobId, { last_error: error.message }, clock.now());
        return { status: 'failed', url: posting.url, lastError: error.message };
      }
    },
  };
}

const toCvLibrary = (posting: PostingRow | undefined): CvLibrary => ({
  status: posting?.status ?? 'not_published',
  url: posting?.url ?? null,
  lastError: posting?.last_error ?? null,
});
