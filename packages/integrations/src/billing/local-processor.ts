import { randomUUID } from 'node:crypto';
import type { LocalBillingStore, LocalSubscription } from './local-store.ts';
import type { LocalCheckout } from './local-token.ts';
import type { PlanOffer, Term } from './port.ts';

export interface LocalProcessorOptions {
  store: LocalBillingStore;
  now: () => Date;
  /** Tells the product, as a card processor would: through its webhook. */
  notify(type: string, object: Record<string, unknown>): Promise<void>;
}

/** The next end of a period, by the calendar: a month after 31 January is the end of February. */
export function periodAfter(start: Date, term: Term): Date {
  const months = term === 'yearly' ? 12 : 1;
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

const trialLength = 14 * 24 * 3_600_000;

/** What happens to a subscription here: each operation changes the store and then tells the product. */
export type LocalProcessor = ReturnType<typeof createLocalProcessor>;

export function createLocalProcessor(options: LocalProcessorOptions) {
  const { store, now } = options;
  const { change, bill, payOpen } = createSteps(options);

  return {
    /** Paying twice from one checkout is one subscription. */
    async pay(checkout: LocalCheckout): Promise<void> {
      const { organisationId, offer } = checkout;
      const id = `local_${checkout.id}`;
      const isKnown = (await store.findSubscription(organisationId, id)) !== null;
      const startedAt = now();
      const subscription: LocalSubscription = {
        id,
        organisationId,
        plan: offer.plan,
        term: offer.term,
        status: 'active',
        startedAt,
        periodEnd: periodAfter(startedAt, offer.term),
        endsAtPeriodEnd: false,
        isTrial: false,
      };
      if (isKnown) return;
      // Two open checkouts are two wishes about one subscription.
      const live = await store.findLive(organisationId);
      if (live) return this.changePlan(live, offer);
      await change(subscription, 'customer.subscription.created');
      await options.notify('checkout.session.completed', { client_reference_id: organisationId, subscription: id });
      await bill(subscription, { description: describe(offer), pence: offer.pence, status: 'paid' });
    },

    async changePlan(subscription: LocalSubscription, offer: PlanOffer): Promise<void> {
      const startedAt = now();
      const periodEnd = periodAfter(startedAt, offer.term);
      const changed = { ...subscription, plan: offer.plan, term: offer.term, periodEnd, endsAtPeriodEnd: false };
      await payOpen(subscription);
      await change({ ...changed, status: 'active', isTrial: false });
      await bill(changed, { description: describe(offer), pence: offer.pence, status: 'paid' });
    },

    startTrial: (subscription: LocalSubscription) =>
      change({ ...subscription, isTrial: true, periodEnd: new Date(now().getTime() + trialLength) }),
    cancel: (subscription: LocalSubscription) => change({ ...subscription, endsAtPeriodEnd: true }),
    resume: (subscription: LocalSubscription) => change({ ...subscription, endsAtPeriodEnd: false }),
    end: (subscription: LocalSubscription) =>
      change({ ...subscription, status: 'ended', periodEnd: now() }, 'customer.subscription.deleted'),

    /** Of a plan that is no longer on sale no price is known. */
    async failPayment(subscription: LocalSubscription, offer: PlanOffer | undefined): Promise<void> {
      await change({ ...subscription, status: 'past_due' });
      const description = `${offer ? describe(offer) : 'Candela'}, renewal`;
      await bill(subscription, { description, pence: offer?.pence ?? 0, status: 'open' });
    },
    async payOutstanding(subscription: LocalSubscription): Promise<void> {
      await payOpen(subscription);
      await change({ ...subscription, status: 'active' });
    },
  };
}

const describe = ({ displayName, term }: PlanOffer): string => `Candela ${displayName}, ${term}`;

/** What every operation is made of. */
function createSteps({ store, now, notify }: LocalProcessorOptions) {
  return {
    async change(subscription: LocalSubscription, type = 'customer.subscription.updated'): Promise<void> {
      const { id, organisationId } = subscription;
      await store.saveSubscription(subscription);
      await notify(type, { id, metadata: { organisationId } });
    },
    async payOpen({ organisationId }: LocalSubscription): Promise<void> {
      for (const invoice of await store.listInvoices(organisationId))
        if (invoice.status === 'open') await store.saveInvoice({ ...invoice, status: 'paid' });
    },
    async bill(
      { id, organisationId }: LocalSubscription,
      invoice: { description: string; pence: number; status: 'paid' | 'open' },
    ): Promise<void> {
      const issuedAt = now();
      const number = `L-${issuedAt.getTime().toString(36).toUpperCase()}`;
      await store.saveInvoice({ id: randomUUID(), organisationId, number, issuedAt, ...invoice });
      const details = { subscription: id, metadata: { organisationId } };
      const type = invoice.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed';
      await notify(type, { parent: { subscription_details: details } });
    },
  };
}
