import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export async function upsertDeletion(
  tx: Tx,
  deletion: { accountId: string; askedAt: Date; dueAt: Date; closesOrganisation: boolean },
): Promise<void> {
  const values = {
    asked_at: deletion.askedAt,
    due_at: deletion.dueAt,
    closes_organisation: deletion.closesOrganisation,
  };
  await tx
    .insertInto('account_deletions')
    .values({ account_id: deletion.accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export interface PendingDeletion {
  account_id: string;
  closes_organisation: boolean;
  /** Signed in since: the account stays. */
  is_kept: boolean;
}

/** Once an organisation is being emptied there is no way back. */
const signedInSince = sql<boolean>`(d.begun_at is null and
  exists (select from sessions s where s.account_id = d.account_id and s.created_at > d.asked_at))`;

export async function isKept(tx: Tx, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select from account_deletions d where d.account_id = ${accountId} and ${signedInSince}`.execute(tx);
  return rows.length > 0;
}

/** False where the account has signed in since, and stays. From then on it does not matter whether it does. */
export async function beginDeletion(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update account_deletions d set begun_at = coalesce(d.begun_at, ${now})
    where d.account_id = ${accountId} and not ${signedInSince} returning d.account_id`.execute(tx);
  return rows.length > 0;
}

/**
 * Deletions to settle: those that are due, and those whose account signed in since they were asked for. All of them: a few that
 * cannot be carried out would otherwise stand before everyone else's.
 */
export async function listSettled(tx: Tx, now: Date): Promise<PendingDeletion[]> {
  const { rows } = await sql<PendingDeletion>`
    select * from (
      select d.account_id, d.closes_organisation, d.due_at,
        ${signedInSince} as is_kept
      from account_deletions d) pending
    where is_kept or due_at <= ${now}
    order by due_at`.execute(tx);
  return rows;
}

/** Held until the transaction ends: of two workers one settles it. */
export const lockDeletion = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('account_deletions')
    .select(['account_id', 'closes_organisation'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

export async function deleteDeletion(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('account_deletions').where('account_id', '=', accountId).execute();
}

/** A few records of an organisation that is being closed. */
export const listSomeRecords = async (tx: Tx, organisationId: string, limit: number): Promise<string[]> =>
  (
    await tx.selectFrom('candidates').select('id').where('organisation_id', '=', organisationId).limit(limit).execute()
  ).map(({ id }) => id);

export const hasLeftEvents = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await tx.selectFrom('left_events').select('event_id').where('account_id', '=', accountId).executeTakeFirst()) !==
  undefined;

/** Mail of the organisation that was not sent yet and still may be. */
export const hasMailToLeave = async (tx: Tx, organisationId: string, writtenAfter: Date): Promise<boolean> =>
  (await tx
    .selectFrom('mail_outbox')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('status', 'in', ['queued', 'waiting'])
    .where('created_at', '>', writtenAfter)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Adverts of its jobs that are still up and candidates of theirs who are not told yet, unless it began to be emptied before that. */
export async function hasJobsToLeave(
  tx: Tx,
  accountId: string,
  organisationId: string,
  begunAfter: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from account_deletions d where d.account_id = ${accountId} and d.begun_at > ${begunAfter} and (
      exists (select from applications a where a.organisation_id = ${organisationId} and a.closing_notice_due)
      or exists (select from job_postings p where p.organisation_id = ${organisationId} and p.status <> 'removed'
        and (p.external_id is not null or p.status in ('publishing', 'removing'))))`.execute(tx);
  return rows.length > 0;
}

/** Files that belong to the organisation and to no candidate. */
export async function listOrganisationFiles(tx: Tx, organisationId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select storage_key as key from job_description_uploads where organisation_id = ${organisationId}
    union select storage_key from cv_files where organisation_id = ${organisationId}
    union select storage_key from reports where organisation_id = ${organisationId} and storage_key is not null
    union select storage_key from data_exports where organisation_id = ${organisationId} and storage_key is not null`.execute(
    tx,
  );
  return rows.map(({ key }) => key);
}
