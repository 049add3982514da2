import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import type { Applications } from '../../platform/database/schema.ts';
import { moveReasons } from './timeline.ts';

/** Of other features, each of which knows its own. */
const rows = z.array(z.unknown());

export type ApplicationRow = Selectable<Applications>;

/** Of both records, the earlier first, held until the transaction ends. */
export const lockApplicationsOf = (
  tx: Tx,
  organisationId: string,
  candidateIds: readonly string[],
): Promise<ApplicationRow[]> =>
  tx
    .selectFrom('applications')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('candidate_id', 'in', [...candidateIds])
    .orderBy('applied_at')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Who took it back. */
export const findWithdrawer = async (tx: Tx, id: string): Promise<string | null> =>
  (
    await tx
      .selectFrom('application_events')
      .select('actor_account_id')
      .where('application_id', '=', id)
      .where('reason', '=', moveReasons.withdrawn)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.actor_account_id ?? null;

/** Out of the job's pipeline, with its history, into the record's past. */
export async function setAside(tx: Tx, id: string, candidateId: string): Promise<void> {
  await sql`
    insert into applications_set_aside (id, organisation_id, company_id, job_id, candidate_id, application, history,
      reviews, mails)
    select a.id, a.organisation_id, a.company_id, a.job_id, ${candidateId}, to_jsonb(a), coalesce((
      select jsonb_agg(to_jsonb(e) order by e.version) from application_events e
        where e.organisation_id = a.organisation_id and e.application_id = a.id), '[]'),
      coalesce((select jsonb_agg(to_jsonb(r)) from reviews r
        where r.organisation_id = a.organisation_id and r.application_id = a.id), '[]'),
      coalesce((select jsonb_agg(to_jsonb(m)) from stage_mails m
        where m.organisation_id = a.organisation_id and m.application_id = a.id), '[]')
    from applications a where a.id = ${id}`.execute(tx);
  await tx.deleteFrom('applications').where('id', '=', id).execute();
}

export async function reassignApplications(tx: Tx, ids: readonly string[], candidateId: string): Promise<void> {
  await sql`update applications set candidate_id = ${candidateId} where id = any (${[...ids]}::uuid[])`.execute(tx);
}

/** What an earlier merge had set aside follows too. */
export async function reassignSetAside(
  tx: Tx,
  fromId: string,
  toId: string,
  only?: readonly string[],
): Promise<string[]> {
  const moved = await tx
    .updateTable('applications_set_aside')
    .set({ candidate_id: toId })
    .where('candidate_id', '=', fromId)
    .where(isAmong('id', only))
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}

/** Back into the job's pipeline, with its history, for the record it was made with. */
export async function restoreSetAside(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<{ reviews: unknown[]; mails: unknown[] }[]> {
  const chosen = [...ids];
  await sql`insert into applications select (jsonb_populate_record(null::applications, s.application)).*
    from applications_set_aside s
    where s.organisation_id = ${organisationId} and s.id = any (${chosen}::uuid[])`.execute(tx);
  await sql`insert into application_events select (jsonb_populate_recordset(null::application_events, s.history)).*
    from applications_set_aside s
    where s.organisation_id = ${organisationId} and s.id = any (${chosen}::uuid[])`.execute(tx);
  const restored = await tx
    .deleteFrom('applications_set_aside')
    .where('organisation_id', '=', organisationId)
    .where(isAmong('id', chosen))
    .returning(['reviews', 'mails'])
    .execute();
  return z.array(z.object({ reviews: rows, mails: rows })).parse(restored);
}

export const listIdsOf = async (tx: Tx, candidateId: string): Promise<string[]> =>
  (await tx.selectFrom('applications').select('id').where('candidate_id', '=', candidateId).execute()).map(
    ({ id }) => id,
  );

/** The version it has; undefined when it is gone. */
export const findVersion = async (tx: Tx, id: string): Promise<number | undefined> =>
  (await tx.selectFrom('applications').select('version').where('id', '=', id).executeTakeFirst())?.version;
