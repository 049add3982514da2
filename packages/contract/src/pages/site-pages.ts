import { resourceTypes, slugPattern } from '../resources/resources.schemas.ts';
import type { BarePage, SignInPage, SitePage } from './page.ts';

const listed = [
  { path: '/', file: 'public/home.tsx', isListed: true, visits: 'each' },
  { path: '/about', file: 'public/about.tsx', isListed: true, visits: 'each' },
  { path: '/employers', file: 'public/employers.tsx', isListed: true, visits: 'each' },
  { path: '/employers/what-we-ask', file: 'public/what-we-ask.tsx', isListed: true, visits: 'each' },
  { path: '/candidates', file: 'public/candidates.tsx', isListed: true, visits: 'each' },
  { path: '/pricing', file: 'public/pricing.tsx', isListed: true, visits: 'each' },
  { path: '/try/:example?', file: 'public/try.tsx', isListed: true, visits: 'each' },
  { path: '/resources', file: 'public/resources.tsx', isListed: true, visits: 'each' },
  {
    path: '/resources/preview/:token',
    file: 'public/resource-preview.tsx',
    isHidden: true,
    isPersonal: true,
    isFramed: true,
  },
  {
    path: '/resources/whitepapers/:slug',
    file: 'public/whitepaper.tsx',
    visits: 'each',
    values: { slug: slugPattern },
  },
  {
    path: '/resources/:type',
    file: 'public/resource-list.tsx',
    isListed: true,
    visits: 'each',
    values: { type: resourceTypes },
    isNumbered: true,
  },
  {
    path: '/resources/:type/:slug',
    file: 'public/resource.tsx',
    visits: 'each',
    values: { type: resourceTypes, slug: slugPattern },
  },
  { path: '/careers', file: 'public/careers.tsx', isListed: true, visits: 'each' },
  { path: '/terms', file: 'public/terms.tsx', isListed: true, visits: 'each' },
  { path: '/privacy', file: 'public/privacy.tsx', isListed: true, visits: 'each' },
  { path: '/unsubscribe', file: 'public/unsubscribe.tsx', isHidden: true, isPersonal: true },
  { path: '/report-mail', file: 'public/report-mail.tsx', isHidden: true, isPersonal: true },
  { path: '/receipts', file: 'public/receipts.tsx', isPersonal: true },
  { path: '/held/:token', file: 'public/held.tsx', isPersonal: true },
  { path: '/jobs/:id/:slug?', file: 'public/job.tsx', visits: 'together' },
  { path: '/*', file: 'public/not-found.tsx' },
] as const satisfies readonly SitePage[];

export const sitePages: readonly SitePage[] = listed;
export type SitePath = (typeof listed)[number]['path'];

export const signInPages: readonly SignInPage[] = [
  { path: '/login', file: 'auth/login.tsx', visits: 'each' },
  { path: '/register', file: 'auth/register.tsx', visits: 'each' },
  { path: '/join', file: 'auth/join.tsx', isHidden: true },
  { path: '/confirm-code', file: 'auth/confirm-code.tsx' },
  { path: '/reset-password', file: 'auth/reset-password.tsx' },
  { path: '/book/:token', file: 'auth/book.tsx', isHidden: true },
  { path: '/scorecard/:token', file: 'auth/scorecard.tsx', isHidden: true },
  { path: '/auth/callback', file: 'auth/auth-callback.tsx', isHidden: true },
  { path: '/auth/sso/:id/callback', file: 'auth/sso-callback.tsx', isHidden: true },
  { path: '/auth/calendar/callback', file: 'auth/calendar-callback.tsx', isHidden: true },
];

export const barePages: readonly BarePage[] = [
  { path: '/appearance', file: 'appearance.ts' },
  { path: '/dev/gallery', file: 'dev/gallery.tsx', isHidden: true },
];
