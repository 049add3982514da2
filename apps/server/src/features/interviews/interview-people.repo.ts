import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export interface Interviewee {
  companyId: string;
  companyName: string;
  jobTitle: string;
  jobStatus: string;
  status: ApplicationStatus;
  /** The candidate took the application back. */
  isWithdrawn: boolean;
  /** When it last moved. */
  movedAt: Date;
  name: string;
  /** Empty where none is known. */
  email: string;
  accountId: string | null;
}

const person = sql`
  from applications a
  join jobs j on j.id = a.job_id
  join companies co on co.id = a.company_id
  join candidates c on c.id = a.candidate_id
  left join accounts acc on acc.id = c.account_id`;

/** A candidate in the pipeline of a job, as far as the caller sees both. */
export async function findInterviewee(
  tx: Tx,
  organisationId: string,
  pair: { candidateId: string; jobId: string },
): Promise<Interviewee | undefined> {
  const { rows } = await sql<Interviewee>`
    select a.company_id as "companyId", co.company_name as "companyName", j.title as "jobTitle",
      j.status as "jobStatus", a.status, a.withdrawn_at is not null as "isWithdrawn", a.updated_at as "movedAt", c.name,
      coalesce(acc.email, c.email) as email, c.account_id as "accountId"
    ${person}
    where a.organisation_id = ${organisationId} and a.job_id = ${pair.jobId} and a.candidate_id = ${pair.candidateId}`.execute(
    tx,
  );
  return rows[0];
}

export const findJob = (tx: Tx, organisationId: string, jobId: string) =>
  tx
    .selectFrom('jobs')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', jobId)
    .executeTakeFirst();

/** Those still in the running who can be written to. */
export async function listInterviewees(
  tx: Tx,
  organisationId: string,
  jobId: string,
): Promise<{ candidateId: string; name: string; email: string }[]> {
  const { rows } = await sql<{ candidateId: string; name: string; email: string }>`
    select a.candidate_id as "candidateId", c.name, coalesce(acc.email, c.email) as email
    ${person}
    where a.organisation_id = ${organisationId} and a.job_id = ${jobId}
      and a.status not in ('hired', 'rejected') and coalesce(acc.email, c.email) <> ''
    order by (a.status = 'interview') desc, c.name, a.candidate_id limit 1000`.execute(tx);
  return rows;
}

export const findOrganiser = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', '=', accountId)
    .executeTakeFirst();
