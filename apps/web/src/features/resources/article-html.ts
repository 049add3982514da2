/** What the editor adds for the cursor's sake is no part of the article: the empty lines at its end, bare captions. */
export const tidyArticle = (html: string): string =>
  html.replaceAll('<figcaption></figcaption>', '').replace(/(<p><\/p>)+$/, '');

/** Articles have headings of level 2 to 4, the page's title being the first; others become the nearest. */
export const fitHeadings = (html: string): string =>
  html.replaceAll(/<(\/?)h1(?=[\s>])/gi, '<$1h2').replaceAll(/<(\/?)h[56](?=[\s>])/gi, '<$1h4');
