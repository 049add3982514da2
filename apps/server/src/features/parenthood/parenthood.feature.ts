import { defineFeature } from '../../platform/manifest/feature.ts';
import { authFeature } from '../auth/auth.feature.ts';
import { mailFeature } from '../mail/mail.feature.ts';
import { parenthoodRoutes } from './parenthood.routes.ts';
import { createParenthoodService } from './parenthood.service.ts';

export const parenthoodFeature = defineFeature({
  name: 'parenthood',
  build: ({ platform: { config, database, clock }, use }) => {
    const { reauthentication } = use(authFeature);
    const { linkOrigin } = config;
    const service = createParenthoodService({ database, clock, reauthentication, mail: use(mailFeature), linkOrigin });
    return { service, routes: parenthoodRoutes(service) };
  },
});
