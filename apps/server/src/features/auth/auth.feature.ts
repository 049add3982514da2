import { defineFeature } from '../../platform/feature.ts';
import { mailFeature } from '../mail/mail.feature.ts';
import { authHandlers, cleanUpJob } from './auth.jobs.ts';
import { authRoutes } from './auth.routes.ts';
import { createOauthService } from './oauth.service.ts';
import { createPasswordService } from './password.service.ts';
import { createRegistrationService } from './registration.service.ts';
import { createSessionsService } from './sessions.service.ts';
import { createSignInService } from './sign-in.service.ts';

export const authFeature = defineFeature({
  name: 'auth',
  tasks: [cleanUpJob],
  build: ({ platform, limiter, accessTokens, use }) => {
    const { database, clock, identity, keys } = platform;
    const mail = use(mailFeature);
    const sessions = createSessionsService({ database, clock, accessTokens, refreshKey: keys.refreshToken });
    const codeKey = keys.oneTimeCode;
    const service = {
      sessions,
      signIn: createSignInService({ database, clock, limiter, sessions }),
      registration: createRegistrationService({ database, clock, limiter, mail, codeKey, linkKey: keys.signedLink }),
      password: createPasswordService({ database, clock, limiter, mail, codeKey }),
      oauth: createOauthService({ database, clock, identity, sessions, stateKey: keys.oauthState }),
    };
    return { service, routes: authRoutes(service), handlers: authHandlers({ database, clock }) };
  },
});
