const address = /https?:\/\/[^\s<>"]+/g;
/** What names a page; anything else in a path may be what lets its holder in. */
const pageName = /^[a-z-]{0,30}$/;

/** The words of a mail for others than its reader: where its links lead is told, and not the keys by which they act for the reader. */
export const hideKeys = (text: string): string => text.replace(address, withoutKeys);

function withoutKeys(link: string): string {
  const url = URL.parse(link);
  if (!url) return '…';
  const path = url.pathname.split('/').map((part) => (pageName.test(part) ? part : '…'));
  return `${url.origin}${path.join('/')}${url.search || url.hash ? '?…' : ''}`;
}
