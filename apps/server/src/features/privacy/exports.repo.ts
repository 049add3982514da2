import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { DataExports } from '../../platform/database/schema.ts';

export type ExportRow = Selectable<DataExports>;

/** One of each kind waits at a time: who asks again gets the one that waits. */
export async function insertExport(
  tx: Tx,
  wanted: { accountId: string; organisationId: string | null; now: Date },
): Promise<{ row: ExportRow; isNew: boolean }> {
  const made = await tx
    .insertInto('data_exports')
    .values({ account_id: wanted.accountId, organisation_id: wanted.organisationId, requested_at: wanted.now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return { row: made, isNew: true };
  const row = await tx
    .selectFrom('data_exports')
    .selectAll()
    .where('account_id', '=', wanted.accountId)
    .where('status', '=', 'queued')
    .where((eb) => eb('organisation_id', 'is not distinct from', wanted.organisationId))
    .executeTakeFirstOrThrow();
  return { row, isNew: false };
}

export const listExports = (tx: Tx, accountId: string): Promise<ExportRow[]> =>
  tx
    .selectFrom('data_exports')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('requested_at', 'desc')
    .limit(20)
    .execute();

export const findExport = (tx: Tx, accountId: string, id: string): Promise<ExportRow | undefined> =>
  tx.selectFrom('data_exports').selectAll().where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();

export async function finishExport(
  tx: Tx,
  id: string,
  file: { key: string; bytes: number; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('data_exports')
    .set({
      status: 'ready',
      storage_key: file.key,
      bytes: file.bytes,
      finished_at: file.now,
      expires_at: file.expiresAt,
    })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Copies of the same kind that were made before; answers with their files. One is enough, and they can be large. */
export async function deleteEarlier(
  tx: Tx,
  { exportId, accountId, organisationId }: { exportId: string; accountId: string; organisationId: string | null },
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('data_exports')
    .where('account_id', '=', accountId)
    .where('organisation_id', 'is not distinct from', organisationId)
    .where('id', '<>', exportId)
    .where('status', '<>', 'queued')
    .returning('storage_key')
    .execute();
  return rows.flatMap(({ storage_key }) => storage_key ?? []);
}

export async function failExport(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('data_exports')
    .set({ status: 'failed', finished_at: now })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}

/** Copies that no task makes any more: the one that did was killed in its last try, and could not say so. */
export async function failForgotten(tx: Tx, { before, now }: { before: Date; now: Date }): Promise<void> {
  await tx
    .updateTable('data_exports')
    .set({ status: 'failed', finished_at: now })
    .where('status', '=', 'queued')
    .where('requested_at', '<', before)
    .execute();
}

/** Takes what has run out from the list; answers with the files. */
export async function deleteExpired(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string | null }>`
    delete from data_exports where id in (
      select id from data_exports where expires_at <= ${now} order by expires_at limit ${limit} for update skip locked)
    returning storage_key`.execute(tx);
  return rows.flatMap(({ storage_key }) => storage_key ?? []);
}

export interface StoredFile {
  storage_key: string;
  file_name: string;
}

/** The originals of the person's CVs. */
export const listOriginals = (tx: Tx, candidateIds: readonly string[]): Promise<StoredFile[]> =>
  candidateIds.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('cvs')
        .select(['storage_key', 'file_name'])
        .where('candidate_id', 'in', [...candidateIds])
        .where('storage_key', 'is not', null)
        .orderBy('id')
        .$narrowType<{ storage_key: string }>()
        .execute();

/** The CV that speaks for the candidate, on their own record. */
export const findOwnCv = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('candidates as c')
    .innerJoin('cvs as v', 'v.id', 'c.current_cv_id')
    .select([
      'c.name',
      'c.email',
      'c.phone',
      'c.address',
      'c.socials',
      'v.summary',
      'v.skills',
      'v.experience',
      'v.education',
      'v.certificates',
      'v.languages',
    ])
    .where('c.account_id', '=', accountId)
    .where('c.organisation_id', 'is', null)
    .executeTakeFirst();

export const findAddressee = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('accounts')
    .select(['email', 'first_name as firstName', 'role'])
    .where('id', '=', accountId)
    .executeTakeFirst();
