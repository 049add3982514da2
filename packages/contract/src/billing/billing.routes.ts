import { z } from 'zod';
import { dataResponse, idSchema, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

export const checkoutInputSchema = z.object({
  subscriptionPlanId: idSchema,
  term: z.enum(['monthly', 'yearly']),
  /** Where to go on afterwards; a path on this site. */
  next: text(2000).optional(),
});
export type CheckoutInput = z.infer<typeof checkoutInputSchema>;

const addressResponse = z.object({ url: z.string() });

export const startCheckout = defineRoute({
  id: 'billing.checkout',
  method: 'POST',
  path: '/api/stripe/checkout',
  summary: 'The address at which the parent pays for a plan, or changes to it',
  access: may('billing.manage'),
  body: checkoutInputSchema,
  response: addressResponse,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
  rateLimit: { limit: 60, windowSeconds: 3600, by: 'account' },
});

export const openPortal = defineRoute({
  id: 'billing.portal',
  method: 'GET',
  path: '/api/stripe/portal',
  summary: 'The address at which the parent changes or cancels the plan; it works for a short time',
  access: may('billing.manage'),
  response: addressResponse,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  description: z.string(),
  /** Pounds, VAT included. */
  total: z.number(),
  status: z.enum(['paid', 'open', 'void']),
  pdfUrl: z.string(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const listInvoices = defineRoute({
  id: 'billing.invoices',
  method: 'GET',
  path: '/api/billing/invoices',
  summary: "The organisation's invoices, newest first",
  access: may('billing.manage'),
  response: dataResponse(z.array(invoiceSchema)),
  errors: ['UNAVAILABLE'],
});

export const getPricingTable = defineRoute({
  id: 'billing.pricing-table',
  method: 'GET',
  path: '/api/billing/pricing-table',
  summary:
    "The processor's own table of prices for the parent to pay by card; null where none is set up, or a plan is paid for already",
  access: may('billing.manage'),
  response: dataResponse(
    z
      .object({
        id: z.string(),
        publishableKey: z.string(),
        reference: z.string(),
        customerSecret: z.string().nullable(),
      })
      .nullable(),
  ),
  errors: ['UNAVAILABLE'],
});
