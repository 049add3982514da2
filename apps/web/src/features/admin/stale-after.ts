import { getOverview, listAdminPlans, listAudit, listWork } from '@candela/contract/admin/admin-console.routes.ts';
import { getOrganisation, listAccounts, listOrganisations } from '@candela/contract/admin/admin-people.routes.ts';

/** What is no longer true once something of this kind was changed, wherever in the console it is shown. */
export const staleAfter = {
  account: [listOrganisations, getOrganisation, listAccounts, getOverview, listAudit],
  plan: [listAdminPlans, listOrganisations, getOrganisation, getOverview, listAudit],
  task: [listWork, getOverview, listAudit],
} as const;
