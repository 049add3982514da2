import type { MetaDescriptor } from 'react-router';
import type { Site } from '#lib/server-context.ts';

interface MetaMatches {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** The site's facts, as the root loader put them on the page. */
export function siteOf({ matches }: MetaMatches): Pick<Site, 'name' | 'publicUrl'> & Partial<Site> {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site?: Site } | undefined;
  return root?.site ?? { name: 'Candela', publicUrl: '' };
}

export interface PageMeta {
  title: string;
  description: string;
  /** The page's one true path; omit it on pages that should not be indexed. */
  path?: string;
  /** An article rather than a page of the site. */
  article?: {
    publishedAt: string;
    updatedAt: string;
    image: { url: string; width: number; height: number } | null;
  };
  /** What search engines read: schema.org objects. */
  structuredData?: readonly object[];
  feeds?: readonly { title: string; path: string }[];
}

/** Title, description, canonical address and preview for one page. */
export function pageMeta(args: MetaMatches, page: PageMeta): MetaDescriptor[] {
  const { title, description, path, article } = page;
  const { name, publicUrl } = siteOf(args);
  const fullTitle = title === name ? `${name}: hiring in the light` : `${title} · ${name}`;
  const common: MetaDescriptor[] = [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: article ? title : fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:type', content: article ? 'article' : 'website' },
  ];
  if (path === undefined) return [...common, { name: 'robots', content: 'noindex' }];
  const url = `${publicUrl}${path}`;
  const image = article?.image ?? { url: '/og.png', width: 1200, height: 630 };
  return [
    ...common,
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
    { property: 'og:image', content: absolute(image.url, publicUrl) },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article
      ? [
          { property: 'article:published_time', content: article.publishedAt },
          { property: 'article:modified_time', content: article.updatedAt },
        ]
      : []),
    ...(page.feeds ?? []).map((feed) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      type: 'application/rss+xml',
      title: feed.title,
      href: feed.path,
    })),
    ...(page.structuredData ?? []).map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ];
}

/** Pictures may live with us (a path) or with a store of their own (an address). */
export const absolute = (url: string, publicUrl: string): string =>
  publicUrl && URL.canParse(url, publicUrl) ? new URL(url, publicUrl).href : url;
