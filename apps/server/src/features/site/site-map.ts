import { addressesOf, pages } from '@candela/contract/pages/pages.ts';
import { xmlText } from '../../platform/xml.ts';

const listed = pages.filter((page) => page.frame === 'site' && page.isListed).flatMap(addressesOf);

export interface Address {
  path: string;
  changedAt?: Date;
}

/** Everything worth finding, for search engines. */
export function renderSiteMap(origin: string, addresses: readonly Address[]): string {
  const all: Address[] = [...listed.map((path) => ({ path })), ...addresses];
  const url = ({ path, changedAt }: Address) =>
    `<url><loc>${xmlText(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''}</url>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${all.map(url).join('\n')}
</urlset>
`;
}

/** What the server itself answers and no search engine should ask for. */
const answeredHere = ['/api/', '/auth/', '/dev/', '/files/'];

/** Where the addresses of the product and those that carry a permission begin; `/a` also says it for `/a/b`. */
const hidden = pages
  .filter((page) => page.frame === 'product' || page.isHidden)
  .map(({ path }) => path.replace(/[:*].*$/, ''))
  .concat(answeredHere)
  .filter((path, at, all) => all.indexOf(path) === at && !all.some((other) => isAbove(other, path)));

function isAbove(other: string, path: string): boolean {
  return other !== path && path.startsWith(other.endsWith('/') ? other : `${other}/`);
}

/** The signed-in product has nothing for a search engine, and links that carry a permission are not for it either. */
export const renderRobots = (origin: string): string => `User-agent: *
${hidden.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${origin}/sitemap.xml
`;
