import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { bestScoresOf, conditionsOf, type ListFilter, matching, ofPair } from './list-filter.repo.ts';

export interface Counted {
  total: number;
  /** The same without regard to scores; infinite where counting was given up. */
  besidesScore: number;
}

/** So many are looked up one by one and sorted at less cost than a walk in order that passes most of what it meets. */
export const fewFound = 2000;
/** So many are held in memory at less cost than a look at the application of each score. */
const someFound = 30_000;

/** How many there are, but no more than so many: counting a hundred thousand takes longer than showing a page of them. */
export async function countApplications(tx: Tx, filter: ListFilter, most: number): Promise<Counted> {
  const { minScore, ...rest } = filter;
  const isKept = [rest.people, rest.source, rest.from, rest.until].every((value) => value === undefined);
  const count = isKept ? await readCount(tx, rest) : await countUpTo(tx, matching(rest), most);
  const besidesScore = isKept || count < most ? count : Number.POSITIVE_INFINITY;
  if (minScore === undefined) return { total: count, besidesScore };
  return { total: await countUpTo(tx, scoredAmong(filter, besidesScore), most), besidesScore };
}

/** From whichever side is smaller; in between, the applications are found once and each score is held against them. */
function scoredAmong(filter: ListFilter, besidesScore: number): RawBuilder<unknown> {
  if (besidesScore <= fewFound) return matching(filter);
  if (besidesScore > someFound) {
    const conditions = [ofPair, ...conditionsOf(filter)];
    return sql`(${bestScoresOf(filter)}) s where exists (
      select from applications a where ${sql.join(conditions, sql` and `)} offset 0)`;
  }
  const found = sql`select a.job_id, a.candidate_id from ${matching({ ...filter, minScore: undefined })}`;
  return sql`(${bestScoresOf(filter)}) s where coalesce((s.job_id, s.candidate_id) in (${found}), false)`;
}

async function readCount(tx: Tx, filter: ListFilter): Promise<number> {
  const conditions = [sql`a.organisation_id = ${filter.organisationId}`, ...conditionsOf(filter)];
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(a.applications), 0)::int as count from application_counts a
    where ${sql.join(conditions, sql` and `)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function countUpTo(tx: Tx, source: RawBuilder<unknown>, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${source} limit ${most}) counted`.execute(tx);
  return rows[0]?.count ?? 0;
}
