import type { Tx } from '../../platform/database/database.ts';

export const findCompanyByToken = (open: Tx, token: string) =>
  open
    .selectFrom('companies')
    .select(['id', 'company_name', 'location', 'website'])
    .where('public_token', '=', token)
    .executeTakeFirst();

/** Active and not past the deadline, newest first; as many as a company can sensibly show. */
export const listOpenJobs = (open: Tx, companyId: string, now: Date) =>
  open
    .selectFrom('jobs')
    .select([
      'id',
      'title',
      'location',
      'job_type',
      'working_hours',
      'salary_min',
      'salary_max',
      'application_deadline',
      'first_active_at',
      'created_at',
    ])
    .where('company_id', '=', companyId)
    .where('status', '=', 'Active')
    .where((eb) => eb.or([eb('application_deadline', 'is', null), eb('application_deadline', '>', now)]))
    .orderBy('first_active_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(1000)
    .execute();

export const findPublicJob = (open: Tx, id: string) =>
  open
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .selectAll('j')
    .select(['c.company_name', 'c.location as company_location', 'c.website as company_website'])
    .where('j.id', '=', id)
    .executeTakeFirst();
