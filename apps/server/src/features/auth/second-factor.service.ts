import type { Role } from '@candela/contract/kernel/roles.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.repo.ts';
import { seal } from '../../platform/secrets/sealed-box.ts';
import type { MailService } from '../mail/mail.service.ts';
import { type AccountRow, findAccountById } from './accounts.repo.ts';
import { assertNotSuspended } from './auth.policy.ts';
import type { Devices } from './devices.ts';
import { createRecoveryCodes, hashRecoveryCode, isRecoveryCode } from './recovery-codes.ts';
import { secondFactorSetUpMail } from './second-factor.mails.ts';
import { isSecondFactorOn, stepOf, useCode } from './second-factor-check.ts';
import { countGuess, forgetGuesses } from './second-factor-guesses.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  isRequiredByOrganisation,
} from './second-factors.repo.ts';
import type { SessionsService, StartedSession } from './sessions.service.ts';
import { createChallenges } from './sign-in-challenge.ts';
import { createTotpSecret, toBase32, totpUri } from './totp.ts';

export interface SecondFactorOptions {
  database: Database;
  clock: Clock;
  limiter: RateLimiter;
  mail: MailService;
  sessions: SessionsService;
  devices: Devices;
  /** The roles that may not sign in without one; everyone else is asked if they have one. */
  requiredFor: readonly Role[];
  challengeKey: Uint8Array;
  sealingKey: Uint8Array;
  codeKey: Uint8Array;
}

type Tools = SecondFactorOptions & { challenges: ReturnType<typeof createChallenges> };

export function createSecondFactorService(options: SecondFactorOptions) {
  const tools = { ...options, challenges: createChallenges(options.challengeKey) };
  return {
    /** Returns when the password alone is enough; otherwise hands the browser a challenge and says what is missing. */
    demand: (tx: Tx, account: AccountRow, request: RequestContext) => demandSecondFactor(tools, tx, account, request),
    /** Finishes a sign-in with a code of the app or a recovery code. */
    verify: (code: string, request: RequestContext) => verifyCode(tools, code, request),
    /** A new secret for an app, which counts once `confirm` has seen a code of it. */
    setUp: (request: RequestContext) => beginSetUp(tools, request),
    confirm: (code: string, request: RequestContext) => confirmSetUp(tools, code, request),
  };
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

async function demandSecondFactor(
  { clock, requiredFor, challenges }: Tools,
  tx: Tx,
  account: AccountRow,
  request: RequestContext,
): Promise<void> {
  const isSetUp = await isSecondFactorOn(tx, account.id);
  const isRequired = requiredFor.includes(account.role) || (await isRequiredByOrganisation(tx, account.id));
  if (!isSetUp && !isRequired) return;
  const challenge = { accountId: account.id, credentialsVersion: account.credentials_version };
  challenges.set(request, challenge, clock.now());
  throw new AppError(isSetUp ? 'SECOND_FACTOR_REQUIRED' : 'SECOND_FACTOR_SETUP_REQUIRED');
}

async function verifyCode(tools: Tools, code: string, request: RequestContext): Promise<StartedSession> {
  const account = await readChallenged(tools, request);
  await countGuess(tools.limiter, 'second-factor', account.id);
  if (!(await isSecondFactorOn(tools.database.system, account.id))) throw new AppError('UNAUTHENTICATED');
  const started = await tools.database.transaction(systemScope, async (tx) => {
    if (!(await useCode(tx, tools, account.id, code))) return null;
    return tools.sessions.start(tx, account, request, isRecoveryCode(code) ? 'recovery code' : 'second factor');
  });
  if (!started) return refuseCode(tools, account, request);
  await finish(tools, account, request);
  return started;
}

async function beginSetUp(tools: Tools, request: RequestContext): Promise<{ secret: string; uri: string }> {
  const account = await readChallenged(tools, request);
  const secret = createTotpSecret();
  const sealed = seal(tools.sealingKey, account.id, secret.toString('base64'));
  if (!(await beginSecondFactor(tools.database.system, account.id, sealed, tools.clock.now())))
    throw new AppError('CONFLICT');
  return { secret: toBase32(secret), uri: totpUri(secret, account.email) };
}

async function confirmSetUp(
  tools: Tools,
  code: string,
  request: RequestContext,
): Promise<StartedSession & { recoveryCodes: string[] }> {
  const account = await readChallenged(tools, request);
  await countGuess(tools.limiter, 'second-factor', account.id);
  const factor = await findSecondFactor(tools.database.system, account.id);
  if (!factor || factor.confirmed_at) throw new AppError('CONFLICT');
  const step = stepOf(tools, account.id, factor.secret, code);
  if (step === null) return refuseCode(tools, account, request);
  const recoveryCodes = createRecoveryCodes();
  const recoveryHashes = recoveryCodes.map((each) => hashRecoveryCode(tools.codeKey, account.id, each));
  const started = await tools.database.transaction(systemScope, async (tx) => {
    const checked = { sealedSecret: factor.secret, step, now: tools.clock.now(), recoveryHashes };
    if (!(await confirmSecondFactor(tx, account.id, checked))) throw new AppError('CONFLICT');
    await recordOwnAct(tools, tx, 'auth.second-factor-set-up', account, request);
    await tools.mail.queueMail(tx, { to: account.email, content: secondFactorSetUpMail(account.role, request.origin) });
    return tools.sessions.start(tx, account, request, 'second factor');
  });
  await finish(tools, account, request);
  return { ...started, recoveryCodes };
}

async function finish({ limiter, challenges, devices }: Tools, account: AccountRow, request: RequestContext) {
  await forgetGuesses(limiter, 'second-factor', account.id);
  challenges.clear(request);
  devices.remember(request, account);
}

/** The account as it was when the password was right: a session begins only if it still is. */
async function readChallenged({ database, clock, challenges }: Tools, request: RequestContext): Promise<AccountRow> {
  const challenge = challenges.read(request, clock.now());
  const account = challenge && (await findAccountById(database.system, challenge.accountId));
  if (!account) throw new AppError('UNAUTHENTICATED');
  assertNotSuspended(account);
  return { ...account, credentials_version: challenge.credentialsVersion };
}

async function refuseCode(tools: Tools, account: AccountRow, request: RequestContext): Promise<never> {
  await recordOwnAct(tools, tools.database.system, 'auth.second-factor-refused', account, request);
  throw new AppError('INVALID_CODE');
}

const recordOwnAct = ({ clock }: Tools, tx: Tx, action: string, { id }: AccountRow, request: RequestContext) =>
  recordAudit(tx, {
    action,
    at: clock.now(),
    actorAccountId: id,
    requestId: request.requestId,
    address: request.address,
  });
