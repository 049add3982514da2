import { randomUUID } from 'node:crypto';
import type { ProfileInput } from '@candela/contract/auth/profile.routes.ts';
import type { Proof } from '@candela/contract/auth/proof.schemas.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock } from '../../platform/clock.ts';
import { type Database, isUniqueViolation, narrowed, type Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import { accountScope, type Principal } from '../../platform/sessions/principal.ts';
import { followAddress } from '../candidates/claims.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { followInterviewer } from '../scorecards/follow-address.service.ts';
import { type AccountRow, findAccountById, setAddress, setNames } from './accounts.repo.ts';
import { addressChangedMail, newAddressMail } from './auth.mails.ts';
import { codeLifetime, codeTries, createCode, hashCode, isMailedCode } from './codes.ts';
import {
  deleteEmailChange,
  findEmailChange,
  lockEmailChange,
  replaceEmailChange,
  useEmailChangeTry,
} from './email-changes.repo.ts';
import type { Reauthentication } from './reauthentication.service.ts';

export interface ProfileOptions {
  database: Database;
  clock: Clock;
  mail: MailService;
  reauthentication: Reauthentication;
  codeKey: Uint8Array;
}

export const createProfileService = (options: ProfileOptions) => ({
  rename: (principal: Principal, input: ProfileInput) => rename(options, principal, input),
  /** Asks for another address; it counts once its code was typed. */
  askForAddress: async (
    principal: Principal,
    { email, ...proof }: { email: string } & Proof,
    request: RequestContext,
  ): Promise<void> => {
    await assertChangeable(options, principal, email);
    // The holder of the address can set a new password: a stolen session must not become the account.
    await options.reauthentication.demandAfterAWhile(principal, proof);
    await askForAddress(options, principal, email, request);
  },
  describeAddress: (principal: Principal) => describeAddress(options, principal),
  confirmAddress: (principal: Principal, code: string, request: RequestContext) =>
    confirmAddress(options, principal, code, request),
  keepAddress: (principal: Principal): Promise<void> =>
    options.database.transaction(accountScope(principal), (tx) => deleteEmailChange(tx, principal.accountId)),
});

export type ProfileService = ReturnType<typeof createProfileService>;

const ownAccount = async (tx: Tx, { accountId }: Principal): Promise<AccountRow> => {
  const account = await findAccountById(tx, accountId);
  if (!account) throw new AppError('UNAUTHENTICATED');
  return account;
};

const rename = ({ database }: ProfileOptions, principal: Principal, input: ProfileInput) =>
  database.transaction(accountScope(principal), async (tx) => {
    await setNames(tx, principal.accountId, input);
    const { first_name, last_name } = await ownAccount(tx, principal);
    return { firstName: first_name, lastName: last_name };
  });

const assertChangeable = ({ database }: ProfileOptions, principal: Principal, wished: string): Promise<void> =>
  database.transaction(accountScope(principal), async (tx) => {
    const { auth_provider, email } = await ownAccount(tx, principal);
    if (auth_provider === 'google') throw new AppError('EXTERNAL_PROVIDER_EMAIL_MANAGED');
    if (email !== wished) return;
    const message = 'This is already your email address.';
    throw new AppError('VALIDATION_FAILED', { message, errors: [{ path: 'email', message }] });
  });

const askForAddress = (
  { database, clock, mail, codeKey }: ProfileOptions,
  principal: Principal,
  email: string,
  request: RequestContext,
): Promise<void> =>
  database.transaction(accountScope(principal), async (tx) => {
    const account = await ownAccount(tx, principal);
    const now = clock.now();
    const id = randomUUID();
    const code = createCode();
    await replaceEmailChange(tx, account.id, {
      id,
      newEmail: email,
      codeHash: hashCode(codeKey, id, code),
      expiresAt: after(now, codeLifetime),
      triesLeft: codeTries,
      createdAt: now,
    });
    const content = newAddressMail({ firstName: account.first_name, code, role: principal.role }, request.origin);
    await mail.queueMail(tx, { to: email, content, accountId: account.id });
  });

const describeAddress = ({ database, clock }: ProfileOptions, principal: Principal) =>
  database.transaction(accountScope(principal), async (tx) => {
    const { email } = await ownAccount(tx, principal);
    const change = await findEmailChange(tx, principal.accountId);
    const isPending = change !== undefined && change.expires_at > clock.now();
    return { email, pendingEmail: isPending ? change.new_email : null };
  });

async function confirmAddress(
  options: ProfileOptions,
  principal: Principal,
  code: string,
  request: RequestContext,
): Promise<string> {
  const { database } = options;
  const confirmed = await database
    .transaction(accountScope(principal), (tx) => confirm(tx, options, principal, code, request))
    .catch((error: unknown) => {
      // Only the holder of the address gets as far as this: they may hear that it has an account.
      if (isUniqueViolation(error)) throw new AppError('ADDRESS_TAKEN');
      throw error;
    });
  if (!confirmed) throw new AppError('INVALID_CODE');
  return confirmed;
}

/** The new address; null when the code is not right, which uses up a try and so must not be rolled back. */
async function confirm(
  tx: Tx,
  { clock, mail, codeKey }: ProfileOptions,
  principal: Principal,
  code: string,
  request: RequestContext,
): Promise<string | null> {
  const now = clock.now();
  const account = await ownAccount(tx, principal);
  const change = await lockEmailChange(tx, account.id);
  if (!change) return null;
  const mailed = {
    subject: change.id,
    codeHash: change.code_hash,
    triesLeft: change.tries_left,
    expiresAt: change.expires_at,
  };
  if (!isMailedCode(codeKey, mailed, code, now)) {
    await useEmailChangeTry(tx, account.id);
    return null;
  }
  await setAddress(tx, account.id, change.new_email);
  await deleteEmailChange(tx, account.id);
  if (account.role === 'candidate') await followAddress(tx, account.id, account.email, change.new_email);
  if (principal.role === 'recruiter' && principal.organisationId) {
    const { organisationId } = principal;
    const address = { from: account.email, to: change.new_email };
    await narrowed(tx, organisationScope(organisationId), accountScope(principal), () =>
      followInterviewer(tx, organisationId, address),
    );
  }
  await mail.queueMail(tx, { to: account.email, content: addressChangedMail(change.new_email) });
  await recordAudit(tx, {
    action: 'auth.email-changed',
    at: now,
    actorAccountId: account.id,
    requestId: request.requestId,
    address: request.address,
  });
  return change.new_email;
}
