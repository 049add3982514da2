import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CalendarStatus } from '@candela/contract/calendar/calendar.routes.ts';
import { type Calendar, CalendarFailed } from '@candela/integrations/calendar/port.ts';
import { calendarConnected } from '../../events/calendar.events.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock, minutes } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import { open, seal } from '../../platform/secrets/sealed-box.ts';
import { readState, signState } from '../../platform/secrets/signed-state.ts';
import { accountScope, type Principal } from '../../platform/sessions/principal.ts';
import { deleteConnection, findConnection, insertAttempt, saveConnection, takeAttempt } from './calendar.repo.ts';

const attemptLifetime = minutes(10);
const statePurpose = 'calendar';
const revokedMessage = 'Google no longer lets Candela see your calendar. Please connect it again.';

interface ConnectionOptions {
  database: Database;
  clock: Clock;
  events: Events;
  calendar: Calendar | undefined;
  stateKey: Uint8Array;
  sealingKey: Uint8Array;
}

export const createConnectionService = (options: ConnectionOptions) => ({
  describe: (principal: Principal): Promise<CalendarStatus> =>
    options.database.transaction(accountScope(principal), (tx) => describe(options, tx, principal.accountId)),
  begin: (principal: Principal, origin: string) => begin(options, principal, origin),
  finish: (principal: Principal, answer: { code: string; state: string }) => finish(options, principal, answer),
  disconnect: (principal: Principal) => disconnect(options, principal),
});

export type ConnectionService = ReturnType<typeof createConnectionService>;

async function describe({ calendar }: ConnectionOptions, tx: Tx, accountId: string): Promise<CalendarStatus> {
  const row = await findConnection(tx, accountId);
  const isConnected = calendar !== undefined && row?.calendar === calendar.name && !row.revoked_at;
  return {
    isConnected,
    isAvailable: calendar !== undefined,
    calendar: calendar?.name ?? null,
    makesMeetings: calendar?.makesMeetings ?? false,
    homeUrl: isConnected ? calendar.homeUrl : null,
    message: row?.revoked_at ? revokedMessage : null,
  };
}

/** What is acted on stays here; the state says what it is for, and is believed only for the attempt it names. */
async function begin(options: ConnectionOptions, principal: Principal, origin: string) {
  const { database, clock, calendar, stateKey } = options;
  if (!calendar) throw new AppError('UNAVAILABLE', { message: 'No calendar is set up here.' });
  const id = randomUUID();
  const codeVerifier = randomBytes(32).toString('base64url');
  const redirectUri = `${origin}/auth/calendar/callback`;
  await database.transaction(accountScope(principal), (tx) =>
    insertAttempt(tx, {
      id,
      accountId: principal.accountId,
      codeVerifier,
      redirectUri,
      expiresAt: after(clock.now(), attemptLifetime),
    }),
  );
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const state = signState(stateKey, statePurpose, {
    id,
    type: 'calendar_connect',
    userId: principal.accountId,
    frontendRedirect: redirectUri,
  });
  return { authorizeUrl: calendar.consentUrl({ redirectUri, state, codeChallenge }) };
}

async function finish(
  options: ConnectionOptions,
  principal: Principal,
  { code, state }: { code: string; state: string },
): Promise<CalendarStatus> {
  const { database, clock, calendar, events, stateKey, sealingKey } = options;
  const { accountId } = principal;
  const id = readState(stateKey, statePurpose, state);
  // The attempt is looked for among the caller's own: an answer meant for another account finds none.
  const attempt = id && (await database.transaction(accountScope(principal), (tx) => takeAttempt(tx, accountId, id)));
  if (!calendar || !attempt || attempt.expires_at <= clock.now()) throw new AppError('CALENDAR_CONNECTION_INVALID');
  const { code_verifier: codeVerifier, redirect_uri: redirectUri } = attempt;
  const { grant } = await calendar.connect({ redirectUri, code, codeVerifier }).catch(toAppError);
  const now = clock.now();
  return database.transaction(accountScope(principal), async (tx) => {
    const sealedGrant = seal(sealingKey, accountId, grant);
    await saveConnection(tx, { accountId, calendar: calendar.name, sealedGrant, now });
    await recordAudit(tx, {
      action: 'calendar.connected',
      at: now,
      actorAccountId: accountId,
      detail: { calendar: calendar.name },
    });
    if (principal.role === 'recruiter' && principal.organisationId)
      await events.emit(tx, calendarConnected, principal.organisationId, { accountId });
    return describe(options, tx, accountId);
  });
}

/** Deleted here whatever the service says: giving the grant back is a courtesy, and may fail. */
async function disconnect(options: ConnectionOptions, principal: Principal): Promise<CalendarStatus> {
  const { database, clock, calendar, sealingKey } = options;
  const { accountId } = principal;
  const { row, status } = await database.transaction(accountScope(principal), async (tx) => {
    const gone = await deleteConnection(tx, accountId);
    if (gone) await recordAudit(tx, { action: 'calendar.disconnected', at: clock.now(), actorAccountId: accountId });
    return { row: gone, status: await describe(options, tx, accountId) };
  });
  if (row && row.calendar === calendar?.name) {
    await calendar.revoke(open(sealingKey, accountId, row.sealed_grant)).catch(() => undefined);
  }
  return status;
}

function toAppError(error: unknown): never {
  if (!(error instanceof CalendarFailed)) throw error;
  if (error.reason === 'not-granted') throw new AppError('CALENDAR_NOT_GRANTED', { cause: error });
  if (error.reason === 'unavailable') throw new AppError('CALENDAR_CONNECTION_FAILED', { cause: error });
  throw new AppError('CALENDAR_CONNECTION_INVALID', { cause: error });
}
