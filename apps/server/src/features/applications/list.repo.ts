import type { ApplicationSort } from '@candela/contract/applications/applications.routes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { asStoredMark, type StoredRow } from '../../platform/database/stored-row.ts';
import { type ListedRow, listedColumns, listedJoins, lookedUp } from './card.repo.ts';
import { type Counted, countUpTo } from './list-count.repo.ts';
import { fewOf, foundColumns, orderOfScores, sortedBy } from './list-few.repo.ts';
import {
  conditionsOf,
  isCalled,
  type ListFilter,
  matching,
  ofPair,
  type People,
  passing,
  peopleCalled,
  scoresOf,
  stagesOf,
} from './list-filter.repo.ts';

export interface ListOrder {
  sort: ApplicationSort;
  order: 'asc' | 'desc';
}

/**
 * Applications in the order they came in; the rest of each is looked up for the page alone. Of when they came, the index they lie in
 * makes use.
 */
function inOrderOfApplying({ from, until, ...filter }: ListFilter): RawBuilder<unknown> {
  const { organisationId } = filter;
  return sql.join([passing(filter), ...conditionsOf({ organisationId, from, until })], sql` and `);
}

/**
 * The same in the order they last moved, in which they lie stage by stage, of a job and of a company too: the first of each stage, as
 * far as the page goes.
 */
function inOrderOfMoves(filter: ListFilter, direction: RawBuilder<unknown>, most: number): RawBuilder<unknown> {
  const { organisationId, jobId, companyId, status, ...rest } = filter;
  // Who came at a time moved about then: a walk would pass all others first.
  if (rest.from !== undefined || rest.until !== undefined) return matching(filter);
  const place = jobId === undefined ? { companyId } : { jobId };
  const met = [passing({ ...rest, organisationId, companyId }), ...conditionsOf({ organisationId, ...place })];
  return sql`unnest(${[...stagesOf(status)]}::text[]) as stages (stage) cross join lateral (
    select a.id, a.updated_at from ${sql.join(met, sql` and `)} and a.status = stage
    order by a.updated_at ${direction}, a.id ${direction} limit ${most}
  ) a`;
}

/**
 * The same from the scores on, in the order of theirs. Under row-level security PostgreSQL expects a handful of rows where
 * there are thousands, and would rather sort all of them: the sub-select with its offset leaves it no choice.
 */
function inOrderOfScores(filter: ListFilter): RawBuilder<unknown> {
  const { organisationId, minScore = 0, people } = filter;
  // From few people on, the few scores they have.
  if (people && 'ids' in people) {
    return sql`applications a cross join lateral (
      select s.score, s.job_id, s.candidate_id from scores s where ${ofPair} and s.score >= ${minScore} offset 0
    ) s where ${sql.join([sql`a.organisation_id = ${organisationId}`, ...conditionsOf(filter)], sql` and `)}`;
  }
  return sql`(${scoresOf(filter)}) s cross join lateral (
    select ${foundColumns} from applications a where ${sql.join([ofPair, ...conditionsOf(filter)], sql` and `)} offset 0
  ) a`;
}

/**
 * The same from the candidates on, in the order of their names: first of the organisation's own records, which lie in that
 * order, and of those who applied with theirs, each only as far as the page goes.
 */
function inOrderOfNames(filter: ListFilter, direction: RawBuilder<unknown>, most: number): RawBuilder<unknown> {
  const { organisationId, people } = filter;
  const chosen = people ? sql`and ${isChosen(people)}` : sql``;
  const theirs = passing({ ...filter, people: undefined });
  const firstOf = (candidates: RawBuilder<unknown>) => sql`(
    select a.id, c.name from (
      select id, lower(name) as name from candidates where ${candidates} order by 2 ${direction}
    ) c cross join lateral (
      select a.id from ${theirs} and a.candidate_id = c.id offset 0
    ) a order by c.name ${direction}, a.id ${direction} limit ${most}
  )`;
  const applied = sql`select candidate_id from candidate_companies
    where organisation_id = ${organisationId} and own_record_since is not null`;
  return sql`(
    ${firstOf(sql`organisation_id = ${organisationId} ${chosen}`)}
    union all
    ${firstOf(sql`organisation_id is null and id in (${applied}) ${chosen}`)}
  ) a`;
}

const isChosen = (people: People): RawBuilder<unknown> =>
  'ids' in people ? sql`id = any (${[...people.ids]}::uuid[])` : isCalled(people.typed);

const withoutScore = (filter: ListFilter): RawBuilder<unknown> =>
  sql`${matching(filter)} and not exists (select from scores s where ${ofPair})`;

/** Up to here, looking their applications up costs less than going through everyone's. */
const fewPeople = 1000;

export async function findPeopleCalled(tx: Tx, organisationId: string, typed: string): Promise<People> {
  const { rows } = await sql<{ id: string }>`
    ${peopleCalled(organisationId, typed)} limit ${fewPeople + 1}`.execute(tx);
  return rows.length > fewPeople ? { typed } : { ids: rows.map(({ id }) => id) };
}

const columnOf: Record<Exclude<ApplicationSort, 'score'>, RawBuilder<unknown>> = {
  applied: sql`a.applied_at`,
  moved: sql`a.updated_at`,
  name: sql`a.name`,
};

export interface ListPlace {
  offset: number;
  limit: number;
}

/**
 * Without a score comes last, whichever way is up; ties keep their place from page to page. The way they are found depends on how
 * many there are, where that is known.
 */
export async function listApplications(
  tx: Tx,
  filter: ListFilter,
  { sort, order }: ListOrder,
  { offset, limit, counted }: ListPlace & { counted?: Counted | undefined },
): Promise<(ListedRow | StoredRow<ListedRow>)[]> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const few = counted && fewOf(filter, counted);
  if (few) {
    const sorted = sortedBy[sort];
    const ordered = sql`${sorted.order(order)}, a.id ${direction}`;
    return listFew(tx, sql`${few} ${sorted.besides}`, ordered, { offset, limit });
  }
  if (sort === 'score') return listByScore(tx, filter, order, { offset, limit });
  const inOrder = sql`${columnOf[sort]} ${direction}, a.id ${direction}`;
  if (sort === 'applied' && offset <= nearOffset)
    return listNear(tx, inOrderOfApplying(filter), inOrder, { offset, limit });
  if (sort === 'applied') return listPage(tx, inOrderOfApplying(filter), inOrder, { offset, limit });
  const inOrderOf = sort === 'name' ? inOrderOfNames : inOrderOfMoves;
  return listPage(tx, inOrderOf(filter, direction, offset + limit), inOrder, { offset, limit });
}

async function listByScore(
  tx: Tx,
  filter: ListFilter,
  order: ListOrder['order'],
  { offset, limit }: ListPlace,
): Promise<(ListedRow | StoredRow<ListedRow>)[]> {
  const scored = await listFew(tx, inOrderOfScores(filter), orderOfScores(order), { offset, limit });
  if (scored.length === limit || filter.minScore !== undefined) return scored;
  const before = scored.length > 0 ? offset + scored.length : await countUpTo(tx, inOrderOfScores(filter), offset);
  const rest = { offset: offset + scored.length - before, limit: limit - scored.length };
  const byId = order === 'asc' ? sql`a.id asc` : sql`a.id desc`;
  return [...scored, ...(await listPage(tx, withoutScore(filter), byId, rest))];
}

/** So far, stepping over whole rows costs less than to look up those of the page a second time. */
const nearOffset = 100;

async function listNear(
  tx: Tx,
  source: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { offset, limit }: ListPlace,
): Promise<(ListedRow | StoredRow<ListedRow>)[]> {
  const { rows } = await sql<ListedRow | StoredRow<ListedRow>>`${sql.raw(asStoredMark)}
    with a as (
      select ${foundColumns} from ${source} order by ${order} offset ${offset} limit ${limit}
    )
    select ${listedColumns} from a ${lookedUp} order by ${order}`.execute(tx);
  return rows;
}

/** The same in an order that says nothing of what is shown. */
async function listFew(
  tx: Tx,
  source: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { offset, limit }: ListPlace,
): Promise<(ListedRow | StoredRow<ListedRow>)[]> {
  const { rows } = await sql<ListedRow | StoredRow<ListedRow>>`${sql.raw(asStoredMark)}
    with a as (
      select ${foundColumns}, row_number() over (order by ${order}) as place
      from ${source} order by ${order} offset ${offset} limit ${limit}
    )
    select ${listedColumns} from a ${lookedUp} order by a.place`.execute(tx);
  return rows;
}

async function listPage(
  tx: Tx,
  source: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { offset, limit }: ListPlace,
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    with page as (
      select a.id, row_number() over (order by ${order}) as place
      from ${source} order by ${order} offset ${offset} limit ${limit}
    )
    select ${listedColumns} from page join applications a on a.id = page.id ${listedJoins}
    order by page.place`.execute(tx);
  return rows;
}
