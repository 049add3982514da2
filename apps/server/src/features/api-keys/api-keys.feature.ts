import { defineFeature } from '../../platform/manifest/feature.ts';
import { apiKeysPersonal } from './api-keys.personal.ts';
import { apiKeyRoutes } from './api-keys.routes.ts';
import { createApiKeysService } from './api-keys.service.ts';

export const apiKeysFeature = defineFeature({
  name: 'api-keys',
  personal: apiKeysPersonal,
  build: ({ platform: { database, clock } }) => {
    const service = createApiKeysService({ database, clock });
    return { service, routes: apiKeyRoutes(service) };
  },
});
