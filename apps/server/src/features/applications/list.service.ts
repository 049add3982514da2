import type { listApplications } from '@candela/contract/applications/applications.routes.ts';
import type { RouteOutput, RouteParsed } from '@candela/contract/kernel/route.ts';
import type { Database } from '../../platform/database/database.ts';
import { paginate } from '../../platform/http/pagination.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { assertOwnPlace } from './application-place.service.ts';
import { toRecent } from './card-view.ts';
import * as repo from './list.repo.ts';

type Query = RouteParsed<typeof listApplications>['query'];

export interface ListService {
  list(principal: RecruiterPrincipal, query: Query): Promise<RouteOutput<typeof listApplications>>;
}

export const createListService = ({ database }: { database: Database }): ListService => ({
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
});
