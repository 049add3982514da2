import type { Role } from '@candela/contract/kernel/route.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock, minutes } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.repo.ts';
import { sameBytes } from '../../platform/secrets/keys.ts';
import { accountScope, type Principal } from '../../platform/sessions/principal.ts';
import type { MailService } from '../mail/mail.service.ts';
import { findAccountByEmail, findAccountById, setPassword } from './accounts.repo.ts';
import { passwordChangedMail, passwordResetMail } from './auth.mails.ts';
import { codeLifetime, codeTries, createCode, hashCode } from './codes.ts';
import { deleteReset, lockReset, replaceReset, useResetTry } from './password-resets.repo.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { keepSession, revokeSessionsOf } from './sessions.repo.ts';

/** Whoever signed in this recently need not prove themselves again. */
const recentSignIn = minutes(5);
const mailsPerAddress = { limit: 5, windowSeconds: 15 * 60 };

export interface PasswordService {
  change(
    principal: Principal,
    input: { email: string; newPassword: string; currentPassword?: string | undefined },
    request: RequestContext,
  ): Promise<void>;
  forgot(input: { email: string; role: Role }): Promise<void>;
  reset(
    input: { email: string; role: Role; code: string; newPassword: string },
    request: RequestContext,
  ): Promise<void>;
}

export interface PasswordOptions {
  database: Database;
  clock: Clock;
  limiter: RateLimiter;
  mail: MailService;
  codeKey: Uint8Array;
}

export function createPasswordService({ database, clock, limiter, mail, codeKey }: PasswordOptions): PasswordService {
  return {
    async change(principal, { email, newPassword, currentPassword }, request) {
      // The account is the session's; the address in the body can only agree with it.
      if (email !== principal.email) throw new AppError('FORBIDDEN');
      const now = clock.now();
      if (currentPassword !== undefined) {
        const account = await findAccountById(database.system, principal.accountId);
        if (!(await verifyPassword(account?.password_hash, currentPassword))) {
          throw new AppError('REAUTHENTICATION_REQUIRED', { message: 'The current password is not right.' });
        }
      } else if (now.getTime() - principal.authenticatedAt.getTime() >= recentSignIn) {
        throw new AppError('REAUTHENTICATION_REQUIRED');
      }
      const passwordHash = await hashPassword(newPassword);
      await database.transaction(accountScope(principal), async (tx) => {
        const verifiedVersion = principal.credentialsVersion;
        const version = await setPassword(tx, principal.accountId, { hash: passwordHash, verifiedVersion });
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
        await mail.queueMail(tx, { to: principal.email, content: passwordChangedMail(request.origin) });
      });
    },

    async forgot({ email, role }) {
      await limiter.hit(`reset-mail:${role}:${email}`, mailsPerAddress);
      const now = clock.now();
      await database.transaction(systemScope, async (tx) => {
        const account = await findAccountByEmail(tx, email, role);
        if (!account || account.suspended) return;
        const code = createCode();
        await replaceReset(tx, {
          accountId: account.id,
          codeHash: hashCode(codeKey, account.id, code),
          expiresAt: after(now, codeLifetime),
          triesLeft: codeTries,
          createdAt: now,
        });
        await mail.queueMail(tx, { to: email, content: passwordResetMail({ firstName: account.first_name, code }) });
      });
    },

    async reset({ email, role, code, newPassword }, request) {
      const now = clock.now();
      const passwordHash = await hashPassword(newPassword);
      const isDone = await database.transaction(systemScope, async (tx) => {
        const account = await findAccountByEmail(tx, email, role);
        const reset = account && (await lockReset(tx, account.id));
        if (!account || !reset || reset.tries_left <= 0 || reset.expires_at <= now) return false;
        if (!sameBytes(reset.code_hash, hashCode(codeKey, account.id, code))) {
          await useResetTry(tx, account.id);
          return false;
        }
        await deleteReset(tx, account.id);
        await setPassword(tx, account.id, { hash: passwordHash });
        await revokeSessionsOf(tx, account.id, { except: null, now, reason: 'password reset' });
        await recordAudit(tx, {
          action: 'auth.password-reset',
          at: now,
          actorAccountId: account.id,
          requestId: request.requestId,
          address: request.address,
        });
        await mail.queueMail(tx, { to: email, content: passwordChangedMail(request.origin) });
        return true;
      });
      if (!isDone) throw new AppError('INVALID_CODE');
      await limiter.clear(`login:${role}:${email}`);
    },
  };
}
