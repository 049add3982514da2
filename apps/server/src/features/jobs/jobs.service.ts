import type {
  CreateJobInput,
  Job,
  JobListItem,
  JobOverview,
  JobStatus,
  UpdateJobInput,
} from '@candela/contract/jobs/jobs.schemas.ts';
import { jobChanged } from '../../events/jobs.events.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import {
  type AdminPrincipal,
  accountScope,
  type CandidatePrincipal,
  type RecruiterPrincipal,
  tenantScope,
} from '../../platform/sessions/principal.ts';
import { refuseStale } from '../../platform/stale-change.ts';
import { enforceLimit } from '../subscriptions/subscriptions.service.ts';
import { assertFuture, parseDeadline } from './deadline.ts';
import { assertOwnCompany, lockWorkableJob } from './job-access.service.ts';
import type { JobStatusService } from './job-status.service.ts';
import { cvLibraryOf, isOpen, toJob, toOverview, townOf } from './job-view.ts';
import { publishabilityOf, wasPublished } from './jobs.policy.ts';
import {
  findExtraction,
  findJob,
  findVisibleJob,
  insertJob,
  type JobChange,
  type JobListFilter,
  listJobs,
  lockJob,
  updateJob,
} from './jobs.repo.ts';

export interface JobsService {
  list(principal: RecruiterPrincipal, filter: JobListFilter): Promise<{ items: JobListItem[]; total: number }>;
  create(principal: RecruiterPrincipal, input: CreateJobInput): Promise<Job>;
  get(principal: RecruiterPrincipal, id: string): Promise<Job>;
  overview(principal: RecruiterPrincipal | CandidatePrincipal | AdminPrincipal, id: string): Promise<JobOverview>;
  update(principal: RecruiterPrincipal, id: string, input: UpdateJobInput): Promise<Job>;
  changeStatus(
    principal: RecruiterPrincipal,
    id: string,
    change: { status: JobStatus; version?: number | undefined },
  ): Promise<Job>;
  duplicate(principal: RecruiterPrincipal, id: string): Promise<Job>;
}

export interface JobsOptions {
  database: Database;
  clock: Clock;
  statuses: JobStatusService;
  events: Events;
}

export function createJobsService({ database, clock, statuses, events }: JobsOptions): JobsService {
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

  return {
    async list(principal, filter) {
      const { rows, total } = await database.transaction(tenantScope(principal), (tx) =>
        listJobs(tx, principal.organisationId, filter),
      );
      const now = clock.now();
      const items = rows.map((row) => ({
        _id: row.id,
        title: row.title,
        companyId: row.company_id,
        companyName: row.company_name,
        location: row.location,
        town: townOf(row),
        status: row.status,
        applicationDeadline: row.application_deadline?.toISOString() ?? null,
        match_score_threshold: row.match_score_threshold,
        publishability: publishabilityOf(row),
        integrations: { cvLibrary: cvLibraryOf(row) },
        postedAt: (row.first_active_at ?? row.created_at).toISOString(),
        isOpen: isOpen(row, now),
        candidates: row.candidates,
        applications: row.applications,
        version: row.version,
      }));
      return { items, total };
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

    update: (principal, id, input) =>
      database.transaction(tenantScope(principal), async (tx) => {
        const now = clock.now();
        const job = await lockWorkableJob(tx, principal.organisationId, id);
        if (input.companyId !== undefined && input.companyId !== job.company_id) {
          const message = 'A job cannot move to another company. Duplicate it there instead.';
          throw new AppError('VALIDATION_FAILED', { message, errors: [{ path: 'companyId', message }] });
        }
        const { version, companyId: _same, ...sent } = input;
        const present = await read(tx, principal, id);
        // A town that comes back as it was shown may be the company's, which the job then goes on following.
        const values = toValues({ ...input, town: input.town === present.town ? undefined : input.town });
        const deadline = values.application_deadline;
        const asStored = deadline && { applicationDeadline: deadline.toISOString() };
        refuseStale(version, job, { ...sent, ...asStored }, present);
        // A deadline that has passed may stay while something else is mended; a new one must lie ahead.
        if (deadline && deadline.getTime() !== job.application_deadline?.getTime()) assertFuture(deadline, now);
        await updateJob(tx, principal.organisationId, id, { ...values, updated_at: now });
        if (input.status !== undefined && input.status !== job.status) {
          await statuses.change(tx, principal, { ...job, ...definedOnly(values) }, input.status);
        }
        await events.emit(tx, jobChanged, principal.organisationId, { jobId: id });
        await audit(tx, principal, 'job.updated', id);
        return read(tx, principal, id);
      }),

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
        const {
          id: _id,
          version: _version,
          organisation_id: _organisation,
          company_id: companyId,
          status: _status,
          created_at: _created,
          updated_at: _updated,
          first_active_at: _active,
          closed_at: _closed,
          application_deadline: deadline,
          candidate_profile: profile,
          team,
          ...copied
        } = job;
        return insert(tx, principal, companyId, 'Draft', {
          ...copied,
          title: `${job.title} (copy)`.slice(0, 200),
          // A deadline that has passed is of no use to the copy.
          application_deadline: deadline && deadline > clock.now() ? deadline : null,
          candidate_profile: JSON.stringify(profile),
          team: JSON.stringify(team),
        });
      }),
  };
}

type JobValues = Omit<JobChange, 'application_deadline'> & { application_deadline?: Date | null };

const definedOnly = (values: JobValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Wire names to columns; what was not sent is undefined, which the query builder leaves alone. */
function toValues(input: Omit<UpdateJobInput, 'status' | 'companyId' | 'version'>): JobValues {
  return {
    title: input.title,
    recruiter: input.recruiter,
    description: input.description,
    location: input.location,
    // Emptied: the company's own from now on.
    ...(input.town !== undefined && { town: input.town || null }),
    available_positions: input.available_positions,
    salary_min: input.salary?.min,
    salary_max: input.salary?.max,
    match_score_threshold: input.match_score_threshold,
    job_type: input.jobType,
    working_hours: input.workingHours,
    skills: input.skills,
    requirements: input.requirements,
    responsibilities: input.responsibilities,
    nice_to_have: input.niceToHave,
    benefits: input.benefits,
    ...(input.applicationDeadline !== undefined && { application_deadline: parseDeadline(input.applicationDeadline) }),
    ...(input.candidate_profile && { candidate_profile: JSON.stringify(input.candidate_profile) }),
    ...(input.team && { team: JSON.stringify(input.team) }),
  };
}
