/**
 * What may be wider than a phone gets a frame that scrolls and that the keyboard can stand on. The content comes out of
 * the sanitiser, which writes these tags in one form only, without attributes.
 */
export const readableHtml = (html: string): string =>
  html
    .replaceAll('<table>', '<div class="table-frame" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
