import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Person } from '../../platform/manifest/personal-data.ts';

export interface KnownPerson extends Person {
  accountId: string;
  firstName: string;
  email: string;
  role: 'candidate' | 'recruiter' | 'admin';
}

/**
 * An account and every record about its candidate: their own, those they claimed, and those that organisations made under
 * the address the account has confirmed. Mail goes by the address, so it stays while another account has the same one.
 */
export async function findPerson(tx: Tx, accountId: string): Promise<KnownPerson | undefined> {
  const account = await tx
    .selectFrom('accounts as a')
    .select((eb) => [
      'a.email',
      'a.role',
      'a.first_name',
      eb
        .exists(
          eb
            .selectFrom('accounts as other')
            .select('other.id')
            .whereRef('other.email', '=', 'a.email')
            .whereRef('other.id', '<>', 'a.id'),
        )
        .$castTo<boolean>()
        .as('shares_address'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirst();
  if (!account) return undefined;
  const { email, role, first_name: firstName, shares_address } = account;
  const candidateIds = role === 'candidate' ? await listRecords(tx, accountId, email) : [];
  return { accountId, email, role, firstName, candidateIds, emails: shares_address ? [] : [email] };
}

/** The same with the records held until the transaction ends: one that is merged into another at this moment is that one. */
export async function lockPerson(tx: Tx, accountId: string): Promise<KnownPerson | undefined> {
  for (;;) {
    const person = await findPerson(tx, accountId);
    if (!person || (await lockRecords(tx, person.candidateIds)) === person.candidateIds.length) return person;
  }
}

async function lockRecords(tx: Tx, candidateIds: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select from candidates where id = any (${[...candidateIds]}::uuid[]) order by id for update`.execute(tx);
  return rows.length;
}

async function listRecords(tx: Tx, accountId: string, email: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from candidates where account_id = ${accountId}
    union
    select id from candidates where account_id is null and organisation_id is not null and lower(email) = ${email}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

export interface HolderRow {
  candidate_id: string;
  organisation_id: string;
  organisation_name: string;
  is_their_record: boolean;
  is_claimed: boolean;
  objected_at: Date | null;
  since: Date;
}

/** The organisations that have something of these records: those that made them, and those applied to. */
export async function listHolders(tx: Tx, candidateIds: readonly string[]): Promise<HolderRow[]> {
  const { rows } = await sql<HolderRow>`
    select c.id as candidate_id, o.id as organisation_id, o.name as organisation_name, true as is_their_record,
      c.account_id is not null as is_claimed, c.objected_at, c.created_at as since
    from candidates c join organisations o on o.id = c.organisation_id
    where c.id = any (${candidateIds}::uuid[])
    union all
    select c.id, o.id, o.name, false, true, c.objected_at, min(k.since)
    from candidates c join candidate_companies k on k.candidate_id = c.id join organisations o on o.id = k.organisation_id
    where c.id = any (${candidateIds}::uuid[]) and c.organisation_id is null
    group by c.id, o.id, o.name
    order by organisation_name, organisation_id`.execute(tx);
  return rows;
}

/** The candidate's own record, which carries the objection. */
export const findOwnRecord = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('candidates')
    .select(['id', 'objected_at'])
    .where('account_id', '=', accountId)
    .where('organisation_id', 'is', null)
    .executeTakeFirst();

export interface OwnedOrganisation {
  id: string;
  name: string;
  other_members: number;
  has_paid_plan: boolean;
}

/** Of its parent: the organisation, who else works there, and whether its plan goes on. */
export async function findOwnedOrganisation(tx: Tx, accountId: string): Promise<OwnedOrganisation | undefined> {
  const { rows } = await sql<OwnedOrganisation>`
    select o.id, o.name,
      (select count(*)::int from members other where other.organisation_id = o.id and other.account_id <> m.account_id)
        as other_members,
      coalesce((select s.status in ('active', 'past_due') and not s.ends_at_period_end from subscriptions s
        where s.organisation_id = o.id), false) as has_paid_plan
    from members m join organisations o on o.id = m.organisation_id
    where m.account_id = ${accountId} and m.is_parent`.execute(tx);
  return rows[0];
}

/** Everyone who works there beside its parent. */
export const listOtherMembers = (tx: Tx, organisationId: string, parentId: string) =>
  tx
    .selectFrom('members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.email', 'a.first_name'])
    .where('m.organisation_id', '=', organisationId)
    .where('m.account_id', '<>', parentId)
    .orderBy('a.email')
    .execute();

/** Finished tasks may name the address: nothing else remembers them. */
export async function forgetTasks(tx: Tx, emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    await sql`delete from pgboss.job where state > 'active' and strpos(data::text, ${email}) > 0`.execute(tx);
  }
}

/** As the account has it. */
export async function findName(tx: Tx, accountId: string): Promise<string> {
  const { first_name, last_name } = await tx
    .selectFrom('accounts')
    .select(['first_name', 'last_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`.trim();
}
