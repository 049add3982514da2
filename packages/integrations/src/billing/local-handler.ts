import type { SafeHtml } from '../http/html.ts';
import { type LocalHandler, type LocalResponse, singleHeader } from '../http/local-http.ts';
import { pageResponse } from '../http/page-response.ts';
import { readForm } from '../http/read-form.ts';
import { standInStyleHash } from '../http/stand-in-style.ts';
import { localBillingPath } from './embedded.ts';
import { checkoutPage, portalPage, problemPage } from './local-pages.ts';
import type { LocalProcessor } from './local-processor.ts';
import type { LocalBillingStore, LocalSubscription } from './local-store.ts';
import { type LocalCheckout, type LocalPortal, openToken } from './local-token.ts';
import type { PlanOffer } from './port.ts';

export interface LocalHandlerOptions {
  key: Uint8Array;
  now: () => Date;
  store: LocalBillingStore;
  processor: LocalProcessor;
  /** Each plan on sale for each term. */
  offers: () => Promise<readonly PlanOffer[]>;
}

/** The two pages of the local processor. The token in the address says what may be done, and for whom. */
export function createLocalBillingHandler(options: LocalHandlerOptions): LocalHandler {
  return async (request) => {
    const { method, url } = request;
    const content = openToken(options.key, url.searchParams.get('token') ?? '', options.now());
    if (!content || url.pathname !== `${localBillingPath}/${content.kind}`) {
      return problem(404, 'This address is not valid, or no longer. Go back to the product and start again.');
    }
    if (method !== 'GET' && method !== 'POST') return problem(405, 'This page can only be opened or sent.');
    const isForeign = singleHeader(request, 'sec-fetch-site') === 'cross-site';
    const form = method === 'POST' && !isForeign ? await readForm(request) : null;
    if (method === 'POST' && !form) return problem(403, 'The choice must be made on this page.');
    return content.kind === 'checkout' ? checkout(options, content, url, form) : portal(options, content, url, form);
  };
}

async function checkout(
  { processor }: LocalHandlerOptions,
  content: LocalCheckout,
  url: URL,
  form: URLSearchParams | null,
): Promise<LocalResponse> {
  if (!form) return page(200, checkoutPage(content, url.pathname + url.search));
  if (form.get('decision') !== 'pay') return redirect(content.cancelUrl);
  await processor.pay(content);
  return redirect(content.successUrl);
}

async function portal(
  options: LocalHandlerOptions,
  content: LocalPortal,
  url: URL,
  form: URLSearchParams | null,
): Promise<LocalResponse> {
  const subscription = await options.store.findLive(content.organisationId);
  if (!subscription) return redirect(content.returnUrl);
  const offers = await options.offers();
  if (!form) {
    const { returnUrl, offer: chosen } = content;
    const view = { action: url.pathname + url.search, returnUrl, subscription, offers, chosen };
    return page(200, portalPage(view));
  }
  const isDone = await decide(options.processor, subscription, offers, form);
  return isDone ? redirect(url.pathname + url.search) : problem(400, 'There is no such choice.');
}

async function decide(
  processor: LocalProcessor,
  subscription: LocalSubscription,
  offers: readonly PlanOffer[],
  form: URLSearchParams,
): Promise<boolean> {
  const offer = offers.find(({ plan, term }) => `${plan} ${term}` === form.get('offer'));
  const current = offers.find(({ plan, term }) => plan === subscription.plan && term === subscription.term);
  const decisions: Record<string, (() => Promise<void>) | undefined> = {
    change: offer && (() => processor.changePlan(subscription, offer)),
    trial: () => processor.startTrial(subscription),
    cancel: () => processor.cancel(subscription),
    resume: () => processor.resume(subscription),
    end: () => processor.end(subscription),
    fail: () => processor.failPayment(subscription, current),
    settle: () => processor.payOutstanding(subscription),
  };
  const act = decisions[form.get('decision') ?? ''];
  await act?.();
  return act !== undefined;
}

const redirect = (location: string): LocalResponse => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
});
const problem = (status: number, message: string): LocalResponse => page(status, problemPage(message));
const page = (status: number, content: SafeHtml): LocalResponse =>
  pageResponse(status, content, { styleHash: standInStyleHash });
