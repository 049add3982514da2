import type { exportApplications } from '@candela/contract/applications/applications.routes.ts';
import type { RouteParsed } from '@candela/contract/kernel/route.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { RecruiterPrincipal } from '../../platform/sessions/principal.ts';
import { assertOwnPlace } from './application-place.service.ts';
import { findPeopleCalled } from './list.repo.ts';
import type { ListFilter } from './list-filter.repo.ts';

export type ExportQuery = RouteParsed<typeof exportApplications>['query'];

/** What was asked for, as far as it is the caller's; what was typed becomes the candidates it means. */
export async function choose(
  tx: Tx,
  { organisationId }: RecruiterPrincipal,
  { search, ...filter }: Omit<ExportQuery, 'sort' | 'order'>,
): Promise<ListFilter> {
  await assertOwnPlace(tx, organisationId, filter);
  const typed = search.trim();
  const people = typed === '' ? undefined : await findPeopleCalled(tx, organisationId, typed);
  return { ...filter, organisationId, people };
}
