import * as contract from '@candela/contract/admin/admin-console.routes.ts';
import { getLanguageModel } from '@candela/contract/admin/admin-language-model.routes.ts';
import * as people from '@candela/contract/admin/admin-people.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/manifest/platform.ts';
import type { AdminAccountsService } from './accounts.service.ts';
import type { AuditLogService } from './audit-log.service.ts';
import { describeLanguageModel } from './language-model.service.ts';
import type { AdminOrganisationsService } from './organisations.service.ts';
import type { OverviewService } from './overview.service.ts';
import type { AdminPlansService } from './plans.service.ts';
import type { WorkService } from './work.service.ts';

export interface AdminServices {
  overview: OverviewService;
  organisations: AdminOrganisationsService;
  accounts: AdminAccountsService;
  plans: AdminPlansService;
  audit: AuditLogService;
  work: WorkService;
}

export const adminRoutes = (admin: AdminServices, platform: Platform): RouteBinding[] => [
  bind(contract.getOverview, async () => ({ data: await admin.overview.describe() })),

  bind(people.listOrganisations, ({ query }) => admin.organisations.list(query)),
  bind(people.getOrganisation, async ({ params }) => ({ data: await admin.organisations.get(params.id) })),
  bind(people.setOrganisationSuspension, async ({ params, body, ...actor }) => ({
    data: await admin.organisations.setSuspension(actor, params.id, body),
  })),
  bind(people.listAccounts, ({ query }) => admin.accounts.list(query)),
  bind(people.setAccountSuspension, async ({ params, body, ...actor }) => ({
    data: await admin.accounts.setSuspension(actor, params.id, body),
  })),

  bind(contract.listAdminPlans, async () => ({ data: await admin.plans.list() })),
  bind(contract.updatePlan, async ({ params, body, ...actor }) => ({
    data: await admin.plans.update(actor, params.id, body),
  })),

  bind(contract.listAudit, ({ query }) => admin.audit.list(query)),
  bind(contract.exportAudit, ({ query, ...actor }) => admin.audit.export(actor, query)),

  bind(contract.listWork, ({ query }) => admin.work.list(query)),
  bind(contract.retryWork, async ({ params, ...actor }) => {
    await admin.work.retry(actor, params.name, params.id);
    return {};
  }),
  bind(contract.retryAllWork, async ({ params, ...actor }) => ({
    data: { count: await admin.work.retryAll(actor, params.name) },
  })),

  bind(getLanguageModel, ({ query }) => describeLanguageModel(platform, query)),
];
