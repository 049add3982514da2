import { type ApplicationStatus, applicationStatuses } from '@candela/contract/applications/applications.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Companies } from '../../platform/database/scope.ts';
import type { StoredRow } from '../../platform/database/stored-row.ts';
import { type CardReader, type CardRow, cardsOf } from './card.repo.ts';

export interface BoardPlace {
  organisationId: string;
  /** The companies the reader sees. */
  companies: Companies;
  companyId: string | undefined;
  jobId: string | undefined;
  reader: CardReader;
}

/** Of applications; one condition on the job or the company lets the index answer in the order of the column. */
function within({ organisationId, companies, companyId, jobId }: BoardPlace): RawBuilder<unknown> {
  const place = sql`organisation_id = ${organisationId}`;
  if (jobId !== undefined) return sql`${place} and job_id = ${jobId}`;
  const onlyCompany = companies !== 'all' && companies.length === 1 ? companies[0] : undefined;
  const company = companyId ?? onlyCompany;
  return company === undefined ? place : sql`${place} and company_id = ${company}`;
}

/** What a card needs of its application. */
const ofApplication = sql`
  a.id, a.organisation_id, a.company_id, a.job_id, a.candidate_id, a.status, a.version, a.source, a.applied_at, a.updated_at,
  a.withdrawn_at`;

/** The first cards of every stage, in the order of the columns. */
export async function listBoard(tx: Tx, place: BoardPlace, limit: number): Promise<StoredRow<CardRow>[]> {
  const first = sql`
    select stage.place, ${ofApplication}
    from unnest(${[...applicationStatuses]}::text[]) with ordinality as stage (status, place)
    cross join lateral (
      select * from applications where ${within(place)} and status = stage.status
      order by updated_at desc, id desc limit ${limit}
    ) a`;
  const { rows } = await cardsOf(first, place.reader).execute(tx);
  return rows;
}

/** Where a page of a column ended. */
export interface ColumnPlace {
  movedAtUs: number;
  id: string;
}

export async function listColumn(
  tx: Tx,
  place: BoardPlace,
  { status, after, limit }: { status: ApplicationStatus; after: ColumnPlace | null; limit: number },
): Promise<StoredRow<CardRow>[]> {
  const beyond = after
    ? sql`and (updated_at, id) < (timestamptz 'epoch' + ${after.movedAtUs}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql``;
  const next = sql`
    select 1 as place, ${ofApplication} from applications a where ${within(place)} and status = ${status} ${beyond}
    order by updated_at desc, id desc limit ${limit}`;
  const { rows } = await cardsOf(next, place.reader).execute(tx);
  return rows;
}

export async function countStages(tx: Tx, place: BoardPlace): Promise<{ status: ApplicationStatus; count: number }[]> {
  const { rows } = await sql<{ status: ApplicationStatus; count: number }>`
    select status, sum(applications)::int as count from application_counts where ${within(place)} group by status`.execute(
    tx,
  );
  return rows;
}

const mostJobs = 500;

/** What the board can be narrowed to, newest first; the chosen one is always among them. */
export const listBoardJobs = (tx: Tx, { organisationId, jobId }: BoardPlace) =>
  tx
    .selectFrom('jobs as j')
    .innerJoin('companies as k', 'k.id', 'j.company_id')
    .select(['j.id', 'j.title', 'j.company_id', 'k.company_name', 'j.status'])
    .where('j.organisation_id', '=', organisationId)
    .where((eb) => eb.or([eb('j.status', '<>', 'Draft'), ...(jobId ? [eb('j.id', '=', jobId)] : [])]))
    .orderBy('j.created_at', 'desc')
    .orderBy('j.id')
    .limit(mostJobs)
    .execute();
