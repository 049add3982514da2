import type { MetaDescriptor } from 'react-router';
import type { Site } from '../server-context.ts';

interface MetaMatches {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** The site's facts, as the root loader put them on the page. */
function siteOf({ matches }: MetaMatches): Partial<Site> {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site?: Site } | undefined;
  return root?.site ?? {};
}

export interface PageMeta {
  title: string;
  description: string;
  /** The page's one true path; omit it on pages that should not be indexed. */
  path?: string;
}

/** Title, description, canonical address and preview for one page. */
export function pageMeta(args: MetaMatches, { title, description, path }: PageMeta): MetaDescriptor[] {
  const { name = 'Candela', publicUrl = '' } = siteOf(args);
  const fullTitle = title === name ? `${name}: hiring in the light` : `${title} · ${name}`;
  const common: MetaDescriptor[] = [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: 'website' },
  ];
  if (path === undefined) return [...common, { name: 'robots', content: 'noindex' }];
  const url = `${publicUrl}${path}`;
  return [
    ...common,
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${publicUrl}/og.png` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
