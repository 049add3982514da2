import { defineFeature } from '../../platform/manifest/feature.ts';
import { authFeature } from '../auth/auth.feature.ts';
import { apiKeysPersonal } from './api-keys.personal.ts';
import { apiKeyRoutes } from './api-keys.routes.ts';
import { createApiKeysService } from './api-keys.service.ts';

export const apiKeysFeature = defineFeature({
  name: 'api-keys',
  personal: apiKeysPersonal,
  build: ({ platform: { database, clock }, use }) => {
    const { reauthentication } = use(authFeature);
    const service = createApiKeysService({ database, clock, reauthentication });
    return { service, routes: apiKeyRoutes(service) };
  },
});
