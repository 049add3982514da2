import Stripe from 'stripe';
import { readBody, startLoopback } from './loopback.ts';

export interface FakeSubscription {
  id: string;
  lookupKey: string;
  status: Stripe.Subscription.Status;
  /** Empty where it was bought from the pricing table. */
  organisationId: string;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
}

interface Call {
  method: string;
  path: string;
  body: URLSearchParams;
  idempotencyKey: string | undefined;
}

const created = 1_760_000_000;

/** As much of Stripe as the adapter talks to, on this machine: prices, checkout, portal, pricing table, subscriptions, invoices. */
export async function startStripeServer(lookupKeys: readonly string[]) {
  const calls: Call[] = [];
  const subscriptions = new Map<string, FakeSubscription>();
  const answers = new Map<string, { sent: string; answer: unknown }>();
  let failure: { status: number } | undefined;

  const loopback = await startLoopback(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe.invalid');
    const body = new URLSearchParams((await readBody(request)).toString());
    const idempotencyKey = request.headers['idempotency-key'];
    const key = typeof idempotencyKey === 'string' ? idempotencyKey : undefined;
    calls.push({ method: request.method ?? '', path: url.pathname, body, idempotencyKey: key });
    const send = (status: number, answer: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' });
      response.end(JSON.stringify(answer));
    };
    if (request.headers.authorization !== 'Bearer sk_test_candela') return send(401, errorOf('Invalid API key'));
    if (failure) return send(failure.status, errorOf('Out of order'));
    if (key && key.length > 255) return send(400, errorOf('Idempotency keys may be at most 255 characters long'));
    const known = key ? answers.get(key) : undefined;
    if (known && known.sent !== String(body))
      return send(400, errorOf('Keys for idempotent requests are for one request'));
    const answer = known?.answer ?? act(request.method ?? '', url, body);
    if (key && answer) answers.set(key, { sent: String(body), answer });
    return answer ? send(200, answer) : send(404, errorOf('No such resource'));
  });

  function act(method: string, { pathname, searchParams }: URL, body: URLSearchParams): unknown {
    const [, id] = /^\/v1\/subscriptions\/(\w+)$/.exec(pathname) ?? [];
    const found = id ? subscriptions.get(id) : undefined;
    if (found && method === 'DELETE') subscriptions.set(found.id, { ...found, status: 'canceled' });
    if (found && method === 'POST') {
      subscriptions.set(found.id, { ...found, organisationId: body.get('metadata[organisationId]') ?? '' });
    }
    if (id) return toSubscription(subscriptions.get(id));
    switch (`${method} ${pathname}`) {
      case 'GET /v1/prices':
        return list(lookupKeys.filter((key) => key === searchParams.get('lookup_keys[0]')).map(toPrice));
      case 'POST /v1/checkout/sessions':
        return {
          id: `cs_${calls.length}`,
          object: 'checkout.session',
          url: `${loopback.origin}/pay/cs_${calls.length}`,
        };
      case 'POST /v1/billing_portal/sessions':
        return {
          id: 'bps_1',
          object: 'billing_portal.session',
          url: `${loopback.origin}/portal/${body.get('customer')}`,
        };
      case 'POST /v1/customer_sessions':
        return { object: 'customer_session', client_secret: `css_${body.get('customer')}` };
      case 'GET /v1/invoices':
        return list([toInvoice(searchParams.get('customer') ?? '')]);
      default:
        return undefined;
    }
  }

  return {
    calls,
    subscriptions,
    server: { host: '127.0.0.1', port: Number(new URL(loopback.origin).port), protocol: 'http' as const },
    /** Every call fails with this status from now on; without one, none does. */
    fail: (status?: number) => {
      failure = status === undefined ? undefined : { status };
    },
    close: loopback.close,
  };
}

const errorOf = (message: string) => ({ error: { type: 'invalid_request_error', message } });
const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' });
const toPrice = (lookupKey: string) => ({ id: `price_${lookupKey}`, object: 'price', lookup_key: lookupKey });

const toSubscription = (subscription: FakeSubscription | undefined) =>
  subscription && {
    id: subscription.id,
    object: 'subscription',
    customer: 'cus_1',
    created,
    status: subscription.status,
    cancel_at: null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    metadata: subscription.organisationId ? { organisationId: subscription.organisationId } : {},
    items: list([
      { current_period_end: subscription.periodEnd.getTime() / 1000, price: toPrice(subscription.lookupKey) },
    ]),
  };

const toInvoice = (customer: string) => ({
  id: 'in_1',
  object: 'invoice',
  customer,
  number: 'A-0001',
  created,
  status: 'paid',
  total: 14900,
  invoice_pdf: 'https://stripe.invalid/in_1.pdf',
  lines: list([{ description: 'Candela Scale, monthly' }]),
});

/** A webhook's signature, made as the vendor makes it. */
export const signWebhook = (payload: string, secret: string): string =>
  new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret });
