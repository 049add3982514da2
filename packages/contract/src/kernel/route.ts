import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Grant, Permission } from './permissions.ts';

/** Who may call a route. The server enforces it before it looks at the input; a test walks every route through it. */
export type Access =
  | { kind: 'public' }
  /** Public, but acts on the refresh cookie: a foreign Origin is refused. */
  | { kind: 'cookie' }
  /** A caller with the permission; `may` in permissions.ts makes it. */
  | ({ kind: 'signed-in'; permission: Permission } & Grant);

export interface RateLimit {
  limit: number;
  windowSeconds: number;
  by: 'address' | 'account';
}

export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
> {
  id: string;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Full path with `:name` parameters, `/api` included. */
  path: `/api/${string}`;
  summary: string;
  access: Allowed;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  status?: 200 | 201 | 202;
  /**
   * `csv`: the handler answers with a whole file as text; otherwise with something the response schema strips. `events`: a
   * caller who accepts `text/event-stream` gets an answer that stays open instead.
   */
  format?: 'json' | 'csv' | 'events';
  /** What can go wrong beyond what access, validation and rate limits already imply. */
  errors?: readonly ErrorCode[];
  rateLimit?: RateLimit;
  /** For what is the same for every caller: seconds a browser or a proxy may keep the answer. Otherwise neither may. */
  cacheSeconds?: number;
  /**
   * A plain read that a replica may answer: it writes nothing, and may be a second old for callers in whose organisation nothing
   * just changed.
   */
  mayBeSecondsOld?: true;
  /** Bytes; the kernel's limit of 1 MB when absent. */
  bodyLimit?: number;
}

type NoInput = z.ZodUndefined;

export function defineRoute<
  Response extends z.ZodType,
  const Allowed extends Access,
  Params extends z.ZodType = NoInput,
  Query extends z.ZodType = NoInput,
  Body extends z.ZodType = NoInput,
>(route: Route<Params, Query, Body, Response, Allowed>): Route<Params, Query, Body, Response, Allowed> {
  return route;
}

type Part<Name extends string, Schema extends z.ZodType> = [z.input<Schema>] extends [undefined]
  ? unknown
  : { [K in Name]: z.input<Schema> };

/** What a caller passes: only the parts the route has. */
export type RouteInput<R> =
  R extends Route<infer P, infer Q, infer B, z.ZodType, Access>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;

/** What a handler receives after validation. */
export type RouteParsed<R> =
  R extends Route<infer P, infer Q, infer B, z.ZodType, Access>
    ? { params: z.output<P>; query: z.output<Q>; body: z.output<B> }
    : never;

/** What a handler returns (the schema then strips what is not declared). */
export type RouteResult<R> = R extends { response: infer S extends z.ZodType } ? z.input<S> : never;

/** What a caller receives. */
export type RouteOutput<R> = R extends { response: infer S extends z.ZodType } ? z.output<S> : never;
