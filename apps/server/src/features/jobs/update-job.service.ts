import { type Job, requiredLists, type UpdateJobInput } from '@candela/contract/jobs/jobs.schemas.ts';
import { jobChanged } from '../../events/jobs.events.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { refuseStale } from '../../platform/stale-change.ts';
import { assertFuture } from './deadline.ts';
import { lockWorkableJob } from './job-access.service.ts';
import type { JobSteps, JobsOptions } from './job-steps.ts';
import { definedOnly, toValues } from './job-values.ts';
import { updateJob } from './jobs.repo.ts';

export type JobUpdate = (principal: RecruiterPrincipal, id: string, input: UpdateJobInput) => Promise<Job>;

export function createJobUpdate(
  { database, clock, statuses, events }: JobsOptions,
  { read, audit }: JobSteps,
): JobUpdate {
  return (principal, id, input) =>
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
      refuseEmptied(sent, present);
      // A deadline that has passed may stay while something else is mended; a new one must lie ahead.
      if (deadline && deadline.getTime() !== job.application_deadline?.getTime()) assertFuture(deadline, now);
      await updateJob(tx, principal.organisationId, id, { ...values, updated_at: now });
      if (input.status !== undefined && input.status !== job.status) {
        await statuses.change(tx, principal, { ...job, ...definedOnly(values) }, input.status);
      }
      await events.emit(tx, jobChanged, principal.organisationId, { jobId: id });
      await audit(tx, principal, 'job.updated', id);
      return read(tx, principal, id);
    });
}

/** Only a draft may lack them: a job that candidates see keeps what it named. */
function refuseEmptied(sent: UpdateJobInput, present: Job): void {
  if ((sent.status ?? present.status) === 'Draft') return;
  const errors = (Object.keys(requiredLists) as (keyof typeof requiredLists)[])
    .filter((list) => sent[list]?.length === 0 && present[list].length > 0)
    .map((list) => ({ path: list, message: requiredLists[list] }));
  const [first] = errors;
  if (first) throw new AppError('VALIDATION_FAILED', { message: first.message, errors });
}
