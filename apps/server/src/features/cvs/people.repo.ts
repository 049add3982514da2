import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Candidates, Cvs } from '../../platform/database/schema.ts';

export type CandidateRow = Selectable<Candidates>;

/** Two files of one person, read at once, must not become two people: an organisation takes people in one by one. */
export async function lockIntake(tx: Tx, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cv-intake:' || ${owner}, 0))`.execute(tx);
}

export const findByEmail = (tx: Tx, organisationId: string, email: string): Promise<CandidateRow | undefined> =>
  tx
    .selectFrom('candidates')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export const findOwnRecord = (tx: Tx, accountId: string): Promise<CandidateRow | undefined> =>
  tx
    .selectFrom('candidates')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('organisation_id', 'is', null)
    .executeTakeFirst();

export const findSameFile = (tx: Tx, organisationId: string | null, candidateId: string | null, sha256: Buffer) =>
  tx
    .selectFrom('cvs')
    .select(['id', 'candidate_id'])
    .where('organisation_id', organisationId === null ? 'is' : '=', organisationId)
    .where('sha256', '=', sha256)
    .where((eb) => (candidateId ? eb('candidate_id', '=', candidateId) : eb.lit(true)))
    .limit(1)
    .executeTakeFirst();

/** Somebody whose CV says almost word for word the same, and who is not known by another address. */
export async function findByText(
  tx: Tx,
  organisationId: string,
  signature: readonly number[],
  email: string,
): Promise<CandidateRow | undefined> {
  if (signature.length === 0) return undefined;
  const { rows } = await sql<CandidateRow>`
    select c.* from cvs v join candidates c on c.id = v.candidate_id
    where v.organisation_id = ${organisationId} and v.signature && ${[...signature]}::int[]
      and (c.email = '' or ${email} = '' or c.email = ${email})
      and (select count(*) from unnest(v.signature) s where s = any (${[...signature]}::int[])) >= 13
    order by c.created_at, c.id limit 1`.execute(tx);
  return rows[0];
}

export const insertCandidate = (tx: Tx, candidate: Insertable<Candidates>): Promise<CandidateRow> =>
  tx.insertInto('candidates').values(candidate).returningAll().executeTakeFirstOrThrow();

export async function updateCandidate(tx: Tx, id: string, change: Updateable<Candidates>): Promise<void> {
  await tx.updateTable('candidates').set(change).where('id', '=', id).execute();
}

export const insertCv = async (tx: Tx, cv: Insertable<Cvs>): Promise<string> =>
  (await tx.insertInto('cvs').values(cv).returning('id').executeTakeFirstOrThrow()).id;

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

export async function keepWords(tx: Tx, organisationId: string, cvId: string): Promise<void> {
  await sql`insert into search_words (organisation_id, word)
    select ${organisationId}, lexeme from cvs, unnest(tsvector_to_array(search)) lexeme
    where id = ${cvId} and length(lexeme) between 3 and 40 and lexeme !~ '[0-9@/]'
    on conflict do nothing`.execute(tx);
}

export async function makeKnown(
  tx: Tx,
  candidateId: string,
  organisationId: string,
  companyIds: readonly string[],
  now: Date,
): Promise<void> {
  if (companyIds.length === 0) return;
  await tx
    .insertInto('candidate_companies')
    .values(
      companyIds.map((companyId) => ({
        candidate_id: candidateId,
        organisation_id: organisationId,
        company_id: companyId,
        since: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findCandidate = (tx: Tx, id: string): Promise<CandidateRow | undefined> =>
  tx.selectFrom('candidates').selectAll().where('id', '=', id).executeTakeFirst();
