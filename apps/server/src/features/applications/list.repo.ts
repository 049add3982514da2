import type { ApplicationSort } from '@candela/contract/applications/applications.routes.ts';
import type { ApplicationSource, ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { anywhere } from '../../platform/database/like.ts';
import { asStoredMark, type StoredRow } from '../../platform/database/stored-row.ts';
import { type ListedRow, listedColumns, listedJoins, lookedUp } from './card.repo.ts';

export interface ListFilter {
  organisationId: string;
  jobId?: string | undefined;
  companyId?: string | undefined;
  status?: ApplicationStatus | undefined;
  source?: ApplicationSource | undefined;
  /** Only these candidates. */
  people?: People | undefined;
  minScore?: number | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** Few by their ids; of many, what was typed to find them. */
export type People = { ids: readonly string[] } | { typed: string };

export interface ListOrder {
  sort: ApplicationSort;
  order: 'asc' | 'desc';
}

function conditionsOf(filter: ListFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (filter.jobId !== undefined) conditions.push(sql`a.job_id = ${filter.jobId}`);
  if (filter.companyId !== undefined) conditions.push(sql`a.company_id = ${filter.companyId}`);
  if (filter.status !== undefined) conditions.push(sql`a.status = ${filter.status}`);
  if (filter.source !== undefined) conditions.push(sql`a.source = ${filter.source}`);
  if (filter.from !== undefined) conditions.push(sql`a.applied_at >= ${filter.from}::timestamptz`);
  if (filter.until !== undefined) conditions.push(sql`a.applied_at < ${filter.until}::timestamptz`);
  if (filter.people !== undefined) conditions.push(isAmong(filter.people, filter.organisationId));
  return conditions;
}

/** Few are looked up. Many are found once and held against each application: as a condition of its own that is no way to begin from. */
const isAmong = (people: People, organisationId: string): RawBuilder<unknown> =>
  'ids' in people
    ? sql`a.candidate_id = any (${[...people.ids]}::uuid[])`
    : sql`coalesce(a.candidate_id in (${peopleCalled(organisationId, people.typed)}), false)`;

const ofPair = sql`s.job_id = a.job_id and s.candidate_id = a.candidate_id`;

/** Applications in the order of an index on them; the rest of each is looked up for the page alone. */
function inOrderOfApplications(filter: ListFilter): RawBuilder<unknown> {
  const { organisationId, minScore } = filter;
  const scored = sql`exists (select from scores s where ${ofPair} and s.score >= ${minScore})`;
  const conditions = [sql`a.organisation_id = ${organisationId}`, ...conditionsOf(filter)];
  if (minScore !== undefined) conditions.push(scored);
  return sql`applications a where ${sql.join(conditions, sql` and `)}`;
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
      select s.score from scores s where ${ofPair} and s.score >= ${minScore} offset 0
    ) s where ${sql.join([sql`a.organisation_id = ${organisationId}`, ...conditionsOf(filter)], sql` and `)}`;
  }
  return sql`
    (select job_id, candidate_id, score from scores where organisation_id = ${organisationId} and score >= ${minScore}) s
    cross join lateral (
      select a.id from applications a where ${sql.join([ofPair, ...conditionsOf(filter)], sql` and `)} offset 0
    ) a`;
}

/**
 * The same from the candidates on, in the order of their names: first of the organisation's own records, which lie in that
 * order, and of those who applied with theirs, each only as far as the page goes.
 */
function inOrderOfNames(filter: ListFilter, direction: RawBuilder<unknown>, most: number): RawBuilder<unknown> {
  const { organisationId, people } = filter;
  const isFew = people !== undefined && 'ids' in people;
  const chosen = isFew ? sql`and id = any (${[...people.ids]}::uuid[])` : sql``;
  const theirs = inOrderOfApplications(isFew ? { ...filter, people: undefined } : filter);
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

const withoutScore = (filter: ListFilter): RawBuilder<unknown> =>
  sql`${inOrderOfApplications(filter)} and not exists (select from scores s where ${ofPair})`;

/**
 * Candidates the organisation knows by what was typed, each looked at once, however many applications they have: its own
 * records, and those of people who applied with their own. Names lie in small letters in an index, addresses are in small
 * letters anyway: `ilike` would make them so for each row anew, which is two thirds of what it costs.
 */
function peopleCalled(organisationId: string, typed: string): RawBuilder<unknown> {
  const small = sql`(select lower(${anywhere(typed)}))`;
  const called = sql`(lower(c.name) like ${small} or c.email like ${small})`;
  return sql`
    select c.id from candidates c where c.organisation_id = ${organisationId} and ${called}
    union all
    select c.id from candidates c where c.organisation_id is null and ${called}
      and c.id in (select k.candidate_id from candidate_companies k
        where k.organisation_id = ${organisationId} and k.own_record_since is not null)`;
}

/** Up to here, looking their applications up costs less than going through everyone's. */
const fewPeople = 1000;

export async function findPeopleCalled(tx: Tx, organisationId: string, typed: string): Promise<People> {
  const { rows } = await sql<{ id: string }>`
    ${peopleCalled(organisationId, typed)} limit ${fewPeople + 1}`.execute(tx);
  return rows.length > fewPeople ? { typed } : { ids: rows.map(({ id }) => id) };
}

const columnOf: Record<ApplicationSort, RawBuilder<unknown>> = {
  applied: sql`a.applied_at`,
  moved: sql`a.updated_at`,
  name: sql`a.name`,
  score: sql`s.score`,
};

export interface ListPlace {
  offset: number;
  limit: number;
}

/** Without a score comes last, whichever way is up; ties keep their place from page to page. */
export async function listApplications(
  tx: Tx,
  filter: ListFilter,
  { sort, order }: ListOrder,
  { offset, limit }: ListPlace,
): Promise<(ListedRow | StoredRow<ListedRow>)[]> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const inOrder = sql`${columnOf[sort]} ${direction}, a.id ${direction}`;
  if (sort !== 'score') {
    const source = sort === 'name' ? inOrderOfNames(filter, direction, offset + limit) : inOrderOfApplications(filter);
    return sort !== 'name' && offset <= nearOffset
      ? listNear(tx, source, inOrder, { offset, limit })
      : listPage(tx, source, inOrder, { offset, limit });
  }
  const scored = await listPage(tx, inOrderOfScores(filter), inOrder, { offset, limit });
  if (scored.length === limit || filter.minScore !== undefined) return scored;
  const before = scored.length > 0 ? offset + scored.length : await countUpTo(tx, inOrderOfScores(filter), offset);
  const rest = { offset: offset + scored.length - before, limit: limit - scored.length };
  return [...scored, ...(await listPage(tx, withoutScore(filter), sql`a.id ${direction}`, rest))];
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
      select a.id, a.organisation_id, a.company_id, a.job_id, a.candidate_id, a.status, a.version, a.source, a.applied_at,
        a.updated_at, a.withdrawn_at
      from ${source} order by ${order} offset ${offset} limit ${limit}
    )
    select ${listedColumns} from a ${lookedUp} order by ${order}`.execute(tx);
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

/** How many there are, but no more than so many: counting a hundred thousand takes longer than showing a page of them. */
export function countApplications(tx: Tx, filter: ListFilter, most: number): Promise<number> {
  const { people, source, from, until, minScore } = filter;
  if (minScore !== undefined) return countUpTo(tx, inOrderOfScores(filter), most);
  const isKept = [people, source, from, until].every((value) => value === undefined);
  return isKept ? readCount(tx, filter) : countUpTo(tx, inOrderOfApplications(filter), most);
}

async function readCount(tx: Tx, filter: ListFilter): Promise<number> {
  const conditions = [sql`a.organisation_id = ${filter.organisationId}`, ...conditionsOf(filter)];
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(a.applications), 0)::int as count from application_counts a
    where ${sql.join(conditions, sql` and `)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

async function countUpTo(tx: Tx, source: RawBuilder<unknown>, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${source} limit ${most}) counted`.execute(tx);
  return rows[0]?.count ?? 0;
}
