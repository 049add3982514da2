import { defineFeature } from '../../platform/manifest/feature.ts';
import { receiptsPersonal } from './receipts.personal.ts';
import { receiptRoutes } from './receipts.routes.ts';
import { createReceiptsService } from './receipts.service.ts';

export const receiptsFeature = defineFeature({
  name: 'receipts',
  personal: receiptsPersonal,
  build: ({ platform: { database } }) => {
    const service = createReceiptsService({ database });
    return { service, routes: receiptRoutes(service) };
  },
});
