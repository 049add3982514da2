export const isExternalHost = (host: string, own: string): boolean => host !== '' && host !== own;

/** A page and, where the visitor came from another site, that site's host: never an address, never a query. */
export function visitOf(path: string, referrer: string, ownHost: string): { path: string; referrer?: string } {
  const host = URL.canParse(referrer) ? new URL(referrer).host : '';
  return isExternalHost(host, ownHost) ? { path, referrer: host } : { path };
}
