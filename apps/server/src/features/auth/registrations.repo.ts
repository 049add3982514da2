import type { PublicRole } from '@candela/contract/auth/auth.schemas.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { InviteReference } from '../team/invite-link.service.ts';

export interface NewRegistration {
  id: string;
  email: string;
  role: PublicRole;
  firstName: string;
  lastName: string;
  passwordHash: string;
  companyName: string | null;
  nextPath: string | null;
  claimedCandidateId: string | null;
  teamInvite: InviteReference | null;
  codeHash: Buffer;
  codeExpiresAt: Date;
  triesLeft: number;
  createdAt: Date;
}

export async function insertRegistration(tx: Tx, registration: NewRegistration): Promise<void> {
  await tx
    .insertInto('registrations')
    .values({
      id: registration.id,
      email: registration.email,
      role: registration.role,
      first_name: registration.firstName,
      last_name: registration.lastName,
      password_hash: registration.passwordHash,
      company_name: registration.companyName,
      next_path: registration.nextPath,
      claimed_candidate_id: registration.claimedCandidateId,
      team_organisation_id: registration.teamInvite?.organisationId ?? null,
      team_invite_id: registration.teamInvite?.inviteId ?? null,
      code_hash: registration.codeHash,
      code_expires_at: registration.codeExpiresAt,
      tries_left: registration.triesLeft,
      created_at: registration.createdAt,
    })
    .execute();
}

/** Newest first, locked: of two codes typed at once, the second sees what the first used up. */
export const lockRegistrations = (tx: Tx, email: string, role: PublicRole, since: Date) =>
  tx
    .selectFrom('registrations')
    .selectAll()
    .where('email', '=', email)
    .where('role', '=', role)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();

export const findNewestRegistration = (tx: Tx, email: string, role: PublicRole, since: Date) =>
  tx
    .selectFrom('registrations')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('role', '=', role)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function useRegistrationTry(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('registrations')
    .set((eb) => ({ tries_left: eb.fn<number>('greatest', [eb('tries_left', '-', 1), eb.lit(0)]) }))
    .where('id', 'in', ids)
    .execute();
}

export async function replaceRegistrationCode(
  tx: Tx,
  id: string,
  code: { hash: Buffer; expiresAt: Date; triesLeft: number },
): Promise<void> {
  await tx
    .updateTable('registrations')
    .set({ code_hash: code.hash, code_expires_at: code.expiresAt, tries_left: code.triesLeft })
    .where('id', '=', id)
    .execute();
}

export async function deleteRegistrations(tx: Tx, email: string, role: PublicRole): Promise<void> {
  await tx.deleteFrom('registrations').where('email', '=', email).where('role', '=', role).execute();
}
