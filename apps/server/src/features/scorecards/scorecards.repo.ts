import type { ScorecardInput } from '@candela/contract/scorecards/scorecards.schemas.ts';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Scorecards } from '../../platform/database/schema.ts';
import type { InterviewRow, NewAddress } from '../interviews/interview-parts.service.ts';

export type ScorecardRow = Selectable<Scorecards>;

export interface JobWords {
  criteria: string[] | null;
  requirements: string[];
  skills: string[];
  company_id: string;
}

/** What the job's interviewers look at, and the advert it follows from otherwise. */
export async function findJobWords(tx: Tx, organisationId: string, jobId: string): Promise<JobWords | undefined> {
  const { rows } = await sql<JobWords>`
    select s.criteria, j.requirements, j.skills, j.company_id
    from jobs j left join scorecard_criteria s on s.organisation_id = j.organisation_id and s.job_id = j.id
    where j.organisation_id = ${organisationId} and j.id = ${jobId}`.execute(tx);
  return rows[0];
}

export async function saveCriteria(
  tx: Tx,
  job: { organisationId: string; companyId: string; jobId: string },
  criteria: readonly string[],
  now: Date,
): Promise<void> {
  const values = { criteria: [...criteria], updated_at: now };
  await tx
    .insertInto('scorecard_criteria')
    .values({ job_id: job.jobId, organisation_id: job.organisationId, company_id: job.companyId, ...values })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'job_id']).doUpdateSet(values))
    .execute();
}

export async function isOfSuspended(tx: Tx, organisationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Interviewer {
  email: string;
  name: string;
  accountId: string | null;
}

interface OfInterview {
  organisationId: string;
  companyId: string;
  interviewId: string;
}

/** Exists from when it is asked for; asking twice finds it. */
export async function ensureScorecard(
  tx: Tx,
  { organisationId, companyId, interviewId }: OfInterview,
  { email, name, accountId }: Interviewer,
  now: Date,
): Promise<ScorecardRow> {
  const key = { organisation_id: organisationId, interview_id: interviewId, interviewer_email: email };
  await tx
    .insertInto('scorecards')
    .values({ ...key, company_id: companyId, interviewer_name: name, account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'interview_id', 'interviewer_email']).doNothing())
    .execute();
  return tx
    .selectFrom('scorecards')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('interview_id', '=', interviewId)
    .where('interviewer_email', '=', email)
    .executeTakeFirstOrThrow();
}

export async function fillIn(
  tx: Tx,
  { organisation_id: organisationId, id }: Pick<ScorecardRow, 'organisation_id' | 'id'>,
  input: ScorecardInput,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('scorecards')
    .set({
      ratings: JSON.stringify(input.ratings),
      overall: input.overall,
      notes: input.notes.trim(),
      submitted_at: now,
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

export const listOfInterview = (tx: Tx, organisationId: string, interviewId: string): Promise<ScorecardRow[]> =>
  tx
    .selectFrom('scorecards')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('interview_id', '=', interviewId)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();

export const findScorecard = (tx: Tx, organisationId: string, id: string): Promise<ScorecardRow | undefined> =>
  tx
    .selectFrom('scorecards')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Members behind addresses who fill a scorecard in inside the product; viewers change nothing there and get a link. */
export const listWriters = (tx: Tx, organisationId: string, emails: readonly string[]) =>
  tx
    .selectFrom('accounts as a')
    .innerJoin('members as m', 'm.account_id', 'a.id')
    .select(['a.id', 'a.email', 'a.first_name', 'a.last_name'])
    .where('m.organisation_id', '=', organisationId)
    .where(sql<boolean>`not exists (
      select from memberships s where s.organisation_id = m.organisation_id and s.account_id = m.account_id and s.role = 'viewer')`)
    .where('a.email', 'in', emails.length > 0 ? [...emails] : [''])
    .execute();

/** An interview that the present scope shows. */
export const findInterview = (tx: Tx, organisationId: string, id: string): Promise<InterviewRow | undefined> =>
  tx
    .selectFrom('interviews')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .executeTakeFirst();

/** Interviews of a candidate that have begun or have a scorecard, the latest first. */
export async function listInterviewsOf(tx: Tx, organisationId: string, candidateId: string, now: Date) {
  return tx
    .selectFrom('interviews')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('candidate_id', '=', candidateId)
    .where('status', '=', 'scheduled')
    .where('starts_at', '<=', now)
    .orderBy('starts_at', 'desc')
    .limit(20)
    .execute();
}

/** Where they have none under the new address already. */
export async function moveScorecards(tx: Tx, organisationId: string, { from, to }: NewAddress): Promise<void> {
  await sql`
    update scorecards s set interviewer_email = ${to}
    where organisation_id = ${organisationId} and interviewer_email = ${from} and not exists (
      select from scorecards other where other.organisation_id = s.organisation_id
        and other.interview_id = s.interview_id and other.interviewer_email = ${to})`.execute(tx);
}
