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
import { assertFuture } from './deadline.ts';
import { assertOwnCompany } from './job-access.service.ts';
import { toListItem } from './job-list-item.ts';
import { createJobSteps, type JobsOptions } from './job-steps.ts';
import { copyOf, toValues } from './job-values.ts';
import { toOverview } from './job-view.ts';
import { wasPublished } from './jobs.policy.ts';
import { findJob, findVisibleJob, type JobListFilter, listJobs, lockJob } from './jobs.repo.ts';
import { createJobUpdate, type JobUpdate } from './update-job.service.ts';

export interface JobsService {
  list(principal: RecruiterPrincipal, filter: JobListFilter): Promise<{ items: JobListItem[]; total: number }>;
  create(principal: RecruiterPrincipal, input: CreateJobInput): Promise<Job>;
  get(principal: RecruiterPrincipal, id: string): Promise<Job>;
  overview(principal: RecruiterPrincipal | CandidatePrincipal | AdminPrincipal, id: string): Promise<JobOverview>;
  update: JobUpdate;
  changeStatus(
    principal: RecruiterPrincipal,
    id: string,
    change: { status: JobStatus; version?: number | undefined },
  ): Promise<Job>;
  duplicate(principal: RecruiterPrincipal, id: string): Promise<Job>;
}

export function createJobsService(options: JobsOptions): JobsService {
  const { database, clock, statuses } = options;
  const steps = createJobSteps(options);
  const { read, insert } = steps;

  return {
    async list(principal, filter) {
      const { rows, total } = await database.transaction(tenantScope(principal), (tx) =>
        listJobs(tx, principal.organisationId, filter),
      );
      return { items: rows.map((row) => toListItem(row, clock.now())), total };
    },

    create: (principal, input) =>
      database.transaction(tenantScope(principal), async (tx) => {
        await assertOwnCompany(tx, principal.organisationId, input.companyId);
        const values = toValues(input);
        if (values.application_deadline) assertFuture(values.application_deadline, clock.now());
        return insert(tx, principal, input.companyId, input.status, values);
      }),

    get: (principal, id) => database.transaction(tenantScope(principal), (tx) => read(tx, principal, id)),

    async overview(principal, id) {
      const now = clock.now();
      if (principal.role === 'recruiter') {
        const own = await database.transaction(tenantScope(principal), (tx) =>
          findJob(tx, principal.organisationId, id),
        );
        if (own) return toOverview(own, now);
      }
      // Every account may see what is or was on offer, a recruiter of a sibling company included.
      const row = await database.transaction(accountScope(principal), (tx) => findVisibleJob(tx, id));
      if (!row || !wasPublished(row)) throw new AppError('NOT_FOUND');
      return toOverview(row, now);
    },

    update: createJobUpdate(options, steps),

    changeStatus: (principal, id, { status, version }) =>
      database.transaction(tenantScope(principal), async (tx) => {
        const job = await lockJob(tx, principal.organisationId, id);
        if (!job) throw new AppError('NOT_FOUND');
        refuseStale(version, job, { status }, { status: job.status });
        if (job.status !== status) await statuses.change(tx, principal, job, status);
        return read(tx, principal, id);
      }),

    duplicate: (principal, id) =>
      database.transaction(tenantScope(principal), async (tx) => {
        const job = await lockJob(tx, principal.organisationId, id);
        if (!job) throw new AppError('NOT_FOUND');
        return insert(tx, principal, job.company_id, 'Draft', copyOf(job, clock.now()));
      }),
  };
}
