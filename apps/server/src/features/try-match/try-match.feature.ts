import { defineFeature } from '../../platform/manifest/feature.ts';
import { tryMatchRoutes } from './try-match.routes.ts';
import { createTryMatchService } from './try-match.service.ts';

export const tryMatchFeature = defineFeature({
  name: 'try-match',
  build: ({ platform: { clock, trials } }) => {
    const service = createTryMatchService({ clock, trials });
    return { service, routes: tryMatchRoutes(service) };
  },
});
