import { type ApplicationStatus, applicationStatuses } from '@candela/contract/applications/applications.schemas.ts';
import { boardCards, type getBoard, type getBoardColumn } from '@candela/contract/applications/board.routes.ts';
import type { RouteOutput, RouteParsed } from '@candela/contract/kernel/route.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { assertOwnPlace } from './application-place.service.ts';
import * as repo from './board.repo.ts';
import type { CardRow } from './card.repo.ts';
import { toCard } from './card-view.ts';

type BoardQuery = RouteParsed<typeof getBoard>['query'];
type ColumnQuery = RouteParsed<typeof getBoardColumn>['query'];

export const createBoardService = ({ database, clock }: { database: Database; clock: Clock }) => ({
  read: (principal: RecruiterPrincipal, query: BoardQuery): Promise<RouteOutput<typeof getBoard>> =>
    database.transaction(tenantScope(principal), async (tx) => {
      const place = await placeOf(tx, principal, query, clock.now());
      const cards = await repo.listBoard(tx, place, boardCards);
      const stages = await repo.countStages(tx, place);
      const counts = new Map(stages.map(({ status, count }) => [status, count]));
      const jobs = await repo.listBoardJobs(tx, place);
      const columns = Map.groupBy(cards, ({ status }) => status);
      return {
        board: forEachStatus((status) => (columns.get(status) ?? []).map(toCard)),
        counts: forEachStatus((status) => counts.get(status) ?? 0),
        next: forEachStatus((status) => endOf(columns.get(status) ?? [], boardCards)),
        availableJobs: jobs.map((job) => ({
          _id: job.id,
          title: job.title,
          companyId: job.company_id,
          companyName: job.company_name,
          status: job.status,
        })),
      };
    }),

  /** More cards of one column. */
  readColumn: (
    principal: RecruiterPrincipal,
    status: ApplicationStatus,
    { after, limit, ...query }: ColumnQuery,
  ): Promise<RouteOutput<typeof getBoardColumn>> =>
    database.transaction(tenantScope(principal), async (tx) => {
      const place = await placeOf(tx, principal, query, clock.now());
      const rows = await repo.listColumn(tx, place, { status, after: after ? readCursor(after) : null, limit });
      return { cards: rows.map(toCard), next: endOf(rows, limit) };
    }),
});

export type BoardService = ReturnType<typeof createBoardService>;

async function placeOf(tx: Tx, principal: RecruiterPrincipal, query: BoardQuery, now: Date): Promise<repo.BoardPlace> {
  const { organisationId, companyIds: companies, accountId, email } = principal;
  await assertOwnPlace(tx, organisationId, query);
  return {
    organisationId,
    companies,
    companyId: query.companyId,
    jobId: query.jobId,
    reader: { accountId, email, now },
  };
}

const forEachStatus = <T>(make: (status: ApplicationStatus) => T): Record<ApplicationStatus, T> =>
  Object.fromEntries(applicationStatuses.map((status) => [status, make(status)])) as Record<ApplicationStatus, T>;

/** Where a column goes on after these; null when they were all. */
function endOf(rows: readonly CardRow[], limit: number): string | null {
  const last = rows.at(-1);
  return last && rows.length === limit ? `${last.moved_at_us}.${last.id}` : null;
}

function readCursor(cursor: string): repo.ColumnPlace {
  const [movedAtUs = '0', id = ''] = cursor.split('.');
  return { movedAtUs: Number(movedAtUs), id };
}
