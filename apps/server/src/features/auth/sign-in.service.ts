import type { LoginInput } from '@candela/contract/auth/auth.schemas.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock, seconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import { Gate } from '../../platform/limits/gate.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.repo.ts';
import { type AccountRow, findAccountByEmail } from './accounts.repo.ts';
import { assertNotSuspended, type DemoRules, isRefusedDemo } from './auth.policy.ts';
import type { Devices } from './devices.ts';
import { verifyPassword } from './passwords.ts';
import { registrationLifetime } from './registration.service.ts';
import { findNewestRegistration } from './registrations.repo.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { SessionsService, StartedSession } from './sessions.service.ts';

const perAccount = { limit: 10, windowSeconds: 15 * 60 };
const perAddress = { limit: 300, windowSeconds: 15 * 60 };

export interface SignInOptions {
  database: Database;
  clock: Clock;
  limiter: RateLimiter;
  sessions: SessionsService;
  devices: Devices;
  secondFactors: SecondFactorService;
  demoRules: DemoRules;
}

export function createSignInService(options: SignInOptions) {
  // Around the whole of it, not only the hashing: a burst of sign-ins must not take every connection to the database.
  const gate = new Gate({ atOnce: 4, mostWaiting: 1000, longestWaitMs: seconds(30) });
  return {
    signIn: (input: LoginInput, request: RequestContext): Promise<StartedSession> =>
      gate.run(request.address, () => signIn(options, input, request)),
  };
}

export type SignInService = ReturnType<typeof createSignInService>;

async function signIn(options: SignInOptions, input: LoginInput, request: RequestContext): Promise<StartedSession> {
  const { database, sessions, devices, secondFactors, demoRules } = options;
  const account = await verifyCredentials(options, input, request);
  assertNotSuspended(account);
  if (isRefusedDemo(account, demoRules)) throw new AppError('DEMO_ACCOUNT_REFUSED');
  await secondFactors.demand(database.system, account, request);
  const started = await database.transaction(systemScope, (tx) => sessions.start(tx, account, request, 'password'));
  devices.remember(request, input);
  return started;
}

/** Known or unknown, wrong or locked out: same answer, same work, same counting. */
async function verifyCredentials(
  options: SignInOptions,
  { email, password, role }: LoginInput,
  request: RequestContext,
): Promise<AccountRow> {
  const { database, clock } = options;
  const allowance = await countAttempt(options, { email, role }, request);
  const account = await findAccountByEmail(database.system, email, role);
  const pending =
    account || role === 'admin'
      ? undefined
      : await findNewestRegistration(database.system, email, role, after(clock.now(), -registrationLifetime));
  if (!(await verifyPassword(account?.password_hash ?? pending?.password_hash, password))) {
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
  await allowance.giveBack();
  // From here on the person has proved that they know the password, so they may hear more.
  if (!account) throw new AppError('ACCOUNT_NOT_CONFIRMED');
  return account;
}

/**
 * Counted before the check, given back after a success: guesses that arrive together all count. A browser that signed
 * in to this account before has an allowance of its own, which the guesses of strangers do not use up.
 */
async function countAttempt(
  { limiter, devices }: SignInOptions,
  { email, role }: Omit<LoginInput, 'password'>,
  request: RequestContext,
) {
  const accountKey = `login:${role}:${email}`;
  const device = devices.idFor(request, { email, role });
  if (device) {
    const deviceKey = `${accountKey}:${device}`;
    await limiter.hit(deviceKey, perAccount);
    return { giveBack: () => limiter.clear(deviceKey) };
  }
  const addressKey = `login-from:${request.address}`;
  await limiter.hit(addressKey, perAddress);
  await limiter.hit(accountKey, perAccount);
  return {
    giveBack: async () => {
      await limiter.clear(accountKey);
      await limiter.forgive(addressKey);
    },
  };
}
