import type { Recruiter } from '@candela/contract/organisations/organisations.routes.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Companies } from '../../platform/database/scope.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { startFreeSubscription } from '../subscriptions/subscriptions.service.ts';
import { findRecruiter, findVisibleCompanies, insertOrganisation, insertParent } from './organisations.repo.ts';

/** A recruiter who registers without an invitation founds an organisation and is its parent, on the free plan. */
export async function foundOrganisation(tx: Tx, founder: { accountId: string; name: string }): Promise<string> {
  const organisationId = await insertOrganisation(tx, founder.name);
  await startFreeSubscription(tx, organisationId);
  await insertParent(tx, organisationId, founder.accountId);
  return organisationId;
}

/** The companies a member may see now, for work that is done later in their name. */
export const visibleCompanies = (tx: Tx, organisationId: string, accountId: string): Promise<Companies> =>
  findVisibleCompanies(tx, organisationId, accountId);

export interface OrganisationsService {
  describeRecruiter(principal: RecruiterPrincipal): Promise<Recruiter>;
}

export const createOrganisationsService = (database: Database): OrganisationsService => ({
  async describeRecruiter(principal) {
    const row = await database.transaction(tenantScope(principal), (tx) =>
      findRecruiter(tx, principal.organisationId, principal.accountId),
    );
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
  },
});
