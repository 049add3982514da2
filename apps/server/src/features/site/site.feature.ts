import { defineFeature } from '../../platform/manifest/feature.ts';
import { jobsFeature } from '../jobs/jobs.feature.ts';
import { resourcesFeature } from '../resources/resources.feature.ts';
import { registerSite } from './site.routes.ts';
import { visitRoutes } from './visits.routes.ts';

export const siteFeature = defineFeature({
  name: 'site',
  build: ({ platform: { database, clock }, use }) => ({
    service: undefined,
    routes: visitRoutes({ database, clock }),
    mount: (app, { origins }) =>
      registerSite(app, { resources: use(resourcesFeature), jobs: use(jobsFeature).publicJobs, origins }),
  }),
});
