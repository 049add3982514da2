import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import {
  type Billing,
  BillingFailed,
  type CheckoutRequest,
  type Invoice,
  type PaidSubscription,
  type PaymentStatus,
  type PricingTable,
  type Term,
} from './port.ts';
import { readEvent } from './read-event.ts';

export interface StripeBillingOptions {
  secretKey: string;
  webhookSecret: string;
  now: () => Date;
  /** The table made in Stripe's own console, where one was. */
  pricingTable?: { id: string; publishableKey: string } | undefined;
  /** Another server than Stripe's own, for tests. */
  server?: { host: string; port: number; protocol: 'http' | 'https' };
}

const timeoutMs = 15_000;

/** Prices are found by their lookup keys: `scale_yearly` and so on. */
const lookupKey = (plan: string, term: Term): string => `${plan}_${term}`;

export function createStripeBilling(options: StripeBillingOptions): Billing {
  const stripe = new Stripe(options.secretKey, {
    ...options.server,
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  return {
    name: 'stripe',
    startCheckout: (request) => calling(() => startCheckout(stripe, request)),
    openPortal: ({ customerId, returnUrl }) =>
      calling(async () => {
        const { url } = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
        return { url };
      }),
    findPricingTable: (organisationId, customerId) =>
      calling(() => findPricingTable(stripe, options, organisationId, customerId)),
    readEvent: (body, signature) => {
      verify(stripe, options, body, signature);
      const event = readEvent(body.toString());
      if (!event) throw new BillingFailed('signature', 'The event cannot be read');
      return event;
    },
    findSubscription: (organisationId, subscriptionId) =>
      calling(() => findSubscription(stripe, organisationId, subscriptionId)),
    endSubscription: (organisationId, subscriptionId) =>
      calling(() => endSubscription(stripe, organisationId, subscriptionId)),
    listInvoices: (_organisationId, customerId) => calling(() => listInvoices(stripe, customerId)),
  };
}

async function startCheckout(stripe: Stripe, request: CheckoutRequest): Promise<{ url: string }> {
  const { organisationId, offer, attempt, customerId, email } = request;
  const key = lookupKey(offer.plan, offer.term);
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const price = data[0];
  if (!price) throw new BillingFailed('refused', `Stripe has no active price with the lookup key ${key}`);
  const metadata = { organisationId };
  const wanted: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    ...(customerId ? { customer: customerId } : { customer_email: email }),
    client_reference_id: organisationId,
    metadata,
    subscription_data: { metadata },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
  const session = await stripe.checkout.sessions.create(wanted, { idempotencyKey: keyOf(attempt, wanted) });
  if (!session.url) throw new BillingFailed('refused', 'Stripe answered a checkout without an address');
  return { url: session.url };
}

/** Stripe takes 255 characters, and refuses a key that comes back with anything else: another address, another price. */
const keyOf = (attempt: string, wanted: Stripe.Checkout.SessionCreateParams): string =>
  `checkout:${createHash('sha256')
    .update(JSON.stringify([attempt, wanted]))
    .digest('hex')}`;

async function findPricingTable(
  stripe: Stripe,
  { pricingTable }: StripeBillingOptions,
  organisationId: string,
  customer: string | null,
): Promise<PricingTable | null> {
  if (!pricingTable) return null;
  const components = { pricing_table: { enabled: true } };
  const session = customer ? await stripe.customerSessions.create({ customer, components }) : null;
  return { ...pricingTable, reference: organisationId, customerSecret: session?.client_secret ?? null };
}

async function findSubscription(stripe: Stripe, organisationId: string, id: string): Promise<PaidSubscription | null> {
  const subscription = await stripe.subscriptions.retrieve(id).catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
    throw error;
  });
  const item = subscription?.items.data[0];
  const [plan, term] = item?.price.lookup_key?.split('_') ?? [];
  const owner = subscription?.metadata.organisationId;
  if (owner && owner !== organisationId) return null;
  if (!subscription || !item || !plan || (term !== 'monthly' && term !== 'yearly')) return null;
  // Bought from the table: only the checkout named the organisation, and what comes later has to name it too.
  if (!owner) await stripe.subscriptions.update(id, { metadata: { organisationId } });
  return {
    id: subscription.id,
    customerId: typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id,
    plan,
    term,
    status: toStatus(subscription.status),
    startedAt: new Date(subscription.created * 1000),
    periodEnd: new Date(item.current_period_end * 1000),
    endsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    isTrial: subscription.status === 'trialing',
  };
}

async function endSubscription(stripe: Stripe, organisationId: string, id: string): Promise<void> {
  const subscription = await findSubscription(stripe, organisationId, id);
  if (!subscription || subscription.status === 'ended') return;
  await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true });
}

const statuses: Partial<Record<Stripe.Subscription.Status, PaymentStatus>> = {
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  incomplete: 'pending',
};

const toStatus = (status: Stripe.Subscription.Status): PaymentStatus => statuses[status] ?? 'ended';

async function listInvoices(stripe: Stripe, customer: string): Promise<Invoice[]> {
  const { data } = await stripe.invoices.list({ customer, limit: 24 });
  return data.flatMap((invoice) =>
    invoice.id && invoice.status !== 'draft'
      ? {
          id: invoice.id,
          number: invoice.number ?? invoice.id,
          issuedAt: new Date(invoice.created * 1000),
          description: invoice.lines.data[0]?.description ?? 'Subscription',
          pence: invoice.total,
          status:
            invoice.status === 'paid'
              ? ('paid' as const)
              : invoice.status === 'open'
                ? ('open' as const)
                : ('void' as const),
          pdfUrl: invoice.invoice_pdf ?? null,
        }
      : [],
  );
}

function verify(
  stripe: Stripe,
  { webhookSecret, now }: StripeBillingOptions,
  body: Buffer,
  signature: string | undefined,
): void {
  try {
    stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret, 300, undefined, now().getTime());
  } catch (error) {
    throw new BillingFailed('signature', 'The event is not from Stripe', { cause: error });
  }
}

/** Stripe's errors in our words; what the network did is worth another attempt, what Stripe refused is not. */
async function calling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BillingFailed) throw error;
    const status = error instanceof Stripe.errors.StripeError ? error.statusCode : undefined;
    const isRefused = status !== undefined && status < 500 && status !== 429;
    throw new BillingFailed(isRefused ? 'refused' : 'unavailable', 'Stripe did not do what was asked', {
      cause: error,
    });
  }
}
