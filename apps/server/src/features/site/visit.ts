import { matchPage, type PageMatch } from '@candela/contract/pages/match-page.ts';
import { valuesOf } from '@candela/contract/pages/pages.ts';

const longestValue = 120;

/** Counts have a row per path, so only paths that can exist are counted; ids of jobs are folded into one. */
export function countablePath(path: string): string | null {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const match = matchPage(trimmed);
  const visits = match && 'visits' in match.page ? match.page.visits : undefined;
  if (!match || !visits) return null;
  if (visits === 'together') return match.page.path.replace(/\/:.*$/, '');
  return canExist(match) && trimmed === spelledOut(match) ? trimmed : null;
}

const canExist = ({ page, params }: PageMatch): boolean =>
  Object.entries(params).every(([name, value]) => {
    const known = valuesOf(page, name);
    return known instanceof RegExp
      ? value.length <= longestValue && known.test(value)
      : (known?.includes(value) ?? false);
  });

/** The one spelling of an address: as the list writes it, with its values. */
const spelledOut = ({ page, params }: PageMatch): string =>
  page.path
    .split('/')
    .map((part) => (part.startsWith(':') ? (params[part.slice(1).replace(/\?$/, '')] ?? '') : part))
    .join('/')
    .replace(/(.)\/+$/, '$1');

/** The other site's name, nothing of the page there; our own pages are no referrer. */
export function referrerHost(referrer: string | undefined, origin: string): string {
  const host = (referrer ?? '').toLowerCase().replace(/^www\./, '');
  if (!/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/.test(host)) return '';
  return host === URL.parse(origin)?.hostname.replace(/^www\./, '') ? '' : host;
}
