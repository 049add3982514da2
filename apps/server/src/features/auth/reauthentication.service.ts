import type { Proof } from '@candela/contract/auth/proof.schemas.ts';
import { type Clock, minutes } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.repo.ts';
import { accountScope, type Principal } from '../../platform/sessions/principal.ts';
import { findAccountById } from './accounts.repo.ts';
import { verifyPassword } from './passwords.ts';
import { isSecondFactorOn, useCode } from './second-factor-check.ts';
import { countGuess, forgetGuesses } from './second-factor-guesses.ts';

/** An account that signed in this recently need not prove itself again. */
const recentSignIn = minutes(5);
const guesses = { limit: 10, windowSeconds: 15 * 60 };

export const hasJustSignedIn = ({ authenticatedAt }: Principal, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() < recentSignIn;

export interface ReauthenticationOptions {
  database: Database;
  clock: Clock;
  limiter: RateLimiter;
  sealingKey: Uint8Array;
  codeKey: Uint8Array;
}

export const createReauthentication = (options: ReauthenticationOptions) => ({
  /** Before what cannot be taken back: throws unless the caller proves once more that the account is theirs. */
  demand: (principal: Principal, proof: Proof) => demandProof(options, principal, proof),
  /** Before what decides who can sign in: the same, unless they signed in within the last minutes. */
  demandAfterAWhile: async (principal: Principal, proof: Proof): Promise<void> => {
    if (!hasJustSignedIn(principal, options.clock.now())) await demandProof(options, principal, proof);
  },
});

export type Reauthentication = ReturnType<typeof createReauthentication>;

async function demandProof(options: ReauthenticationOptions, principal: Principal, proof: Proof): Promise<void> {
  const { accountId } = principal;
  await options.limiter.hit(`reauthentication:${accountId}`, guesses);
  const { isOn, account } = await options.database.transaction(accountScope(principal), async (tx) => ({
    isOn: await isSecondFactorOn(tx, accountId),
    account: await findAccountById(tx, accountId),
  }));
  if (isOn) return demandCode(options, principal, proof.code);
  if (account?.password_hash) return demandPassword(account.password_hash, proof.currentPassword);
  if (!hasJustSignedIn(principal, options.clock.now())) throw new AppError('SIGN_IN_AGAIN');
}

async function demandCode(options: ReauthenticationOptions, principal: Principal, code: string | undefined) {
  if (code === undefined) {
    throw new AppError('REAUTHENTICATION_REQUIRED', { message: 'Please enter the code from your authenticator app.' });
  }
  await countGuess(options.limiter, 'second-factor-in-session', principal.accountId);
  const isRight = await options.database.transaction(accountScope(principal), (tx) =>
    useCode(tx, options, principal.accountId, code),
  );
  if (!isRight) throw new AppError('INVALID_CODE');
  await forgetGuesses(options.limiter, 'second-factor-in-session', principal.accountId);
}

async function demandPassword(hash: string, password: string | undefined) {
  if (password === undefined) throw new AppError('REAUTHENTICATION_REQUIRED');
  if (await verifyPassword(hash, password)) return;
  throw new AppError('REAUTHENTICATION_REQUIRED', { message: 'The current password is wrong.' });
}
