import { safeNext } from '@candela/contract/auth/safe-next.ts';
import type { CheckoutInput } from '@candela/contract/billing/billing.routes.ts';
import { type Billing, BillingFailed, type PlanOffer, type Term } from '@candela/integrations/billing/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { isLive, returnToFree } from '../subscriptions/paid-state.service.ts';
import { readSubscription } from '../subscriptions/subscriptions.service.ts';
import { findPayer, findPlan, listPaidPlans } from './billing.repo.ts';

export interface CheckoutOptions {
  database: Database;
  clock: Clock;
  billing: Billing | undefined;
}

export const createCheckoutService = (options: CheckoutOptions) => ({
  /** The address to go to for a plan: the checkout, the portal where there is a plan already, or ours for the free one. */
  checkout: (principal: RecruiterPrincipal, input: CheckoutInput, origin: string) =>
    checkout(options, principal, input, origin),
  portal: (principal: RecruiterPrincipal, origin: string) => portal(options, principal, origin),
  /** What is paid for is changed in the portal: a table beside it would sell a second subscription. */
  pricingTable: (principal: RecruiterPrincipal) => findPricingTable(options, principal),
  /** Each paid plan for each term. */
  offers: async (): Promise<PlanOffer[]> =>
    (await listPaidPlans(options.database.public)).flatMap((plan) => [
      offerOf(plan, 'monthly'),
      offerOf(plan, 'yearly'),
    ]),
});

export type CheckoutService = ReturnType<typeof createCheckoutService>;

async function checkout(
  options: CheckoutOptions,
  principal: RecruiterPrincipal,
  input: CheckoutInput,
  origin: string,
): Promise<{ url: string }> {
  const { organisationId } = principal;
  const next = safeNext(input.next);
  const { plan, subscription, payer } = await readPlace(options, principal, input.subscriptionPlanId);
  if (!plan) throw new AppError('NOT_FOUND', { message: 'There is no such plan.' });
  if (plan.price_monthly_pence === 0) return chooseFree(options, principal, origin);
  const billing = processorOf(options);
  const offer = offerOf(plan, input.term);
  const returnUrl = `${origin}/billing`;
  const { customer_id: customerId } = subscription;
  if (isLive(subscription) && customerId) {
    return asking(() => billing.openPortal({ organisationId, customerId, returnUrl: portalReturn(origin), offer }));
  }
  const back = new URLSearchParams({ term: input.term, ...(next && { next }) });
  const done = new URLSearchParams({ checkout: plan.name, ...(next && { next }) });
  return asking(() =>
    billing.startCheckout({
      organisationId,
      organisationName: payer?.organisation_name ?? '',
      email: principal.email,
      customerId,
      offer,
      successUrl: `${returnUrl}?${done}`,
      cancelUrl: `${origin}/pricing?${back}`,
      // The same wish before anything else happened is the same checkout.
      attempt: [organisationId, plan.name, input.term, subscription.last_look, next ?? ''].join(':'),
    }),
  );
}

const readPlace = ({ database }: CheckoutOptions, principal: RecruiterPrincipal, planId: string) =>
  database.transaction(tenantScope(principal), async (tx) => ({
    plan: await findPlan(tx, planId),
    subscription: await readSubscription(tx, principal.organisationId),
    payer: await findPayer(tx, principal.organisationId),
  }));

/** A paid plan is ended where it is paid for; without one the free plan counts at once. */
async function chooseFree(options: CheckoutOptions, principal: RecruiterPrincipal, origin: string) {
  const { database, clock } = options;
  const isDone = await database.transaction(tenantScope(principal), (tx) =>
    returnToFree(tx, principal.organisationId, clock.now()),
  );
  return isDone ? { url: `${origin}/billing` } : portal(options, principal, origin);
}

async function portal(options: CheckoutOptions, principal: RecruiterPrincipal, origin: string) {
  const { organisationId } = principal;
  const { customer_id: customerId } = await options.database.transaction(tenantScope(principal), (tx) =>
    readSubscription(tx, organisationId),
  );
  if (!customerId) throw new AppError('NOT_FOUND', { message: 'There is no payment to manage yet.' });
  const billing = processorOf(options);
  return asking(() => billing.openPortal({ organisationId, customerId, returnUrl: portalReturn(origin) }));
}

async function findPricingTable({ database, billing }: CheckoutOptions, principal: RecruiterPrincipal) {
  const { organisationId } = principal;
  const subscription = await database.transaction(tenantScope(principal), (tx) => readSubscription(tx, organisationId));
  const { customer_id: customerId } = subscription;
  if (!billing || (isLive(subscription) && customerId)) return null;
  return asking(() => billing.findPricingTable(organisationId, customerId));
}

/** The page then looks a few times whether anything was changed there. */
const portalReturn = (origin: string): string => `${origin}/billing?portal=done`;

function processorOf({ billing }: CheckoutOptions): Billing {
  if (!billing) throw new AppError('UNAVAILABLE', { message: 'Payments are not set up here. Please contact us.' });
  return billing;
}

/** What the processor refused is ours to mend, not the caller's: either way they can only come back later. */
async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BillingFailed)) throw error;
    throw new AppError('UNAVAILABLE', {
      message: 'The payment page cannot be opened at the moment. Please try again.',
      cause: error,
    });
  }
}

const offerOf = (
  plan: { name: string; display_name: string; price_monthly_pence: number; price_yearly_pence: number },
  term: Term,
): PlanOffer => ({
  plan: plan.name,
  displayName: plan.display_name,
  term,
  pence: term === 'yearly' ? plan.price_yearly_pence : plan.price_monthly_pence,
});
