import type { Invoice } from '@candela/contract/billing/billing.routes.ts';
import { type Billing, BillingFailed, type Invoice as ProcessorInvoice } from '@candela/integrations/billing/port.ts';
import { after, type Clock, minutes } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { readLink, signLink } from '../../platform/secrets/signed-link.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { readSubscription } from '../subscriptions/subscriptions.service.ts';
import { findPayer } from './billing.repo.ts';
import { drawInvoice } from './invoice-pdf.ts';

export interface InvoicesOptions {
  database: Database;
  clock: Clock;
  billing: Billing | undefined;
  linkKey: Uint8Array;
}

export const invoicePath = '/files-of/invoices';
const linkLifetime = minutes(60);

export const createInvoicesService = (options: InvoicesOptions) => ({
  list: (principal: RecruiterPrincipal, origin: string) => list(options, principal, origin),
  /** The document of an invoice that the processor draws none for; null for a link that is not valid. */
  draw: (token: string, number: string) => draw(options, token, number),
});

export type InvoicesService = ReturnType<typeof createInvoicesService>;

async function list(
  { database, clock, billing, linkKey }: InvoicesOptions,
  principal: RecruiterPrincipal,
  origin: string,
): Promise<Invoice[]> {
  const { organisationId } = principal;
  const { customer_id: customerId } = await database.transaction(tenantScope(principal), (tx) =>
    readSubscription(tx, organisationId),
  );
  if (!billing || !customerId) return [];
  const invoices = await billing.listInvoices(organisationId, customerId).catch((error: unknown) => {
    if (!(error instanceof BillingFailed)) throw error;
    throw new AppError('UNAVAILABLE', { message: 'The invoices cannot be read at the moment.', cause: error });
  });
  const token = signLink(linkKey, 'invoice', organisationId, after(clock.now(), linkLifetime));
  return invoices.map((invoice) => toInvoice(invoice, `${origin}${invoicePath}/${token}/${invoice.number}.pdf`));
}

async function draw({ database, clock, billing, linkKey }: InvoicesOptions, token: string, number: string) {
  const organisationId = readLink(linkKey, 'invoice', token, clock.now());
  if (!organisationId || !billing) return null;
  const invoices = await billing.listInvoices(organisationId, '');
  const invoice = invoices.find((each) => each.number === number);
  const payer = await database.transaction(organisationScope(organisationId), (tx) => findPayer(tx, organisationId));
  if (!invoice || !payer) return null;
  return drawInvoice(invoice, { organisationName: payer.organisation_name, email: payer.email });
}

const toInvoice = (invoice: ProcessorInvoice, ownUrl: string): Invoice => ({
  id: invoice.id,
  number: invoice.number,
  issuedAt: invoice.issuedAt.toISOString(),
  description: invoice.description,
  total: invoice.pence / 100,
  status: invoice.status,
  pdfUrl: invoice.pdfUrl ?? ownUrl,
});
