import { createHash, randomUUID } from 'node:crypto';
import { isGenuine, signEvent } from './event-signature.ts';
import { periodAfter } from './local-processor.ts';
import type { LocalBillingStore, LocalSubscription } from './local-store.ts';
import { sealToken } from './local-token.ts';
import { type Billing, BillingFailed, type PaidSubscription } from './port.ts';
import { readEvent } from './read-event.ts';

export interface LocalBillingOptions {
  key: Uint8Array;
  store: LocalBillingStore;
  now: () => Date;
  /** The product's public address; the pages live below it. */
  baseUrl: string;
}

export const localBillingPath = '/dev/billing';

/** What the webhook gets from the local processor: the same form and the same signature as Stripe's. */
export function writeEvent(
  { key, now }: Pick<LocalBillingOptions, 'key' | 'now'>,
  type: string,
  object: Record<string, unknown>,
): { body: string; signature: string } {
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
  return { body, signature: signEvent(key, body, now()) };
}

/** Stands in for a card processor: no card, no money, the same flow. */
export function createLocalBilling({ key, store, now, baseUrl }: LocalBillingOptions): Billing {
  const pageUrl = (page: string, token: string) => `${baseUrl}${localBillingPath}/${page}?token=${token}`;
  return {
    name: 'local',
    async startCheckout({ organisationId, organisationName, offer, successUrl, cancelUrl, attempt }) {
      const id = createHash('sha256').update(attempt).digest('hex').slice(0, 24);
      const checkout = {
        kind: 'checkout',
        id,
        organisationId,
        organisationName,
        offer,
        successUrl,
        cancelUrl,
      } as const;
      return { url: pageUrl('checkout', sealToken(key, checkout, now())) };
    },
    async openPortal({ organisationId, returnUrl, offer }) {
      const portal = { kind: 'portal', organisationId, returnUrl, ...(offer && { offer }) } as const;
      return { url: pageUrl('portal', sealToken(key, portal, now())) };
    },
    readEvent(body, signature) {
      const text = body.toString();
      const event = isGenuine(key, text, signature, now()) ? readEvent(text) : null;
      if (!event) throw new BillingFailed('signature', 'The event is not from the local processor');
      return event;
    },
    async findSubscription(organisationId, subscriptionId) {
      const found = await store.findSubscription(organisationId, subscriptionId);
      if (!found) return null;
      const current = renew(found, now());
      if (current !== found) await store.saveSubscription(current);
      return toPaid(current);
    },
    async endSubscription(organisationId, subscriptionId) {
      const found = await store.findSubscription(organisationId, subscriptionId);
      if (!found || found.status === 'ended') return;
      await store.saveSubscription({ ...found, status: 'ended', periodEnd: now() });
    },
    findPricingTable: async () => null,
    listInvoices: async (organisationId) =>
      (await store.listInvoices(organisationId)).map(({ organisationId: _, ...invoice }) => ({
        ...invoice,
        pdfUrl: null,
      })),
  };
}

/** A period that is over is followed by the next, unless the subscription was cancelled or is not paid for. */
export function renew(subscription: LocalSubscription, now: Date): LocalSubscription {
  if (subscription.status !== 'active' || subscription.periodEnd > now) return subscription;
  if (subscription.endsAtPeriodEnd) return { ...subscription, status: 'ended' };
  let { periodEnd } = subscription;
  while (periodEnd <= now) periodEnd = periodAfter(periodEnd, subscription.term);
  return { ...subscription, periodEnd, isTrial: false };
}

const toPaid = ({ organisationId, ...subscription }: LocalSubscription): PaidSubscription => ({
  ...subscription,
  customerId: `local_${organisationId}`,
});
