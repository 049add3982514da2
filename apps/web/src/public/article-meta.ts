import type { Resource } from '@candela/contract/resources/resources.schemas.ts';
import { type PageMeta, pageMeta, siteOf } from '#lib/page-meta.ts';
import { resourcePath } from './resource-card.tsx';
import { kindOf } from './resource-kinds.ts';
import { article, breadcrumbs } from './structured-data.ts';

/** What search engines and previews are told about an article. */
export function articleMeta(args: Parameters<typeof pageMeta>[0], resource: Resource) {
  const site = siteOf(args);
  const path = resourcePath(resource);
  const label = kindOf(resource.type)?.label ?? '';
  const page: PageMeta = {
    title: resource.title,
    description: resource.description,
    path,
    article: { publishedAt: resource.publishedAt, updatedAt: resource.updatedAt, image: resource.thumbnail },
    structuredData: [
      article(resource, path, site),
      breadcrumbs(
        [
          { label: 'Resources', to: '/resources' },
          { label, to: `/resources/${resource.type}` },
          { label: resource.title, to: path },
        ],
        site,
      ),
    ],
  };
  return pageMeta(args, page);
}
