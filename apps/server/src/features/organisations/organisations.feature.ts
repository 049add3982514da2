import { defineFeature } from '../../platform/manifest/feature.ts';
import { createOrganisationSettings } from './organisation-settings.service.ts';
import { organisationsPersonal } from './organisations.personal.ts';
import { organisationRoutes } from './organisations.routes.ts';
import { createOrganisationsService } from './organisations.service.ts';

export const organisationsFeature = defineFeature({
  name: 'organisations',
  personal: organisationsPersonal,
  build: ({ platform }) => {
    const service = createOrganisationsService(platform.database);
    return { service, routes: organisationRoutes(service, createOrganisationSettings(platform)) };
  },
});
