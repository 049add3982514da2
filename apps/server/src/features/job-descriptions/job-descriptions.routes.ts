import * as contract from '@candela/contract/job-descriptions/job-descriptions.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { JobDescriptionsService } from './job-descriptions.service.ts';

export const jobDescriptionRoutes = (descriptions: JobDescriptionsService): RouteBinding[] => [
  bind(contract.uploadJobDescription, async ({ principal, body }) => ({
    message: 'Job description uploaded. Processing will begin shortly — check back soon.',
    data: await descriptions.upload(principal, body),
  })),
  bind(contract.listJobDescriptionUploads, async ({ principal }) => ({ data: await descriptions.list(principal) })),
  bind(contract.retryJobDescriptionUpload, async ({ principal, params }) => ({
    data: await descriptions.retry(principal, params.id),
  })),
  bind(contract.dismissJobDescriptionUpload, async ({ principal, params }) => {
    await descriptions.dismiss(principal, params.id);
    return { message: 'Removed.' };
  }),
];
