import { resourceTypes } from '@candela/contract/resources/resources.schemas.ts';
import { xmlText } from '../../platform/xml.ts';

const pages = [
  '/',
  '/about',
  '/employers',
  '/candidates',
  '/pricing',
  '/try',
  '/resources',
  '/careers',
  '/terms',
  '/privacy',
];

export interface Address {
  path: string;
  changedAt?: Date;
}

/** Everything worth finding, for search engines. */
export function renderSiteMap(origin: string, addresses: readonly Address[]): string {
  const all: Address[] = [
    ...pages.map((path) => ({ path })),
    ...resourceTypes.map((type) => ({ path: `/resources/${type}` })),
    ...addresses,
  ];
  const url = ({ path, changedAt }: Address) =>
    `<url><loc>${xmlText(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''}</url>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${all.map(url).join('\n')}
</urlset>
`;
}

/** The signed-in product has nothing for a search engine, and links that carry a permission are nobody's business. */
export const renderRobots = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /dashboard
Disallow: /admin
Disallow: /team
Disallow: /billing
Disallow: /auth/
Disallow: /resources/preview/
Disallow: /unsubscribe
Disallow: /files/
Disallow: /dev/

Sitemap: ${origin}/sitemap.xml
`;
