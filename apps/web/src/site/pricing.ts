import { planNotice } from './plan-notice.ts';
import { callSignedIn, signedInRole } from './signed-in.ts';

interface Plan {
  hasActiveSubscription: boolean;
  subscription: { term: string | null; subscriptionPlan: { _id: string } };
}

const failed = 'The payment page cannot be opened at the moment. Please try again.';

const removed = 'You are no longer a member of a team here. To join one again, ask its parent for an invite.';

const isRemoved = (recruiter: { ok: boolean; answer: unknown } | undefined): boolean =>
  recruiter?.ok === false && (recruiter.answer as { type?: string } | null)?.type === 'FORBIDDEN';

/**
 * The price list as a signed-in recruiter sees it: their own plan is marked, and the buttons subscribe. Everyone else keeps
 * the page as it was sent.
 */
export async function enhancePricing(): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-pricing]');
  if (!list || signedInRole() !== 'recruiter') return;
  const [plan, recruiter] = await Promise.all([
    callSignedIn('/api/subscriptions/me'),
    callSignedIn('/api/recruiter'),
  ]).catch(() => []);
  // Sent here by the guard of the product: a plan is not what they lack.
  if (isRemoved(recruiter)) return say(list, removed);
  if (!plan?.ok || !recruiter?.ok) return;
  const { data } = plan.answer as { data: Plan };
  const { isParent } = (recruiter.answer as { data: { isParent: boolean } }).data;
  for (const part of document.querySelectorAll<HTMLElement>('[data-for-recruiter]')) part.hidden = false;
  for (const part of document.querySelectorAll<HTMLElement>('[data-for-visitor]')) part.hidden = true;
  const notice = planNotice({ isActive: data.hasActiveSubscription, isParent });
  if (notice) say(list, notice);
  openTerm(data.subscription.term);
  for (const card of list.querySelectorAll<HTMLElement>('[data-plan]')) dress(list, card, data, isParent);
  if (isParent) await showPricingTable(list).catch(() => undefined);
}

interface PricingTable {
  id: string;
  publishableKey: string;
  reference: string;
  customerSecret: string | null;
}

/** The processor's own table below the cards, where one is set up: its script and its frame come from there. */
async function showPricingTable(list: HTMLElement): Promise<void> {
  const place = list.querySelector<HTMLElement>('[data-pricing-table]');
  const { ok, answer } = await callSignedIn('/api/billing/pricing-table');
  const table = ok && (answer as { data: PricingTable | null }).data;
  if (!place || !table) return;
  const script = document.createElement('script');
  script.src = 'https://js.stripe.com/v3/pricing-table.js';
  script.async = true;
  const element = document.createElement('stripe-pricing-table');
  element.setAttribute('pricing-table-id', table.id);
  element.setAttribute('publishable-key', table.publishableKey);
  element.setAttribute('client-reference-id', table.reference);
  if (table.customerSecret) element.setAttribute('customer-session-client-secret', table.customerSecret);
  place.append(script, element);
  place.hidden = false;
}

const yearly = () => document.querySelector<HTMLInputElement>('#term-yearly');

const chosenTerm = () => (yearly()?.checked ? 'yearly' : 'monthly');

/** The prices as they were left for the checkout, or those of the own plan. */
function openTerm(own: string | null): void {
  const wanted = new URLSearchParams(location.search).get('term') ?? own;
  const choice = yearly();
  if (choice && wanted === 'yearly') choice.checked = true;
}

function dress(list: HTMLElement, card: HTMLElement, plan: Plan, isParent: boolean): void {
  const { term, subscriptionPlan } = plan.subscription;
  const isOwn = plan.hasActiveSubscription && subscriptionPlan._id === card.dataset.plan;
  const badge = card.querySelector<HTMLElement>('[data-current-plan]');
  const button = card.querySelector<HTMLButtonElement>('[data-subscribe]');
  if (!button) return;
  // Paid for by the month, the same plan by the year is another offer.
  const mark = () => {
    const isCurrent = isOwn && (term === null || term === chosenTerm());
    button.hidden = isCurrent;
    if (badge) badge.hidden = !isCurrent;
  };
  mark();
  list.addEventListener('change', mark);
  button.disabled = !isParent;
  button.addEventListener('click', () => void subscribe(list, button, card.dataset.plan ?? ''));
  // Back from the payment page the browser may show this page as it was left, in the middle of a press.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) button.disabled = !isParent;
  });
}

async function subscribe(list: HTMLElement, button: HTMLButtonElement, planId: string): Promise<void> {
  const term = chosenTerm();
  const next = new URLSearchParams(location.search).get('next');
  button.disabled = true;
  try {
    const body = { subscriptionPlanId: planId, term, ...(next && { next }) };
    const { ok, answer } = await callSignedIn('/api/stripe/checkout', body);
    const { url, message } = answer as { url?: string; message?: string };
    if (ok && url) return location.assign(url);
    say(list, message || failed);
  } catch {
    say(list, failed);
  }
  button.disabled = false;
}

/** In the one place of the page that is read out when it changes. */
function say(list: HTMLElement, text: string): void {
  const place = list.querySelector<HTMLElement>('[data-pricing-message]');
  if (!place) return;
  place.hidden = false;
  place.textContent = text;
}
