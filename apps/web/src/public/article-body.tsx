import { readableHtml } from './article-html.ts';

/** What the API sends as content, which it sanitises on every way out. `styles/article.css` dresses it. */
export function ArticleBody({ html }: { html: string }) {
  return <div className="article" dangerouslySetInnerHTML={{ __html: readableHtml(html) }} />;
}
