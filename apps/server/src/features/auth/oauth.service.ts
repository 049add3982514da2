import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { PublicRole, SessionUser } from '@candela/contract/auth/auth.schemas.ts';
import { safeNext } from '@candela/contract/auth/safe-next.ts';
import { cleanName } from '@candela/contract/kernel/names.ts';
import { type ExternalIdentity, IdentityFailed, type IdentityProvider } from '@candela/integrations/identity/port.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock, minutes } from '../../platform/clock.ts';
import { type Database, isUniqueViolation, type Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import { sameBytes } from '../../platform/secrets/keys.ts';
import { readState, signState } from '../../platform/secrets/signed-state.ts';
import type { MailService } from '../mail/mail.service.ts';
import { foundOrganisation } from '../organisations/organisations.service.ts';
import {
  type AccountRow,
  findAccountByEmail,
  findAccountById,
  findAccountBySubject,
  insertAccount,
  linkExternalSubject,
} from './accounts.repo.ts';
import { googleLinkedMail } from './auth.mails.ts';
import { assertNotSuspended } from './auth.policy.ts';
import { insertOauthAttempt, takeOauthAttempt } from './oauth-attempts.repo.ts';
import { deleteRegistrations } from './registrations.repo.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { SessionsService } from './sessions.service.ts';

const attemptLifetime = minutes(10);
const statePurpose = 'state';
const browserCookie = 'candela_oauth';
const browserCookiePath = '/api/auth/oauth';

export interface OauthOptions {
  database: Database;
  clock: Clock;
  /** Absent when neither a provider is configured nor a stand-in allowed. */
  identity: IdentityProvider | undefined;
  mail: MailService;
  sessions: SessionsService;
  secondFactors: SecondFactorService;
  stateKey: Uint8Array;
}

const random = () => randomBytes(32).toString('base64url');
const sha256 = (value: string) => createHash('sha256').update(value);

export function createOauthService(options: OauthOptions) {
  return {
    begin: (
      input: { role: PublicRole; companyId?: string | undefined; next?: string | undefined },
      request: RequestContext,
    ) => beginOauth(options, input, request),
    finish: (input: { code: string; state: string }, request: RequestContext) => finishOauth(options, input, request),
  };
}

export type OauthService = ReturnType<typeof createOauthService>;

async function beginOauth(
  { database, clock, identity, stateKey }: OauthOptions,
  { role, companyId, next }: { role: PublicRole; companyId?: string | undefined; next?: string | undefined },
  request: RequestContext,
): Promise<{ nonce: string; authorizeUrl: string }> {
  if (!identity) throw new AppError('UNAVAILABLE', { message: 'Google sign-in is not set up here.' });
  const [nonce, codeVerifier, browser] = [random(), random(), random()];
  const id = randomUUID();
  const redirectUri = `${request.origin}/auth/callback`;
  await insertOauthAttempt(database.system, {
    id,
    role,
    nonce,
    codeVerifier,
    redirectUri,
    browserHash: sha256(browser).digest(),
    nextPath: safeNext(next),
    expiresAt: after(clock.now(), attemptLifetime),
  });
  // The answer must come back to the browser that asked, not to the holder of the link.
  request.setCookie(browserCookie, browser, { path: browserCookiePath, maxAgeSeconds: attemptLifetime / 1000 });
  const codeChallenge = sha256(codeVerifier).digest('base64url');
  // What is acted on stays here: the state is believed only for the attempt it names.
  const state = signState(stateKey, statePurpose, {
    id,
    role,
    companyId: companyId ?? null,
    frontendRedirect: redirectUri,
    nonce,
  });
  const authorizeUrl = await identity.authorizeUrl({ redirectUri, state, nonce, codeChallenge }).catch(toAppError);
  return { nonce, authorizeUrl };
}

async function finishOauth(
  options: OauthOptions,
  { code, state }: { code: string; state: string },
  request: RequestContext,
): Promise<{ accessToken: string; user: SessionUser; next: string | null }> {
  const id = readState(options.stateKey, statePurpose, state);
  const attempt = id && options.identity ? await takeOauthAttempt(options.database.system, id) : undefined;
  const browser = request.cookie(browserCookie);
  request.clearCookie(browserCookie, { path: browserCookiePath });
  if (!options.identity || !attempt || attempt.expires_at <= options.clock.now()) throw new AppError('OAUTH_FAILED');
  if (!browser || !sameBytes(sha256(browser).digest(), attempt.browser_hash)) throw new AppError('OAUTH_FAILED');
  const external = await options.identity
    .exchange({
      redirectUri: attempt.redirect_uri,
      code,
      state,
      nonce: attempt.nonce,
      codeVerifier: attempt.code_verifier,
    })
    .catch(toAppError);
  const findAccount = () =>
    options.database.transaction(systemScope, async (tx) => {
      const account = await findOrCreateAccount(options, tx, external, attempt.role, request);
      assertNotSuspended(account);
      return account;
    });
  const account = await findAccount().catch((error: unknown) => {
    // Another window made the account in the same moment; the second look finds it.
    if (isUniqueViolation(error)) return findAccount();
    throw error;
  });
  // Outside: that it is asked for takes back neither the link with Google nor the mail that tells of it.
  await options.secondFactors.demand(options.database.system, account, request);
  const started = await options.database.transaction(systemScope, (tx) =>
    options.sessions.start(tx, account, request, 'google'),
  );
  return { ...started, next: attempt.next_path };
}

async function findOrCreateAccount(
  { clock, mail }: OauthOptions,
  tx: Tx,
  external: ExternalIdentity,
  role: PublicRole,
  request: RequestContext,
): Promise<AccountRow> {
  const linked = await findAccountBySubject(tx, external.subject, role);
  if (linked) return linked;
  // A password that was chosen for this address without confirming it must not become a way in. First, because
  // confirming locks in this order too: neither can wait for the other.
  await deleteRegistrations(tx, external.email, role);
  const sameEmail = await findAccountByEmail(tx, external.email, role);
  const accountId = sameEmail?.id ?? (await insertGoogleAccount(tx, external, role));
  // The provider vouches for the address, so a confirmed account of the same address and role is theirs.
  if (sameEmail) {
    await linkExternalSubject(tx, accountId, external);
    await mail.queueMail(tx, { to: sameEmail.email, content: googleLinkedMail(role, request.origin) });
  }
  await recordAudit(tx, {
    action: sameEmail ? 'auth.google-linked' : 'auth.registered',
    at: clock.now(),
    actorAccountId: accountId,
    detail: { role, how: 'google' },
    requestId: request.requestId,
    address: request.address,
  });
  const account = await findAccountById(tx, accountId);
  if (!account) throw new Error('The account just written cannot be read');
  return account;
}

async function insertGoogleAccount(tx: Tx, external: ExternalIdentity, role: PublicRole): Promise<string> {
  // The provider's names were typed by the person too.
  const firstName = cleanName(external.firstName, 80);
  const lastName = cleanName(external.lastName, 80);
  const accountId = await insertAccount(tx, {
    email: external.email,
    role,
    firstName,
    lastName,
    passwordHash: null,
    authProvider: 'google',
    externalSubject: external.subject,
    profilePicture: external.picture,
  });
  if (role === 'recruiter') {
    await foundOrganisation(tx, {
      accountId,
      name: `${firstName} ${lastName}`.trim() || external.email,
    });
  }
  return accountId;
}

function toAppError(error: unknown): never {
  if (!(error instanceof IdentityFailed)) throw error;
  throw error.reason === 'unavailable'
    ? new AppError('UNAVAILABLE', { message: 'Google sign-in did not answer. Please try again.', cause: error })
    : new AppError('OAUTH_FAILED', { cause: error });
}
