import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed URL permits. Everything in it is covered by the signature. */
export type FileGrant =
  | { method: 'PUT'; key: string; contentType: string; size: number | undefined; limit: number; expires: number }
  | { method: 'GET'; key: string; contentType: string; fileName: string; expires: number };

export function signedQuery(grant: FileGrant, signingKey: Uint8Array): string {
  const query = new URLSearchParams({ type: grant.contentType, expires: String(grant.expires) });
  if (grant.method === 'PUT') {
    query.set('limit', String(grant.limit));
    if (grant.size !== undefined) query.set('size', String(grant.size));
  } else {
    query.set('name', grant.fileName.toWellFormed());
  }
  query.set('signature', signature(grant, signingKey));
  return query.toString();
}

/** The grant a URL carries, or null when it is malformed, repeated or not signed by us. Expiry is the caller's to judge. */
export function readGrant(
  method: 'PUT' | 'GET',
  key: string,
  query: URLSearchParams,
  signingKey: Uint8Array,
): FileGrant | null {
  const type = only(query, 'type');
  const expires = wholeNumber(only(query, 'expires'));
  const given = only(query, 'signature');
  if (type === null || expires === null || given === null) return null;
  const grant = method === 'PUT' ? uploadGrant(key, type, expires, query) : downloadGrant(key, type, expires, query);
  if (grant === null) return null;
  const expected = Buffer.from(signature(grant, signingKey));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? grant : null;
}

function uploadGrant(key: string, contentType: string, expires: number, query: URLSearchParams): FileGrant | null {
  const limit = wholeNumber(only(query, 'limit'));
  const size = query.has('size') ? wholeNumber(only(query, 'size')) : undefined;
  if (limit === null || size === null) return null;
  return { method: 'PUT', key, contentType, size, limit, expires };
}

function downloadGrant(key: string, contentType: string, expires: number, query: URLSearchParams): FileGrant | null {
  const fileName = only(query, 'name');
  return fileName === null ? null : { method: 'GET', key, contentType, fileName, expires };
}

/** A JSON array keeps the fields apart: no two grants have the same text. */
function signature(grant: FileGrant, signingKey: Uint8Array): string {
  const rest = grant.method === 'PUT' ? [grant.size ?? null, grant.limit] : [grant.fileName.toWellFormed()];
  const text = JSON.stringify(['candela-file-v1', grant.method, grant.key, grant.contentType, grant.expires, ...rest]);
  return createHmac('sha256', signingKey).update(text).digest('base64url');
}

function only(query: URLSearchParams, name: string): string | null {
  const values = query.getAll(name);
  return values.length === 1 ? (values[0] ?? null) : null;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : null;
}
