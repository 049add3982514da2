import type { ApplicationSort } from '@candela/contract/applications/applications.routes.ts';
import type { ApplicationSource, ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { anywhere } from '../../platform/database/like.ts';
import { type CardRow, cardColumns, cardJoins } from './card.repo.ts';

export interface ListFilter {
  organisationId: string;
  jobId?: string | undefined;
  companyId?: string | undefined;
  status?: ApplicationStatus | undefined;
  source?: ApplicationSource | undefined;
  search: string;
  minScore?: number | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

export interface ListOrder {
  sort: ApplicationSort;
  order: 'asc' | 'desc';
}

function conditionsOf(filter: ListFilter): RawBuilder<unknown> {
  const conditions = [sql`a.organisation_id = ${filter.organisationId}`];
  if (filter.jobId !== undefined) conditions.push(sql`a.job_id = ${filter.jobId}`);
  if (filter.companyId !== undefined) conditions.push(sql`a.company_id = ${filter.companyId}`);
  if (filter.status !== undefined) conditions.push(sql`a.status = ${filter.status}`);
  if (filter.source !== undefined) conditions.push(sql`a.source = ${filter.source}`);
  if (filter.minScore !== undefined) conditions.push(sql`s.score >= ${filter.minScore}`);
  if (filter.from !== undefined) conditions.push(sql`a.applied_at >= ${filter.from}::timestamptz`);
  if (filter.until !== undefined) conditions.push(sql`a.applied_at < ${filter.until}::timestamptz`);
  if (filter.search.trim() !== '') {
    const typed = anywhere(filter.search.trim());
    conditions.push(sql`(c.name ilike ${typed} or c.email ilike ${typed})`);
  }
  return sql.join(conditions, sql` and `);
}

/** What the conditions and the order ask for; the rest is looked up for the page alone. */
const joinsOf = ({ search, minScore }: ListFilter, sort: ApplicationSort | null): RawBuilder<unknown> => sql`
  ${search.trim() !== '' || sort === 'name' ? sql`join candidates c on c.id = a.candidate_id` : sql``}
  ${
    minScore !== undefined || sort === 'score'
      ? sql`left join scores s on s.job_id = a.job_id and s.candidate_id = a.candidate_id`
      : sql``
  }`;

const columnOf: Record<ApplicationSort, RawBuilder<unknown>> = {
  applied: sql`a.applied_at`,
  moved: sql`a.updated_at`,
  name: sql`lower(c.name)`,
  score: sql`s.score`,
};

/** Without a score comes last, whichever way is up; ties keep their place from page to page. */
function orderOf({ sort, order }: ListOrder): RawBuilder<unknown> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const nulls = sort === 'score' ? sql`nulls last` : sql``;
  return sql`${columnOf[sort]} ${direction} ${nulls}, a.id ${direction}`;
}

export async function listApplications(
  tx: Tx,
  filter: ListFilter,
  order: ListOrder,
  { offset, limit }: { offset: number; limit: number },
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    with page as (
      select a.id, row_number() over (order by ${orderOf(order)}) as place
      from applications a ${joinsOf(filter, order.sort)} where ${conditionsOf(filter)}
      order by ${orderOf(order)} offset ${offset} limit ${limit}
    )
    select ${cardColumns} from page join applications a on a.id = page.id ${cardJoins}
    order by page.place`.execute(tx);
  return rows;
}

export async function countApplications(tx: Tx, filter: ListFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from applications a ${joinsOf(filter, null)} where ${conditionsOf(filter)}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
