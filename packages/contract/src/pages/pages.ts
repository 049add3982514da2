import type { Page } from './page.ts';
import { productPages } from './product-pages.ts';
import { barePages, signInPages, sitePages } from './site-pages.ts';

/**
 * Every page there is. The web app's routes, guards, menus and breadcrumbs, the server's site map, robots, page cache,
 * script policy and visit counts, and the screens the browser tests look at all come from this list.
 */
export const pages: readonly Page[] = [
  ...sitePages.map((page) => ({ ...page, frame: 'site' as const })),
  ...signInPages.map((page) => ({ ...page, frame: 'sign-in' as const })),
  ...productPages.map((page) => ({ ...page, frame: 'product' as const })),
  ...barePages.map((page) => ({ ...page, frame: 'bare' as const })),
];

/** The values a part of a page's path can have; undefined where there are too many to name. */
export const valuesOf = (page: Page, name: string): readonly string[] | RegExp | undefined =>
  'values' in page ? page.values?.[name] : undefined;

/** The addresses of a page that can be named: without its optional parts, and with each value that is listed. */
export function addressesOf(page: Page): string[] {
  const segments = page.path.split('/').slice(1);
  if (segments.includes('*')) return [];
  let addresses = [''];
  for (const segment of segments.filter((part) => !part.endsWith('?'))) {
    const values = segment.startsWith(':') ? valuesOf(page, segment.slice(1)) : [segment];
    if (!Array.isArray(values)) return [];
    addresses = addresses.flatMap((address) => values.map((value: string) => `${address}/${value}`));
  }
  return addresses.map((address) => address || '/');
}
