import { isSignature, signature } from './keys.ts';

/** What the link allows; a link for one purpose is worth nothing for another. */
export type LinkPurpose =
  | 'resource-preview'
  | 'unsubscribe'
  | 'claim'
  | 'held'
  | 'report-mail'
  | 'team-invite'
  | 'invoice'
  | 'search-mail';

const form = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.(\d{1,13})\.([\w-]{43})$/;

/** `id.expiry.mac`: its holder may do this one thing with this one row, until then. */
export const signLink = (key: Uint8Array, purpose: LinkPurpose, id: string, expiresAt: Date): string => {
  const expiry = String(expiresAt.getTime());
  return `${id}.${expiry}.${signature(key, purpose, id, expiry)}`;
};

/** The row's id, or null for a link that is forged, for something else, or out of date. */
export function readLink(key: Uint8Array, purpose: LinkPurpose, token: string, now: Date): string | null {
  const [, id, expiry, signed] = form.exec(token) ?? [];
  if (!id || !expiry || !signed) return null;
  if (!isSignature(signed, key, purpose, id, expiry)) return null;
  return Number(expiry) > now.getTime() ? id : null;
}
