import type { LimitedRole } from '@candela/contract/kernel/roles.ts';
import type { InviteRole } from '@candela/contract/team/team.schemas.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { joinOrganisation } from '../organisations/organisations.service.ts';
import { enforceLimit } from '../subscriptions/subscriptions.service.ts';
import type { InviteReference } from './invite-link.service.ts';
import { findInvite, type InviteRow, takeInvite, takeInviteOf } from './team.repo.ts';

const noSeat = 'This team has no free seat at the moment. Please ask the person who invited you.';

/** The invite a link stands for, if this address may still accept it. */
export async function findOpenInvite(
  tx: Tx,
  reference: InviteReference | null,
  { email, now }: { email?: string; now: Date },
): Promise<InviteRow> {
  const invite = reference && (await findInvite(tx, reference.organisationId, reference.inviteId));
  if (!invite || invite.expires_at <= now || (email !== undefined && invite.email !== email)) {
    throw new AppError('INVALID_INVITE');
  }
  return invite;
}

interface InvitedPlace {
  companyId: string | null;
  role: InviteRole;
}

/** What someone who joins without their link was invited as, where they were; used up by that. */
export async function takeInvitedPlace(
  tx: Tx,
  organisationId: string,
  email: string,
  now: Date,
): Promise<InvitedPlace | null> {
  const invite = await takeInviteOf(tx, organisationId, email);
  return invite && invite.expires_at > now ? { companyId: invite.company_id, role: invite.role } : null;
}

/** An interviewer takes none. An invite holds no seat: the first who accepts has it. */
export async function takeSeat(tx: Tx, organisationId: string, role: InviteRole, refusal: string): Promise<void> {
  if (role !== 'interviewer') await enforceLimit(tx, organisationId, 'seats', refusal);
}

/** A recruiter's own role follows from what they see. */
export const limitedRoleOf = (role: InviteRole): LimitedRole | null => (role === 'recruiter' ? null : role);

/**
 * Uses an invite up and takes a seat for the account, whose address was proved to be the invited one. Both happen or neither:
 * a full team leaves the invite as it was.
 */
export async function joinTeam(
  tx: Tx,
  reference: InviteReference,
  account: { id: string; email: string },
  now: Date,
): Promise<void> {
  const { organisationId } = reference;
  const { role } = await findOpenInvite(tx, reference, { email: account.email, now });
  await takeSeat(tx, organisationId, role, noSeat);
  const taken = await takeInvite(tx, organisationId, reference.inviteId);
  if (!taken) throw new AppError('INVALID_INVITE');
  await joinOrganisation(tx, organisationId, {
    accountId: account.id,
    companyId: taken.company_id,
    limitedRole: limitedRoleOf(taken.role),
  });
  await recordAudit(tx, {
    action: 'team.joined',
    at: now,
    organisationId,
    actorAccountId: account.id,
    subject: { type: 'account', id: account.id },
    detail: { companyId: taken.company_id, role: taken.role },
  });
}
