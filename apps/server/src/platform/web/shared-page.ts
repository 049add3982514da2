import { matchPage } from '@candela/contract/pages/match-page.ts';
import type { Page } from '@candela/contract/pages/page.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowPage } from '../http/security-headers.ts';
import type { CachedPage } from './page-cache.ts';
import type { WebOptions } from './web-options.ts';

/** The cookies that change what a page looks like; nothing else about a visitor may. */
const appearance = /(?:^|;\s*)(theme|accent)=([a-z]{1,12})(?=;|$)/g;

/** What campaigns add to a link; no page of ours looks at it. */
const campaign = /^(utm_[a-z]+|gclid|fbclid|msclkid|ref)$/;

/**
 * Under what a page of the public site may be kept for every visitor: its address (with no more than a page number), where
 * it was asked for, and its looks. Undefined for everything else.
 */
export function sharedPageKey(request: FastifyRequest, origin: string): string | undefined {
  const url = URL.parse(request.url, origin);
  if (request.method !== 'GET' || !url || url.pathname.length > 300) return undefined;
  if (!isSameForAll(pageAt(url.pathname))) return undefined;
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

/** A vendor's script may run on a page of the public site that is the same for all; elsewhere it has no business. */
export function policyOf(url: string, options: WebOptions) {
  const page = pageAt(url);
  return {
    ...options,
    isFramedByUs: page?.frame === 'site' && page.isFramed === true,
    analyticsId: isSameForAll(page) ? options.site.analyticsId : null,
  };
}

const pageAt = (url: string): Page | undefined => matchPage(url.replace(/[?#].*$/s, ''))?.page;

const isSameForAll = (page: Page | undefined): boolean => page?.frame === 'site' && !page.isPersonal;

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
