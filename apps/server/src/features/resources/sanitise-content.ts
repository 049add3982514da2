import sanitizeHtml from 'sanitize-html';

/** Pictures come from our own media or over TLS; anything else (data:, other schemes) is dropped. */
const isPicture = (source: string | undefined): boolean =>
  source !== undefined && (/^\/media\/[\w.-]+$/.test(source) || /^https:\/\//.test(source));

const isOwn = (href: string): boolean => /^[/#]/.test(href) && !href.startsWith('//');

/**
 * What an article may consist of: exactly what the editor can make. Runs when a draft is saved and again whenever
 * content goes out, so that neither a hole in the one nor a row written by other means reaches a reader.
 */
export const sanitiseContent = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'pre', 'code'],
      ...['a', 'strong', 'em', 's', 'u', 'sub', 'sup', 'mark'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
    ],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
      code: ['class'],
      ol: ['start'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedClasses: { code: [/^language-[a-z0-9+#-]{1,20}$/] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    // What these hold is never text for a reader.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template'],
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      b: 'strong',
      i: 'em',
      del: 's',
      strike: 's',
      a: (tagName, { href = '', title }) => ({
        tagName,
        attribs: { href, ...(title && { title }), ...(!isOwn(href) && { rel: 'noopener' }) },
      }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy' } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicture(attribs.src),
  });

/** As many as are read within a while; an article and what became of it are some 20 KB. */
const mostKept = 100;
const cleaned = new Map<string, string>();

/** The same for readers: what was cleaned once need not be again, which takes longer than everything else about an article. */
export function sanitisedForReaders(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitiseContent(html);
  if (cleaned.size >= mostKept) cleaned.clear();
  cleaned.set(html, clean);
  return clean;
}

/** What is left when the marks are taken away. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(p|h[1-6]|li|td|th|pre|figcaption|blockquote)>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/\s+/g, ' ')
    .trim();

export const countWords = (html: string): number => plainText(html).split(' ').filter(Boolean).length;
