import type { Proof } from '@candela/contract/auth/proof.schemas.ts';
import { mostPasskeys, type NewPasskeyAnswer, type Passkey } from '@candela/contract/passkeys/passkeys.routes.ts';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { holdName } from '../../platform/database/named-lock.repo.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import { accountScope, type Principal } from '../../platform/sessions/principal.ts';
import type { Reauthentication } from '../auth/reauthentication.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { PasskeyChallenges } from './passkey-challenge.ts';
import { passkeyAddedMail, passkeyRemovedMail } from './passkeys.mails.ts';
import { deletePasskey, insertPasskey, listPasskeys } from './passkeys.repo.ts';

export interface PasskeysOptions {
  database: Database;
  clock: Clock;
  mail: MailService;
  reauthentication: Reauthentication;
  challenges: PasskeyChallenges;
}

/** The passkeys of the account that is signed in. */
export const createPasskeysService = (options: PasskeysOptions) => ({
  list: async (principal: Principal): Promise<Passkey[]> =>
    (await options.database.transaction(accountScope(principal), (tx) => listPasskeys(tx, principal.accountId))).map(
      toPasskey,
    ),
  begin: (principal: Principal, proof: Proof, request: RequestContext) => begin(options, principal, proof, request),
  add: (principal: Principal, input: { name: string; answer: NewPasskeyAnswer }, request: RequestContext) =>
    add(options, principal, input, request),
  remove: async (principal: Principal, id: string, proof: Proof, request: RequestContext): Promise<void> => {
    // A stolen session must not leave the owner with fewer ways in.
    await options.reauthentication.demandAfterAWhile(principal, proof);
    await remove(options, principal, id, request);
  },
});

export type PasskeysService = ReturnType<typeof createPasskeysService>;

/** Passkeys are bound to the name the product is reached under. */
export const hostOf = ({ origin }: RequestContext): string => new URL(origin).hostname;

const purposeOf = ({ accountId }: Principal) => `add:${accountId}`;

async function begin(options: PasskeysOptions, principal: Principal, proof: Proof, request: RequestContext) {
  const { database, clock, reauthentication, challenges } = options;
  await reauthentication.demand(principal, proof);
  const known = await database.transaction(accountScope(principal), (tx) => listPasskeys(tx, principal.accountId));
  assertRoom(known);
  const challenge = challenges.set(request, purposeOf(principal), clock.now());
  const creation = await generateRegistrationOptions({
    rpName: 'Candela',
    rpID: hostOf(request),
    userID: new Uint8Array(Buffer.from(principal.accountId)),
    userName: principal.email,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...creation };
}

function assertRoom(known: readonly unknown[]): void {
  if (known.length < mostPasskeys) return;
  throw new AppError('CONFLICT', { message: `An account can have ${mostPasskeys} passkeys. Remove one first.` });
}

async function add(
  options: PasskeysOptions,
  principal: Principal,
  { name, answer }: { name: string; answer: NewPasskeyAnswer },
  request: RequestContext,
): Promise<Passkey> {
  const { database, clock, mail } = options;
  const now = clock.now();
  const taken = options.challenges.take(request, purposeOf(principal), now);
  if (!taken) throw new AppError('PASSKEY_REFUSED');
  const { credential } = await verifyNew(answer, taken.challenge, request);
  const row = await database.transaction(accountScope(principal), async (tx) => {
    await holdName(tx, `passkeys:${principal.accountId}`);
    assertRoom(await listPasskeys(tx, principal.accountId));
    const inserted = await insertPasskey(tx, {
      accountId: principal.accountId,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      now,
    });
    if (!inserted) throw new AppError('CONFLICT', { message: 'This passkey has been added already.' });
    await audit(tx, 'passkeys.added', principal, request, now);
    await mail.queueMail(tx, { to: principal.email, content: passkeyAddedMail(name, principal.role, request.origin) });
    return inserted;
  });
  return toPasskey(row);
}

/** The library throws at what does not fit; to the caller all of it is the same. */
async function verifyNew(answer: NewPasskeyAnswer, expectedChallenge: string, request: RequestContext) {
  try {
    const result = await verifyRegistrationResponse({
      response: answer as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: request.origin,
      expectedRPID: hostOf(request),
    });
    if (result.verified) return result.registrationInfo;
  } catch (error) {
    throw new AppError('PASSKEY_REFUSED', { cause: error });
  }
  throw new AppError('PASSKEY_REFUSED');
}

const remove = (
  { database, clock, mail }: PasskeysOptions,
  principal: Principal,
  id: string,
  request: RequestContext,
): Promise<void> =>
  database.transaction(accountScope(principal), async (tx) => {
    const name = await deletePasskey(tx, principal.accountId, id);
    if (name === undefined) throw new AppError('NOT_FOUND');
    await audit(tx, 'passkeys.removed', principal, request, clock.now());
    await mail.queueMail(tx, {
      to: principal.email,
      content: passkeyRemovedMail(name, principal.role, request.origin),
    });
  });

const audit = (tx: Tx, action: string, principal: Principal, request: RequestContext, now: Date): Promise<void> =>
  recordAudit(tx, {
    action,
    at: now,
    actorAccountId: principal.accountId,
    requestId: request.requestId,
    address: request.address,
  });

const toPasskey = (row: { id: string; name: string; created_at: Date; last_used_at: Date | null }): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
