import type { SitePath } from '@candela/contract/pages/site-pages.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { createAdminAccountsService } from './accounts.service.ts';
import { adminRoutes } from './admin.routes.ts';
import { createAuditLogService } from './audit-log.service.ts';
import { createAdminOrganisationsService } from './organisations.service.ts';
import { createOverviewService } from './overview.service.ts';
import { createAdminPlansService } from './plans.service.ts';
import { createWorkService } from './work.service.ts';

/** Those of an organisation that is suspended are gone. */
const jobPages: readonly SitePath[] = ['/jobs/:id/:slug?'];
const pricePages: readonly SitePath[] = ['/pricing'];

export const adminFeature = defineFeature({
  name: 'admin',
  build: ({ platform }) => {
    const { clock, database, queue, events } = platform;
    const service = {
      overview: createOverviewService({ database, clock, queue }),
      organisations: createAdminOrganisationsService({
        database,
        clock,
        events,
        onPublicChange: () => platform.pages.clear(jobPages),
      }),
      accounts: createAdminAccountsService({ database, clock }),
      plans: createAdminPlansService({ database, clock, onPublicChange: () => platform.pages.clear(pricePages) }),
      audit: createAuditLogService({ database, clock }),
      work: createWorkService({ database, clock, queue }),
    };
    return { service, routes: adminRoutes(service, platform) };
  },
});
