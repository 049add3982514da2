import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { OrganisationsService } from './organisations.service.ts';

export const organisationRoutes = (organisations: OrganisationsService): RouteBinding[] => [
  bind(getRecruiter, async ({ principal }) => ({ data: await organisations.describeRecruiter(principal) })),
];
