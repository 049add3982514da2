import { randomUUID } from 'node:crypto';
import { safeNext } from '@candela/contract/auth/safe-next.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.repo.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { accountScope, type Principal } from '../../platform/sessions/principal.ts';
import type { MailService } from '../mail/mail.service.ts';
import { type AccountRow, findAccountByEmail, findAccountById, findOwnTexts, setPassword } from './accounts.repo.ts';
import { passwordChangedMail, passwordResetMail } from './auth.mails.ts';
import { type ResetRequest, sendResetCodeTask } from './auth.tasks.ts';
import type { CodeLimits } from './code-limits.ts';
import { codeLifetime, codeTries, createCode, createLinkToken, hashCode, isLinkToken, isMailedCode } from './codes.ts';
import type { Devices } from './devices.ts';
import { spendToken } from './oauth-attempts.repo.ts';
import { assertStrong } from './password-policy.ts';
import { deleteReset, lockReset, replaceReset, useResetTry } from './password-resets.repo.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { hasJustSignedIn } from './reauthentication.service.ts';
import { keepSession, revokeSessionsOf } from './sessions.repo.ts';

interface ForgottenPassword {
  email: string;
  role: Role;
  next?: string | undefined;
  invite?: string | undefined;
  candidateId?: string | undefined;
}

interface NewPassword {
  email: string;
  role: Role;
  code: string;
  newPassword: string;
}

export interface PasswordOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  limiter: RateLimiter;
  codeLimits: CodeLimits;
  devices: Devices;
  mail: MailService;
  codeKey: Uint8Array;
}

export function createPasswordService(options: PasswordOptions) {
  return {
    change: (
      principal: Principal,
      input: { email: string; newPassword: string; currentPassword?: string | undefined },
      request: RequestContext,
    ) => changePassword(options, principal, input, request),
    /** Asks for a code. The rest happens in the background, so that the time of the answer tells nothing. */
    forgot: (input: ForgottenPassword, request: RequestContext) => askForReset(options, input, request),
    /** Mails the code, if there is such an account. */
    sendResetCode: (wanted: ResetRequest) => sendResetCode(options, wanted),
    reset: (input: NewPassword, request: RequestContext) => resetPassword(options, input, request),
  };
}

export type PasswordService = ReturnType<typeof createPasswordService>;

async function changePassword(
  options: PasswordOptions,
  principal: Principal,
  { email, newPassword, currentPassword }: { email: string; newPassword: string; currentPassword?: string | undefined },
  request: RequestContext,
): Promise<void> {
  // The account is the session's; the address in the body can only agree with it.
  if (email !== principal.email) throw new AppError('FORBIDDEN');
  await assertReauthenticated(options, principal, currentPassword);
  assertStrong('newPassword', newPassword, await findOwnTexts(options.database.system, principal.accountId));
  const hash = await hashPassword(newPassword);
  const now = options.clock.now();
  await options.database.transaction(accountScope(principal), async (tx) => {
    const verifiedVersion = principal.credentialsVersion;
    const version = await setPassword(tx, principal.accountId, { hash, verifiedVersion });
    // A reset or another change ended this session while the password was being hashed.
    if (version === undefined) throw new AppError('UNAUTHENTICATED');
    await keepSession(tx, principal.sessionId, version);
    await revokeSessionsOf(tx, principal.accountId, {
      except: principal.sessionId,
      now,
      reason: 'password changed',
    });
    await recordAudit(tx, {
      action: 'auth.password-changed',
      at: now,
      actorAccountId: principal.accountId,
      requestId: request.requestId,
      address: request.address,
    });
    await options.mail.queueMail(tx, { to: principal.email, content: passwordChangedMail(principal, request.origin) });
  });
}

async function askForReset(
  { database, queue, codeLimits }: PasswordOptions,
  { next, invite, candidateId, ...account }: ForgottenPassword,
  request: RequestContext,
): Promise<void> {
  await codeLimits.countMail('reset', account, request);
  const claim = { invite, candidateId };
  const wanted = { id: randomUUID(), ...account, ...claim, next: safeNext(next), origin: request.origin };
  await queue.enqueue(database.system, sendResetCodeTask, wanted, { tenant: 'platform' });
}

/** With the address it goes to: once the account has another one, what lies in the old mailbox opens nothing. */
const resetSubject = ({ id, email }: AccountRow): string => `${id} ${email}`;

const sendResetCode = (
  { database, clock, mail, codeKey }: PasswordOptions,
  { id, email, role, next, invite, candidateId, origin }: ResetRequest,
): Promise<void> =>
  database.transaction(systemScope, async (tx) => {
    const now = clock.now();
    // Asked for once, mailed once, however often the task runs.
    if (!(await spendToken(tx, `reset-code:${id}`, after(now, codeLifetime)))) return;
    const account = await findAccountByEmail(tx, email, role);
    if (!account || account.suspended) return;
    const code = createCode();
    const subject = resetSubject(account);
    const codeHash = hashCode(codeKey, subject, code);
    await replaceReset(tx, {
      accountId: account.id,
      codeHash,
      expiresAt: after(now, codeLifetime),
      triesLeft: codeTries,
      createdAt: now,
    });
    const token = createLinkToken(codeKey, subject, codeHash);
    const person = { firstName: account.first_name, email, role, code, token, next, invite, candidateId };
    await mail.queueMail(tx, { to: email, content: passwordResetMail(person, origin) });
  });

async function resetPassword(options: PasswordOptions, input: NewPassword, request: RequestContext): Promise<void> {
  const account = { email: input.email, role: input.role };
  assertStrong('newPassword', input.newPassword, [input.email]);
  await options.codeLimits.countGuess('reset', account, input.code, request);
  const hash = await hashPassword(input.newPassword);
  const isDone = await options.database.transaction(systemScope, (tx) => tryReset(options, tx, input, hash, request));
  if (!isDone) throw new AppError('INVALID_CODE');
  await options.codeLimits.forgetGuesses('reset', account, request);
  await options.limiter.clear(`login:${input.role}:${input.email}`);
  options.devices.remember(request, account);
}

async function assertReauthenticated(
  { database, clock }: PasswordOptions,
  principal: Principal,
  currentPassword: string | undefined,
) {
  if (currentPassword === undefined && hasJustSignedIn(principal, clock.now())) return;
  const account = await findAccountById(database.system, principal.accountId);
  // It signs in elsewhere, and this would be its first one.
  if (!account?.password_hash) throw new AppError('SIGN_IN_AGAIN');
  if (currentPassword === undefined) throw new AppError('REAUTHENTICATION_REQUIRED');
  if (await verifyPassword(account.password_hash, currentPassword)) return;
  throw new AppError('REAUTHENTICATION_REQUIRED', { message: 'The current password is wrong.' });
}

async function tryReset(
  { clock, mail, codeKey }: PasswordOptions,
  tx: Tx,
  { email, role, code, newPassword }: NewPassword,
  hash: string,
  request: RequestContext,
): Promise<boolean> {
  const now = clock.now();
  const account: AccountRow | undefined = await findAccountByEmail(tx, email, role);
  const reset = account && (await lockReset(tx, account.id));
  if (!account || !reset) return false;
  const mailed = { codeHash: reset.code_hash, triesLeft: reset.tries_left, expiresAt: reset.expires_at };
  if (!isMailedCode(codeKey, { subject: resetSubject(account), ...mailed }, code, now)) {
    if (!isLinkToken(code)) await useResetTry(tx, account.id);
    return false;
  }
  // Only now: what a stranger may hear must not depend on whose account it is.
  assertStrong('newPassword', newPassword, await findOwnTexts(tx, account.id));
  await deleteReset(tx, account.id);
  await setPassword(tx, account.id, { hash });
  await revokeSessionsOf(tx, account.id, { except: null, now, reason: 'password reset' });
  await recordAudit(tx, {
    action: 'auth.password-reset',
    at: now,
    actorAccountId: account.id,
    requestId: request.requestId,
    address: request.address,
  });
  await mail.queueMail(tx, { to: email, content: passwordChangedMail({ email, role }, request.origin) });
  return true;
}
