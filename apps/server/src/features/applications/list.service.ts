import { type exportApplications, listApplications } from '@candela/contract/applications/applications.routes.ts';
import type { RecentApplication } from '@candela/contract/applications/applications.schemas.ts';
import { countLimit } from '@candela/contract/kernel/count-limit.ts';
import type { RouteOutput, RouteParsed } from '@candela/contract/kernel/route.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import { type CsvCell, toCsv } from '../../platform/csv.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { readRow } from '../../platform/database/stored-row.ts';
import { createListWriter, type WrittenAnswer } from '../../platform/http/list-writer.ts';
import { paginate } from '../../platform/http/pagination.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { assertOwnPlace } from './application-place.service.ts';
import { toRecent } from './card-view.ts';
import * as repo from './list.repo.ts';
import { countApplications } from './list-count.repo.ts';
import type { ListFilter } from './list-filter.repo.ts';

type Query = RouteParsed<typeof listApplications>['query'];
type ExportQuery = RouteParsed<typeof exportApplications>['query'];

const exportLimit = 100_000;

const writeList = createListWriter(listApplications, ['items']);

export const createListService = ({ database, clock }: { database: Database; clock: Clock }) => ({
  list: (principal: RecruiterPrincipal, { page, pageSize, sort, order, ...filter }: Query): Promise<WrittenAnswer> => {
    const isAtOnce = asksAtOnce({ sort, ...filter });
    const read = async (tx: Tx) => {
      const chosen = await choose(tx, principal, filter);
      const place = { offset: (page - 1) * pageSize, limit: pageSize };
      const counting = countApplications(tx, chosen, countLimit({ page, pageSize }));
      const counted = isAtOnce ? undefined : await counting;
      const listing = repo.listApplications(tx, chosen, { sort, order }, { ...place, counted });
      const [{ total }, rows] = await Promise.all([counting, listing]);
      const around: RouteOutput<typeof listApplications> = {
        items: [],
        pagination: paginate({ page, pageSize }, total),
      };
      return writeList({ around, rows, toEntry: toRecent, besides: () => '' });
    };
    const scope = tenantScope(principal);
    return isAtOnce ? database.readListAtOnce(scope, read) : database.readList(scope, read);
  },

  /** The whole of it as a file; that it was taken is noted. */
  toCsv: (principal: RecruiterPrincipal, { sort, order, ...filter }: ExportQuery): Promise<string> =>
    database.transaction(tenantScope(principal), async (tx) => {
      const { organisationId, accountId } = principal;
      const place = { offset: 0, limit: exportLimit };
      const rows = await repo.listApplications(tx, await choose(tx, principal, filter), { sort, order }, place);
      await recordAudit(tx, {
        action: 'applications.exported',
        at: clock.now(),
        organisationId,
        actorAccountId: accountId,
        detail: { count: rows.length },
      });
      return toCsv(
        columns.map(([header]) => header),
        rows.map((row) => toRecent(readRow(row))).map((row) => columns.map(([, cell]) => cell(row))),
      );
    }),
});

export type ListService = ReturnType<typeof createListService>;

/** Where there is nothing to look up first, and how many there are decides nothing: everyone, or a stage as it lies in its index. */
const asksAtOnce = ({ sort, status, search, ...narrowed }: Omit<ExportQuery, 'order'>): boolean =>
  sort !== 'score' &&
  (status === undefined || sort === 'moved') &&
  search.trim() === '' &&
  Object.values(narrowed).every((value) => value === undefined);

/** What was asked for, as far as it is the caller's; what was typed becomes the candidates it means. */
async function choose(
  tx: Tx,
  { organisationId }: RecruiterPrincipal,
  { search, ...filter }: Omit<ExportQuery, 'sort' | 'order'>,
): Promise<ListFilter> {
  await assertOwnPlace(tx, organisationId, filter);
  const typed = search.trim();
  const people = typed === '' ? undefined : await repo.findPeopleCalled(tx, organisationId, typed);
  return { ...filter, organisationId, people };
}

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
