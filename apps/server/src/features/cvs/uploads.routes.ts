import * as contract from '@candela/contract/cvs/uploads.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import { absolute } from '../../platform/http/origin.ts';
import type { UploadsService } from './uploads.service.ts';

export const uploadRoutes = (uploads: UploadsService): RouteBinding[] => [
  bind(contract.generateUploadUrls, async ({ principal, body, request }) => {
    const { batchId, uploadUrls } = await uploads.sign(principal, body);
    return {
      batchId,
      uploadUrls: uploadUrls.map((signed) => ({ ...signed, uploadUrl: absolute(signed.uploadUrl, request) })),
    };
  }),
  bind(contract.completeUpload, async ({ principal, body }) => ({ data: await uploads.complete(principal, body) })),
  bind(contract.listBatches, async ({ principal }) => ({ data: await uploads.listBatches(principal) })),
  bind(contract.getBatch, async ({ principal, params }) => ({ data: await uploads.getBatch(principal, params.id) })),
  bind(contract.retryFile, async ({ principal, params }) => ({ data: await uploads.retry(principal, params.id) })),
];
