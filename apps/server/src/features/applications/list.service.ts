import type { exportApplications, listApplications } from '@candela/contract/applications/applications.routes.ts';
import type { RecentApplication } from '@candela/contract/applications/applications.schemas.ts';
import type { RouteOutput, RouteParsed } from '@candela/contract/kernel/route.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import { type CsvCell, toCsv } from '../../platform/csv.ts';
import type { Database } from '../../platform/database/database.ts';
import { paginate } from '../../platform/http/pagination.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { assertOwnPlace } from './application-place.service.ts';
import { toRecent } from './card-view.ts';
import * as repo from './list.repo.ts';

type Query = RouteParsed<typeof listApplications>['query'];
type ExportQuery = RouteParsed<typeof exportApplications>['query'];

const exportLimit = 100_000;

export interface ListService {
  list(principal: RecruiterPrincipal, query: Query): Promise<RouteOutput<typeof listApplications>>;
  /** The whole of it as a file; that it was taken is noted. */
  toCsv(principal: RecruiterPrincipal, query: ExportQuery): Promise<string>;
}

export const createListService = ({ database, clock }: { database: Database; clock: Clock }): ListService => ({
  list: (principal, { page, pageSize, sort, order, ...filter }) =>
    database.transaction(tenantScope(principal), async (tx) => {
      const { organisationId } = principal;
      await assertOwnPlace(tx, organisationId, filter);
      const chosen = { ...filter, organisationId };
      const total = await repo.countApplications(tx, chosen);
      const place = { offset: (page - 1) * pageSize, limit: pageSize };
      const rows = place.offset < total ? await repo.listApplications(tx, chosen, { sort, order }, place) : [];
      return { items: rows.map(toRecent), pagination: paginate({ page, pageSize }, total) };
    }),

  toCsv: (principal, { sort, order, ...filter }) =>
    database.transaction(tenantScope(principal), async (tx) => {
      const { organisationId, accountId } = principal;
      await assertOwnPlace(tx, organisationId, filter);
      const place = { offset: 0, limit: exportLimit };
      const rows = await repo.listApplications(tx, { ...filter, organisationId }, { sort, order }, place);
      await recordAudit(tx, {
        action: 'applications.exported',
        at: clock.now(),
        organisationId,
        actorAccountId: accountId,
        detail: { count: rows.length },
      });
      return toCsv(
        columns.map(([header]) => header),
        rows.map(toRecent).map((row) => columns.map(([, cell]) => cell(row))),
      );
    }),
});

const columns: readonly (readonly [header: string, cell: (row: RecentApplication) => CsvCell])[] = [
  ['Candidate', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Position', ({ jobTitle }) => jobTitle],
  ['Stage', ({ status }) => status],
  ['Match score', ({ match_score }) => (match_score === null ? null : Math.round(match_score))],
  ['Assessment score', ({ total_score }) => total_score],
  ['Source', ({ source }) => source],
  ['Applied', ({ appliedAt }) => appliedAt],
  ['Last moved', ({ movedAt }) => movedAt],
];
