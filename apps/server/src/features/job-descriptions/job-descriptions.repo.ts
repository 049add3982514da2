import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { JobDescriptionUploads } from '../../platform/database/schema.ts';

export type UploadRow = Selectable<JobDescriptionUploads>;

export const insertUpload = (tx: Tx, values: Insertable<JobDescriptionUploads>): Promise<UploadRow> =>
  tx.insertInto('job_description_uploads').values(values).returningAll().executeTakeFirstOrThrow();

/** What is on its way, and what became of the rest since: what was made of a draft afterwards is seen among the jobs. */
export const listUploads = (tx: Tx, organisationId: string, since: Date): Promise<UploadRow[]> =>
  tx
    .selectFrom('job_description_uploads')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where((eb) => eb.or([eb('status', 'in', ['queued', 'reading']), eb('created_at', '>', since)]))
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('status', '!=', 'ready'),
        exists(
          selectFrom('jobs')
            .select('jobs.id')
            .where('jobs.organisation_id', '=', organisationId)
            .whereRef('jobs.id', '=', 'job_description_uploads.job_id')
            .where('jobs.status', '=', 'Draft'),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();

export const lockUpload = (tx: Tx, organisationId: string, id: string): Promise<UploadRow | undefined> =>
  tx
    .selectFrom('job_description_uploads')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findUpload = (tx: Tx, organisationId: string, id: string): Promise<UploadRow | undefined> =>
  tx
    .selectFrom('job_description_uploads')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function updateUpload(
  tx: Tx,
  { organisation_id: organisationId, id }: Pick<UploadRow, 'organisation_id' | 'id'>,
  values: Partial<
    Pick<
      UploadRow,
      'status' | 'pages_done' | 'pages_total' | 'reason' | 'job_id' | 'missing_fields' | 'reading_note' | 'over_bounds'
    >
  > & { sources?: string; scan?: string | null },
  now: Date,
): Promise<UploadRow | undefined> {
  return tx
    .updateTable('job_description_uploads')
    .set({ ...values, updated_at: now })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Uploads that failed before a moment and whose bytes are still there. */
export const listToRemove = (
  tx: Tx,
  { before, afterId, limit }: { before: Date; afterId: string | null; limit: number },
): Promise<UploadRow[]> =>
  tx
    .selectFrom('job_description_uploads')
    .selectAll()
    .where('status', '=', 'failed')
    .where('removed_at', 'is', null)
    .where('updated_at', '<', before)
    .$if(afterId !== null, (query) => query.where('id', '>', afterId))
    .orderBy('id')
    .limit(limit)
    .execute();

export async function noteRemoved(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('job_description_uploads')
    .set({ removed_at: now })
    .where('id', 'in', [...ids])
    .where('status', '=', 'failed')
    .execute();
}

export async function deleteUpload(tx: Tx, organisationId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('job_description_uploads')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}
