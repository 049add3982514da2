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

/** Links whose row says how long they are good; they name the organisation whose row it is. */
export type TenantLinkPurpose = 'booking' | 'interview-file' | 'scorecard';

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

const tenantForm = /^([\w-]{43})\.([\w-]{43})$/;
const packIds = (...ids: string[]) => Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url');

/** The same row has the same link at any time, so that a later mail can carry it too. */
export const signTenantLink = (
  key: Uint8Array,
  purpose: TenantLinkPurpose,
  { organisationId, id }: { organisationId: string; id: string },
): string => {
  const ids = packIds(organisationId, id);
  return `${ids}.${signature(key, purpose, ids)}`;
};

export function readTenantLink(
  key: Uint8Array,
  purpose: TenantLinkPurpose,
  token: string,
): { organisationId: string; id: string } | null {
  const [, ids, signed] = tenantForm.exec(token) ?? [];
  if (!ids || !signed || !isSignature(signed, key, purpose, ids)) return null;
  const hex = Buffer.from(ids, 'base64url').toString('hex');
  return { organisationId: toUuid(hex.slice(0, 32)), id: toUuid(hex.slice(32)) };
}

const toUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
