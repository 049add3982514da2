import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export const findCompanyByToken = (open: Tx, token: string) =>
  open
    .selectFrom('companies')
    .select(['id', 'organisation_id', 'company_name', 'location', 'website'])
    .where('public_token', '=', token)
    .executeTakeFirst();

/** Active and not past the deadline, newest first; as many as a company can sensibly show. */
const openJobs = (open: Tx, companyId: string, now: Date) =>
  open
    .selectFrom('jobs as j')
    .where('j.company_id', '=', companyId)
    .where('j.status', '=', 'Active')
    .where((eb) => eb.or([eb('j.application_deadline', 'is', null), eb('j.application_deadline', '>', now)]))
    .orderBy('j.first_active_at', (order) => order.desc().nullsLast())
    .orderBy('j.id')
    .limit(1000);

export const listOpenJobs = (open: Tx, companyId: string, now: Date) =>
  openJobs(open, companyId, now)
    .select([
      'j.id',
      'j.title',
      'j.location',
      'j.town',
      'j.job_type',
      'j.working_hours',
      'j.salary_min',
      'j.salary_max',
      'j.application_deadline',
      'j.first_active_at',
      'j.created_at',
      sql<string>`left(j.description, 400)`.as('description'),
    ])
    .execute();

export const listOpenJobsInFull = (open: Tx, companyId: string, now: Date) =>
  openJobs(open, companyId, now)
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .selectAll('j')
    .select(['c.company_name', 'c.location as company_location'])
    .execute();

export const findPublicJob = (open: Tx, id: string) =>
  open
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .selectAll('j')
    .select(['c.company_name', 'c.location as company_location', 'c.website as company_website'])
    .where('j.id', '=', id)
    .executeTakeFirst();

export const listOpenAddresses = (open: Tx, now: Date) =>
  open
    .selectFrom('jobs')
    .select(['id', 'title', 'updated_at'])
    .where('status', '=', 'Active')
    .where((eb) => eb.or([eb('application_deadline', 'is', null), eb('application_deadline', '>', now)]))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(10_000)
    .execute();
