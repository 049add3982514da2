import { randomUUID } from 'node:crypto';
import type { PublicRole, RegisterInput } from '@candela/contract/auth/auth.schemas.ts';
import { safeNext } from '@candela/contract/auth/safe-next.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock, days } from '../../platform/clock.ts';
import { type Database, isUniqueViolation, type Tx } from '../../platform/database/database.ts';
import { organisationScope, systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { bindClaim, findClaim } from '../candidates/claims.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { foundOrganisation } from '../organisations/organisations.service.ts';
import { type InviteReference, readInviteToken } from '../team/invite-link.service.ts';
import { findOpenInvite, joinTeam } from '../team/join.service.ts';
import { findAccountByEmail, insertAccount } from './accounts.repo.ts';
import { alreadyRegisteredMail, confirmationMail } from './auth.mails.ts';
import { type CodeRequest, resendCodeTask } from './auth.tasks.ts';
import type { CodeLimits } from './code-limits.ts';
import { codeLifetime, codeTries, createCode, createLinkToken, hashCode, isLinkToken, isMailedCode } from './codes.ts';
import { spendToken } from './oauth-attempts.repo.ts';
import { assertStrong } from './password-policy.ts';
import { hashPassword } from './passwords.ts';
import {
  deleteRegistrations,
  insertRegistration,
  lockRegistrations,
  replaceRegistrationCode,
  useRegistrationTry,
} from './registrations.repo.ts';

/** An unconfirmed registration can be confirmed with a new code for a day. */
export const registrationLifetime = days(1);

export interface RegistrationOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  codeLimits: CodeLimits;
  mail: MailService;
  codeKey: Uint8Array;
  linkKey: Uint8Array;
}

const toMailed = (attempt: { id: string; code_hash: Buffer; tries_left: number; code_expires_at: Date }) => ({
  subject: attempt.id,
  codeHash: attempt.code_hash,
  triesLeft: attempt.tries_left,
  expiresAt: attempt.code_expires_at,
});

export function createRegistrationService(options: RegistrationOptions) {
  return {
    register: (input: RegisterInput, request: RequestContext) => register(options, input, request),
    confirm: (input: { email: string; role: PublicRole; code: string }, request: RequestContext) =>
      confirmRegistration(options, input, request),
    /** Asks for another code. The rest happens in the background, so that the time of the answer tells nothing. */
    resend: (input: { email: string; role: PublicRole }, request: RequestContext) =>
      askForCode(options, input, request),
    /** Mails it, if a registration waits for one. */
    resendCode: (wanted: CodeRequest & { role: PublicRole }) => resendCode(options, wanted),
  };
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;

async function register(options: RegistrationOptions, input: RegisterInput, request: RequestContext): Promise<void> {
  assertStrong('password', input.password, [input.firstName, input.lastName, input.email, input.company]);
  const invited = await readInvite(options, input);
  await options.codeLimits.countMail('confirm', input, request);
  const passwordHash = await hashPassword(input.password);
  const code = createCode();
  const id = randomUUID();
  const codeHash = hashCode(options.codeKey, id, code);
  const now = options.clock.now();
  await options.database.transaction(systemScope, async (tx) => {
    const existing = await findAccountByEmail(tx, input.email, input.role);
    if (existing) {
      // The form answers the same; only the owner of the address learns that there is an account.
      const joinPath =
        invited.team && `/join?${new URLSearchParams({ invite: input.invite ?? '', email: input.email })}`;
      await options.mail.queueMail(tx, {
        to: input.email,
        content: alreadyRegisteredMail(existing, request.origin, joinPath ?? safeNext(input.next)),
      });
      // The invitation was mailed to an address that this account has proved to be its own.
      if (invited.candidateId) await bindClaim(tx, invited.candidateId, existing, now);
      return;
    }
    await insertRegistration(tx, {
      id,
      email: input.email,
      role: input.role,
      firstName: input.firstName,
      lastName: input.lastName,
      passwordHash,
      companyName: input.company?.trim() || null,
      nextPath: safeNext(input.next),
      claimedCandidateId: invited.candidateId,
      teamInvite: invited.team,
      codeHash,
      codeExpiresAt: after(now, codeLifetime),
      triesLeft: codeTries,
      createdAt: now,
    });
    await options.mail.queueMail(tx, {
      to: input.email,
      content: confirmationMail(
        {
          firstName: input.firstName,
          email: input.email,
          role: input.role,
          code,
          token: createLinkToken(options.codeKey, id, codeHash),
        },
        request.origin,
      ),
    });
  });
}

async function confirmRegistration(
  { database, clock, codeLimits, codeKey }: RegistrationOptions,
  { email, role, code }: { email: string; role: PublicRole; code: string },
  request: RequestContext,
): Promise<{ next: string | null }> {
  await codeLimits.countGuess('confirm', { email, role }, code, request);
  const now = clock.now();
  const confirmed = await database
    .transaction(systemScope, async (tx) => {
      const attempts = await lockRegistrations(tx, email, role, after(now, -registrationLifetime));
      const match = attempts.find((attempt) => isMailedCode(codeKey, toMailed(attempt), code, now));
      if (!match) {
        const ids = attempts.map((attempt) => attempt.id);
        if (!isLinkToken(code)) await useRegistrationTry(tx, ids);
        return null;
      }
      const accountId = await insertAccount(tx, {
        email,
        role,
        firstName: match.first_name,
        lastName: match.last_name,
        passwordHash: match.password_hash,
        authProvider: 'cognito',
      });
      if (role === 'recruiter') await findPlace(tx, { id: accountId, email }, match, now);
      await deleteRegistrations(tx, email, role);
      if (match.claimed_candidate_id) await bindClaim(tx, match.claimed_candidate_id, { id: accountId, email }, now);
      await recordAudit(tx, {
        action: 'auth.registered',
        at: now,
        actorAccountId: accountId,
        detail: { role },
        requestId: request.requestId,
        address: request.address,
      });
      return { next: match.next_path };
    })
    .catch((error: unknown) => {
      // Confirmed through another door (Google) in the same moment.
      if (isUniqueViolation(error)) return null;
      throw error;
    });
  if (!confirmed) throw new AppError('INVALID_CODE');
  await codeLimits.forgetGuesses('confirm', { email, role }, request);
  return confirmed;
}

/** The same for an address that waits for a code and for any other; the rest happens in the background. */
async function askForCode(
  { database, queue, codeLimits }: RegistrationOptions,
  account: { email: string; role: PublicRole },
  request: RequestContext,
): Promise<void> {
  await codeLimits.countMail('confirm', account, request);
  const wanted = { id: randomUUID(), ...account, origin: request.origin };
  await queue.enqueue(database.system, resendCodeTask, wanted, { tenant: 'platform' });
}

const resendCode = (
  { database, clock, mail, codeKey }: RegistrationOptions,
  { id, email, role, origin }: CodeRequest & { role: PublicRole },
): Promise<void> =>
  database.transaction(systemScope, async (tx) => {
    const now = clock.now();
    // Asked for once, mailed once, however often the task runs.
    if (!(await spendToken(tx, `resend-code:${id}`, after(now, codeLifetime)))) return;
    const [newest] = await lockRegistrations(tx, email, role, after(now, -registrationLifetime));
    if (!newest) return;
    const code = createCode();
    const codeHash = hashCode(codeKey, newest.id, code);
    await replaceRegistrationCode(tx, newest.id, {
      hash: codeHash,
      expiresAt: after(now, codeLifetime),
      triesLeft: codeTries,
    });
    const token = createLinkToken(codeKey, newest.id, codeHash);
    const person = { firstName: newest.first_name, email, role, code, token };
    await mail.queueMail(tx, { to: email, content: confirmationMail(person, origin) });
  });

interface Invited {
  /** The record an invitation asks the person to claim. An id alone, without the signature, binds nothing. */
  candidateId: string | null;
  /** The team a recruiter is invited to join. */
  team: InviteReference | null;
}

async function readInvite({ database, clock, linkKey }: RegistrationOptions, input: RegisterInput): Promise<Invited> {
  const { invite, candidateId, email, role } = input;
  if (!invite) return { candidateId: null, team: null };
  const now = clock.now();
  if (role === 'candidate') {
    const id = await findClaim(database.system, linkKey, { invite, candidateId, email }, now);
    if (!id) throw new AppError('INVALID_INVITE');
    return { candidateId: id, team: null };
  }
  const team = readInviteToken(linkKey, invite, now);
  if (!team) throw new AppError('INVALID_INVITE');
  await database.transaction(organisationScope(team.organisationId), (tx) => findOpenInvite(tx, team, { email, now }));
  return { candidateId: null, team };
}

/** A recruiter joins the team that invited them, or founds an organisation. */
async function findPlace(
  tx: Tx,
  account: { id: string; email: string },
  attempt: {
    first_name: string;
    last_name: string;
    company_name: string | null;
    team_organisation_id: string | null;
    team_invite_id: string | null;
  },
  now: Date,
): Promise<void> {
  const { team_organisation_id: organisationId, team_invite_id: inviteId } = attempt;
  if (organisationId && inviteId) return joinTeam(tx, { organisationId, inviteId }, account, now);
  const name = attempt.company_name ?? `${attempt.first_name} ${attempt.last_name}`;
  await foundOrganisation(tx, { accountId: account.id, name });
}
