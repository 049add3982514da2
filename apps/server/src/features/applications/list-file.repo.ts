import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { asStoredMark, type StoredRow } from '../../platform/database/stored-row.ts';
import { assessmentTotal, type ListedRow } from './card.repo.ts';
import type { ListOrder } from './list.repo.ts';
import type { Counted } from './list-count.repo.ts';
import { allOf, fewOf, sortedBy } from './list-few.repo.ts';
import type { ListFilter } from './list-filter.repo.ts';

/**
 * What a file has of each application; moments as PostgreSQL writes them, and its job, which many share, by its id. Asked at once, it
 * comes as it was sent: of thousands, objects are made for none.
 */
export type LineRow = Pick<ListedRow, 'name' | 'email' | 'job_id' | 'status' | 'score' | 'total_score' | 'source'> & {
  applied_at: string;
  updated_at: string;
};

const columns: RawBuilder<unknown> = sql`
  c.name, c.email, a.job_id, a.status, s.score, ${assessmentTotal} as total_score, a.source, a.applied_at::text,
  a.updated_at::text`;

export type Line = StoredRow<LineRow>;

/** In the order in which they are asked for. */
export const inLine = [
  'name',
  'email',
  'job_id',
  'status',
  'score',
  'total_score',
  'source',
  'applied_at',
  'updated_at',
] as const satisfies (keyof LineRow)[];

export type LineColumn = (typeof inLine)[number];

/** Looked up for each, as in lists: joined plainly, thousands of candidates may be held against thousands of applications. */
const candidateOf: RawBuilder<unknown> = sql`
  cross join lateral (select name, email, account_id from candidates where id = a.candidate_id offset 0) c`;
const scoreOf: RawBuilder<unknown> = sql`
  left join lateral (select score from scores where job_id = a.job_id and candidate_id = a.candidate_id offset 0) s on true`;

/** A list to be read as a whole. */
export interface Whole extends ListOrder {
  filter: ListFilter;
  counted: Counted;
}

/** A file wants all a filter leaves, not a page: they are found by the filter and sorted, never walked in the list's order. */
function inOrder({ filter, counted, sort, order }: Whole): Record<'source' | 'ordered', RawBuilder<unknown>> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const { besides: sortedWith, order: orderOf } = sortedBy[sort];
  const found = fewOf(filter, counted) ?? allOf(filter);
  return { source: sql`${found} ${sortedWith}`, ordered: sql`${orderOf(order)}, a.id ${direction}` };
}

/**
 * A whole file. Its candidates are found at once and joined by hash, and of one job all scores too, at half of what it costs to look each
 * up. By hash a full join can be made alone: PostgreSQL expects few applications, and would go through all scores for each.
 */
export async function listLines(tx: Tx, whole: Whole): Promise<Line[]> {
  const { source, ordered } = inOrder(whole);
  const { jobId, organisationId } = whole.filter;
  const scores =
    jobId === undefined
      ? scoreOf
      : sql`full join (
          select candidate_id, score from scores where organisation_id = ${organisationId} and job_id = ${jobId} offset 0
        ) s on s.candidate_id = a.candidate_id`;
  const { rows } = await sql<Line>`${sql.raw(asStoredMark)}
    with a as materialized (
      select a.organisation_id, a.job_id, a.candidate_id, a.status, a.source, a.applied_at, a.updated_at,
        row_number() over (order by ${ordered}) as place
      from ${source}
    )
    select ${columns} from a ${scores}
    full join (
      select id, name, email, account_id from candidates where id = any (array(select candidate_id from a)) offset 0
    ) c on c.id = a.candidate_id
    where case when a.place is null or c.id is null then false else true end order by a.place`.execute(tx);
  return rows;
}

/** The titles of jobs, looked up once for all lines that have one of them. */
export async function listTitles(tx: Tx, jobIds: readonly string[]): Promise<{ id: string; title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select j.id, j.title from unnest(${[...jobIds]}::uuid[]) as wanted (id)
    cross join lateral (select id, title from jobs where id = wanted.id offset 0) j`.execute(tx);
  return rows;
}

/** What a long file has, in its order, to be read piece by piece. */
export async function listIds(tx: Tx, whole: Whole, most: number): Promise<Ids> {
  const { source, ordered } = inOrder(whole);
  const { rows } = await sql<{ ids: string }>`
    select array(select a.id from ${source} order by ${ordered} limit ${most})::text as ids`.execute(tx);
  return new Ids(rows[0]?.ids ?? '{}');
}

const idLetters = 36;

/** Ids as PostgreSQL writes a list of them: a hundred thousand rows of one id each would take as long as the file. */
export class Ids {
  readonly #written: string;
  readonly count: number;

  constructor(written: string) {
    this.#written = written;
    this.count = Math.floor((written.length - 1) / (idLetters + 1));
  }

  /** Some of them, as they are handed back. */
  some(from: number, most: number): string {
    const end = Math.min(from + most, this.count);
    return `{${this.#written.slice(1 + from * (idLetters + 1), end * (idLetters + 1))}}`;
  }
}

export async function listLinesOf(tx: Tx, ids: string): Promise<Line[]> {
  const { rows } = await sql<Line>`${sql.raw(asStoredMark)}
    select ${columns} from unnest(${ids}::uuid[]) with ordinality as piece (id, place)
    cross join lateral (
      select organisation_id, job_id, candidate_id, status, source, applied_at, updated_at from applications
      where id = piece.id offset 0
    ) a ${candidateOf} ${scoreOf} order by piece.place`.execute(tx);
  return rows;
}
