import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import type { SentStageMail } from '@candela/contract/process/process.routes.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export interface Addressee {
  id: string;
  company_id: string;
  version: number;
  name: string;
  job_title: string;
  company_name: string;
  has_account: boolean;
  address: string | null;
  /** Of a rejection, where the recruiter chose to tell it. */
  shared_reason: string | null;
}

/** The candidate of an application as mail has to know them. */
export const findAddressee = (
  tx: Tx,
  organisationId: string,
  { candidateId, jobId }: { candidateId: string; jobId: string },
): Promise<Addressee | undefined> =>
  tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('companies as k', 'k.id', 'a.company_id')
    .select([
      'a.id',
      'a.company_id',
      'a.version',
      'c.name',
      'j.title as job_title',
      'k.company_name',
      sql<boolean>`c.account_id is not null`.as('has_account'),
      sql<string | null>`app.mail_address_of(c.id)`.as('address'),
      sql<string | null>`case when a.is_reason_shared then nullif(a.rejection_reason, '') end`.as('shared_reason'),
    ])
    .where('a.organisation_id', '=', organisationId)
    .where('a.candidate_id', '=', candidateId)
    .where('a.job_id', '=', jobId)
    .executeTakeFirst();

export type NotSentBecause = NonNullable<SentStageMail['because']>;

export interface StageMailRecord {
  organisationId: string;
  companyId: string;
  applicationId: string;
  version: number;
  kind: 'moved' | 'closed' | 'still-open';
  status: ApplicationStatus;
  mailId: string | null;
  because: NotSentBecause | null;
  now: Date;
}

/** Whether there is a record of this kind for this version of the application already. */
export async function hasRecord(
  tx: Tx,
  {
    organisationId,
    applicationId,
    kind,
    version,
  }: Omit<StageMailRecord, 'mailId' | 'because' | 'now' | 'companyId' | 'status'>,
): Promise<boolean> {
  const found = await tx
    .selectFrom('stage_mails')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertRecord(tx: Tx, record: StageMailRecord): Promise<void> {
  await tx
    .insertInto('stage_mails')
    .values({
      organisation_id: record.organisationId,
      company_id: record.companyId,
      application_id: record.applicationId,
      version: record.version,
      kind: record.kind,
      status: record.status,
      mail_id: record.mailId,
      because: record.because,
      created_at: record.now,
    })
    .execute();
}

/** Mails of earlier moves of the application that have not left: they are taken back, and the record says so. */
export async function recallUnsent(tx: Tx, organisationId: string, applicationId: string): Promise<void> {
  await sql`
    with written as (
      select array_agg(mail_id) as ids from stage_mails
      where organisation_id = ${organisationId} and application_id = ${applicationId} and kind = 'moved'
        and mail_id is not null
    )
    update stage_mails m set mail_id = null, because = 'taken-back'
    where m.organisation_id = ${organisationId} and m.application_id = ${applicationId}
      and m.mail_id in (select recalled from written, app.recall_mails(written.ids) recalled)`.execute(tx);
}

export interface SentMailRow {
  job_id: string;
  job_title: string;
  kind: 'moved' | 'closed' | 'still-open';
  status: ApplicationStatus;
  created_at: Date;
  because: NotSentBecause | null;
  mail_status: string | null;
}

/** Newest first, with what became of each in the outbox. */
export async function listRecords(tx: Tx, organisationId: string, candidateId: string): Promise<SentMailRow[]> {
  const { rows } = await sql<SentMailRow>`
    with own as (
      select m.*, a.job_id, j.title as job_title
      from stage_mails m
      join applications a on a.organisation_id = m.organisation_id and a.id = m.application_id join jobs j on j.id = a.job_id
      where m.organisation_id = ${organisationId} and a.candidate_id = ${candidateId}
      order by m.created_at desc, m.id desc limit 200
    )
    select own.job_id, own.job_title, own.kind, own.status, own.created_at, own.because, state.status as mail_status
    from own left join app.states_of_mails((select array_agg(mail_id) from own)) state on state.id = own.mail_id
    order by own.created_at desc, own.id desc`.execute(tx);
  return rows;
}

/** Written as they were: the application they belong to is there again. */
export async function restoreStageMails(tx: Tx, rows: readonly unknown[]): Promise<void> {
  await sql`insert into stage_mails select * from jsonb_populate_recordset(null::stage_mails,
    ${JSON.stringify(rows)}::jsonb) on conflict do nothing`.execute(tx);
}
