import type { PaidSubscription, Term } from './port.ts';

export interface LocalSubscription {
  id: string;
  organisationId: string;
  plan: string;
  term: Term;
  status: Extract<PaidSubscription['status'], 'active' | 'past_due' | 'ended'>;
  startedAt: Date;
  periodEnd: Date;
  endsAtPeriodEnd: boolean;
  isTrial: boolean;
}

export interface LocalInvoice {
  id: string;
  organisationId: string;
  number: string;
  issuedAt: Date;
  description: string;
  pence: number;
  status: 'paid' | 'open';
}

/** What the local processor remembers; every question names the organisation. */
export interface LocalBillingStore {
  findSubscription(organisationId: string, id: string): Promise<LocalSubscription | null>;
  /** The one that is not over, if there is one. */
  findLive(organisationId: string): Promise<LocalSubscription | null>;
  /** Adds it, or replaces what is there under its id. */
  saveSubscription(subscription: LocalSubscription): Promise<void>;
  /** The same id twice is one invoice; the second says how it stands. */
  saveInvoice(invoice: LocalInvoice): Promise<void>;
  /** Newest first. */
  listInvoices(organisationId: string): Promise<LocalInvoice[]>;
}

export function createMemoryBillingStore(): LocalBillingStore {
  const subscriptions = new Map<string, LocalSubscription>();
  const invoices = new Map<string, LocalInvoice>();
  const find = (organisationId: string, id: string) => {
    const found = subscriptions.get(id);
    return found?.organisationId === organisationId ? found : null;
  };
  return {
    findSubscription: async (organisationId, id) => find(organisationId, id),
    findLive: async (organisationId) =>
      [...subscriptions.values()].find((each) => each.organisationId === organisationId && each.status !== 'ended') ??
      null,
    saveSubscription: async (subscription) => void subscriptions.set(subscription.id, subscription),
    saveInvoice: async (invoice) => void invoices.set(invoice.id, invoice),
    listInvoices: async (organisationId) =>
      [...invoices.values()]
        .filter((invoice) => invoice.organisationId === organisationId)
        .sort((a, b) => b.issuedAt.getTime() - a.issuedAt.getTime()),
  };
}
