import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { insertJob } from '../features/jobs/jobs.repo.ts';
import type { Jobs } from '../platform/database/schema.ts';
import type { TestApp } from './test-app.ts';

/** A complete job, ready to be published. */
export const completeJob = {
  title: 'Lighthouse keeper',
  recruiter: 'Morgan Vale',
  description: 'Keep the light burning and the log written.',
  location: 'onsite',
  available_positions: 1,
  salary: { min: 30_000, max: 35_000 },
  match_score_threshold: 65,
  jobType: 'Full-time',
  workingHours: 'Full-time',
  skills: ['Optics'],
  requirements: ['Two years at sea'],
  responsibilities: ['Tend the lamp'],
  niceToHave: [],
  benefits: ['Sea view'],
} as const;

export const inDays = (app: TestApp, days: number): string =>
  new Date(app.clock.now().getTime() + days * 864e5).toISOString();

/** What a recruiter would send for it. */
export const jobInput = (app: TestApp, companyId: string) => ({
  ...completeJob,
  skills: [...completeJob.skills],
  requirements: [...completeJob.requirements],
  responsibilities: [...completeJob.responsibilities],
  niceToHave: [],
  benefits: [...completeJob.benefits],
  companyId,
  applicationDeadline: inDays(app, 30),
});

export function createJob(
  app: TestApp,
  place: { organisationId: string; companyId: string },
  values: Partial<Insertable<Jobs>> = {},
): Promise<string> {
  const { salary, jobType, workingHours, niceToHave: _none, ...fields } = completeJob;
  return insertJob(app.platform.database.system, {
    ...fields,
    skills: [...fields.skills],
    requirements: [...fields.requirements],
    responsibilities: [...fields.responsibilities],
    benefits: [...fields.benefits],
    salary_min: salary.min,
    salary_max: salary.max,
    job_type: jobType,
    working_hours: workingHours,
    organisation_id: place.organisationId,
    company_id: place.companyId,
    status: 'Active',
    first_active_at: app.clock.now(),
    application_deadline: inDays(app, 30),
    ...values,
  });
}

/** A candidate who applied; without an account unless one is given. */
export async function createApplication(
  app: TestApp,
  place: { organisationId: string; companyId: string; jobId: string },
  person: { email: string; name?: string; accountId?: string; status?: 'pending' | 'interview' | 'hired' | 'rejected' },
): Promise<{ candidateId: string; applicationId: string }> {
  const { system } = app.platform.database;
  const candidateId = randomUUID();
  await system
    .insertInto('candidates')
    .values({
      id: candidateId,
      organisation_id: person.accountId ? null : place.organisationId,
      account_id: person.accountId ?? null,
      name: person.name ?? 'Robin Applicant',
      email: person.email,
    })
    .execute();
  return { candidateId, applicationId: await apply(app, place, candidateId, person.status) };
}

/** A candidate who is known already applies. */
export async function apply(
  app: TestApp,
  place: { organisationId: string; companyId: string; jobId: string },
  candidateId: string,
  status: 'pending' | 'interview' | 'hired' | 'rejected' = 'pending',
): Promise<string> {
  const { id } = await app.platform.database.system
    .insertInto('applications')
    .values({
      organisation_id: place.organisationId,
      company_id: place.companyId,
      job_id: place.jobId,
      candidate_id: candidateId,
      status,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
