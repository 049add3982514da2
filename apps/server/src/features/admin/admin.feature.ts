import { defineFeature } from '../../platform/manifest/feature.ts';
import { createAdminAccountsService } from './accounts.service.ts';
import { adminRoutes } from './admin.routes.ts';
import { createAuditLogService } from './audit-log.service.ts';
import { createAdminOrganisationsService } from './organisations.service.ts';
import { createOverviewService } from './overview.service.ts';
import { createAdminPlansService } from './plans.service.ts';
import { createWorkService } from './work.service.ts';

export const adminFeature = defineFeature({
  name: 'admin',
  build: ({ platform }) => {
    const { clock, database, queue, events, pages } = platform;
    const service = {
      overview: createOverviewService({ database, clock, queue }),
      organisations: createAdminOrganisationsService({ database, clock, events, pages }),
      accounts: createAdminAccountsService({ database, clock }),
      plans: createAdminPlansService({ database, clock, pages }),
      audit: createAuditLogService({ database, clock }),
      work: createWorkService({ database, clock, queue }),
    };
    return { service, routes: adminRoutes(service, platform) };
  },
});
