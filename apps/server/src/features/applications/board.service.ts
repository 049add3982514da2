import { type ApplicationStatus, applicationStatuses } from '@candela/contract/applications/applications.schemas.ts';
import { boardCards, getBoard, getBoardColumn } from '@candela/contract/applications/board.routes.ts';
import type { RouteOutput, RouteParsed } from '@candela/contract/kernel/route.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StoredRow } from '../../platform/database/stored-row.ts';
import { microseconds } from '../../platform/database/timestamps.ts';
import { createColumnsWriter, createListWriter, type WrittenAnswer } from '../../platform/http/list-writer.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { assertOwnPlace } from './application-place.service.ts';
import * as repo from './board.repo.ts';
import type { CardRow } from './card.repo.ts';
import { toCard } from './card-view.ts';

type BoardQuery = RouteParsed<typeof getBoard>['query'];
type Card = StoredRow<CardRow>;
type ColumnQuery = RouteParsed<typeof getBoardColumn>['query'];

const writeBoard = createColumnsWriter(getBoard, 'board', applicationStatuses);
const writeColumn = createListWriter(getBoardColumn, ['cards']);

export const createBoardService = ({ database, clock }: { database: Database; clock: Clock }) => ({
  read: (principal: RecruiterPrincipal, query: BoardQuery): Promise<WrittenAnswer> =>
    database.readListAtOnce(tenantScope(principal), async (tx) => {
      const place = placeOf(principal, query, clock.now());
      const [, cards, stages, jobs] = await Promise.all([
        assertOwnPlace(tx, principal.organisationId, query),
        repo.listBoard(tx, place, boardCards),
        repo.countStages(tx, place),
        repo.listBoardJobs(tx, place),
      ]);
      const counts = new Map(stages.map(({ status, count }) => [status, count]));
      const columns = Map.groupBy(cards, statusOf);
      const around: RouteOutput<typeof getBoard> = {
        board: forEachStatus(() => []),
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
      return writeBoard({ around, columns, toEntry: toCard });
    }),

  /** More cards of one column. */
  readColumn: (
    principal: RecruiterPrincipal,
    status: ApplicationStatus,
    { after, limit, ...query }: ColumnQuery,
  ): Promise<WrittenAnswer> =>
    database.readListAtOnce(tenantScope(principal), async (tx) => {
      const place = placeOf(principal, query, clock.now());
      const [, rows] = await Promise.all([
        assertOwnPlace(tx, principal.organisationId, query),
        repo.listColumn(tx, place, { status, after: after ? readCursor(after) : null, limit }),
      ]);
      const around: RouteOutput<typeof getBoardColumn> = { cards: [], next: endOf(rows, limit) };
      return writeColumn({ around, rows, toEntry: toCard, besides: () => '' });
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

const statusOf = (card: Card): ApplicationStatus => card.text('status') as ApplicationStatus;

/** Where a column goes on after these; null when they were all. */
function endOf(rows: readonly Card[], limit: number): string | null {
  const last = rows.at(limit - 1);
  if (!last) return null;
  // A `Date` is too coarse to go on from.
  return `${microseconds(last.text('updated_at') ?? '')}.${last.text('id')}`;
}

function readCursor(cursor: string): repo.ColumnPlace {
  const [movedAtUs = '0', id = ''] = cursor.split('.');
  return { movedAtUs: Number(movedAtUs), id };
}
