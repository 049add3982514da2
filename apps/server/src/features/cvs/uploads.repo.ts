import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { CvBatches, CvFiles } from '../../platform/database/schema.ts';
import { incoming } from './upload-keys.ts';

export type FileRow = Selectable<CvFiles>;
type BatchRow = Selectable<CvBatches>;

export const insertBatch = async (tx: Tx, batch: Insertable<CvBatches>): Promise<string> =>
  (await tx.insertInto('cv_batches').values(batch).returning('id').executeTakeFirstOrThrow()).id;

export async function insertFiles(tx: Tx, files: Insertable<CvFiles>[]): Promise<void> {
  await tx.insertInto('cv_files').values(files).execute();
}

/** Only the caller's own: row-level security leaves out what was never theirs. */
export const findAwaitedByKeys = (tx: Tx, accountId: string, keys: readonly string[]): Promise<FileRow[]> =>
  tx
    .selectFrom('cv_files')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('storage_key', 'in', [...keys])
    .where('status', '=', 'awaited')
    .execute();

const keptKey = sql<string>`regexp_replace(storage_key, ${`^${incoming}`}, '')`;

/** Each file is taken on once, with the first word that it has arrived. */
export async function takeArrived(
  tx: Tx,
  arrived: readonly { id: string; bytes: number }[],
  now: Date,
): Promise<string[]> {
  if (arrived.length === 0) return [];
  const bytes = JSON.stringify(Object.fromEntries(arrived.map((file) => [file.id, file.bytes])));
  const rows = await tx
    .updateTable('cv_files')
    .set({
      status: 'arrived',
      storage_key: keptKey,
      stored_bytes: sql<number>`(${bytes}::jsonb ->> id::text)::int`,
      updated_at: now,
    })
    .where(
      'id',
      'in',
      arrived.map(({ id }) => id),
    )
    .where('status', '=', 'awaited')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function nameJob(
  tx: Tx,
  batchIds: readonly string[],
  job: { id: string; companyId: string },
): Promise<void> {
  await tx
    .updateTable('cv_batches')
    .set({ job_id: job.id, company_id: job.companyId })
    .where('id', 'in', [...batchIds])
    .where('job_id', 'is', null)
    .execute();
}

/** Whom batches are meant for. */
export const listCompanies = async (tx: Tx, batchIds: readonly string[]) =>
  batchIds.length === 0
    ? []
    : tx
        .selectFrom('cv_batches')
        .select(['id', 'organisation_id', 'company_id'])
        .where('id', 'in', [...batchIds])
        .execute();

export const findFile = (tx: Tx, id: string) =>
  tx
    .selectFrom('cv_files as f')
    .innerJoin('cv_batches as b', 'b.id', 'f.batch_id')
    .selectAll('f')
    .select(['b.job_id', 'b.company_id as batch_company_id'])
    .where('f.id', '=', id)
    .executeTakeFirst();

export const lockFile = (tx: Tx, id: string): Promise<FileRow | undefined> =>
  tx.selectFrom('cv_files').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function updateFile(
  tx: Tx,
  id: string,
  change: Partial<Pick<FileRow, 'status' | 'reason' | 'candidate_id' | 'cv_id' | 'over_bounds'>> & {
    scan?: string | null;
  },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('cv_files')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Files that were refused for their cost: the organisation's, or without one the candidate's own. */
export async function countRefused(
  tx: Tx,
  { organisationId, accountId }: { organisationId: string | null; accountId: string },
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ files: number }>`
    select app.refused_files_of(${organisationId}::uuid, ${accountId}::uuid, ${since}) as files`.execute(tx);
  return rows[0]?.files ?? 0;
}

/** Files that failed before a moment and whose bytes are still there. */
export const listToRemove = (
  tx: Tx,
  { before, afterId, limit }: { before: Date; afterId: string | null; limit: number },
): Promise<FileRow[]> =>
  tx
    .selectFrom('cv_files')
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
    .updateTable('cv_files')
    .set({ removed_at: now })
    .where('id', 'in', [...ids])
    .where('status', '=', 'failed')
    .execute();
}

/** Whose a file is: the organisation's it was uploaded for, or the candidate's own. */
const ownerId = sql<string>`coalesce(organisation_id, account_id)`;

/** Everyone who has files that were signed for before then and are still awaited. */
export const listForgetful = (tx: Tx, before: Date) =>
  tx
    .selectFrom('cv_files')
    .select([ownerId.as('owner_id'), sql<boolean>`organisation_id is null`.as('is_account')])
    .distinct()
    .where('status', '=', 'awaited')
    .where('created_at', '<', before)
    .execute();

/** A page of one owner's, in the order of their ids, which is that of their making. */
export const listForgotten = (
  tx: Tx,
  { owner, before, afterId, limit }: { owner: string; before: Date; afterId?: string | undefined; limit: number },
): Promise<FileRow[]> =>
  tx
    .selectFrom('cv_files')
    .selectAll()
    .where('status', '=', 'awaited')
    .where(ownerId, '=', owner)
    .where('created_at', '<', before)
    .$if(afterId !== undefined, (query) => query.where('id', '>', afterId ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();

const counted = (tx: Tx) =>
  tx
    .selectFrom('cv_batches as b')
    .leftJoin('jobs as j', 'j.id', 'b.job_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('cv_files as f')
          .whereRef('f.batch_id', '=', 'b.id')
          .select([
            sql<number>`count(*)::int`.as('total'),
            sql<number>`count(*) filter (where f.status in ('read', 'duplicate'))::int`.as('read'),
            sql<number>`count(*) filter (where f.status = 'duplicate')::int`.as('duplicates'),
            sql<number>`count(*) filter (where f.status = 'failed')::int`.as('failed'),
          ])
          .as('n'),
      (join) => join.onTrue(),
    )
    .selectAll('b')
    .select(['j.title as job_title', 'n.total', 'n.read', 'n.duplicates', 'n.failed']);

export type CountedBatch = BatchRow & {
  job_title: string | null;
  total: number;
  read: number;
  duplicates: number;
  failed: number;
};

export const listCountedBatches = (tx: Tx, limit: number): Promise<CountedBatch[]> =>
  counted(tx).orderBy('b.created_at', 'desc').orderBy('b.id').limit(limit).execute();

export const findCountedBatch = (tx: Tx, id: string): Promise<CountedBatch | undefined> =>
  counted(tx).where('b.id', '=', id).executeTakeFirst();

export const listFiles = (tx: Tx, batchId: string) =>
  tx
    .selectFrom('cv_files as f')
    .leftJoin('candidates as c', 'c.id', 'f.candidate_id')
    .selectAll('f')
    .select('c.name')
    .where('f.batch_id', '=', batchId)
    // What needs a recruiter comes first, then the order in which they were chosen.
    .orderBy(sql`f.status = 'failed'`, 'desc')
    .orderBy('f.id')
    .execute();
