import type { TeamRole } from '@candela/contract/kernel/roles.ts';
import type { NotificationKind } from '@candela/contract/notifications/notifications.kinds.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import type { Person } from '../../platform/manifest/personal-data.ts';

/** What the sentences of a kind name: a job, a person, a path. */
export const valuesColumn = z.record(z.string(), z.string());

export interface NewNotification {
  id: string;
  accountId: string;
  organisationId: string | null;
  companyId: string | null;
  candidateId: string | null;
  kind: NotificationKind;
  values: Readonly<Record<string, string>>;
  inApp: boolean;
  mailDue: boolean;
  createdAt: Date;
}

export async function insertNotifications(tx: Tx, notifications: readonly NewNotification[]): Promise<void> {
  await tx
    .insertInto('notifications')
    .values(
      notifications.map((each) => ({
        id: each.id,
        account_id: each.accountId,
        organisation_id: each.organisationId,
        company_id: each.companyId,
        candidate_id: each.candidateId,
        kind: each.kind,
        values: JSON.stringify(each.values),
        in_app: each.inApp,
        mail_due: each.mailDue,
        created_at: each.createdAt,
      })),
    )
    .execute();
}

/** Those who see a company, each as what they are there. */
export async function listMembers(
  tx: Tx,
  { organisationId, companyId }: { organisationId: string; companyId: string | null },
): Promise<{ accountId: string; role: TeamRole }[]> {
  const { rows } = await sql<{ accountId: string; role: TeamRole }>`
    select account_id as "accountId", role
    from app.members_who_see(${organisationId}::uuid, ${companyId}::uuid)`.execute(tx);
  return rows;
}

/** The account of a candidate whom the present scope shows; none for a record that was not claimed. */
export async function findAccountOf(tx: Tx, candidateId: string): Promise<string | null> {
  const row = await tx.selectFrom('candidates').select('account_id').where('id', '=', candidateId).executeTakeFirst();
  return row?.account_id ?? null;
}

export const listPreferences = (tx: Tx, accountIds: readonly string[], kind?: NotificationKind) =>
  tx
    .selectFrom('notification_preferences')
    .select(['account_id', 'kind', 'in_app', 'mail'])
    .where('account_id', 'in', [...accountIds])
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .execute();

export async function upsertPreference(
  tx: Tx,
  preference: { accountId: string; kind: NotificationKind; inApp: boolean; mail: boolean },
): Promise<void> {
  const { accountId, kind, inApp, mail } = preference;
  await tx
    .insertInto('notification_preferences')
    .values({ account_id: accountId, kind, in_app: inApp, mail })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet({ in_app: inApp, mail }))
    .execute();
}

export async function listNotifications(tx: Tx, accountId: string, page: { page: number; pageSize: number }) {
  const rows = await tx
    .selectFrom('notifications')
    .select(['id', 'kind', 'values', 'created_at', 'read_at'])
    .where('account_id', '=', accountId)
    .where('in_app', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
    .execute();
  const { total } = await tx
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .where('in_app', '=', true)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function countUnread(tx: Tx, accountId: string): Promise<number> {
  const { unread } = await tx
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('account_id', '=', accountId)
    .where('in_app', '=', true)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Those that are named, or all. */
export async function markRead(tx: Tx, accountId: string, ids: readonly string[] | undefined, at: Date): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: at })
    .where('account_id', '=', accountId)
    .where('in_app', '=', true)
    .where('read_at', 'is', null)
    // An empty list is a list: nothing is marked.
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any (${[...(ids ?? [])]}::uuid[])`))
    .execute();
}

/** Takes the mail of a notification to be written; a second taker finds none. */
export const takeMailDue = (tx: Tx, id: string) =>
  tx
    .updateTable('notifications')
    .set({ mail_due: false })
    .where('id', '=', id)
    .where('mail_due', '=', true)
    .returning(['account_id', 'organisation_id', 'candidate_id', 'kind', 'values'])
    .executeTakeFirst();

/** Whether a member still sees what they are told of: one who was removed, has lost the company or only interviews by now does not. */
export async function isSeenByMember(tx: Tx, notificationId: string, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select from notifications n join members m on m.organisation_id = n.organisation_id and m.account_id = ${accountId}
    where n.id = ${notificationId} and (n.company_id is null or m.is_parent or exists (
      select from memberships s where s.organisation_id = n.organisation_id and s.account_id = m.account_id
        and s.role <> 'interviewer' and (s.scope = 'all' or s.company_id = n.company_id)))`.execute(tx);
  return rows.length > 0;
}

export const findOwnAddress = (tx: Tx, accountId: string) =>
  tx.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirst();

export async function findCandidateAddress(tx: Tx, candidateId: string): Promise<string | null> {
  const { rows } = await sql<{ address: string | null }>`
    select app.mail_address_of(${candidateId}::uuid) as address`.execute(tx);
  return rows[0]?.address ?? null;
}

/** The words a notification about an application needs, and whether the candidate made the application. */
export const findApplicationWords = (
  tx: Tx,
  organisationId: string,
  { candidateId, jobId }: { candidateId: string; jobId: string },
) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('companies as k', 'k.id', 'a.company_id')
    .leftJoin('application_events as first', (join) =>
      join
        .onRef('first.organisation_id', '=', 'a.organisation_id')
        .onRef('first.application_id', '=', 'a.id')
        .on('first.from_status', 'is', null),
    )
    .select([
      'a.company_id',
      'c.name as candidate_name',
      'j.title as job_title',
      'k.company_name',
      sql<boolean>`coalesce(first.actor_account_id = c.account_id, false)`.as('is_own'),
    ])
    .where('a.organisation_id', '=', organisationId)
    .where('a.candidate_id', '=', candidateId)
    .where('a.job_id', '=', jobId)
    .executeTakeFirst();

/**
 * The companies of the organisation to which the candidate's newer applications went, made by a moment and still standing; also those
 * of another record of the same account.
 */
export async function listNewerCompanies(
  tx: Tx,
  organisationId: string,
  { candidateId, jobId }: { candidateId: string; jobId: string },
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ company_id: string }>`
    select distinct n.company_id from applications a
    join candidates c on c.id = a.candidate_id
    join applications n on n.organisation_id = a.organisation_id
      and (n.candidate_id = a.candidate_id
        or n.candidate_id in (select same.id from candidates same where same.account_id = c.account_id))
    where a.organisation_id = ${organisationId} and a.candidate_id = ${candidateId} and a.job_id = ${jobId}
      and n.withdrawn_at is null and n.applied_at <= ${at} and (n.applied_at, n.id) > (a.applied_at, a.id)`.execute(tx);
  return rows.map(({ company_id }) => company_id);
}

/**
 * When an application that moves to a stage now has left that stage within the last moments: what was told since then is taken
 * back, with a new number, by which open screens hear of it, and answered with the accounts it was told to. Nothing where some of it was read: who knows of the move hears how it went on.
 */
export async function takeBackMoves(
  tx: Tx,
  move: { organisationId: string; candidateId: string; jobId: string; to: string; since: Date; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    with left_at as (
      select max(e.at) as moment from application_events e
      join applications a on a.organisation_id = e.organisation_id and a.id = e.application_id
      where e.organisation_id = ${move.organisationId} and a.candidate_id = ${move.candidateId} and a.job_id = ${move.jobId}
        and e.from_status = ${move.to} and e.at > ${move.since} and e.at <= ${move.at}
    ), told as (
      select n.id, n.read_at from notifications n, left_at
      where n.organisation_id = ${move.organisationId} and n.candidate_id = ${move.candidateId}
        and n.kind = 'application.moved' and n.values ->> 'jobId' = ${move.jobId} and n.created_at >= left_at.moment
        and (n.in_app or n.mail_due)
    )
    update notifications set in_app = false, mail_due = false, number = default
    where id in (select id from told) and not exists (select from told where read_at is not null)
    returning account_id`.execute(tx);
  return rows.map(({ account_id }) => account_id);
}

/** What an organisation's members were told of candidates who leave it; what the candidates were told themselves is theirs. */
export async function forgetNotificationsAbout(tx: Tx, { candidateIds, organisationId }: Person): Promise<void> {
  if (!organisationId || candidateIds.length === 0) return;
  await sql`
    delete from notifications n where n.organisation_id = ${organisationId}
      and n.candidate_id = any (${[...candidateIds]}::uuid[])
      and n.account_id in (select account_id from members where organisation_id = ${organisationId})`.execute(tx);
}

export async function reassignNotifications(
  tx: Tx,
  { organisationId, keptId, mergedId }: { organisationId: string; keptId: string; mergedId: string },
  only?: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .updateTable('notifications')
    .set({ candidate_id: keptId })
    .where('organisation_id', '=', organisationId)
    .where('candidate_id', '=', mergedId)
    .where(isAmong('id', only))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
