import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { safeNext } from '@candela/contract/auth/safe-next.ts';
import { type ExternalIdentity, IdentityFailed, type IdentityProvider } from '@candela/integrations/identity/port.ts';
import { after, type Clock, minutes } from '../../platform/clock.ts';
import { type Database, isUniqueViolation } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import type { OpenIdentity } from '../../platform/manifest/platform.ts';
import { sameBytes } from '../../platform/secrets/keys.ts';
import { open } from '../../platform/secrets/sealed-box.ts';
import { createSignedIds, type SignedIds } from '../../platform/secrets/signed-id.ts';
import type { SsoSessions } from '../auth/sso-sessions.service.ts';
import {
  type ConnectionRow,
  findConnection,
  findConnectionOfDomain,
  insertAttempt,
  markProved,
  takeAttempt,
} from './sso.repo.ts';
import { redirectUriOf } from './sso.service.ts';
import { findOrJoin } from './sso-join.service.ts';

const attemptLifetime = minutes(10);
const browserCookie = 'candela_sso';
const cookiePath = '/api/auth/sso';

export interface SsoSignInOptions {
  database: Database;
  clock: Clock;
  openIdentity: OpenIdentity;
  sessions: SsoSessions;
  stateKey: Uint8Array;
  sealingKey: Uint8Array;
  linkOrigin: string;
}

type Context = SsoSignInOptions & { states: SignedIds };

export const createSsoSignIn = (options: SsoSignInOptions) => {
  const context = { ...options, states: createSignedIds(options.stateKey, 'sso') };
  return {
    begin: (input: { email: string; next?: string | undefined }, request: RequestContext) =>
      begin(context, input, request),
    finish: (
      input: { organisationId: string; code: string; state: string; iss?: string | undefined },
      request: RequestContext,
    ) => finish(context, input, request),
  };
};

export type SsoSignIn = ReturnType<typeof createSsoSignIn>;

const random = () => randomBytes(32).toString('base64url');
const sha256 = (value: string) => createHash('sha256').update(value);
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

async function begin(
  context: Context,
  { email, next }: { email: string; next?: string | undefined },
  request: RequestContext,
): Promise<{ authorizeUrl: string }> {
  const { database, clock, states, linkOrigin } = context;
  const connection = await findConnectionOfDomain(database.system, domainOf(email));
  if (!connection) throw new AppError('SSO_UNKNOWN');
  const organisationId = connection.organisation_id;
  const [nonce, codeVerifier, browser, id] = [random(), random(), random(), randomUUID()];
  const identity = await identityOf(context, connection);
  const authorizeUrl = await identity
    .authorizeUrl({
      redirectUri: redirectUriOf(linkOrigin, organisationId),
      state: states.sign(id),
      nonce,
      codeChallenge: sha256(codeVerifier).digest('base64url'),
    })
    .catch(toAppError);
  const now = clock.now();
  await insertAttempt(
    database.system,
    {
      id,
      organisationId,
      nonce,
      codeVerifier,
      browserHash: sha256(browser).digest(),
      nextPath: safeNext(next),
      expiresAt: after(now, attemptLifetime),
    },
    now,
  );
  // The answer must come back to the browser that asked, not to the holder of the link.
  request.setCookie(browserCookie, browser, { path: cookiePath, maxAgeSeconds: attemptLifetime / 1000 });
  return { authorizeUrl };
}

async function finish(
  context: Context,
  input: { organisationId: string; code: string; state: string; iss?: string | undefined },
  request: RequestContext,
) {
  const { database, clock, sessions, linkOrigin } = context;
  const { organisationId } = input;
  const attempt = await takeOwnAttempt(context, input, request);
  const connection = await findConnection(database.system, organisationId);
  if (!connection?.verified_at) throw new AppError('OAUTH_FAILED');
  const identity = await identityOf(context, connection);
  const external = await identity
    .exchange({
      redirectUri: redirectUriOf(linkOrigin, organisationId),
      code: input.code,
      state: input.state,
      nonce: attempt.nonce,
      codeVerifier: attempt.code_verifier,
      ...(input.iss !== undefined && { issuer: input.iss }),
    })
    .catch(toAppError);
  assertOfDomain(external, connection);
  const start = () =>
    database.transaction(systemScope, async (tx) => {
      const now = clock.now();
      const accountId = await findOrJoin(tx, { sessions, connection, external, now, request });
      const session = await sessions.start(tx, accountId, request);
      await markProved(tx, connection, now);
      return session;
    });
  const started = await start().catch((error: unknown) => {
    // Another window made the account in the same moment; the second look finds it.
    if (isUniqueViolation(error)) return start();
    throw error;
  });
  return { ...started, next: attempt.next_path };
}

async function takeOwnAttempt(
  { database, clock, states }: Context,
  { organisationId, state }: { organisationId: string; state: string },
  request: RequestContext,
) {
  const id = states.read(state);
  const attempt = id ? await takeAttempt(database.system, organisationId, id) : undefined;
  const browser = request.cookie(browserCookie);
  request.clearCookie(browserCookie, { path: cookiePath });
  if (!attempt || attempt.expires_at <= clock.now()) throw new AppError('OAUTH_FAILED');
  if (!browser || !sameBytes(sha256(browser).digest(), attempt.browser_hash)) throw new AppError('OAUTH_FAILED');
  return attempt;
}

const identityOf = ({ openIdentity, sealingKey }: Context, connection: ConnectionRow): Promise<IdentityProvider> =>
  openIdentity({
    issuer: connection.issuer,
    clientId: connection.client_id,
    ...(connection.sealed_secret && {
      clientSecret: open(sealingKey, connection.organisation_id, connection.sealed_secret),
    }),
  });

/** A provider speaks for the domain its organisation has proved, and for no other. */
function assertOfDomain({ email }: ExternalIdentity, { domain }: ConnectionRow): void {
  if (domainOf(email) === domain) return;
  throw new AppError('SSO_REFUSED', { message: `Single sign-on here is for addresses of ${domain} only.` });
}

function toAppError(error: unknown): never {
  if (!(error instanceof IdentityFailed)) throw error;
  throw error.reason === 'unavailable'
    ? new AppError('UNAVAILABLE', {
        message: 'Your organisation’s sign-in did not answer. Please try again.',
        cause: error,
      })
    : new AppError('OAUTH_FAILED', { cause: error });
}
