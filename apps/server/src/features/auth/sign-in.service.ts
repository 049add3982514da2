import type { LoginInput } from '@candela/contract/auth/auth.schemas.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.repo.ts';
import { findAccountByEmail } from './accounts.repo.ts';
import { assertNotSuspended } from './auth.policy.ts';
import { verifyPassword } from './passwords.ts';
import { registrationLifetime } from './registration.service.ts';
import { findNewestRegistration } from './registrations.repo.ts';
import type { SessionsService, StartedSession } from './sessions.service.ts';

const perAccount = { limit: 10, windowSeconds: 15 * 60 };
const perAddress = { limit: 300, windowSeconds: 15 * 60 };

export interface SignInService {
  signIn(input: LoginInput, request: RequestContext): Promise<StartedSession>;
}

export interface SignInOptions {
  database: Database;
  clock: Clock;
  limiter: RateLimiter;
  sessions: SessionsService;
}

/** Known or unknown, wrong or locked out: same answer, same work, same counting. */
export const createSignInService = ({ database, clock, limiter, sessions }: SignInOptions): SignInService => ({
  async signIn({ email, password, role }, request) {
    const accountKey = `login:${role}:${email}`;
    const addressKey = `login-from:${request.address}`;
    // Counted before the check, taken back after a success: guesses that arrive together all count.
    await limiter.hit(addressKey, perAddress);
    await limiter.hit(accountKey, perAccount);

    const account = await findAccountByEmail(database.system, email, role);
    const pending =
      account || role === 'admin'
        ? undefined
        : await findNewestRegistration(database.system, email, role, after(clock.now(), -registrationLifetime));
    const isRight = await verifyPassword(account?.password_hash ?? pending?.password_hash, password);

    if (!isRight) {
      await database.transaction(systemScope, (tx) =>
        recordAudit(tx, {
          action: 'auth.sign-in-refused',
          at: clock.now(),
          actorAccountId: account?.id ?? null,
          detail: { role },
          requestId: request.requestId,
          address: request.address,
        }),
      );
      throw new AppError('INVALID_CREDENTIALS');
    }
    await limiter.clear(accountKey);
    await limiter.forgive(addressKey);
    // From here on the person has proved that they know the password, so they may hear more.
    if (!account) throw new AppError('ACCOUNT_NOT_CONFIRMED');
    assertNotSuspended(account);
    return database.transaction(systemScope, (tx) => sessions.start(tx, account, request, 'password'));
  },
});
