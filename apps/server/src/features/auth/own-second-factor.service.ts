import type { Proof } from '@candela/contract/auth/proof.schemas.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.repo.ts';
import { seal } from '../../platform/secrets/sealed-box.ts';
import { accountScope, isMember, type Principal, tenantScope } from '../../platform/sessions/principal.ts';
import type { MailService } from '../mail/mail.service.ts';
import { findAccountById } from './accounts.repo.ts';
import type { Reauthentication } from './reauthentication.service.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { secondFactorRemovedMail, secondFactorSetUpMail } from './second-factor.mails.ts';
import { isSecondFactorOn, stepOf, useCode } from './second-factor-check.ts';
import { countGuess, forgetGuesses } from './second-factor-guesses.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  isRequiredByOrganisation,
} from './second-factors.repo.ts';
import { createTotpSecret, toBase32, totpUri } from './totp.ts';

export interface OwnSecondFactorOptions {
  database: Database;
  clock: Clock;
  limiter: RateLimiter;
  mail: MailService;
  /** The roles that may not be without one. */
  requiredFor: readonly Role[];
  reauthentication: Reauthentication;
  sealingKey: Uint8Array;
  codeKey: Uint8Array;
}

/** The second factor of the account that is signed in: set up by choice, where the sign-in does not ask for one. */
export const createOwnSecondFactorService = (options: OwnSecondFactorOptions) => ({
  describe: (principal: Principal): Promise<{ isOn: boolean; hasPassword: boolean }> =>
    options.database.transaction(accountScope(principal), async (tx) => ({
      isOn: await isSecondFactorOn(tx, principal.accountId),
      hasPassword: (await findAccountById(tx, principal.accountId))?.password_hash != null,
    })),
  begin: (principal: Principal, proof: Proof) => begin(options, principal, proof),
  confirm: (principal: Principal, code: string, request: RequestContext) => confirm(options, principal, code, request),
  remove: (principal: Principal, code: string, request: RequestContext) => remove(options, principal, code, request),
});

export type OwnSecondFactorService = ReturnType<typeof createOwnSecondFactorService>;

async function begin(options: OwnSecondFactorOptions, principal: Principal, proof: Proof) {
  const { database, clock, sealingKey, reauthentication } = options;
  const { accountId, email } = principal;
  // An app that a stolen session set up would lock the owner out.
  await reauthentication.demandAfterAWhile(principal, proof);
  const secret = createTotpSecret();
  const sealed = seal(sealingKey, accountId, secret.toString('base64'));
  const isBegun = await database.transaction(accountScope(principal), (tx) =>
    beginSecondFactor(tx, accountId, sealed, clock.now()),
  );
  if (!isBegun) throw new AppError('CONFLICT', { message: 'An authenticator app is already set up.' });
  return { secret: toBase32(secret), uri: totpUri(secret, email) };
}

const confirm = (options: OwnSecondFactorOptions, principal: Principal, code: string, request: RequestContext) =>
  options.database.transaction(accountScope(principal), async (tx) => {
    const { accountId } = principal;
    const factor = await findSecondFactor(tx, accountId);
    if (!factor || factor.confirmed_at) throw new AppError('CONFLICT');
    const step = stepOf(options, accountId, factor.secret, code);
    if (step === null) throw new AppError('INVALID_CODE');
    const recoveryCodes = createRecoveryCodes();
    const recoveryHashes = recoveryCodes.map((each) => hashRecoveryCode(options.codeKey, accountId, each));
    const checked = { sealedSecret: factor.secret, step, now: options.clock.now(), recoveryHashes };
    if (!(await confirmSecondFactor(tx, accountId, checked))) throw new AppError('CONFLICT');
    await audit(tx, options, 'auth.second-factor-set-up', principal, request);
    await options.mail.queueMail(tx, {
      to: principal.email,
      content: secondFactorSetUpMail(principal.role, request.origin),
    });
    return recoveryCodes;
  });

async function remove(options: OwnSecondFactorOptions, principal: Principal, code: string, request: RequestContext) {
  if (await isRequired(options, principal)) {
    throw new AppError('FORBIDDEN', { message: 'This account needs a second factor.' });
  }
  const { accountId } = principal;
  await countGuess(options.limiter, 'second-factor-in-session', accountId);
  await options.database.transaction(accountScope(principal), async (tx) => {
    if (!(await useCode(tx, options, accountId, code))) throw new AppError('INVALID_CODE');
    await deleteSecondFactor(tx, accountId);
    await audit(tx, options, 'auth.second-factor-removed', principal, request);
    await options.mail.queueMail(tx, {
      to: principal.email,
      content: secondFactorRemovedMail(principal.role, request.origin),
    });
  });
  await forgetGuesses(options.limiter, 'second-factor-in-session', accountId);
}

async function isRequired({ database, requiredFor }: OwnSecondFactorOptions, principal: Principal): Promise<boolean> {
  if (requiredFor.includes(principal.role)) return true;
  if (!isMember(principal)) return false;
  return database.transaction(tenantScope(principal), (tx) => isRequiredByOrganisation(tx, principal.accountId));
}

const audit = (
  tx: Tx,
  { clock }: OwnSecondFactorOptions,
  action: string,
  principal: Principal,
  request: RequestContext,
): Promise<void> =>
  recordAudit(tx, {
    action,
    at: clock.now(),
    actorAccountId: principal.accountId,
    requestId: request.requestId,
    address: request.address,
  });
