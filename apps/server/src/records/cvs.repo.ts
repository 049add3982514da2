import type { FieldSource } from '@candela/contract/cvs/cvs.schemas.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/database/database.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Cvs } from '../platform/database/schema.ts';
import { sourcesColumn } from './cv-columns.ts';

export const insertCv = async (tx: Tx, cv: Insertable<Cvs>): Promise<string> =>
  (await tx.insertInto('cvs').values(cv).returning('id').executeTakeFirstOrThrow()).id;

/** Where the fields of a CV stand in its document. */
export async function listSources(tx: Tx, cvId: string): Promise<FieldSource[]> {
  const row = await tx.selectFrom('cvs').select('sources').where('id', '=', cvId).executeTakeFirst();
  return sourcesColumn.parse(row?.sources ?? []);
}

/** Names weigh most, then titles and skills, then everything else. */
export async function indexCv(
  tx: Tx,
  id: string,
  words: { name: string; headline: string; text: string },
): Promise<void> {
  await sql`update cvs set search =
      setweight(to_tsvector('simple', ${words.name}), 'A') ||
      setweight(to_tsvector('simple', ${words.headline}), 'B') ||
      setweight(to_tsvector('simple', left(${words.text}, 200000)), 'C')
    where id = ${id}`.execute(tx);
}

export async function updateOwnCv(tx: Tx, id: string, change: Updateable<Cvs>): Promise<void> {
  await tx.updateTable('cvs').set(change).where('id', '=', id).where('organisation_id', 'is', null).execute();
}

/** One that the organisation uploaded. */
export async function updateHeldCv(tx: Tx, organisationId: string, id: string, change: Updateable<Cvs>): Promise<void> {
  await tx.updateTable('cvs').set(change).where('id', '=', id).where('organisation_id', '=', organisationId).execute();
}

/** The candidate is called something else now: a search for the new name finds the CVs that the organisation holds. */
export async function renameInSearch(tx: Tx, organisationId: string, candidateId: string): Promise<void> {
  await sql`update cvs v set search = setweight(to_tsvector('simple', c.name), 'A') || ts_filter(v.search, '{b,c}')
    from candidates c where c.id = v.candidate_id and v.candidate_id = ${candidateId}
      and v.organisation_id = ${organisationId}`.execute(tx);
}

/** One task less to wait for, with what came of it. */
export async function settleTask(tx: Tx, cvId: string, task: string, change: Updateable<Cvs>): Promise<void> {
  await tx
    .updateTable('cvs')
    .set({ ...change, awaits_model: sql<string[]>`array_remove(awaits_model, ${task})` })
    .where('id', '=', cvId)
    .execute();
}

/**
 * All CVs of a record, or those that are named. The summary is written anew as it is: the hash of a CV knows the name of the
 * record it belongs to.
 */
export async function moveCvs(
  tx: Tx,
  { organisationId, keptId, mergedId }: { organisationId: string; keptId: string; mergedId: string },
  only?: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update cvs set candidate_id = ${keptId}, summary = summary
    where candidate_id = ${mergedId} and organisation_id = ${organisationId} and ${isAmong('id', only)}
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A CV that was changed in the meantime has been judged with the change, and has another version by now. */
export async function storeJudgement(
  tx: Tx,
  cv: { id: string; ai_version: string },
  judged: Updateable<Cvs>,
): Promise<void> {
  await tx.updateTable('cvs').set(judged).where('id', '=', cv.id).where('ai_version', '=', cv.ai_version).execute();
}

/** Bytes made from content that has changed meanwhile are not kept. */
export async function storePrepared(
  tx: Tx,
  cvs: readonly { cv_id: string; content_hash: Buffer; bytes: Uint8Array }[],
  version: string,
): Promise<void> {
  if (cvs.length === 0) return;
  const rows = cvs.map(({ cv_id, content_hash, bytes }) => ({
    v: cv_id,
    h: content_hash.toString('hex'),
    b: Buffer.from(bytes).toString('base64'),
  }));
  await sql`update cvs v set prepared = decode(t.b, 'base64'), prepared_version = ${version}
    from json_to_recordset(${JSON.stringify(rows)}::json) as t (v uuid, h text, b text)
    where v.id = t.v and v.content_hash = decode(t.h, 'hex')`.execute(tx);
}
