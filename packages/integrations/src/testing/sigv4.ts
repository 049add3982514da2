import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface SigV4Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export type SigV4Verdict = { ok: true; payloadHash: string } | { ok: false; code: string; message: string };

const longestExpiry = 7 * 24 * 60 * 60;
const skewMs = 15 * 60 * 1000;

interface Claim {
  credential: string;
  signedHeaders: string[];
  signature: string;
  timestamp: string;
  payloadHash: string;
  /** Seconds; only presigned URLs have it. */
  expires: number | null;
}

/**
 * Rebuilds Amazon's Signature Version 4 from what really arrived, for presigned URLs and for Authorization headers.
 * Ready-made fakes accept edited URLs, which is the one thing a test of presigned URLs must notice.
 */
export function verifySigV4(request: IncomingMessage, url: URL, keys: SigV4Keys, now: Date): SigV4Verdict {
  const claim = readClaim(request, url);
  if (claim === null) return refuse('AccessDenied', 'Access Denied');
  const day = claim.timestamp.slice(0, 8);
  const scope = `${day}/${keys.region}/s3/aws4_request`;
  if (!claim.credential.startsWith(`${keys.accessKeyId}/`)) {
    return refuse('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  if (claim.credential !== `${keys.accessKeyId}/${scope}`) {
    return refuse('AuthorizationQueryParametersError', 'The credential scope is wrong.');
  }
  const timely = checkTime(claim, now);
  if (timely !== null) return timely;
  const expected = sign(canonicalRequest(request, url, claim), claim.timestamp, scope, keys.secretAccessKey, day);
  const given = Buffer.from(claim.signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return refuse('SignatureDoesNotMatch', 'The request signature we calculated does not match the one you provided.');
  }
  return { ok: true, payloadHash: claim.payloadHash };
}

function readClaim(request: IncomingMessage, url: URL): Claim | null {
  const query = url.searchParams;
  if (query.get('X-Amz-Algorithm') === 'AWS4-HMAC-SHA256') {
    return {
      credential: query.get('X-Amz-Credential') ?? '',
      signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
      signature: query.get('X-Amz-Signature') ?? '',
      timestamp: query.get('X-Amz-Date') ?? '',
      payloadHash: 'UNSIGNED-PAYLOAD',
      expires: Number(query.get('X-Amz-Expires') ?? 'NaN'),
    };
  }
  const header = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  if (header === null) return null;
  return {
    credential: header[1] ?? '',
    signedHeaders: (header[2] ?? '').split(';'),
    signature: header[3] ?? '',
    timestamp: String(request.headers['x-amz-date'] ?? ''),
    payloadHash: String(request.headers['x-amz-content-sha256'] ?? ''),
    expires: null,
  };
}

function checkTime(claim: Claim, now: Date): SigV4Verdict | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(claim.timestamp);
  if (parts === null) return refuse('AccessDenied', 'X-Amz-Date is malformed.');
  const signedAt = Date.parse(`${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6]}Z`);
  if (claim.expires === null) {
    if (Math.abs(now.getTime() - signedAt) <= skewMs) return null;
    return refuse('RequestTimeTooSkewed', 'The difference between the request time and our time is too large.');
  }
  if (!(claim.expires >= 1 && claim.expires <= longestExpiry)) {
    return refuse('AuthorizationQueryParametersError', 'X-Amz-Expires must be between 1 and 604800.');
  }
  return now.getTime() >= signedAt + claim.expires * 1000 ? refuse('AccessDenied', 'Request has expired') : null;
}

function canonicalRequest(request: IncomingMessage, url: URL, claim: Claim): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = claim.signedHeaders.map((name) => `${name}:${headerText(request, name)}\n`).join('');
  const signed = claim.signedHeaders.join(';');
  return [request.method, url.pathname, query, headers, signed, claim.payloadHash].join('\n');
}

function headerText(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return (Array.isArray(value) ? value.join(',') : (value ?? '')).trim().replace(/ +/g, ' ');
}

function sign(canonical: string, timestamp: string, scope: string, secret: string, day: string): Buffer {
  const digest = createHash('sha256').update(canonical).digest('hex');
  const [, region = ''] = scope.split('/');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(Buffer.from(`AWS4${secret}`), day), region));
  return Buffer.from(hmac(key, ['AWS4-HMAC-SHA256', timestamp, scope, digest].join('\n')).toString('hex'));
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function refuse(code: string, message: string): SigV4Verdict {
  return { ok: false, code, message };
}
