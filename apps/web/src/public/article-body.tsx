import type { Resource } from '@candela/contract/resources/resources.schemas.ts';
import { readableHtml } from './article-html.ts';
import { kept } from './kept.tsx';

/** What the API sends as content, which it sanitises on every way out. `styles/article.css` dresses it. */
export const ArticleBody = kept('text', ({ resource }: { resource: Resource }) => (
  <div className="article" dangerouslySetInnerHTML={{ __html: readableHtml(resource.content) }} />
));
