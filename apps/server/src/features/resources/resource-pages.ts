import type { SitePath } from '@candela/contract/pages/site-pages.ts';

/** Where visitors see resources. Drafts change nothing there: these are dropped when one is published, not after every call. */
export const resourcePages: readonly SitePath[] = [
  '/',
  '/about',
  '/resources',
  '/resources/:type',
  '/resources/:type/:slug',
  '/resources/whitepapers/:slug',
];
