import type { Analytics } from './analytics-port.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The host alone: an address that led here may carry a search or a token. */
const originOf = (referrer: string): string => (URL.canParse(referrer) ? new URL(referrer).origin : '');

/** The vendor's queue knows a command by its tag: it expects the `arguments` of a function, and takes no array for one. */
const command = (...words: unknown[]) => ({ ...words, length: words.length, [Symbol.toStringTag]: 'Arguments' });

/**
 * The vendor's counter (GA4), created only after consent. Everything is denied until the line that grants the one thing
 * the visitor agreed to. Queries are never sent.
 */
export function createVendor(id: string): Analytics {
  window.dataLayer ??= [];
  const queue = window.dataLayer;
  const tell = (...words: unknown[]): void => void queue.push(command(...words));
  tell('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
  tell('consent', 'update', { analytics_storage: 'granted' });
  tell('js', new Date());
  const page = { page_location: `${location.origin}${location.pathname}`, page_referrer: originOf(document.referrer) };
  tell('config', id, { send_page_view: false, ...page });

  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);

  return {
    page: (path) => tell('event', 'page_view', { ...page, page_location: `${location.origin}${path}` }),
    event: (name) => tell('event', name.replaceAll('-', '_'), page),
  };
}
