import type { Recruiter } from '@candela/contract/organisations/organisations.routes.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Companies } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { startFreeSubscription } from '../subscriptions/subscriptions.service.ts';
import {
  deleteMember,
  deleteMembership,
  findRecruiter,
  findVisibleCompanies,
  hasMemberships,
  insertMember,
  insertMembership,
  insertOrganisation,
  insertParent,
  lockMember,
  writeOrganisationSuspension,
} from './organisations.repo.ts';

/** A recruiter who registers without an invitation founds an organisation and is its parent, on the free plan. */
export async function foundOrganisation(tx: Tx, founder: { accountId: string; name: string }): Promise<string> {
  const organisationId = await insertOrganisation(tx, founder.name);
  await startFreeSubscription(tx, organisationId);
  await insertParent(tx, organisationId, founder.accountId);
  return organisationId;
}

/** Suspends an organisation, or with null reinstates it. */
export const setSuspension = writeOrganisationSuspension;

/** Makes an account a member who sees one company, or all of them. The caller has made sure of a free seat. */
export async function joinOrganisation(
  tx: Tx,
  organisationId: string,
  member: { accountId: string; companyId: string | null },
): Promise<void> {
  if (!(await insertMember(tx, organisationId, member.accountId))) throw new AppError('OTHER_ORGANISATION');
  await insertMembership(tx, organisationId, member.accountId, member.companyId);
}

/**
 * Ends a membership: of one company, or the whole of it. A member who is left without any company leaves the organisation,
 * and with that the seat. What they did stays. Answers whether they left.
 */
export async function leaveOrganisation(
  tx: Tx,
  organisationId: string,
  member: { accountId: string; companyId: string | null },
): Promise<boolean> {
  const locked = await lockMember(tx, organisationId, member.accountId);
  if (!locked) throw new AppError('NOT_FOUND');
  if (locked.is_parent) throw new AppError('PARENT_STAYS');
  if (member.companyId) {
    if (!(await deleteMembership(tx, organisationId, member.accountId, member.companyId))) {
      throw new AppError('NOT_FOUND');
    }
    if (await hasMemberships(tx, organisationId, member.accountId)) return false;
  }
  await deleteMember(tx, organisationId, member.accountId);
  return true;
}

/** The companies a member may see now, for work that is done later in their name. */
export const visibleCompanies = (tx: Tx, organisationId: string, accountId: string): Promise<Companies> =>
  findVisibleCompanies(tx, organisationId, accountId);

export interface OrganisationsService {
  describeRecruiter(principal: RecruiterPrincipal): Promise<Recruiter>;
}

export const createOrganisationsService = (database: Database): OrganisationsService => ({
  describeRecruiter: (principal) =>
    database.transaction(tenantScope(principal), (tx) => describeRecruiter(tx, principal)),
});

/** The caller in their organisation, for a transaction that acts for them. */
export async function describeRecruiter(tx: Tx, principal: RecruiterPrincipal): Promise<Recruiter> {
  const row = await findRecruiter(tx, principal.organisationId, principal.accountId);
  return {
    isParent: principal.isParent,
    organisation: { id: row.organisation_id, name: row.organisation_name },
    memberships: row.memberships,
    user: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      authProvider: row.auth_provider,
      calendarConnected: row.calendar_connected,
    },
  };
}
