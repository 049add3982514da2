import type { CreateJobInput, Job, JobListItem, JobOverview, JobStatus } from '@candela/contract/jobs/jobs.schemas.ts';
import { AppError } from '../../platform/errors.ts';
import {
  type AdminPrincipal,
  accountScope,
  type CandidatePrincipal,
  type RecruiterPrincipal,
  tenantScope,
} from '../../platform/sessions/principal.ts';
import { refuseStale } from '../../platform/stale-change.ts';
import { assertNotArchived, assertOwnCompany } from '../companies/own-company.service.ts';
import { assertFuture } from './deadline.ts';
import { toListItem } from './job-list-item.ts';
import { createJobSteps, type JobsOptions } from './job-steps.ts';
import { copyOf, toValues } from './job-values.ts';
import { toOverview } from './job-view.ts';
import { wasPublished } from './jobs.policy.ts';
import { findJob, findVisibleJob, type JobListFilter, listJobs, lockJob } from './jobs.repo.ts';
import { createJobUpdate } from './update-job.service.ts';

/** Of a status there is nothing to compare: the list shows the job as it is now. */
const changedMeanwhile = 'This job was changed in the meantime. Check it, then try again.';

export function createJobsService(options: JobsOptions) {
  const { database, clock, statuses } = options;
  const steps = createJobSteps(options);
  const { read, insert } = steps;

  return {
    async list(principal: RecruiterPrincipal, filter: JobListFilter): Promise<{ items: JobListItem[]; total: number }> {
      const { rows, total } = await database.readListAtOnce(tenantScope(principal), (tx) =>
        listJobs(tx, principal.organisationId, filter),
      );
      return { items: rows.map((row) => toListItem(row, clock.now())), total };
    },

    create: (principal: RecruiterPrincipal, input: CreateJobInput): Promise<Job> =>
      database.transaction(tenantScope(principal), async (tx) => {
        await assertOwnCompany(tx, principal.organisationId, input.companyId);
        const values = toValues(input);
        if (values.application_deadline) assertFuture(values.application_deadline, clock.now());
        return insert(tx, principal, input.companyId, input.status, values);
      }),

    get: (principal: RecruiterPrincipal, id: string): Promise<Job> =>
      database.transaction(tenantScope(principal), (tx) => read(tx, principal, id)),

    overview: (principal: Viewer, id: string) => readOverview(options, principal, id),

    update: createJobUpdate(options, steps),

    changeStatus: (
      principal: RecruiterPrincipal,
      id: string,
      { status, version }: { status: JobStatus; version?: number | undefined },
    ): Promise<Job> =>
      database.transaction(tenantScope(principal), async (tx) => {
        const job = await lockJob(tx, principal.organisationId, id);
        if (!job) throw new AppError('NOT_FOUND');
        refuseStale(version, job, { status }, { status: job.status }, changedMeanwhile);
        if (job.status !== status) await statuses.change(tx, principal, job, status);
        return read(tx, principal, id);
      }),

    duplicate: (principal: RecruiterPrincipal, id: string): Promise<Job> =>
      database.transaction(tenantScope(principal), async (tx) => {
        const job = await lockJob(tx, principal.organisationId, id);
        if (!job) throw new AppError('NOT_FOUND');
        await assertNotArchived(tx, principal.organisationId, job.company_id);
        return insert(tx, principal, job.company_id, 'Draft', copyOf(job, clock.now()));
      }),
  };
}

export type JobsService = ReturnType<typeof createJobsService>;

type Viewer = RecruiterPrincipal | CandidatePrincipal | AdminPrincipal;

async function readOverview({ database, clock }: JobsOptions, principal: Viewer, id: string): Promise<JobOverview> {
  const now = clock.now();
  if (principal.role === 'recruiter') {
    const own = await database.transaction(tenantScope(principal), (tx) => findJob(tx, principal.organisationId, id));
    if (own) return toOverview(own, now);
  }
  // Every account may see what is or was on offer, a recruiter of a sibling company included.
  const row = await database.transaction(accountScope(principal), (tx) => findVisibleJob(tx, id));
  if (!row || !wasPublished(row)) throw new AppError('NOT_FOUND');
  return toOverview(row, now);
}
