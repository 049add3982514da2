import type { ApplicationSort } from '@candela/contract/applications/applications.routes.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Counted, fewFound } from './list-count.repo.ts';
import { bestScoresOf, conditionsOf, type ListFilter, matching, ofPair } from './list-filter.repo.ts';

/** All that is shown of an application itself, so that none is looked up a second time. */
export const foundColumns: RawBuilder<unknown> = sql`
  a.id, a.organisation_id, a.company_id, a.job_id, a.candidate_id, a.status, a.version, a.source, a.applied_at, a.updated_at,
  a.withdrawn_at`;

/**
 * Where a filter leaves few, all of them, to be sorted: a walk in the list's order would pass nearly everything before a page is
 * full. The offset keeps PostgreSQL from walking all the same.
 */
export function fewOf(filter: ListFilter, { total, besidesScore }: Counted): RawBuilder<unknown> | undefined {
  const isOfFewPeople = filter.people !== undefined && 'ids' in filter.people;
  if (isOfFewPeople || besidesScore <= fewFound) return allOf(filter);
  if (filter.minScore === undefined || total > fewFound) return undefined;
  return sql`(
    select ${foundColumns} from (${bestScoresOf(filter)}) s cross join lateral (
      select ${foundColumns} from applications a where ${sql.join([ofPair, ...conditionsOf(filter)], sql` and `)} offset 0
    ) a offset 0
  ) a`;
}

/** Every one a filter leaves, however many. */
export const allOf = (filter: ListFilter): RawBuilder<unknown> =>
  sql`(select ${foundColumns} from ${matching(filter)} offset 0) a`;

/**
 * The best first, or the worst. Who shares a score comes in the order in which scores lie in their index: a page of the best would
 * otherwise look up all who share the score it ends with, and thousands may.
 */
export const orderOfScores = (order: 'asc' | 'desc'): RawBuilder<unknown> =>
  order === 'asc'
    ? sql`s.score asc, s.job_id desc, s.candidate_id desc`
    : sql`s.score desc, s.job_id asc, s.candidate_id asc`;

/** What they are sorted by, looked up for each; without a score comes last, whichever way is up. */
export const sortedBy: Record<
  ApplicationSort,
  { besides: RawBuilder<unknown>; order: (order: 'asc' | 'desc') => RawBuilder<unknown> }
> = {
  applied: { besides: sql``, order: (order) => sql`a.applied_at ${sql.raw(order)}` },
  moved: { besides: sql``, order: (order) => sql`a.updated_at ${sql.raw(order)}` },
  name: {
    besides: sql`cross join lateral (select lower(name) as name from candidates where id = a.candidate_id offset 0) c`,
    order: (order) => sql`c.name ${sql.raw(order)}`,
  },
  score: {
    besides: sql`left join lateral (
      select s.score, s.job_id, s.candidate_id from scores s where ${ofPair} offset 0
    ) s on true`,
    order: (order) => sql`s.score is null, ${orderOfScores(order)}`,
  },
};
