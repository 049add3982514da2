import { listApplications } from '@candela/contract/applications/applications.routes.ts';
import { countLimit } from '@candela/contract/kernel/count-limit.ts';
import type { RouteOutput, RouteParsed } from '@candela/contract/kernel/route.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { createListWriter, type WrittenAnswer } from '../../platform/http/list-writer.ts';
import { paginate } from '../../platform/http/pagination.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { toRecent } from './card-view.ts';
import * as repo from './list.repo.ts';
import { choose, type ExportQuery } from './list-choice.service.ts';
import { countApplications } from './list-count.repo.ts';
import { writeListFile } from './list-file.service.ts';

type Query = RouteParsed<typeof listApplications>['query'];

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

  toCsv: (principal: RecruiterPrincipal, query: ExportQuery) => writeListFile({ database, clock }, principal, query),
});

export type ListService = ReturnType<typeof createListService>;

/** Where there is nothing to look up first, and how many there are decides nothing: everyone, or a stage as it lies in its index. */
const asksAtOnce = ({ sort, status, search, ...narrowed }: Omit<ExportQuery, 'order'>): boolean =>
  sort !== 'score' &&
  (status === undefined || sort === 'moved') &&
  search.trim() === '' &&
  Object.values(narrowed).every((value) => value === undefined);
