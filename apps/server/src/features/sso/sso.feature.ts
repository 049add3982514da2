import { defineFeature } from '../../platform/manifest/feature.ts';
import { authFeature } from '../auth/auth.feature.ts';
import { ssoPersonal } from './sso.personal.ts';
import { ssoRoutes } from './sso.routes.ts';
import { createSsoService } from './sso.service.ts';
import { createSsoSignIn } from './sso-sign-in.service.ts';

export const ssoFeature = defineFeature({
  name: 'sso',
  personal: ssoPersonal,
  build: ({ platform: { config, database, clock, keys, domains, openIdentity }, use }) => {
    const shared = { database, clock, sealingKey: keys.sealing, linkOrigin: config.linkOrigin };
    const { ssoSessions: sessions, reauthentication } = use(authFeature);
    const service = createSsoService({ ...shared, domains, reauthentication });
    const signIn = createSsoSignIn({
      ...shared,
      openIdentity,
      sessions,
      stateKey: keys.oauthState,
    });
    return { service, routes: ssoRoutes(service, signIn) };
  },
});
