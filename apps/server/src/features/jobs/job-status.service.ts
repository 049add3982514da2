import type { JobStatus } from '@candela/contract/jobs/jobs.schemas.ts';
import { jobStatusChanged } from '../../events/jobs.events.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { RecruiterPrincipal } from '../../platform/sessions/principal.ts';
import { rejectRemaining } from '../applications/applications.service.ts';
import { assertNotArchived } from '../companies/own-company.service.ts';
import { enforceLimit } from '../subscriptions/subscriptions.service.ts';
import { assertPublishable } from './jobs.policy.ts';
import { type JobRecord, updateJob } from './jobs.repo.ts';
import { notifyClosedTask } from './jobs.tasks.ts';

export interface JobStatusOptions {
  clock: Clock;
  queue: Queue;
  events: Events;
}

export const createJobStatusService = ({ clock, queue, events }: JobStatusOptions) => ({
  /** Changes the status of a job the caller has locked, with everything that follows from it, in their transaction. */
  async change(
    tx: Tx,
    principal: Pick<RecruiterPrincipal, 'organisationId' | 'accountId'>,
    job: JobRecord,
    status: JobStatus,
    { withOrganisation = false } = {},
  ): Promise<void> {
    if (job.status === 'Closed') throw new AppError('JOB_CLOSED');
    const now = clock.now();
    const { organisationId } = principal;
    if (status === 'Active') {
      await assertNotArchived(tx, organisationId, job.company_id);
      assertPublishable(job);
      await enforceLimit(tx, organisationId, 'jobs');
    }
    await updateJob(tx, organisationId, job.id, {
      status,
      updated_at: now,
      ...(status === 'Active' && !job.first_active_at && { first_active_at: now }),
      ...(status === 'Closed' && { closed_at: now }),
    });
    const tenant = { organisationId };
    await events.emit(tx, jobStatusChanged, organisationId, { jobId: job.id, from: job.status, to: status });
    if (status === 'Closed') {
      // The people are told by a job of their own, so that closing takes as long for ten thousand as for ten.
      const rejected = await rejectRemaining(tx, {
        organisationId,
        jobId: job.id,
        actorAccountId: principal.accountId,
        now,
      });
      const told = { jobId: job.id, organisationId, withOrganisation };
      if (rejected > 0) await queue.enqueue(tx, notifyClosedTask, told, { tenant });
    }
    await recordAudit(tx, {
      action: 'job.status-changed',
      at: now,
      organisationId,
      actorAccountId: principal.accountId,
      subject: { type: 'job', id: job.id },
      detail: { from: job.status, to: status },
    });
  },
});

export type JobStatusService = ReturnType<typeof createJobStatusService>;
