import { readableHtml } from './article-html.ts';
import { kept } from './kept.tsx';

/** What the API sends as content, which it sanitises on every way out. `styles/article.css` dresses it. */
export const ArticleBody = kept('text', ({ html }: { html: string }) => (
  <div className="article" dangerouslySetInnerHTML={{ __html: readableHtml(html) }} />
));
