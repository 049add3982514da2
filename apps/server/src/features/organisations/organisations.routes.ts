import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import * as settingsContract from '@candela/contract/organisations/settings.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { OrganisationSettingsService } from './organisation-settings.service.ts';
import type { OrganisationsService } from './organisations.service.ts';

export const organisationRoutes = (
  organisations: OrganisationsService,
  settings: OrganisationSettingsService,
): RouteBinding[] => [
  bind(getRecruiter, async ({ principal }) => ({ data: await organisations.describeRecruiter(principal) })),
  bind(settingsContract.getOrganisationSettings, async ({ principal }) => ({ data: await settings.read(principal) })),
  bind(settingsContract.updateOrganisationSettings, async ({ principal, body }) => ({
    data: await settings.update(principal, body),
  })),
];
