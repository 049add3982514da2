const allowedScheme = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;
const ownAddress = /^(\/(?!\/)|#)/;
const emailAddress = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/;
const bareDomain = /^[^\s/:@]+\.[a-z]{2,}([/?#:]\S*)?$/i;

/** Where a link may lead: the web, a mailbox, or a place on this site. */
export const isAllowedHref = (href: string): boolean =>
  href.length <= 2048 && !/\s/.test(href) && (allowedScheme.test(href) || ownAddress.test(href));

/** What was typed as an address, as an address; null when a link must not or cannot lead there. */
export function toHref(typed: string): string | null {
  const text = typed.trim();
  if (isAllowedHref(text)) return text;
  const completed = emailAddress.test(text)
    ? `mailto:${text}`
    : bareDomain.test(text) && !anyScheme.test(text.replace(/:\d+/, ''))
      ? `https://${text}`
      : null;
  return completed && isAllowedHref(completed) ? completed : null;
}
