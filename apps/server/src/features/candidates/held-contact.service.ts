import type { Socials } from '@candela/contract/cvs/cvs.schemas.ts';
import { candidateRenamed } from '../../events/candidates.events.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import { updateCandidate } from '../../records/candidates.repo.ts';
import { toSocials } from './details.service.ts';
import * as repo from './held-contact.repo.ts';

export interface Contact {
  name: string;
  email: string;
  phone: string;
  address: string;
  socials: Socials;
}

export interface HeldKey {
  organisationId: string;
  candidateId: string;
}

/** How an organisation calls and reaches a candidate. Held until the transaction ends. */
export async function lockContact(tx: Tx, key: HeldKey): Promise<Contact> {
  const row = await repo.lockContact(tx, key);
  if (!row) throw new AppError('NOT_FOUND');
  return { ...row, socials: toSocials(row.socials) };
}

/** Plain facts, from the candidate: they count at once. */
export async function correctContact(
  tx: Tx,
  events: Events,
  key: HeldKey,
  { socials, ...change }: Partial<Contact>,
  now: Date,
): Promise<void> {
  await updateCandidate(tx, key.candidateId, {
    ...change,
    ...(socials && { socials: JSON.stringify(socials) }),
    updated_at: now,
  });
  // The scorer takes a name out of the lines of a CV, so another name may give another score.
  if (change.name !== undefined) {
    await events.emit(tx, candidateRenamed, key.organisationId, { candidateId: key.candidateId });
  }
}
