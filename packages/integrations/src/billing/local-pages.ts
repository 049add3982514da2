import { html, SafeHtml } from '../http/html.ts';
import { standInPage } from '../http/stand-in-page.ts';
import type { LocalSubscription } from './local-store.ts';
import type { LocalCheckout } from './local-token.ts';
import type { PlanOffer } from './port.ts';

const pounds = (pence: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100);

const termWords = { monthly: 'a month', yearly: 'a year' };
const day = (moment: Date): string =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export function checkoutPage({ organisationName, offer }: LocalCheckout, action: string): SafeHtml {
  return standInPage(
    'Local checkout',
    html`
      <h1>Local checkout</h1>
      <p class="lead">Stands in for a card processor on this machine. No card is asked for and no money moves.</p>
      <dl>
        <div><dt>Plan</dt><dd>${offer.displayName}</dd></div>
        <div><dt>For</dt><dd>${organisationName}</dd></div>
        <div><dt>To pay</dt><dd>${pounds(offer.pence)} ${termWords[offer.term]}, VAT included</dd></div>
      </dl>
      <form method="post" action="${action}">
        <button class="primary" type="submit" name="decision" value="pay">Pay ${pounds(offer.pence)}</button>
        <button class="quiet" type="submit" name="decision" value="cancel">Cancel</button>
      </form>`,
  );
}

export interface PortalView {
  action: string;
  returnUrl: string;
  subscription: LocalSubscription;
  /** Each plan on sale for each term. */
  offers: readonly PlanOffer[];
  /** The one that was chosen before coming here. */
  chosen: PlanOffer | undefined;
}

export function portalPage({ action, returnUrl, subscription, offers, chosen }: PortalView): SafeHtml {
  const isCurrent = (offer: PlanOffer) => offer.plan === subscription.plan && offer.term === subscription.term;
  const preselected = chosen ?? offers.find(isCurrent);
  const current = offers.find(isCurrent);
  return standInPage(
    'Local billing portal',
    html`
      <h1>Local billing portal</h1>
      <p class="lead">Stands in for a card processor on this machine. No card is asked for and no money moves.</p>
      <dl>
        <div><dt>Plan</dt><dd>${current?.displayName ?? subscription.plan}, ${subscription.term}</dd></div>
        <div><dt>Status</dt><dd>${statusWords(subscription)}</dd></div>
      </dl>
      <h2 id="change">Change the plan</h2>
      <form method="post" action="${action}" aria-labelledby="change">
        <label for="offer">Plan</label>
        <select id="offer" name="offer">${offers.map((offer) => option(offer, preselected))}</select>
        <button class="primary" type="submit" name="decision" value="change">Change plan</button>
      </form>
      <h2 id="more">Try what else can happen</h2>
      <form method="post" action="${action}" aria-labelledby="more">${otherDecisions(subscription)}</form>
      <p class="back"><a href="${returnUrl}">Return to Candela</a></p>`,
  );
}

function option(offer: PlanOffer, selected: PlanOffer | undefined): SafeHtml {
  const isSelected = selected?.plan === offer.plan && selected.term === offer.term;
  const label = `${offer.displayName}, ${pounds(offer.pence)} ${termWords[offer.term]}`;
  return html`<option value="${`${offer.plan} ${offer.term}`}"${isSelected ? new SafeHtml(' selected') : null}>${label}</option>`;
}

function otherDecisions({ status, endsAtPeriodEnd, isTrial }: LocalSubscription): SafeHtml {
  const decision = (value: string, label: string) =>
    html`<button class="quiet" type="submit" name="decision" value="${value}">${label}</button>`;
  return html`
        ${endsAtPeriodEnd ? decision('resume', 'Keep the plan after all') : decision('cancel', 'Cancel at the end of the period')}
        ${isTrial || status === 'past_due' ? null : decision('trial', 'Make it a trial of 14 days')}
        ${decision('end', 'End the plan now')}
        ${status === 'past_due' ? decision('settle', 'Pay what is outstanding') : decision('fail', 'Let the next payment fail')}`;
}

function statusWords({ status, periodEnd, endsAtPeriodEnd, isTrial }: LocalSubscription): string {
  if (status === 'past_due') return 'Payment failed';
  if (isTrial) return `Trial until ${day(periodEnd)}${endsAtPeriodEnd ? ', cancelled' : ''}`;
  return endsAtPeriodEnd ? `Cancelled, paid until ${day(periodEnd)}` : `Paid, renews on ${day(periodEnd)}`;
}

export const problemPage = (message: string): SafeHtml =>
  standInPage('Local billing', html`<h1>That did not work</h1><p class="lead">${message}</p>`);
