import { defineFeature } from '../../platform/feature.ts';
import { createWithdraw, createWithdrawAll } from '../job-board/withdraw.service.ts';
import { createAdminAccountsService } from './accounts.service.ts';
import { adminRoutes } from './admin.routes.ts';
import { createAuditLogService } from './audit-log.service.ts';
import { createLanguageModelService } from './language-model.service.ts';
import { createAdminOrganisationsService } from './organisations.service.ts';
import { createOverviewService } from './overview.service.ts';
import { createAdminPlansService } from './plans.service.ts';
import { createWorkService } from './work.service.ts';

export const adminFeature = defineFeature({
  name: 'admin',
  build: ({ platform }) => {
    const { config, clock, database, queue } = platform;
    const onPublicChange = platform.pages.clear;
    const withdrawAll = createWithdrawAll(createWithdraw({ queue, clock }));
    const service = {
      overview: createOverviewService({ database, clock, queue }),
      organisations: createAdminOrganisationsService({ database, clock, withdrawAll, onPublicChange }),
      accounts: createAdminAccountsService({ database, clock }),
      plans: createAdminPlansService({ database, clock, onPublicChange }),
      audit: createAuditLogService({ database, clock }),
      work: createWorkService({ database, clock, queue }),
      languageModel: createLanguageModelService({ database, clock, settings: config.llm }),
    };
    return { service, routes: adminRoutes(service) };
  },
});
