import * as routes from '@candela/contract/privacy/privacy.routes.ts';
import * as retentionRoutes from '@candela/contract/privacy/retention.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { PersonalData } from '../../platform/manifest/personal-data.ts';
import type { DeletionService } from './deletion.service.ts';
import type { ExportService } from './export.service.ts';
import type { PrivacyService } from './privacy.service.ts';
import { recordOfProcessing } from './processing.ts';
import type { RetentionService } from './retention.service.ts';

export const privacyRoutes = (services: {
  privacy: PrivacyService;
  exports: ExportService;
  deletions: DeletionService;
  retention: RetentionService;
  personal: PersonalData;
}): RouteBinding[] => [
  bind(routes.getPrivacy, async ({ principal }) => ({ data: await services.privacy.describe(principal) })),
  bind(routes.setObjection, async ({ principal, body }) => ({
    data: await services.privacy.setObjection(principal, body.isObjecting),
  })),
  bind(routes.eraseAtOrganisation, async ({ principal, params }) => {
    await services.privacy.eraseAt(principal, params.organisationId);
    return { message: 'Everything this organisation held about you has been erased.' };
  }),
  bind(routes.getResume, async ({ principal }) => ({ data: await services.privacy.getResume(principal) })),
  bind(routes.requestExport, async ({ principal }) => ({ data: await services.exports.request(principal) })),
  bind(routes.requestOrganisationExport, async ({ principal }) => ({
    data: await services.exports.requestOfOrganisation(principal),
  })),
  bind(routes.downloadExport, async ({ principal, params }) => ({
    url: await services.exports.getUrl(principal, params.id),
  })),
  bind(routes.deleteAccount, async ({ principal, body }) => ({ data: await services.deletions.ask(principal, body) })),
  bind(retentionRoutes.getRetention, async ({ principal }) => ({ data: await services.retention.get(principal) })),
  bind(retentionRoutes.setRetention, async ({ principal, body }) => ({
    data: await services.retention.set(principal, body.months),
  })),
  bind(routes.getProcessing, async () => ({ data: recordOfProcessing(services.personal) })),
];
