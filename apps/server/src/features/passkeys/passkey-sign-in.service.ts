import type { PasskeyAnswer } from '@candela/contract/passkeys/passkeys.routes.ts';
import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import type { PasskeySessions } from '../auth/passkey-sessions.service.ts';
import type { StartedSession } from '../auth/sessions.service.ts';
import type { PasskeyChallenges } from './passkey-challenge.ts';
import { lockPasskey, notePasskeyUse } from './passkeys.repo.ts';
import { hostOf } from './passkeys.service.ts';

export interface PasskeySignInOptions {
  database: Database;
  clock: Clock;
  sessions: PasskeySessions;
  challenges: PasskeyChallenges;
}

const purpose = 'sign-in';

export const createPasskeySignIn = (options: PasskeySignInOptions) => ({
  async begin(request: RequestContext): Promise<Record<string, unknown>> {
    const challenge = options.challenges.set(request, purpose, options.clock.now());
    // No account is named: the authenticator offers the passkeys it has for this site.
    const asking = await generateAuthenticationOptions({
      rpID: hostOf(request),
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      userVerification: 'required',
    });
    return { ...asking };
  },

  async signIn(answer: PasskeyAnswer, request: RequestContext): Promise<StartedSession> {
    const taken = options.challenges.take(request, purpose, options.clock.now());
    if (!taken) throw new AppError('PASSKEY_REFUSED');
    // No scope is narrower: whose passkey it is follows from the row.
    return options.database.transaction(systemScope, async (tx) => {
      const accountId = await verify(tx, options, answer, taken.challenge, request);
      return options.sessions.start(tx, accountId, { id: `passkey:${taken.challenge}`, ...taken }, request);
    });
  },
});

export type PasskeySignInService = ReturnType<typeof createPasskeySignIn>;

/** Whose passkey signed the challenge. */
async function verify(
  tx: Tx,
  { clock }: PasskeySignInOptions,
  answer: PasskeyAnswer,
  expectedChallenge: string,
  request: RequestContext,
): Promise<string> {
  const row = await lockPasskey(tx, answer.id);
  if (!row)
    throw new AppError('PASSKEY_REFUSED', { message: 'This passkey is not known here. It may have been removed.' });
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: request.origin,
      expectedRPID: hostOf(request),
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(row.public_key),
        counter: Number(row.counter),
        transports: row.transports as AuthenticatorTransport[],
      },
    });
    if (!verified) throw new AppError('PASSKEY_REFUSED');
    await notePasskeyUse(tx, row.id, { counter: authenticationInfo.newCounter, now: clock.now() });
    return row.account_id;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('PASSKEY_REFUSED', { cause: error });
  }
}
