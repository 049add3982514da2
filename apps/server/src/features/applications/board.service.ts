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
  read: (principal: RecruiterPrincipal, query: BoardQuery): Promise<RouteOutput<typeof getBoard>> => {
    const read = async (tx: Tx) => {
      const place = placeOf(principal, query, clock.now());
      const [, cards, stages, jobs] = await Promise.all([
        assertOwnPlace(tx, principal.organisationId, query),
        repo.listBoard(tx, place, boardCards),
        repo.countStages(tx, place),
        repo.listBoardJobs(tx, place),
      ]);
      const counts = new Map(stages.map(({ status, count }) => [status, count]));
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
    };
    const scope = tenantScope(principal);
    // A job and a company are looked up one after the other.
    const asksAtOnce = query.jobId === undefined || query.companyId === undefined;
    return asksAtOnce ? database.readListAtOnce(scope, read) : database.readList(scope, read);
  },

  /** More cards of one column. */
  readColumn: (
    principal: RecruiterPrincipal,
    status: ApplicationStatus,
    { after, limit, ...query }: ColumnQuery,
  ): Promise<RouteOutput<typeof getBoardColumn>> =>
    database.readList(tenantScope(principal), async (tx) => {
      await assertOwnPlace(tx, principal.organisationId, query);
      const place = placeOf(principal, query, clock.now());
      const rows = await repo.listColumn(tx, place, { status, after: after ? readCursor(after) : null, limit });
      return { cards: rows.map(toCard), next: endOf(rows, limit) };
    }),
});

export type BoardService = ReturnType<typeof createBoardService>;

const placeOf = (principal: RecruiterPrincipal, query: BoardQuery, now: Date): repo.BoardPlace => ({
  organisationId: principal.organisationId,
  companies: principal.companyIds,
  companyId: query.companyId,
  jobId: query.jobId,
  reader: { accountId: principal.accountId, email: principal.email, now },
});

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
