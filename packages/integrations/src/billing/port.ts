export type Term = 'monthly' | 'yearly';

/** A plan for one term, as the checkout shows it. */
export interface PlanOffer {
  /** The plan's name in our own list, such as `scale`. */
  plan: string;
  displayName: string;
  term: Term;
  pence: number;
}

export interface CheckoutRequest {
  organisationId: string;
  organisationName: string;
  /** Of the parent who pays. */
  email: string;
  /** What the processor calls the organisation; null before its first checkout. */
  customerId: string | null;
  offer: PlanOffer;
  successUrl: string;
  cancelUrl: string;
  /** The same attempt asked for twice is one checkout. */
  attempt: string;
}

/**
 * - `active`: paid for, or in a trial;
 * - `past_due`: a payment failed and is tried again;
 * - `pending`: the first payment is not through yet;
 * - `ended`: over, whatever ended it.
 */
export type PaymentStatus = 'active' | 'past_due' | 'pending' | 'ended';

export interface PaidSubscription {
  id: string;
  customerId: string;
  plan: string;
  term: Term;
  status: PaymentStatus;
  startedAt: Date;
  periodEnd: Date;
  /** Cancelled, but paid for until the period ends. */
  endsAtPeriodEnd: boolean;
  /** Nothing is charged before the period ends. */
  isTrial: boolean;
}

/** Something happened to a subscription. What it is now has to be asked for: events come twice and in any order. */
export interface BillingEvent {
  id: string;
  type: string;
  /** Null for events that concern no subscription of ours. */
  subject: { organisationId: string; subscriptionId: string } | null;
}

export interface Invoice {
  id: string;
  number: string;
  issuedAt: Date;
  description: string;
  /** With VAT. */
  pence: number;
  status: 'paid' | 'open' | 'void';
  /** Where the processor keeps the document; null when we draw it ourselves. */
  pdfUrl: string | null;
}

/** The processor's own table of prices, which our page shows. */
export interface PricingTable {
  id: string;
  publishableKey: string;
  /** Says of each payment whom it is for. */
  reference: string;
  /** Goes on with the customer who is known; for half an hour. */
  customerSecret: string | null;
}

/** Takes the money. Every call may be repeated. */
export interface Billing {
  readonly name: 'local' | 'stripe';
  /** @throws BillingFailed */
  startCheckout(request: CheckoutRequest): Promise<{ url: string }>;
  /** Where a customer changes or cancels the plan and the card; the address works for a short time. @throws BillingFailed */
  openPortal(request: {
    organisationId: string;
    customerId: string;
    returnUrl: string;
    /** The plan to change to, where one was chosen already. */
    offer?: PlanOffer;
  }): Promise<{ url: string }>;
  /** Null where the processor has none for our page. @throws BillingFailed */
  findPricingTable(organisationId: string, customerId: string | null): Promise<PricingTable | null>;
  /** The event in a webhook's body, exactly as it arrived. @throws BillingFailed with `signature` when it is not genuine */
  readEvent(body: Buffer, signature: string | undefined): BillingEvent;
  /** The subscription as it is now. @throws BillingFailed */
  findSubscription(organisationId: string, subscriptionId: string): Promise<PaidSubscription | null>;
  /** Ends it now; what was paid ahead is credited. One that is over, or not there, stays so. @throws BillingFailed */
  endSubscription(organisationId: string, subscriptionId: string): Promise<void>;
  /** Newest first. @throws BillingFailed */
  listInvoices(organisationId: string, customerId: string): Promise<Invoice[]>;
}

/** `signature`: not from the processor. `refused`: asking again changes nothing. `unavailable`: it may. */
export type BillingFailure = 'signature' | 'refused' | 'unavailable';

export class BillingFailed extends Error {
  override readonly name = 'BillingFailed';
  readonly reason: BillingFailure;

  constructor(reason: BillingFailure, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.reason = reason;
  }
}
