import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Applications } from '../../platform/database/schema.ts';

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

/** Out of the job's pipeline, with its history, into the record's past. */
export async function setAside(tx: Tx, id: string, candidateId: string): Promise<void> {
  await sql`
    insert into applications_set_aside (id, organisation_id, company_id, job_id, candidate_id, application, history)
    select a.id, a.organisation_id, a.company_id, a.job_id, ${candidateId}, to_jsonb(a), coalesce((
      select jsonb_agg(to_jsonb(e) order by e.version) from application_events e where e.application_id = a.id), '[]')
    from applications a where a.id = ${id}`.execute(tx);
  await tx.deleteFrom('applications').where('id', '=', id).execute();
}

export async function reassignApplications(tx: Tx, ids: readonly string[], candidateId: string): Promise<void> {
  await sql`update applications set candidate_id = ${candidateId} where id = any (${[...ids]}::uuid[])`.execute(tx);
}

/** What an earlier merge had set aside follows too. */
export async function reassignSetAside(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx
    .updateTable('applications_set_aside')
    .set({ candidate_id: toId })
    .where('candidate_id', '=', fromId)
    .execute();
}
