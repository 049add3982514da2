import * as routes from '@candela/contract/people/people.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { HeldService } from './held.service.ts';
import type { PeopleService } from './people.service.ts';
import type { PeopleSearchService } from './search.service.ts';

export const peopleRoutes = (services: {
  people: PeopleService;
  search: PeopleSearchService;
  held: HeldService;
}): RouteBinding[] => [
  bind(routes.searchPeople, ({ principal, query }) => services.search.search(principal, query)),
  bind(routes.getPerson, async ({ principal, params }) => ({ data: await services.people.get(principal, params.id) })),
  bind(routes.getHeld, async ({ params }) => ({ data: await services.held.get(params.token) })),
  bind(routes.deleteHeld, async ({ params }) => {
    await services.held.erase(params.token);
    return { message: 'Everything that was held about you here has been deleted.' };
  }),
];
