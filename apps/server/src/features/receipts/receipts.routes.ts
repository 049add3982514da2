import * as routes from '@candela/contract/receipts/receipts.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { ReceiptsService } from './receipts.service.ts';

export const receiptRoutes = (receipts: ReceiptsService): RouteBinding[] => [
  bind(routes.listReceipts, async ({ principal, params }) => ({ data: await receipts.list(principal, params.id) })),
  bind(routes.listOwnReceipts, async ({ principal, params }) => ({
    data: await receipts.listOwn(principal, params.id),
  })),
  bind(routes.checkReceipt, async ({ body }) => ({ data: await receipts.check(body.receipt) })),
];
