import type { Role } from '@candela/contract/kernel/roles.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.repo.ts';
import { seal } from '../../platform/secrets/sealed-box.ts';
import { type AccountRow, findAccountById } from './accounts.repo.ts';
import { assertNotSuspended } from './auth.policy.ts';
import { createRecoveryCodes, hashRecoveryCode, isRecoveryCode } from './recovery-codes.ts';
import { isSecondFactorOn, stepOf, useCode } from './second-factor-check.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  isRequiredByOrganisation,
} from './second-factors.repo.ts';
import type { SessionsService, StartedSession } from './sessions.service.ts';
import { createChallenges } from './sign-in-challenge.ts';
import { createTotpSecret, toBase32, totpUri } from './totp.ts';

/** Three of a million codes are right at a time, and only a caller who knows the password gets to guess. */
const guesses = [
  { limit: 5, windowSeconds: 15 * 60 },
  { limit: 20, windowSeconds: 24 * 3600 },
];

export interface SecondFactorService {
  /** Returns when the password alone is enough; otherwise hands the browser a challenge and says what is missing. */
  demand(tx: Tx, account: AccountRow, request: RequestContext): Promise<void>;
  /** Finishes a sign-in with a code of the app or a recovery code. */
  verify(code: string, request: RequestContext): Promise<StartedSession>;
  /** A new secret for an app, which counts once `confirm` has seen a code of it. */
  setUp(request: RequestContext): Promise<{ secret: string; uri: string }>;
  confirm(code: string, request: RequestContext): Promise<StartedSession & { recoveryCodes: string[] }>;
}

export interface SecondFactorOptions {
  database: Database;
  clock: Clock;
  limiter: RateLimiter;
  sessions: SessionsService;
  /** The roles that may not sign in without one; everyone else is asked if they have one. */
  requiredFor: readonly Role[];
  challengeKey: Uint8Array;
  sealingKey: Uint8Array;
  codeKey: Uint8Array;
}

export function createSecondFactorService(options: SecondFactorOptions): SecondFactorService {
  const { database, clock, limiter, sessions, sealingKey, codeKey } = options;
  const challenges = createChallenges(options.challengeKey);

  /** The account as it was when the password was right: a session begins only if it still is. */
  async function readAccount(request: RequestContext): Promise<AccountRow> {
    const challenge = challenges.read(request, clock.now());
    const account = challenge && (await findAccountById(database.system, challenge.accountId));
    if (!account) throw new AppError('UNAUTHENTICATED');
    assertNotSuspended(account);
    return { ...account, credentials_version: challenge.credentialsVersion };
  }

  async function countGuess({ id }: AccountRow): Promise<void> {
    for (const limit of guesses) await limiter.hit(`second-factor:${id}:${limit.windowSeconds}`, limit);
  }
  async function forgetGuesses({ id }: AccountRow): Promise<void> {
    for (const { windowSeconds } of guesses) await limiter.clear(`second-factor:${id}:${windowSeconds}`);
  }

  async function refuse(account: AccountRow, request: RequestContext): Promise<never> {
    await audit(database.system, 'auth.second-factor-refused', account, request);
    throw new AppError('INVALID_CODE');
  }

  const audit = (tx: Tx, action: string, { id }: AccountRow, request: RequestContext) =>
    recordAudit(tx, {
      action,
      at: clock.now(),
      actorAccountId: id,
      requestId: request.requestId,
      address: request.address,
    });

  return {
    async demand(tx, account, request) {
      const isSetUp = await isSecondFactorOn(tx, account.id);
      const isRequired = options.requiredFor.includes(account.role) || (await isRequiredByOrganisation(tx, account.id));
      if (!isSetUp && !isRequired) return;
      const challenge = { accountId: account.id, credentialsVersion: account.credentials_version };
      challenges.set(request, challenge, clock.now());
      throw new AppError(isSetUp ? 'SECOND_FACTOR_REQUIRED' : 'SECOND_FACTOR_SETUP_REQUIRED');
    },

    async verify(code, request) {
      const account = await readAccount(request);
      await countGuess(account);
      if (!(await isSecondFactorOn(database.system, account.id))) throw new AppError('UNAUTHENTICATED');
      const started = await database.transaction(systemScope, async (tx) => {
        if (!(await useCode(tx, options, account.id, code))) return null;
        return sessions.start(tx, account, request, isRecoveryCode(code) ? 'recovery code' : 'second factor');
      });
      if (!started) return refuse(account, request);
      await forgetGuesses(account);
      challenges.clear(request);
      return started;
    },

    async setUp(request) {
      const account = await readAccount(request);
      const secret = createTotpSecret();
      const sealed = seal(sealingKey, account.id, secret.toString('base64'));
      if (!(await beginSecondFactor(database.system, account.id, sealed, clock.now()))) throw new AppError('CONFLICT');
      return { secret: toBase32(secret), uri: totpUri(secret, account.email) };
    },

    async confirm(code, request) {
      const account = await readAccount(request);
      await countGuess(account);
      const factor = await findSecondFactor(database.system, account.id);
      if (!factor || factor.confirmed_at) throw new AppError('CONFLICT');
      const step = stepOf(options, account.id, factor.secret, code);
      if (step === null) return refuse(account, request);
      const recoveryCodes = createRecoveryCodes();
      const recoveryHashes = recoveryCodes.map((each) => hashRecoveryCode(codeKey, account.id, each));
      const started = await database.transaction(systemScope, async (tx) => {
        const checked = { sealedSecret: factor.secret, step, now: clock.now(), recoveryHashes };
        if (!(await confirmSecondFactor(tx, account.id, checked))) throw new AppError('CONFLICT');
        await audit(tx, 'auth.second-factor-set-up', account, request);
        return sessions.start(tx, account, request, 'second factor');
      });
      await forgetGuesses(account);
      challenges.clear(request);
      return { ...started, recoveryCodes };
    },
  };
}
