import { defineFeature } from '../../platform/feature.ts';
import { applicationRoutes } from './applications.routes.ts';
import { createApplicationsService } from './applications.service.ts';

export const applicationsFeature = defineFeature({
  name: 'applications',
  build: ({ platform: { database, clock } }) => {
    const service = createApplicationsService(database, clock);
    return { service, routes: applicationRoutes(service) };
  },
});
