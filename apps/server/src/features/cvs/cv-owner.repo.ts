import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Companies } from '../../platform/database/scope.ts';
import { type CandidateRow, updateCandidate } from '../../records/candidates.repo.ts';

/** Two files of one person, read at once, must not become two people: an organisation takes people in one by one. */
export async function lockIntake(tx: Tx, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cv-intake:' || ${owner}, 0))`.execute(tx);
}

/** Where an upload looks for the person it is about: the organisation, and of it the companies the upload is for. */
export interface SearchedPlace {
  organisationId: string;
  companies: Companies;
}

/** Records that one of these companies knows. The transaction's own scope draws the same line; this says it again. */
const isKnownTo = (candidateId: string, companies: Companies) =>
  companies === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from candidate_companies k
        where k.candidate_id = ${sql.ref(candidateId)} and k.company_id = any (${[...companies]}::uuid[]))`;

export const findByEmail = (tx: Tx, { organisationId, companies }: SearchedPlace, email: string) =>
  tx
    .selectFrom('candidates')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .where(isKnownTo('candidates.id', companies))
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

export const findSameFile = (tx: Tx, { organisationId, companies }: SearchedPlace, sha256: Buffer) =>
  tx
    .selectFrom('cvs')
    .select(['id', 'candidate_id'])
    .where('organisation_id', '=', organisationId)
    .where('sha256', '=', sha256)
    .where(isKnownTo('cvs.candidate_id', companies))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The same file among a person's own. */
export const findOwnFile = (tx: Tx, candidateId: string, sha256: Buffer) =>
  tx
    .selectFrom('cvs')
    .select('id')
    .where('organisation_id', 'is', null)
    .where('candidate_id', '=', candidateId)
    .where('sha256', '=', sha256)
    .limit(1)
    .executeTakeFirst();

/** A person whose CV says almost word for word the same, and who is not known by another address. */
export async function findByText(
  tx: Tx,
  { organisationId, companies }: SearchedPlace,
  signature: readonly number[],
  email: string,
): Promise<CandidateRow | undefined> {
  if (signature.length === 0) return undefined;
  const { rows } = await sql<CandidateRow>`
    select c.* from cvs v join candidates c on c.id = v.candidate_id
    where v.organisation_id = ${organisationId} and v.signature && ${[...signature]}::int[]
      and (c.email = '' or ${email} = '' or c.email = ${email})
      and app.have_same_words(v.signature, ${[...signature]}::int[])
      and ${isKnownTo('v.candidate_id', companies)}
    order by c.created_at, c.id limit 1`.execute(tx);
  return rows[0];
}

export async function keepWords(tx: Tx, organisationId: string, cvId: string): Promise<void> {
  await sql`insert into search_words (organisation_id, word)
    select ${organisationId}, lexeme from cvs, unnest(tsvector_to_array(search)) lexeme
    where id = ${cvId} and length(lexeme) between 3 and 40 and lexeme !~ '[0-9@/]'
    on conflict do nothing`.execute(tx);
}

export async function linkToCompanies(
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

/** Whether a company outside these knows the person too. */
export async function isKnownElsewhere(tx: Tx, candidateId: string, companies: readonly string[]): Promise<boolean> {
  const other = await tx
    .selectFrom('candidate_companies')
    .select('company_id')
    .where('candidate_id', '=', candidateId)
    .where(sql<boolean>`company_id <> all (${[...companies]}::uuid[])`)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** The CV counts for the whole record; what single companies had counted before does no longer. */
export async function setCurrentCv(tx: Tx, candidateId: string, cvId: string, now: Date): Promise<void> {
  await updateCandidate(tx, candidateId, { current_cv_id: cvId, updated_at: now });
  await tx
    .updateTable('candidate_companies')
    .set({ current_cv_id: null })
    .where('candidate_id', '=', candidateId)
    .where('current_cv_id', 'is not', null)
    .execute();
}

/** The CV counts for these companies alone; they know the person from now on. */
export async function setCompanyCv(
  tx: Tx,
  candidateId: string,
  { organisationId, companyIds }: { organisationId: string; companyIds: readonly string[] },
  cvId: string,
  now: Date,
): Promise<void> {
  await linkToCompanies(tx, candidateId, organisationId, companyIds, now);
  await tx
    .updateTable('candidate_companies')
    .set({ current_cv_id: cvId })
    .where('candidate_id', '=', candidateId)
    .where('company_id', 'in', [...companyIds])
    .execute();
}

export const findCandidate = (tx: Tx, id: string): Promise<CandidateRow | undefined> =>
  tx.selectFrom('candidates').selectAll().where('id', '=', id).executeTakeFirst();
