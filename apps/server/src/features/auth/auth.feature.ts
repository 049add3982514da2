import type { Role } from '@candela/contract/kernel/roles.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { mailFeature } from '../mail/mail.feature.ts';
import { authPersonal } from './auth.personal.ts';
import { authRoutes } from './auth.routes.ts';
import { cleanUp, cleanUpTask, resendCodeTask, sendResetCodeTask } from './auth.tasks.ts';
import { createCodeLimits } from './code-limits.ts';
import { createDevices } from './devices.ts';
import { createOauthService } from './oauth.service.ts';
import { ownSecondFactorRoutes } from './own-second-factor.routes.ts';
import { createOwnSecondFactorService } from './own-second-factor.service.ts';
import { createPasskeySessions } from './passkey-sessions.service.ts';
import { createPasswordService, type PasswordService } from './password.service.ts';
import { profileRoutes } from './profile.routes.ts';
import { createProfileService } from './profile.service.ts';
import { createReauthentication } from './reauthentication.service.ts';
import { createRegistrationService, type RegistrationService } from './registration.service.ts';
import { createSecondFactorService } from './second-factor.service.ts';
import { createSessionsService } from './sessions.service.ts';
import { createSignInService } from './sign-in.service.ts';
import { createSsoSessions } from './sso-sessions.service.ts';

export const authFeature = defineFeature({
  name: 'auth',
  personal: authPersonal,
  tasks: [
    task(cleanUpTask, cleanUp),
    task(sendResetCodeTask, ({ password }: { password: PasswordService }, wanted) => password.sendResetCode(wanted)),
    task(resendCodeTask, ({ registration }: { registration: RegistrationService }, wanted) =>
      registration.resendCode(wanted),
    ),
  ],
  build: ({ platform, limiter, accessTokens, use }) => {
    const { config, database, clock, queue, identity, keys } = platform;
    const mail = use(mailFeature);
    const demoRules = { isProduction: config.isProduction, allowDemoAccounts: config.allowDemoAccounts };
    const refreshKey = keys.refreshToken;
    const sessions = createSessionsService({ database, clock, accessTokens, refreshKey, demoRules });
    const codeKey = keys.oneTimeCode;
    const requiredFor: Role[] = config.isProduction ? ['admin'] : [];
    const devices = createDevices(keys.device);
    const secondFactors = createSecondFactorService({
      database,
      clock,
      limiter,
      mail,
      sessions,
      devices,
      requiredFor,
      challengeKey: keys.signInChallenge,
      sealingKey: keys.sealing,
      codeKey,
    });
    const linkKey = keys.signedLink;
    const codeLimits = createCodeLimits(limiter, devices);
    const reauthentication = createReauthentication({ database, clock, limiter, sealingKey: keys.sealing, codeKey });
    const password = createPasswordService({ database, clock, queue, limiter, codeLimits, devices, mail, codeKey });
    const registration = createRegistrationService({ database, clock, queue, codeLimits, mail, codeKey, linkKey });
    const { sealing: sealingKey } = keys;
    const factors = { database, clock, limiter, mail, requiredFor, reauthentication, sealingKey, codeKey };
    const service = {
      sessions,
      secondFactors,
      signIn: createSignInService({ database, clock, limiter, sessions, devices, secondFactors, demoRules }),
      registration,
      password,
      passkeySessions: createPasskeySessions(sessions),
      ssoSessions: createSsoSessions(sessions),
      reauthentication,
      oauth: createOauthService({
        database,
        clock,
        identity,
        mail,
        sessions,
        secondFactors,
        stateKey: keys.oauthState,
      }),
    };
    return {
      service,
      routes: [
        ...authRoutes(service),
        ...profileRoutes(createProfileService({ database, clock, mail, reauthentication, codeKey })),
        ...ownSecondFactorRoutes(createOwnSecondFactorService(factors)),
      ],
      tools: { database, clock, password, registration },
    };
  },
});
