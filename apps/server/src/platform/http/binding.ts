import type { Access, Route, RouteParsed, RouteResult } from '@candela/contract/kernel/route.ts';
import type { z } from 'zod';
import type { PrincipalFor } from '../sessions/principal.ts';
import type { CsvFile, WholeFile } from './csv-file.ts';
import type { EventStream } from './event-stream.ts';
import type { WrittenAnswer } from './list-writer.ts';

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

/** An answer that stays open, and what its caller may still see. */
export interface LiveLine<Caller> extends EventStream {
  /** The caller as they stand now; null once the session is over or the permission gone. */
  recheck(): Promise<Caller | null>;
}

export interface RouteBinding {
  route: Route;
  handler(input: HandlerInput<Route>): Promise<unknown>;
  /** Of a list: until when an answer holds if nothing is written; null for as long as nothing is. */
  keepUntil?(result: unknown): Date | null;
  /** Of a route whose answer can stay open: `open` begins it, and is not called where the caller is refused. */
  follow?(input: Pick<HandlerInput<Route>, 'query' | 'principal'>, open: () => LiveLine<unknown>): Promise<void>;
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
  handler: (
    input: HandlerInput<Route<P, Q, B, S, A>>,
  ) => Promise<RouteResult<Route<P, Q, B, S, A>> | WrittenAnswer | WholeFile | CsvFile>,
): RouteBinding => ({ route, handler }) as unknown as RouteBinding;

/** The same for a route whose answer stays open for callers who want that. */
export const bindEvents = <Q extends z.ZodType, S extends z.ZodType, A extends Access>(
  route: Route<z.ZodUndefined, Q, z.ZodUndefined, S, A>,
  handlers: {
    read(
      input: HandlerInput<Route<z.ZodUndefined, Q, z.ZodUndefined, S, A>>,
    ): Promise<RouteResult<Route<z.ZodUndefined, Q, z.ZodUndefined, S, A>>>;
    follow(
      input: Pick<HandlerInput<Route<z.ZodUndefined, Q, z.ZodUndefined, S, A>>, 'query' | 'principal'>,
      open: () => LiveLine<PrincipalFor<A>>,
    ): Promise<void>;
  },
): RouteBinding => ({ ...bind(route, handlers.read), follow: handlers.follow }) as unknown as RouteBinding;

/**
 * A list that is read by `Database.readList` alone and follows from the caller's scope and what was asked for: its answer may
 * be kept until something that lists show changes, or until the moment that is named.
 */
export const bindList = <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  S extends z.ZodType,
  A extends Access,
  Result extends RouteResult<Route<P, Q, B, S, A>> | WrittenAnswer,
>(
  route: Route<P, Q, B, S, A>,
  handler: (input: HandlerInput<Route<P, Q, B, S, A>>) => Promise<Result>,
  keepUntil: (result: Result) => Date | null = () => null,
): RouteBinding => ({ route, handler, keepUntil }) as unknown as RouteBinding;
