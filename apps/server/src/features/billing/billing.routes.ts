import * as contract from '@candela/contract/billing/billing.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { InvoicesService } from './invoices.service.ts';

export const billingRoutes = (services: { checkout: CheckoutService; invoices: InvoicesService }): RouteBinding[] => [
  bind(contract.startCheckout, ({ principal, body, request }) =>
    services.checkout.checkout(principal, body, request.origin),
  ),
  bind(contract.openPortal, ({ principal, request }) => services.checkout.portal(principal, request.origin)),
  bind(contract.getPricingTable, async ({ principal }) => ({ data: await services.checkout.pricingTable(principal) })),
  bind(contract.listInvoices, async ({ principal, request }) => ({
    data: await services.invoices.list(principal, request.origin),
  })),
];
