import { randomBytes } from 'node:crypto';
import type { SessionUser } from '@candela/contract/auth/auth.schemas.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock, days, seconds } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import type { AccessTokens } from '../../platform/sessions/access-token.ts';
import { accountScope, type Principal } from '../../platform/sessions/principal.ts';
import { type AccountRow, findAccountById, withdrawCredentials } from './accounts.repo.ts';
import { type DemoRules, isRefusedDemo } from './auth.policy.ts';
import { createRefreshToken, readRefreshToken } from './refresh-token.ts';
import { toSessionUser } from './session-user.ts';
import {
  insertSession,
  listLiveSessions,
  lockSession,
  revokeSession,
  revokeSessionsOf,
  revokeSessionsOfAll,
  rotateSession,
} from './sessions.repo.ts';
import { whyEnded } from './why-ended.ts';

const slidingLifetime = days(30);
const longestLifetime = days(365);
/** Tabs that wake together all send the cookie they share; within this time the older one still counts. */
const parallelGrace = seconds(10);
const cookieName = 'candela_refresh';
const cookiePath = '/api/auth';

/** Signs people out wherever they are, for those who may decide that; a sign-in under way does not outlive it either. */
export async function endSessionsOf(
  tx: Tx,
  accountIds: readonly string[],
  change: { now: Date; reason: string },
): Promise<number> {
  await withdrawCredentials(tx, accountIds);
  return revokeSessionsOfAll(tx, accountIds, change);
}

export interface StartedSession {
  accessToken: string;
  user: SessionUser;
}

interface DeviceSession {
  id: string;
  userAgent: string;
  address: string;
  createdAt: string;
  lastUsedAt: string;
  current: boolean;
}

export interface SessionsOptions {
  database: Database;
  clock: Clock;
  accessTokens: AccessTokens;
  refreshKey: Uint8Array;
  demoRules: DemoRules;
}

export function createSessionsService(options: SessionsOptions) {
  return {
    /**
     * Begins a session for an account that has just proved itself; sets the refresh cookie. Refuses when the credentials
     * in the row are no longer the account's.
     */
    start: (tx: Tx, account: AccountRow, request: RequestContext, how: string) =>
      startSession(options, tx, account, request, how),
    refresh: (request: RequestContext) => refreshSession(options, request),
    /** Ends the session of the cookie and that of the bearer token; they are the same one in a browser. */
    end: (principal: Principal | null, request: RequestContext) => endSession(options, principal, request),
    list: (principal: Principal) => listSessions(options, principal),
    endOthers: (principal: Principal, request: RequestContext) => endOtherSessions(options, principal, request),
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;

async function startSession(
  options: SessionsOptions,
  tx: Tx,
  account: AccountRow,
  request: RequestContext,
  how: string,
): Promise<StartedSession> {
  if (isRefusedDemo(account, options.demoRules)) throw new AppError('DEMO_ACCOUNT_REFUSED');
  if (account.must_use_sso && how !== 'sso') throw new AppError('SSO_REQUIRED');
  const now = options.clock.now();
  const salt = randomBytes(16);
  const sessionId = await insertSession(tx, {
    accountId: account.id,
    credentialsVersion: account.credentials_version,
    salt,
    now,
    expiresAt: after(now, slidingLifetime),
    userAgent: request.userAgent,
    address: request.address,
    bySso: how === 'sso',
  });
  if (!sessionId) throw new AppError('UNAUTHENTICATED');
  await endReplaced(options, tx, request);
  await recordAudit(tx, {
    action: 'auth.signed-in',
    at: now,
    actorAccountId: account.id,
    detail: { how, role: account.role },
    requestId: request.requestId,
    address: request.address,
  });
  setRefreshCookie(request, createRefreshToken(options.refreshKey, { sessionId, generation: 0, salt }));
  return issueAccess(options, account, sessionId);
}

/** The session whose cookie this browser is about to lose: none would ever sign out of it. After the insert, which locks the account. */
async function endReplaced({ clock, refreshKey }: SessionsOptions, tx: Tx, request: RequestContext): Promise<void> {
  const claimed = readRefreshToken(request.cookie(cookieName));
  const session = claimed && (await lockSession(tx, claimed.sessionId));
  if (!session || session.revoked_at || !claimed.isAuthentic(refreshKey, session.salt)) return;
  await revokeSession(tx, session.id, clock.now(), 'signed in anew');
}

async function refreshSession(
  options: SessionsOptions,
  request: RequestContext,
): Promise<{ accessToken: string; user: SessionUser }> {
  const claimed = readRefreshToken(request.cookie(cookieName));
  const outcome =
    claimed && (await options.database.transaction(systemScope, (tx) => rotateToken(options, tx, claimed, request)));
  if (!outcome || outcome instanceof AppError) {
    request.clearCookie(cookieName, { path: cookiePath });
    throw outcome ?? new AppError('REFRESH_FAILED');
  }
  setRefreshCookie(request, outcome.token);
  return issueAccess(options, outcome.account, outcome.sessionId);
}

async function endSession(
  { database, clock, refreshKey }: SessionsOptions,
  principal: Principal | null,
  request: RequestContext,
): Promise<void> {
  const claimed = readRefreshToken(request.cookie(cookieName));
  request.clearCookie(cookieName, { path: cookiePath });
  await database.transaction(systemScope, async (tx) => {
    const now = clock.now();
    if (principal) await revokeSession(tx, principal.sessionId, now, 'signed out');
    const session = claimed && (await lockSession(tx, claimed.sessionId));
    if (session && claimed.isAuthentic(refreshKey, session.salt)) {
      await revokeSession(tx, session.id, now, 'signed out');
    }
  });
}

async function listSessions({ database, clock }: SessionsOptions, principal: Principal): Promise<DeviceSession[]> {
  const rows = await database.transaction(accountScope(principal), (tx) =>
    listLiveSessions(tx, principal.accountId, clock.now()),
  );
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === principal.sessionId,
  }));
}

const endOtherSessions = (
  { database, clock }: SessionsOptions,
  principal: Principal,
  request: RequestContext,
): Promise<number> =>
  database.transaction(accountScope(principal), async (tx) => {
    const now = clock.now();
    const ended = await revokeSessionsOf(tx, principal.accountId, {
      except: principal.sessionId,
      now,
      reason: 'signed out elsewhere',
    });
    await recordAudit(tx, {
      action: 'auth.other-sessions-ended',
      at: now,
      actorAccountId: principal.accountId,
      detail: { ended },
      requestId: request.requestId,
      address: request.address,
    });
    return ended;
  });

const setRefreshCookie = (request: RequestContext, token: string) =>
  request.setCookie(cookieName, token, { path: cookiePath, maxAgeSeconds: slidingLifetime / 1000 });

const issueAccess = async (
  { accessTokens }: SessionsOptions,
  account: AccountRow,
  sessionId: string,
): Promise<StartedSession> => ({
  accessToken: await accessTokens.issue({ accountId: account.id, sessionId, role: account.role }),
  user: toSessionUser(account),
});

/** The next token, or why there is none; null when this one is spent or stolen. */
async function rotateToken(
  { clock, refreshKey, demoRules }: SessionsOptions,
  tx: Tx,
  claimed: NonNullable<ReturnType<typeof readRefreshToken>>,
  request: RequestContext,
) {
  const now = clock.now();
  const session = await lockSession(tx, claimed.sessionId);
  if (!session || !claimed.isAuthentic(refreshKey, session.salt)) return null;
  if (session.revoked_at || session.expires_at <= now) return whyEnded(session, now) ?? null;
  const account = await findAccountById(tx, session.account_id);
  if (!account || account.suspended || isRefusedDemo(account, demoRules)) return null;
  if (account.credentials_version !== session.credentials_version) return null;
  if (account.must_use_sso && !session.by_sso) return null;

  const isCurrent = claimed.generation === session.generation;
  const isJustReplaced =
    claimed.generation === session.generation - 1 && now.getTime() - session.rotated_at.getTime() <= parallelGrace;
  if (!isCurrent && !isJustReplaced) {
    // A genuine token that was replaced long ago: a copy was kept. Neither holder goes on.
    await revokeSession(tx, session.id, now, 'an old refresh token was used again');
    await recordAudit(tx, {
      action: 'auth.refresh-token-reused',
      at: now,
      actorAccountId: account.id,
      requestId: request.requestId,
      address: request.address,
    });
    return null;
  }
  const generation = isCurrent ? session.generation + 1 : session.generation;
  if (isCurrent) {
    const end = Math.min(after(now, slidingLifetime).getTime(), after(session.created_at, longestLifetime).getTime());
    await rotateSession(tx, session.id, { generation, now, expiresAt: new Date(end), address: request.address });
  }
  // The token follows from the generation, so parallel tabs, or a retry after a lost answer, get the same one.
  const token = createRefreshToken(refreshKey, { sessionId: session.id, generation, salt: session.salt });
  return { account, sessionId: session.id, token };
}
