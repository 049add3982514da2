import { matchPage } from '@candela/contract/pages/match-page.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowPage, createNonce } from '../http/security-headers.ts';
import type { NoncePlaces } from './nonce-places.ts';
import { type CachedPage, pageKey } from './page-cache.ts';
import { isAskedByRouter, looksOf, policyOf } from './shared-page.ts';
import type { WebOptions } from './web-options.ts';

export interface AppPage {
  /** Its path in the list of pages, which is its address too. */
  path: string;
  /** Under what it is kept: where it was asked for, its address and its looks. */
  key: string;
  /** What it is rendered from: its address and its looks, and nothing else of the request. */
  asked: Request;
}

/**
 * A page that runs the app, on the way in or behind the sign-in: the app finds out who is there, the page does not know.
 * Undefined where the address says more than which page it is: what a query or a value in a path says may be a secret.
 */
export function appPageOf({ method, url, headers }: FastifyRequest, origin: string): AppPage | undefined {
  if (method !== 'GET' || !/^[\w/-]+$/.test(url)) return undefined;
  if (appRouteAt(url)?.path !== url) return undefined;
  const looks = looksOf(headers.cookie);
  const asked = new Request(new URL(url, origin), {
    headers: { ...(looks.length > 0 && { cookie: looks.join('; ') }) },
  });
  return { path: url, key: pageKey(url, origin, ...looks), asked };
}

/** The page that runs the app at this address, whatever query or values it carries; undefined where another thing is asked for. */
export const appRouteOf = ({ method, url }: FastifyRequest) =>
  method === 'GET' ? appRouteAt(url.replace(/[?#].*$/s, '')) : undefined;

function appRouteAt(pathname: string): { path: string; runsApp: true } | undefined {
  const page = isAskedByRouter(pathname) ? undefined : matchPage(pathname)?.page;
  return page?.frame === 'sign-in' || page?.frame === 'product' ? { path: page.path, runsApp: true } : undefined;
}

/** What a rendered page has to be: complete, without a cookie for the one who asked. */
export const isKeepable = (response: Response): boolean =>
  response.status === 200 && response.headers.getSetCookie().length === 0;

/** Every answer has a nonce of its own, and stays in no cache. */
export function sendAppPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  places: NoncePlaces,
  options: WebOptions,
): FastifyReply {
  const nonce = createNonce();
  allowPage(reply, { nonce, ...policyOf(request.url, options) });
  reply.code(page.status).header('cache-control', 'no-store');
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.header('vary', 'cookie, accept-encoding');
  const wantsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (!wantsGzip) return reply.send(places.html(nonce));
  return reply.header('content-encoding', 'gzip').send(places.gzip(nonce));
}
