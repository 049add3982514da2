import { resourceTypes, slugPattern } from '@candela/contract/resources/resources.schemas.ts';

const pages = new Set([
  ...['/', '/about', '/employers', '/candidates', '/pricing', '/try', '/resources', '/terms', '/privacy', '/careers'],
  ...resourceTypes.map((type) => `/resources/${type}`),
  ...['/login', '/register'],
]);

/** Counts have a row per path, so only paths that can exist are counted; ids of jobs are folded into one. */
export function countablePath(path: string): string | null {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (pages.has(trimmed)) return trimmed;
  if (/^\/jobs\/[^/]+/.test(trimmed)) return '/jobs';
  const [, section, type, slug, ...more] = trimmed.split('/');
  const isArticle = section === 'resources' && resourceTypes.some((known) => known === type) && more.length === 0;
  return isArticle && slug && slug.length <= 120 && slugPattern.test(slug) ? trimmed : null;
}

/** The other site's name, nothing of the page there; our own pages are no referrer. */
export function referrerHost(referrer: string | undefined, origin: string): string {
  const host = (referrer ?? '').toLowerCase().replace(/^www\./, '');
  if (!/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/.test(host)) return '';
  return host === URL.parse(origin)?.hostname.replace(/^www\./, '') ? '' : host;
}
