import type { TeamRole } from '@candela/contract/kernel/roles.ts';
import type { InviteRole } from '@candela/contract/team/team.schemas.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export interface InviteRow {
  id: string;
  organisation_id: string;
  email: string;
  scope: 'all' | 'company';
  company_id: string | null;
  company_name: string | null;
  role: InviteRole;
  organisation_name: string;
  sent_at: Date;
  expires_at: Date;
}

const invites = (tx: Tx) =>
  tx
    .selectFrom('team_invites as i')
    .innerJoin('organisations as o', 'o.id', 'i.organisation_id')
    .leftJoin('companies as c', 'c.id', 'i.company_id')
    .select([
      'i.id',
      'i.organisation_id',
      'i.email',
      'i.scope',
      'i.company_id',
      'c.company_name',
      'i.role',
      'o.name as organisation_name',
      'i.sent_at',
      'i.expires_at',
    ]);

export const listInvites = (tx: Tx, organisationId: string): Promise<InviteRow[]> =>
  invites(tx).where('i.organisation_id', '=', organisationId).orderBy('i.sent_at', 'desc').orderBy('i.id').execute();

export const findInvite = (tx: Tx, organisationId: string, id: string): Promise<InviteRow | undefined> =>
  invites(tx).where('i.organisation_id', '=', organisationId).where('i.id', '=', id).executeTakeFirst();

/** Undefined when the address has an invite of this organisation already. */
export async function insertInvite(
  tx: Tx,
  organisationId: string,
  invite: {
    email: string;
    companyId: string | null;
    role: InviteRole;
    invitedBy: string;
    sentAt: Date;
    expiresAt: Date;
  },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('team_invites')
    .values({
      organisation_id: organisationId,
      email: invite.email,
      scope: invite.companyId ? 'company' : 'all',
      company_id: invite.companyId,
      role: invite.role,
      invited_by: invite.invitedBy,
      sent_at: invite.sentAt,
      expires_at: invite.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Answers with what the invite is for; undefined when there is none. */
export async function renewInvite(
  tx: Tx,
  organisationId: string,
  id: string,
  times: { sentAt: Date; expiresAt: Date },
): Promise<InviteRole | undefined> {
  const row = await tx
    .updateTable('team_invites')
    .set({ sent_at: times.sentAt, expires_at: times.expiresAt })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning('role')
    .executeTakeFirst();
  return row?.role;
}

/** Accepted or revoked: either way it can be used no more. Of two who come at once, one finds it. */
export const takeInvite = (tx: Tx, organisationId: string, id: string) =>
  tx
    .deleteFrom('team_invites')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning(['id', 'email', 'company_id', 'role', 'expires_at', 'organisation_id'])
    .executeTakeFirst();

/** The same of whatever invite an address has. */
export const takeInviteOf = (tx: Tx, organisationId: string, email: string) =>
  tx
    .deleteFrom('team_invites')
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .returning(['company_id', 'role', 'expires_at'])
    .executeTakeFirst();

export async function hasMember(tx: Tx, organisationId: string, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select('a.id')
    .where('m.organisation_id', '=', organisationId)
    .where('a.email', '=', email)
    .where('a.role', '=', 'recruiter')
    .executeTakeFirst();
  return row !== undefined;
}

export interface MemberRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  memberships: {
    scope: 'all' | 'company';
    role: TeamRole;
    companyId: string | null;
    companyName: string | null;
  }[];
}

/** Everyone but the parent, whose page it is. */
export async function listMembers(tx: Tx, organisationId: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select a.id, a.first_name, a.last_name, a.email,
      coalesce((
        select json_agg(json_build_object('scope', ms.scope, 'role', ms.role, 'companyId', ms.company_id,
                                          'companyName', c.company_name) order by c.company_name)
        from memberships ms left join companies c on c.id = ms.company_id
        where ms.organisation_id = m.organisation_id and ms.account_id = m.account_id
      ), '[]') as memberships
    from members m join accounts a on a.id = m.account_id
    where m.organisation_id = ${organisationId} and not m.is_parent
    order by a.first_name, a.last_name, a.id`.execute(tx);
  return rows;
}

export interface MemberNames {
  email: string;
  first_name: string;
  organisation_name: string;
  company_name: string | null;
}

/** A member as a mail to them needs it, with the company that it is about, if any. */
export const findMemberNames = (
  tx: Tx,
  organisationId: string,
  accountId: string,
  companyId: string | null,
): Promise<MemberNames | undefined> =>
  tx
    .selectFrom('members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .leftJoin('companies as c', (join) =>
      join.onRef('c.organisation_id', '=', 'm.organisation_id').on('c.id', '=', companyId),
    )
    .select(['a.email', 'a.first_name', 'o.name as organisation_name', 'c.company_name'])
    .where('m.organisation_id', '=', organisationId)
    .where('m.account_id', '=', accountId)
    .executeTakeFirst();
