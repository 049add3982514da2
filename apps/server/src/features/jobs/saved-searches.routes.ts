import * as contract from '@candela/contract/jobs/saved-searches.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { SavedSearchesService } from './saved-searches.service.ts';

export const savedSearchRoutes = (searches: SavedSearchesService): RouteBinding[] => [
  bind(contract.listSavedSearches, async ({ principal }) => ({ data: await searches.list(principal) })),
  bind(contract.saveSearch, async ({ principal, body }) => ({ data: await searches.save(principal, body) })),
  bind(contract.changeSavedSearch, async ({ principal, params, body }) => ({
    data: await searches.setMailed(principal, params.id, body.isMailed),
  })),
  bind(contract.removeSavedSearch, async ({ principal, params }) => {
    await searches.remove(principal, params.id);
    return { message: 'This search is no longer kept.' };
  }),
  bind(contract.stopSearchMail, async ({ body }) => {
    await searches.stopMail(body.token);
    return { message: 'You will get no more emails about your saved searches. They are still kept in your account.' };
  }),
];
