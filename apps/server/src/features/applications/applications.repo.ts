import type {
  ApplicationSource,
  ApplicationStatus,
  Rejection,
} from '@candela/contract/applications/applications.schemas.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** Held with its job, which comes first as where one closes: joined without, a move that waits for that would find it still open. */
export const lockApplication = (tx: Tx, organisationId: string, key: { candidateId: string; jobId: string }) =>
  tx
    .with(
      (named) => named('j').materialized(),
      (db) =>
        db
          .selectFrom('jobs')
          .select(['id', 'status'])
          .where('organisation_id', '=', organisationId)
          .where('id', '=', key.jobId)
          .forShare(),
    )
    .selectFrom('applications as a')
    .innerJoin('j', 'j.id', 'a.job_id')
    .select(['a.id', 'a.status', 'a.version', 'a.withdrawn_at', 'j.status as job_status'])
    .where('a.organisation_id', '=', organisationId)
    .where('a.candidate_id', '=', key.candidateId)
    .where('a.job_id', '=', key.jobId)
    .forUpdate('a')
    .executeTakeFirst();

export interface Move {
  organisationId: string;
  to: ApplicationStatus;
  actorAccountId: string | null;
  reason: string;
  now: Date;
  /** Of a move to rejected. */
  rejection?: Rejection | undefined;
}

/** An application and the line of its history that was just written. */
export interface AppliedMove {
  id: string;
  version: number;
}

export type Selection = { applicationId: string } | { jobId: string; exceptStatuses: readonly ApplicationStatus[] };

/**
 * Moves and writes the history in one statement: there is no move without its line. A line is never earlier than the one
 * before it, whatever the clock of the server says that asked. Returns those that moved.
 */
export async function moveApplications(
  tx: Tx,
  selection: Selection,
  { organisationId, to, actorAccountId, reason, now, rejection }: Move,
  closingNotice: boolean,
): Promise<AppliedMove[]> {
  const chosen =
    'applicationId' in selection
      ? sql`id = ${selection.applicationId}`
      : sql`job_id = ${selection.jobId} and status <> all (${[...selection.exceptStatuses]}::text[])`;
  const { rows } = await sql<AppliedMove>`
    with before as (
      select id, status from applications where organisation_id = ${organisationId} and ${chosen} for update
    ), moved as (
      update applications a
      set status = ${to}, version = a.version + 1, updated_at = ${now},
          withdrawn_at = case when ${to} = 'rejected' then a.withdrawn_at end,
          rejection_reason = ${rejection?.reason ?? null}, is_reason_shared = ${rejection?.isShared ?? false},
          closing_notice_due = a.closing_notice_due or ${closingNotice}
      from before b where a.id = b.id
      returning a.id, a.version, b.status as from_status
    ), history as (
      insert into application_events (organisation_id, application_id, version, from_status, to_status, actor_account_id,
        reason, at)
      select ${organisationId}, m.id, m.version, m.from_status, ${to}, ${actorAccountId}::uuid, ${reason},
        greatest(${now}::timestamptz, (select e.at from application_events e
          where e.organisation_id = ${organisationId} and e.application_id = m.id
          order by e.version desc limit 1))
      from moved m
    )
    select id, version from moved order by id`.execute(tx);
  return rows;
}

export interface NewApplication {
  organisationId: string;
  companyId: string;
  jobId: string;
  candidateId: string;
  /** The candidate applied unless it says otherwise. */
  source?: ApplicationSource;
  actorAccountId: string | null;
  reason: string;
  now: Date;
}

/** The application with the first line of its history; none when there was one already. */
export async function insertApplication(tx: Tx, application: NewApplication): Promise<AppliedMove[]> {
  const {
    organisationId,
    companyId,
    jobId,
    candidateId,
    source = 'applied',
    actorAccountId,
    reason,
    now,
  } = application;
  const { rows } = await sql<AppliedMove>`
    with opened as (
      insert into applications (organisation_id, company_id, job_id, candidate_id, source, applied_at, updated_at)
      values (${organisationId}, ${companyId}, ${jobId}, ${candidateId}, ${source}, ${now}, ${now})
      on conflict (organisation_id, job_id, candidate_id) do nothing
      returning id, version, status
    ), history as (
      insert into application_events (organisation_id, application_id, version, to_status, actor_account_id, reason, at)
      select ${organisationId}, id, version, status, ${actorAccountId}::uuid, ${reason}, ${now} from opened
    )
    select id, version from opened`.execute(tx);
  return rows;
}

export const findStatus = (tx: Tx, organisationId: string, key: { candidateId: string; jobId: string }) =>
  tx
    .selectFrom('applications')
    .select('status')
    .where('organisation_id', '=', organisationId)
    .where('candidate_id', '=', key.candidateId)
    .where('job_id', '=', key.jobId)
    .executeTakeFirst();

export interface ClosingNotice {
  organisationId: string;
  companyId: string;
  applicationId: string;
  version: number;
  candidateId: string;
  name: string;
  /** Null: there is nowhere to write to. */
  email: string | null;
  hasAccount: boolean;
  jobTitle: string;
  companyName: string;
}

/** The applications whose people are to be told that their job has closed. */
export const listClosingNotices = async (tx: Tx, jobId: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('applications')
      .select('id')
      .where('job_id', '=', jobId)
      .where('closing_notice_due', '=', true)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** Takes some of them; each is taken once. */
export async function takeClosingNotices(tx: Tx, ids: readonly string[]): Promise<ClosingNotice[]> {
  const { rows } = await sql<ClosingNotice>`
    with due as (
      select id from applications where id = any (${[...ids]}::uuid[]) and closing_notice_due
      order by id for update skip locked
    ), taken as (
      update applications a set closing_notice_due = false from due where a.id = due.id
      returning a.id, a.version, a.organisation_id, a.candidate_id, a.job_id, a.company_id
    )
    select t.organisation_id as "organisationId", t.company_id as "companyId", t.id as "applicationId", t.version,
           t.candidate_id as "candidateId", c.name, app.mail_address_of(c.id) as email,
           c.account_id is not null as "hasAccount", j.title as "jobTitle", co.company_name as "companyName"
    from taken t
    join candidates c on c.id = t.candidate_id
    join jobs j on j.id = t.job_id
    join companies co on co.id = t.company_id`.execute(tx);
  return rows;
}
