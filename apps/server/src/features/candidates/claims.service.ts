import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import { readLink } from '../../platform/secrets/signed-link.ts';
import { bindRecord, moveAddress } from '../../records/candidates.repo.ts';
import { isClaimable } from './claims.repo.ts';
import { findKeptId } from './merged.repo.ts';

export interface Claim {
  /** As it came in the link. */
  invite: string;
  candidateId?: string | undefined;
  email: string;
}

/** The record an invitation is for, if it may still be claimed by this address; null otherwise. */
export async function findClaim(tx: Tx, linkKey: Uint8Array, claim: Claim, now: Date): Promise<string | null> {
  const id = readLink(linkKey, 'claim', claim.invite, now);
  if (!id || (claim.candidateId !== undefined && claim.candidateId !== id)) return null;
  const keptId = await findKeptId(tx, id);
  return (await isClaimable(tx, keptId, claim.email)) ? keptId : null;
}

/** Ties the record to the account whose address was just proved; changes nothing when it was claimed before. */
export async function bindClaim(
  tx: Tx,
  candidateId: string,
  account: { id: string; email: string },
  now: Date,
): Promise<void> {
  // Merged since the registration began: the claim is for the record that was kept.
  const keptId = await findKeptId(tx, candidateId);
  const bound = await bindRecord(tx, keptId, account, now);
  if (!bound) return;
  await recordAudit(tx, {
    action: 'candidate.claimed',
    at: now,
    organisationId: bound.organisation_id,
    actorAccountId: account.id,
    subject: { type: 'candidate', id: keptId },
  });
}

/** A candidate's own record follows when their account gets another address. */
export const followAddress = moveAddress;
