import type { Job, JobStatus } from '@candela/contract/jobs/jobs.schemas.ts';
import { jobChanged } from '../../events/jobs.events.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import type { RecruiterPrincipal } from '../../platform/sessions/principal.ts';
import { enforceLimit } from '../subscriptions/subscriptions.service.ts';
import type { JobStatusService } from './job-status.service.ts';
import type { JobValues } from './job-values.ts';
import { toJob } from './job-view.ts';
import { findExtraction, findJob, insertJob } from './jobs.repo.ts';

export interface JobsOptions {
  database: Database;
  clock: Clock;
  statuses: JobStatusService;
  events: Events;
}

export type JobSteps = ReturnType<typeof createJobSteps>;

/** What several changes of a job are made of. */
export function createJobSteps({ clock, events }: JobsOptions) {
  const read = async (tx: Tx, principal: RecruiterPrincipal, id: string): Promise<Job> => {
    const row = await findJob(tx, principal.organisationId, id);
    if (!row) throw new AppError('NOT_FOUND');
    return toJob(row, await findExtraction(tx, principal.organisationId, id), clock.now());
  };

  const audit = (tx: Tx, principal: RecruiterPrincipal, action: string, id: string) =>
    recordAudit(tx, {
      action,
      at: clock.now(),
      organisationId: principal.organisationId,
      actorAccountId: principal.accountId,
      subject: { type: 'job', id },
    });

  const insert = async (
    tx: Tx,
    principal: RecruiterPrincipal,
    companyId: string,
    status: JobStatus,
    values: JobValues,
  ) => {
    const now = clock.now();
    if (status === 'Active') await enforceLimit(tx, principal.organisationId, 'jobs');
    const id = await insertJob(tx, {
      ...values,
      title: values.title ?? '',
      organisation_id: principal.organisationId,
      company_id: companyId,
      status,
      created_at: now,
      updated_at: now,
      first_active_at: status === 'Active' ? now : null,
    });
    if (status === 'Active') await events.emit(tx, jobChanged, principal.organisationId, { jobId: id });
    await audit(tx, principal, 'job.created', id);
    return read(tx, principal, id);
  };

  return { read, audit, insert };
}
