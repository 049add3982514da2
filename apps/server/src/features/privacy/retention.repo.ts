import { retentionLimits } from '@candela/contract/privacy/retention.routes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export const findMonths = async (tx: Tx, organisationId: string): Promise<number> =>
  (
    await tx
      .selectFrom('retention_settings')
      .select('months')
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst()
  )?.months ?? retentionLimits.usual;

export async function upsertMonths(tx: Tx, organisationId: string, months: number, now: Date): Promise<void> {
  const values = { months, updated_at: now };
  await tx
    .insertInto('retention_settings')
    .values({ organisation_id: organisationId, ...values })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(values))
    .execute();
}

/**
 * Candidates an organisation knows and to whom nothing happened since: no CV came, no application moved, and every
 * application they have there was rejected. Who was hired, or is still in the pipeline, stays.
 */
const idle = (organisationId: string, since: Date): RawBuilder<unknown> => sql`
  candidates c
  where (c.organisation_id = ${organisationId} or (c.organisation_id is null and exists (
      select from candidate_companies k where k.candidate_id = c.id and k.organisation_id = ${organisationId})))
    and c.created_at < ${since}
    and not exists (select from candidate_companies k where k.candidate_id = c.id
      and k.organisation_id = ${organisationId} and k.since >= ${since})
    and not exists (select from cvs v where v.candidate_id = c.id and v.organisation_id = ${organisationId}
      and v.created_at >= ${since})
    and not exists (select from applications a where a.candidate_id = c.id and a.organisation_id = ${organisationId}
      and (a.status <> 'rejected' or a.updated_at >= ${since}))`;

/** Says of some more whom the period removes, and takes back what is no longer true. */
export async function noteIdle(
  tx: Tx,
  organisationId: string,
  { since, dueAt, limit }: { since: Date; dueAt: Date; limit: number },
): Promise<number> {
  await sql`
    delete from retention_notices n where n.organisation_id = ${organisationId}
      and not exists (select from ${idle(organisationId, since)} and c.id = n.candidate_id)`.execute(tx);
  const { numAffectedRows } = await sql`
    insert into retention_notices (organisation_id, candidate_id, due_at)
    select ${organisationId}, c.id, ${dueAt} from ${idle(organisationId, since)}
      and not exists (select from retention_notices n where n.organisation_id = ${organisationId} and n.candidate_id = c.id)
    order by c.id limit ${limit}
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export interface DueRow {
  candidate_id: string;
  email: string;
  is_own_record: boolean;
}

/** Those whose notice has run out. */
export const listDue = async (tx: Tx, organisationId: string, now: Date): Promise<string[]> =>
  (
    await tx
      .selectFrom('retention_notices')
      .select('candidate_id')
      .where('organisation_id', '=', organisationId)
      .where('due_at', '<=', now)
      .orderBy('candidate_id')
      .execute()
  ).map(({ candidate_id }) => candidate_id);

/** Of these, those who are idle still. */
export async function lockDue(
  tx: Tx,
  organisationId: string,
  { since, now, candidateIds }: { since: Date; now: Date; candidateIds: readonly string[] },
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select c.id as candidate_id, c.email, c.organisation_id is null as is_own_record
    from ${idle(organisationId, since)} and exists (select from retention_notices n
      where n.organisation_id = ${organisationId} and n.candidate_id = c.id and n.due_at <= ${now})
      and c.id = any (${[...candidateIds]}::uuid[])
    order by c.id for update of c skip locked`.execute(tx);
  return rows;
}

export async function findAhead(tx: Tx, organisationId: string): Promise<{ count: number; from: Date } | null> {
  const row = await tx
    .selectFrom('retention_notices')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('due_at').as('from')])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row?.from ? { count: Number(row.count), from: row.from } : null;
}

export const listOrganisations = async (tx: Tx): Promise<string[]> =>
  (await tx.selectFrom('organisations').select('id').orderBy('id').execute()).map(({ id }) => id);

export const listParents = async (tx: Tx, organisationId: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('members')
      .select('account_id')
      .where('organisation_id', '=', organisationId)
      .where('is_parent', '=', true)
      .execute()
  ).map(({ account_id }) => account_id);
