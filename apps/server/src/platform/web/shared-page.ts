import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowPage } from '../http/security-headers.ts';
import type { CachedPage } from './page-cache.ts';
import type { WebOptions } from './web-options.ts';

/** The cookies that change what a page looks like; nothing else about a visitor may. */
const appearance = /(?:^|;\s*)(theme|accent)=([a-z]{1,12})(?=;|$)/g;

/** What campaigns add to a link; no page of ours looks at it. */
const campaign = /^(utm_[a-z]+|gclid|fbclid|msclkid|ref)$/;

/**
 * Under what a page may be kept for everybody: its address (with no more than a page number), where it was asked for, and
 * its looks. Undefined for everything else.
 */
export function sharedPageKey(request: FastifyRequest, origin: string): string | undefined {
  const url = URL.parse(request.url, origin);
  if (request.method !== 'GET' || !url || url.pathname.length > 300) return undefined;
  const query = [...url.searchParams].filter(([name]) => !campaign.test(name));
  const isPlain =
    query.length === 0 || (query.length === 1 && query[0]?.[0] === 'page' && /^\d{1,4}$/.test(query[0][1]));
  if (!isPlain) return undefined;
  const looks = [...(request.headers.cookie ?? '').matchAll(appearance)].map(([, name, value]) => `${name}=${value}`);
  return [origin, url.pathname, query[0]?.[1] ?? '', ...looks.sort()].join(' ');
}

/** The page itself says so: only those without a visitor's name on them are public. */
export const isShared = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('cache-control') ?? '').startsWith('public');

/** Where somebody is signed in, or about to be, no vendor's script has any business. */
const product =
  /^\/(dashboard|admin|team|billing|login|register|confirm-code|reset-password|auth|held|(employers|candidates)\/welcome)\b/;

/** A preview is looked at inside the editor; nothing else of ours may be framed. */
export const policyOf = (url: string, options: WebOptions) => ({
  ...options,
  isFramedByUs: url.startsWith('/resources/preview/'),
  analyticsId: product.test(url) ? null : options.site.analyticsId,
});

export function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  options: WebOptions,
): FastifyReply {
  allowPage(reply, policyOf(request.url, options));
  reply.code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.header('etag', page.tag).header('vary', 'cookie, accept-encoding');
  if (request.headers['if-none-match']?.includes(page.tag)) return reply.code(304).send();
  const wantsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  return wantsGzip ? reply.header('content-encoding', 'gzip').send(page.gzip) : reply.send(page.html);
}
