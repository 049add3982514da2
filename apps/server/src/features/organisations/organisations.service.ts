import type { Recruiter } from '@candela/contract/recruiter/recruiter.routes.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { startFreeSubscription } from '../subscriptions/subscriptions.service.ts';
import {
  findAccount,
  findOrganisation,
  insertOrganisation,
  insertParent,
  listMemberships,
} from './organisations.repo.ts';

/** A recruiter who registers without an invitation founds an organisation and is its parent, on the free plan. */
export async function foundOrganisation(tx: Tx, founder: { accountId: string; name: string }): Promise<string> {
  const organisationId = await insertOrganisation(tx, founder.name);
  await startFreeSubscription(tx, organisationId);
  await insertParent(tx, organisationId, founder.accountId);
  return organisationId;
}

export interface OrganisationsService {
  describeRecruiter(principal: RecruiterPrincipal): Promise<Recruiter>;
}

export const createOrganisationsService = (database: Database): OrganisationsService => ({
  describeRecruiter: (principal) =>
    database.transaction(tenantScope(principal), async (tx) => {
      const account = await findAccount(tx, principal.accountId);
      const memberships = await listMemberships(tx, principal.organisationId, principal.accountId);
      return {
        isParent: principal.isParent,
        organisation: await findOrganisation(tx, principal.organisationId),
        memberships: memberships.map((row) => ({
          scope: row.scope,
          role: row.role,
          companyId: row.company_id,
          companyName: row.company_name,
        })),
        user: {
          firstName: account.first_name,
          lastName: account.last_name,
          email: account.email,
          authProvider: account.auth_provider,
          calendarConnected: false,
        },
      };
    }),
});
