import type { Access, Route, RouteParsed, RouteResult } from '@candela/contract/kernel/route.ts';
import type { z } from 'zod';
import type { PrincipalFor } from '../sessions/principal.ts';

/** What a handler may know about the request itself. */
export interface RequestContext {
  requestId: string;
  address: string;
  userAgent: string;
  /** The origin the person's browser is on, checked: PUBLIC_URL, or a loopback address outside production. */
  origin: string;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options: { path: string; maxAgeSeconds: number }): void;
  clearCookie(name: string, options: { path: string }): void;
}

export interface HandlerInput<R extends Route> {
  params: RouteParsed<R>['params'];
  query: RouteParsed<R>['query'];
  body: RouteParsed<R>['body'];
  principal: PrincipalFor<R['access']>;
  request: RequestContext;
}

export interface RouteBinding {
  route: Route;
  handler(input: HandlerInput<Route>): Promise<unknown>;
}

/** Ties a contract route to its handler; the types make sure that they fit. */
export const bind = <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  S extends z.ZodType,
  A extends Access,
>(
  route: Route<P, Q, B, S, A>,
  handler: (input: HandlerInput<Route<P, Q, B, S, A>>) => Promise<RouteResult<Route<P, Q, B, S, A>>>,
): RouteBinding => ({ route, handler }) as unknown as RouteBinding;
