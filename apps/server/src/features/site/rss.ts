import type { ResourceItem } from '@candela/contract/resources/resources.schemas.ts';
import { cdata, xmlText } from '../../platform/xml.ts';

export interface Channel {
  title: string;
  description: string;
  /** The page the feed is about. */
  path: string;
  feedPath: string;
  items: readonly ResourceItem[];
}

export function renderRss(origin: string, { title, description, path, feedPath, items }: Channel): string {
  const item = (entry: ResourceItem) => {
    const address = xmlText(`${origin}/resources/${entry.type}/${entry.slug}`);
    return `<item><title>${cdata(entry.title)}</title><link>${address}</link><guid isPermaLink="false">${entry.id}</guid>
<pubDate>${new Date(entry.publishedAt).toUTCString()}</pubDate><description>${cdata(entry.description)}</description></item>`;
  };
  const newest = items[0] ? `<lastBuildDate>${new Date(items[0].publishedAt).toUTCString()}</lastBuildDate>` : '';
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${cdata(title)}</title><link>${xmlText(origin + path)}</link><description>${cdata(description)}</description>
<language>en-GB</language><atom:link href="${xmlText(origin + feedPath)}" rel="self" type="application/rss+xml"/>${newest}
${items.map(item).join('\n')}
</channel></rss>
`;
}
