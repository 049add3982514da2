import { matchPage } from '@candela/contract/pages/match-page.ts';
import type { Page } from '@candela/contract/pages/page.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowPage } from '../http/security-headers.ts';
import { type CachedPage, pageKey } from './page-cache.ts';
import type { WebOptions } from './web-options.ts';

/** The cookies that change what a page looks like; nothing else about a visitor may. */
const appearance = /(?:^|;\s*)((?:__Host-)?(?:theme|accent))=([a-z]{1,12})(?=;|$)/g;

export interface SharedPage {
  /** Its path in the list of pages. */
  path: string;
  /** Under what it is kept: where it was asked for, its address and its looks. */
  key: string;
  /** Path and query as the page is rendered: nothing that it does not know reaches it. */
  address: string;
  /** The cookies that say what it looks like. */
  looks: readonly string[];
}

/**
 * A page of the public site that may be kept for every visitor; undefined for everything else. A query that the page does not know makes no other
 * page: whatever is added to an address, it is rendered once.
 */
export function sharedPageOf(request: FastifyRequest, origin: string): SharedPage | undefined {
  const url = URL.parse(request.url, origin);
  if (request.method !== 'GET' || !url || url.pathname.length > 300) return undefined;
  const page = pageAt(url.pathname);
  if (!isSameForAll(page) || isAskedByRouter(url.pathname)) return undefined;
  const number = page?.frame === 'site' && page.isNumbered ? url.searchParams.get('page') : null;
  if (number !== null && !/^\d{1,4}$/.test(number)) return undefined;
  const address = url.pathname + (number === null ? '' : `?page=${number}`);
  const path = page?.path ?? '';
  const looks = looksOf(request.headers.cookie);
  return { path, key: pageKey(path, origin, address, ...looks), address, looks };
}

/** What it is rendered from: its address and its looks, and nothing else of the request. */
export const askedFor = ({ address, looks }: SharedPage, origin: string): Request =>
  new Request(new URL(address, origin), { headers: { ...(looks.length > 0 && { cookie: looks.join('; ') }) } });

export const looksOf = (cookie = ''): string[] =>
  [...cookie.matchAll(appearance)].map(([, name, value]) => `${name}=${value}`).sort();

/**
 * The data of a page alone is asked for under its address and this ending, the pages to come under an address of their own.
 * Both are no pages, and their queries are the question.
 */
export const isAskedByRouter = (pathname: string): boolean => pathname.endsWith('.data') || pathname === '/__manifest';

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
    paymentOrigin: page?.path === '/pricing' ? options.paymentOrigin : null,
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
  return wantsGzip ? reply.header('content-encoding', 'gzip').send(page.gzip()) : reply.send(page.html());
}
