import { defineFeature } from '../../platform/manifest/feature.ts';
import { createArchiveService } from './archive.service.ts';
import { companiesPersonal } from './companies.personal.ts';
import { companyRoutes } from './companies.routes.ts';
import { createCompaniesService } from './companies.service.ts';
import { createCompanyDraftService } from './company-draft.service.ts';

export const companiesFeature = defineFeature({
  name: 'companies',
  personal: companiesPersonal,
  publicPages: ['/jobs/:id/:slug?'],
  build: ({ platform: { database, clock, keys, events } }) => {
    const service = createCompaniesService({ database, clock, sealingKey: keys.sealing });
    const archive = createArchiveService({ database, clock, events });
    const drafts = createCompanyDraftService({ database, clock });
    return { service, routes: companyRoutes({ companies: service, archive, drafts }) };
  },
});
