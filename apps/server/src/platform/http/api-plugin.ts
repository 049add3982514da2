import { faultWords } from '@candela/contract/kernel/fault-words.ts';
import type { Route } from '@candela/contract/kernel/route.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowOldReads } from '../caller.ts';
import type { Replica } from '../database/replica.ts';
import { AppError } from '../errors.ts';
import type { RateLimiter } from '../limits/rate-limiter.repo.ts';
import { authorise } from '../sessions/authorise.ts';
import { isMember, type Principal } from '../sessions/principal.ts';
import type { RequestContext, RouteBinding } from './binding.ts';
import { sendCacheable } from './cacheable.ts';
import { cookiesOf } from './cookies.ts';
import { CsvFile, WholeFile } from './csv-file.ts';
import { validationError } from './error-response.ts';
import { openEventStream, wantsEvents } from './event-stream.ts';
import { hasKeptLists, type KeptAnswers } from './kept-answers.ts';
import { fitted, WrittenAnswer } from './list-writer.ts';
import type { OriginPolicy } from './origin.ts';

export interface ApiOptions {
  bindings: readonly RouteBinding[];
  authenticate(authorization: string | undefined): Promise<Principal | null>;
  limiter: RateLimiter;
  origins: OriginPolicy;
  secureCookies: boolean;
  /** After a call that may have changed something. */
  onChange(route: Route): void;
  replica: Pick<Replica, 'isSettled' | 'noteWrite'> | undefined;
  /** Of lists; none where nothing may be kept. */
  answers: KeptAnswers | undefined;
}

/** Registers every route of the contract with its handler, and refuses to start when the two sets differ. */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  assertOneEach(options.bindings);
  for (const binding of options.bindings) registerRoute(app, binding, options);

  // What is not public asks who you are before it says whether it exists.
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/*',
    onRequest: async (request) => {
      const principal = await options.authenticate(request.headers.authorization);
      throw new AppError(principal ? 'NOT_FOUND' : 'UNAUTHENTICATED');
    },
    handler: () => undefined,
  });
}

function registerRoute(app: FastifyInstance, binding: RouteBinding, options: ApiOptions): void {
  const { route, handler } = binding;
  app.route({
    method: route.method,
    url: route.path,
    ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
    config: { routeId: route.id },
    // Before the body is read: who is asking, whether they may, and whether they have asked too often.
    onRequest: async (request) => {
      const principal =
        route.access.kind === 'public' ? null : await options.authenticate(request.headers.authorization);
      // Before anything is refused: the log names who was.
      request.principal = principal;
      if (route.access.kind === 'cookie') options.origins.check(request.headers.origin, request.headers.host);
      authorise(route.access, principal);
      if (route.rateLimit) {
        const who = route.rateLimit.by === 'account' && principal ? callerOf(principal) : request.ip;
        await options.limiter.hit(`route:${route.id}:${who}`, route.rateLimit);
      }
    },
    handler: async (request, reply) => {
      if (binding.follow && wantsEvents(request)) return follow(binding, request, reply, options);
      if (route.mayBeSecondsOld && (await isSettled(request.principal, options))) allowOldReads();
      const input = readInput(route, request);
      const call = () =>
        handler({ ...input, principal: request.principal, request: contextOf(request, reply, options) } as never);
      const kept = binding.keepUntil && (await answerList(binding, request.principal, input, call, options));
      if (kept !== undefined) return sendJson(reply, kept);
      const result = await call();
      if (route.method !== 'GET') {
        options.onChange(route);
        if (request.principal) await options.replica?.noteWrite(request.principal.accountId);
      }
      if (route.format === 'csv') return sendCsv(reply, route, result);
      const body = bodyOf(route, result);
      reply.code(route.status ?? 200);
      return route.cacheSeconds === undefined
        ? sendJson(reply, body)
        : sendCacheable(request, reply.type(json), body.toString(), route.cacheSeconds);
    },
  });
}

const json = 'application/json; charset=utf-8';

const sendJson = (reply: FastifyReply, body: string | Buffer): FastifyReply =>
  reply.type(json).header('cache-control', 'no-store').send(body);

interface Input {
  query: unknown;
  body: unknown;
  params: unknown;
}

const readInput = (route: Route, request: FastifyRequest): Input => ({
  query: parse(route.query, withoutBlanks(request.query)),
  body: parse(route.body, request.body ?? {}),
  // Last: what is wrong with the words is said before whether there is such a place.
  params: parsePlace(route.params, request.params),
});

/** A list's answer, kept or made to be kept; undefined where this caller's may not be. */
async function answerList(
  { route, keepUntil }: RouteBinding,
  principal: Principal | null,
  { query, params }: Input,
  call: () => Promise<unknown>,
  { answers }: ApiOptions,
): Promise<string | Buffer | undefined> {
  if (!answers || !hasKeptLists(principal)) return undefined;
  return answers.find({
    route,
    caller: principal,
    asked: [query, params],
    make: async () => {
      const result = await call();
      return { body: bodyOf(route, result), until: keepUntil?.(result) ?? null };
    },
  });
}

async function isSettled(principal: Principal | null, { replica }: ApiOptions): Promise<boolean> {
  if (!replica || !principal) return false;
  return replica.isSettled([principal.accountId, ...(isMember(principal) ? [principal.organisationId] : [])]);
}

/** A program has limits of its own, apart from those of the account it is written down under. */
const callerOf = (principal: Principal): string =>
  (isMember(principal) ? principal.apiKey?.id : undefined) ?? principal.accountId;

/** The answer stays open. Whether the caller may still have it is asked again and again: a session may end meanwhile. */
async function follow(
  { route, follow: begin }: RouteBinding,
  request: FastifyRequest,
  reply: FastifyReply,
  { authenticate }: ApiOptions,
): Promise<FastifyReply> {
  const recheck = async () => {
    const principal = await authenticate(request.headers.authorization);
    try {
      authorise(route.access, principal);
      return principal;
    } catch {
      return null;
    }
  };
  const input = { query: parse(route.query, withoutBlanks(request.query)), principal: request.principal } as never;
  await begin?.(input, () => ({ ...openEventStream(reply), recheck }));
  return reply;
}

/** Saved, never shown: a browser that is sent here directly must not render what people typed. */
const sendCsv = (reply: FastifyReply, route: Route, result: unknown): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${route.id.replaceAll('.', '-')}.csv"`)
    .send(fileOf(route, result));

function fileOf(route: Route, result: unknown): unknown {
  if (result instanceof CsvFile) return result.stream();
  return result instanceof WholeFile ? result.body : fitted(route, route.response, result);
}

/** A form that leaves a choice open sends its name with nothing behind it: that is none. */
const withoutBlanks = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));

function parse(schema: Route['body'], value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: faultWords });
  if (!parsed.success) throw validationError(parsed.error);
  return parsed.data;
}

/** An address that cannot name anything names nothing: a malformed id is answered like one that was never given out. */
function parsePlace(schema: Route['params'], value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('NOT_FOUND');
  return parsed.data;
}

const bodyOf = (route: Route, result: unknown): string | Buffer =>
  result instanceof WrittenAnswer ? result.body : JSON.stringify(fitted(route, route.response, result));

const contextOf = (request: FastifyRequest, reply: FastifyReply, options: ApiOptions): RequestContext => ({
  requestId: request.id,
  address: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
  origin: options.origins.own(request.headers.host),
  ...cookiesOf(request, reply, options.secureCookies),
});

/** Of two handlers for one call, one would never be asked. */
function assertOneEach(bindings: readonly RouteBinding[]): void {
  const bound = bindings.map(({ route }) => route.id);
  const twice = bound.filter((id, index) => bound.indexOf(id) !== index);
  if (twice.length > 0) throw new Error(`Calls with more than one handler: ${twice.join(', ')}`);
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
  }
  interface FastifyContextConfig {
    routeId?: string;
  }
}
