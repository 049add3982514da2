import * as contract from '@candela/contract/cvs/uploads.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { UploadsService } from './uploads.service.ts';

export const uploadRoutes = (uploads: UploadsService): RouteBinding[] => [
  bind(contract.generateUploadUrls, ({ principal, body }) => uploads.sign(principal, body)),
  bind(contract.completeUpload, async ({ principal, body }) => ({ data: await uploads.complete(principal, body) })),
  bind(contract.listBatches, async ({ principal }) => ({ data: await uploads.listBatches(principal) })),
  bind(contract.getBatch, async ({ principal, params }) => ({ data: await uploads.getBatch(principal, params.id) })),
  bind(contract.retryFile, async ({ principal, params }) => ({ data: await uploads.retry(principal, params.id) })),
];
