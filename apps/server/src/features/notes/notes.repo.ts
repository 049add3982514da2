import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import { holdName } from '../../platform/database/named-lock.repo.ts';

const notes = (tx: Tx, organisationId: string) =>
  tx
    .selectFrom('candidate_notes as n')
    .leftJoin('accounts as author', 'author.id', 'n.author_account_id')
    .select(['n.id', 'n.text', 'n.created_at', 'n.author_account_id', 'author.first_name', 'author.last_name'])
    .where('n.organisation_id', '=', organisationId);

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

export const listNotes = (tx: Tx, organisationId: string, candidateId: string) =>
  notes(tx, organisationId)
    .where('n.candidate_id', '=', candidateId)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(500)
    .execute();

export const findNote = (tx: Tx, organisationId: string, id: string): Promise<NoteRow | undefined> =>
  notes(tx, organisationId).where('n.id', '=', id).executeTakeFirst();

export interface Place {
  organisationId: string;
  companyId: string | null;
  candidateId: string;
}

export async function insertNote(
  tx: Tx,
  { organisationId, companyId, candidateId }: Place,
  note: { text: string; authorAccountId: string; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('candidate_notes')
    .values({
      organisation_id: organisationId,
      company_id: companyId,
      candidate_id: candidateId,
      author_account_id: note.authorAccountId,
      text: note.text,
      created_at: note.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteNote(tx: Tx, organisationId: string, id: string): Promise<void> {
  await tx.deleteFrom('candidate_notes').where('organisation_id', '=', organisationId).where('id', '=', id).execute();
}

/** A tag is known by its letters, whatever their case; companies that do not see each other may spell it in two ways. */
export async function listTagsOf(tx: Tx, organisationId: string, candidateId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select min(tag) as tag from candidate_tags
    where organisation_id = ${organisationId} and candidate_id = ${candidateId} group by lower(tag) order by 1`.execute(
    tx,
  );
  return rows.map(({ tag }) => tag);
}

/** Takes away what the reader may see and did not name, and adds what is new, spelt as the organisation spells it. */
export async function replaceTags(
  tx: Tx,
  { organisationId, companyId, candidateId }: Place,
  tags: readonly string[],
  now: Date,
): Promise<void> {
  // Of two who set them at once the later has the last word, not both together.
  await holdName(tx, `tags:${candidateId}`);
  await sql`delete from candidate_tags where organisation_id = ${organisationId} and candidate_id = ${candidateId}
    and lower(tag) <> all (select lower(wanted) from unnest(${[...tags]}::text[]) wanted)`.execute(tx);
  await sql`
    insert into candidate_tags (organisation_id, company_id, candidate_id, tag, created_at)
    select ${organisationId}::uuid, ${companyId}::uuid, ${candidateId}::uuid,
      coalesce((select t.tag from candidate_tags t where t.organisation_id = ${organisationId}::uuid
        and lower(t.tag) = wanted.letters order by t.created_at, t.tag limit 1), wanted.tag), ${now}::timestamptz
    from (select distinct on (lower(tag)) tag, lower(tag) as letters
      from unnest(${[...tags]}::text[]) with ordinality as named (tag, place) order by lower(tag), place) wanted
    where not exists (select from candidate_tags t where t.organisation_id = ${organisationId}::uuid
      and t.candidate_id = ${candidateId}::uuid and lower(t.tag) = wanted.letters)
    on conflict do nothing`.execute(tx);
}

export async function listTags(tx: Tx, organisationId: string): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select min(tag) as tag, count(distinct candidate_id)::int as count from candidate_tags
    where organisation_id = ${organisationId} group by lower(tag) order by count desc, 1 limit 500`.execute(tx);
  return rows;
}

export interface TagRow {
  tag: string;
  company_id: string | null;
}

export interface MovedNotes {
  notes: string[];
  /** Of each record before. */
  tags: TagRow[];
  keptTags: TagRow[];
}

interface Pair {
  organisationId: string;
  keptId: string;
  mergedId: string;
}

const tagsOf = (tx: Tx, candidateId: string): Promise<TagRow[]> =>
  tx.selectFrom('candidate_tags').select(['tag', 'company_id']).where('candidate_id', '=', candidateId).execute();

const moveNotes = async (tx: Tx, { organisationId, keptId, mergedId }: Pair, only?: readonly string[]) =>
  (
    await sql<{ id: string }>`update candidate_notes set candidate_id = ${keptId}
      where organisation_id = ${organisationId} and candidate_id = ${mergedId} and ${isAmong('id', only)}
      returning id`.execute(tx)
  ).rows.map(({ id }) => id);

/** Two records became one: notes and tags of the second are on the first. */
export async function reassign(tx: Tx, pair: Pair): Promise<MovedNotes> {
  const { organisationId, keptId, mergedId } = pair;
  const [tags, keptTags] = [await tagsOf(tx, mergedId), await tagsOf(tx, keptId)];
  const notes = await moveNotes(tx, pair);
  await sql`
    insert into candidate_tags (organisation_id, company_id, candidate_id, tag, created_at)
    select organisation_id, company_id, ${keptId}::uuid, tag, created_at from candidate_tags
    where organisation_id = ${organisationId} and candidate_id = ${mergedId}
    on conflict do nothing`.execute(tx);
  await sql`delete from candidate_tags
    where organisation_id = ${organisationId} and candidate_id = ${mergedId}`.execute(tx);
  return { notes, tags, keptTags };
}

/** The two are apart again: each has the tags it had; one that was added or taken away since stays so on the kept record. */
export async function part(
  tx: Tx,
  { organisationId, keptId, mergedId }: Pair,
  { notes, tags, keptTags }: MovedNotes,
  now: Date,
): Promise<void> {
  await moveNotes(tx, { organisationId, keptId: mergedId, mergedId: keptId }, notes);
  await sql`
    insert into candidate_tags (organisation_id, company_id, candidate_id, tag, created_at)
    select ${organisationId}, t.company_id, ${mergedId}, t.tag, ${now}
    from json_to_recordset(${JSON.stringify(tags)}::json) as t (tag text, company_id uuid)
    on conflict do nothing`.execute(tx);
  const had = new Set(keptTags.map(({ tag }) => tag.toLowerCase()));
  const came = tags.map(({ tag }) => tag.toLowerCase()).filter((tag) => !had.has(tag));
  await sql`delete from candidate_tags where organisation_id = ${organisationId} and candidate_id = ${keptId}
    and lower(tag) = any (${came}::text[])`.execute(tx);
}
