import type { Analytics } from './analytics-port.ts';
import { askConsent } from './consent.ts';
import { createVendor } from './vendor-analytics.ts';
import { isExternalHost, visitOf } from './visit.ts';

/** Do Not Track and Global Privacy Control are an answer before the question. */
const refusesTracking = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** A count without a cookie or an address. JSON needs its content type, which a bare string would not carry. */
const embedded: Analytics = {
  page: (path) => post(visitOf(path, document.referrer, location.host)),
  event: (event) => post({ path: location.pathname, event }),
};

const post = (visit: object): void => {
  navigator.sendBeacon('/api/analytics', new Blob([JSON.stringify(visit)], { type: 'application/json' }));
};

/** A page that is not to be indexed (a preview, an address with a token, nothing found) is not to be counted either. */
const isCounted = (): boolean => document.querySelector('meta[name="robots"][content*="noindex"]') === null;

/** What a click on a link says about a visitor's intent. */
function eventOf(link: HTMLAnchorElement): string | undefined {
  const startsSignUp = link.pathname === '/register' && !isExternalHost(link.host, location.host);
  return link.dataset.event ?? (startsSignUp ? 'sign-up-started' : undefined);
}

export function startAnalytics(): Analytics {
  const refused = refusesTracking();
  const destinations: Analytics[] = refused || !isCounted() ? [] : [embedded];
  const all: Analytics = {
    page: (path) => destinations.forEach((destination) => void destination.page(path)),
    event: (name) => destinations.forEach((destination) => void destination.event(name)),
  };
  all.page(location.pathname);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const name = link && eventOf(link);
    if (name) all.event(name);
  });
  askConsent({
    isAnswered: refused,
    onGranted: (id) => {
      if (!isCounted()) return;
      const vendor = createVendor(id);
      destinations.push(vendor);
      vendor.page(location.pathname);
    },
  });
  return all;
}
