import { defineFeature } from '../../platform/feature.ts';
import { receiptRoutes } from './receipts.routes.ts';
import { createReceiptsService } from './receipts.service.ts';

export const receiptsFeature = defineFeature({
  name: 'receipts',
  build: ({ platform: { database } }) => {
    const service = createReceiptsService({ database });
    return { service, routes: receiptRoutes(service) };
  },
});
