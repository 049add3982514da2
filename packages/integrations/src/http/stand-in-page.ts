import { html, SafeHtml } from './html.ts';
import { standInStyle } from './stand-in-style.ts';

const flame = new SafeHtml(
  '<svg class="flame" viewBox="0 0 24 32" width="24" height="32" aria-hidden="true" focusable="false">' +
    '<path d="M12 1c1 6 8 9 8 18a8 8 0 0 1-16 0c0-4 2-6 3-9 1 2 2 3 3 3 1-4 0-8 2-12Z"/></svg>',
);

/** The frame of a page that stands in for a vendor's, and says so. */
export function standInPage(title: string, content: SafeHtml): SafeHtml {
  return html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} – Candela</title>
    <style>${new SafeHtml(standInStyle)}</style>
  </head>
  <body>
    <main>
      <p class="brand">${flame} Candela <span class="label">Development</span></p>${content}
    </main>
  </body>
</html>
`;
}
