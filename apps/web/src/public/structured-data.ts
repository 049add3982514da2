import type { Resource, ResourceType } from '@candela/contract/resources/resources.schemas.ts';
import { absolute } from '#lib/page-meta.ts';
import type { Site } from '#lib/server-context.ts';

type SiteName = Pick<Site, 'name' | 'publicUrl'> & Partial<Pick<Site, 'socialUrl'>>;

/** schema.org objects; the page's meta writes them out and escapes what could end the script. */
export const organisation = ({ name, publicUrl, socialUrl }: SiteName): object => ({
  '@type': 'Organization',
  name,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/apple-touch-icon.png`,
  ...(socialUrl && { sameAs: [socialUrl] }),
});

const articleTypes: Record<ResourceType, string> = {
  blog: 'BlogPosting',
  'product-update': 'Article',
  news: 'NewsArticle',
  whitepapers: 'Article',
};

export const article = (resource: Resource, path: string, site: SiteName): object => ({
  '@type': articleTypes[resource.type],
  headline: resource.title,
  description: resource.description,
  ...(resource.thumbnail && { image: absolute(resource.thumbnail.url, site.publicUrl) }),
  datePublished: resource.publishedAt,
  dateModified: resource.updatedAt,
  mainEntityOfPage: `${site.publicUrl}${path}`,
  author: { '@type': 'Organization', name: site.name, url: `${site.publicUrl}/` },
  publisher: organisation(site),
});

export const breadcrumbs = (steps: readonly { label: string; to: string }[], { publicUrl }: SiteName): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${publicUrl}${to}`,
  })),
});
