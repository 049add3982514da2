import {
  type ApplicationSource,
  applicationStatuses,
  boardStatuses,
  type StageFilter,
} from '@candela/contract/applications/applications.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import { anywhere } from '../../platform/database/like.ts';

export interface ListFilter {
  organisationId: string;
  jobId?: string | undefined;
  companyId?: string | undefined;
  status?: StageFilter | undefined;
  source?: ApplicationSource | undefined;
  /** Only these candidates. */
  people?: People | undefined;
  minScore?: number | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** Few by their ids; of many, what was typed to find them. */
export type People = { ids: readonly string[] } | { typed: string };

/** The stages that a filter leaves. */
export function stagesOf(status: StageFilter | undefined): readonly string[] {
  if (status === undefined) return applicationStatuses;
  return status === 'open' ? boardStatuses : [status];
}

const isAtStage = (status: StageFilter): RawBuilder<unknown> =>
  status === 'open' ? sql`a.status = any (${[...boardStatuses]}::text[])` : sql`a.status = ${status}`;

export function conditionsOf(filter: ListFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (filter.jobId !== undefined) conditions.push(sql`a.job_id = ${filter.jobId}`);
  if (filter.companyId !== undefined) conditions.push(sql`a.company_id = ${filter.companyId}`);
  if (filter.status !== undefined) conditions.push(isAtStage(filter.status));
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
    : sql`coalesce(a.candidate_id in (${knownAs(organisationId, people.typed, held)}), false)`;

export const ofPair = sql`s.job_id = a.job_id and s.candidate_id = a.candidate_id`;

const isOf = (organisationId: string) => sql`a.organisation_id = ${organisationId}`;

const hasScore = (minScore: number | undefined): RawBuilder<unknown>[] =>
  minScore === undefined
    ? []
    : [sql`exists (select from scores s where ${ofPair} and s.score >= ${minScore} offset 0)`];

/** Which of those met stay. Put like this a condition is no way to begin from. */
const passed = (filter: ListFilter): RawBuilder<unknown>[] =>
  conditionsOf(filter).map((condition) => sql`coalesce(${condition}, false)`);

const ofAll = (conditions: RawBuilder<unknown>[]) => sql`applications a where ${sql.join(conditions, sql` and `)}`;

/**
 * Applications a filter leaves, found by what leaves the fewest; the score of each of them is looked up. Few people have few, and
 * a company has nearly all of an organisation's more often than few: PostgreSQL knows neither.
 */
export function matching(filter: ListFilter): RawBuilder<unknown> {
  const { organisationId, people, companyId, minScore, ...rest } = filter;
  const isOfFew = people !== undefined && 'ids' in people;
  const stage = rest.status === 'open' ? undefined : rest.status;
  const isNarrower = isOfFew || [rest.source, stage, rest.jobId].some((value) => value !== undefined);
  return ofAll([
    isOf(organisationId),
    ...conditionsOf({ organisationId, people }),
    ...(isNarrower ? passed : conditionsOf)({ organisationId, companyId }),
    ...(isOfFew ? passed : conditionsOf)({ organisationId, ...rest }),
    ...hasScore(minScore),
  ]);
}

/**
 * The same where an order or a candidate says which way they are met. PostgreSQL takes each value of a filter for a rare one, and
 * would sort tens of thousands for one page.
 */
export function passing({ people, minScore, ...filter }: ListFilter): RawBuilder<unknown> {
  const { organisationId } = filter;
  return ofAll([
    isOf(organisationId),
    ...passed(filter),
    ...conditionsOf({ organisationId, people }),
    ...hasScore(minScore),
  ]);
}

/** The scores a filter leaves, in no order of their own. */
export function scoresOf({ organisationId, jobId, minScore = 0 }: ListFilter): RawBuilder<unknown> {
  const ofJob = jobId === undefined ? sql`` : sql`and job_id = ${jobId}`;
  return sql`select job_id, candidate_id, score from scores
    where organisation_id = ${organisationId} and score >= ${minScore} ${ofJob}`;
}

/** The same from the best on: in that order they lie in an index, and are not looked for among all scores there are. */
export const bestScoresOf = (filter: ListFilter): RawBuilder<unknown> => sql`${scoresOf(filter)} order by score desc`;

/**
 * Names lie in small letters in an index, addresses are in small letters anyway: `ilike` would make them so for each row anew,
 * which is two thirds of what it costs.
 */
export function isCalled(typed: string): RawBuilder<unknown> {
  const small = sql`(select lower(${anywhere(typed)}))`;
  return sql`(lower(name) like ${small} or email like ${small})`;
}

/**
 * Candidates the organisation knows by what was typed, each looked at once, however many applications they have: its own
 * records, and those of people who applied with their own.
 */
export const peopleCalled = (organisationId: string, typed: string): RawBuilder<unknown> =>
  knownAs(organisationId, typed, [...typed].length < groupLetters ? held : heldByLetters);

const knownAs = (organisationId: string, typed: string, heldAs: typeof held): RawBuilder<unknown> => sql`
  ${heldAs(organisationId, typed)}
  union all
  select id from candidates where organisation_id is null and ${isCalled(typed)}
    and id in (select k.candidate_id from candidate_companies k
      where k.organisation_id = ${organisationId} and k.own_record_since is not null)`;

/** Those it holds itself, looked at one by one: of many, as quick as any other way. */
const held = (organisationId: string, typed: string): RawBuilder<unknown> =>
  sql`select id from candidates where organisation_id = ${organisationId} and ${isCalled(typed)}`;

/** How many letters make a group. */
const groupLetters = 3;

/**
 * The same by groups of letters, which an index finds, where PostgreSQL may look for them so. The organisation is put so that it is no
 * way to begin from: groups are its own already.
 */
const heldByLetters = (organisationId: string, typed: string): RawBuilder<unknown> => sql`
  ${held(organisationId, typed)} and (select not app.finds_by_letters())
  union all
  select id from candidates where coalesce(organisation_id = ${organisationId}, false) and ${isCalled(typed)}
    and app.letter_groups(organisation_id, name, email) @> (select app.letter_groups(${organisationId}::uuid, lower(${typed}::text)))
    and (select app.finds_by_letters())`;
