import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@candela/contract/jobs/jobs.schemas.ts';
import { JobBoardFailed } from '@candela/integrations/job-board/port.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, seconds } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { lockWorkableJob } from '../jobs/job-access.service.ts';
import type { JobStatusService } from '../jobs/job-status.service.ts';
import { assertPublishable } from '../jobs/jobs.policy.ts';
import { settlePostingTask } from './job-board.tasks.ts';
import { findAdvertisedJob, findPosting, noteSync, type PostingRow, requestPosting } from './job-postings.repo.ts';
import { credentialsOf, toPosting } from './posting.ts';
import { createSettle, type SettleOptions } from './settle-posting.ts';

type CvLibrary = Job['integrations']['cvLibrary'];

export interface JobBoardOptions extends SettleOptions {
  queue: Queue;
  statuses: JobStatusService;
}

/** How long a recruiter watches before they are told that it is under way. */
const patience = seconds(10);

export function createJobBoardService(options: JobBoardOptions) {
  const { database, clock, board, sealingKey, linkOrigin } = options;
  const settle = createSettle(options);

  const readBack = async (principal: RecruiterPrincipal, jobId: string): Promise<CvLibrary> =>
    toCvLibrary(await database.transaction(tenantScope(principal), (tx) => findPosting(tx, { ...principal, jobId })));

  const note = (principal: RecruiterPrincipal, jobId: string, change: Parameters<typeof noteSync>[2]): Promise<void> =>
    database.transaction(tenantScope(principal), (tx) => noteSync(tx, { ...principal, jobId }, change, clock.now()));

  return {
    settle,

    async publish(principal: RecruiterPrincipal, jobId: string): Promise<CvLibrary> {
      await database.transaction(tenantScope(principal), (tx) => requestPublication(tx, options, principal, jobId));
      // Tried at once, so that the recruiter sees how it went. What takes longer goes on without them, and a passing
      // failure is tried again by the job.
      const posting = { organisationId: principal.organisationId, jobId };
      await Promise.race([settle(posting, { isLastTry: false }).catch(() => undefined), sleep(patience)]);
      return readBack(principal, jobId);
    },

    async sync(principal: RecruiterPrincipal, jobId: string): Promise<CvLibrary> {
      const { posting, advertised } = await database.transaction(tenantScope(principal), async (tx) => {
        await lockWorkableJob(tx, principal.organisationId, jobId);
        return {
          posting: await findPosting(tx, { ...principal, jobId }),
          advertised: await findAdvertisedJob(tx, jobId),
        };
      });
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
        await note(principal, jobId, { url: outcome.url, last_error: null });
        return readBack(principal, jobId);
      } catch (error) {
        if (!(error instanceof JobBoardFailed)) throw error;
        // The advert is still up as it was; only this change did not get there.
        await note(principal, jobId, { last_error: error.message });
        return { status: 'failed', url: posting.url, lastError: error.message };
      }
    },
  };
}

export type JobBoardService = ReturnType<typeof createJobBoardService>;

async function requestPublication(
  tx: Tx,
  { clock, queue, board, statuses }: JobBoardOptions,
  principal: RecruiterPrincipal,
  jobId: string,
): Promise<void> {
  const { organisationId, accountId } = principal;
  const job = await lockWorkableJob(tx, organisationId, jobId);
  assertPublishable(job);
  // Publishing a job means that people may apply for it.
  if (job.status !== 'Active') await statuses.change(tx, principal, job, 'Active');
  await requestPosting(tx, job, clock.now());
  await recordAudit(tx, {
    action: 'job.publish-requested',
    at: clock.now(),
    organisationId,
    actorAccountId: accountId,
    subject: { type: 'job', id: jobId },
    detail: { board: board.name },
  });
  // Should we be interrupted before the answer, this finishes it.
  const startAfter = after(clock.now(), seconds(30));
  await queue.enqueue(tx, settlePostingTask, { jobId }, { tenant: { organisationId }, startAfter });
}

const toCvLibrary = (posting: PostingRow | undefined): CvLibrary => ({
  status: posting?.status ?? 'not_published',
  url: posting?.url ?? null,
  lastError: posting?.last_error ?? null,
});
