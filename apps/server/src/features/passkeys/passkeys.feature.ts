import { defineFeature } from '../../platform/manifest/feature.ts';
import { authFeature } from '../auth/auth.feature.ts';
import { mailFeature } from '../mail/mail.feature.ts';
import { createPasskeyChallenges } from './passkey-challenge.ts';
import { createPasskeySignIn } from './passkey-sign-in.service.ts';
import { passkeysPersonal } from './passkeys.personal.ts';
import { passkeyRoutes } from './passkeys.routes.ts';
import { createPasskeysService } from './passkeys.service.ts';

export const passkeysFeature = defineFeature({
  name: 'passkeys',
  personal: passkeysPersonal,
  build: ({ platform: { database, clock, keys }, use }) => {
    const { reauthentication, passkeySessions } = use(authFeature);
    const challenges = createPasskeyChallenges(keys.signInChallenge);
    const service = createPasskeysService({ database, clock, mail: use(mailFeature), reauthentication, challenges });
    const signIn = createPasskeySignIn({ database, clock, sessions: passkeySessions, challenges });
    return { service, routes: passkeyRoutes(service, signIn) };
  },
});
