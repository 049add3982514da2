import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { carryCallers } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { sendError } from './error-response.ts';
import { observeRequests } from './metrics.ts';
import { addSecurityHeaders, strictHeaders } from './security-headers.ts';

export interface KernelOptions {
  log: Logger;
  trustedProxies: number;
  isSecure: boolean;
}

const bodyLimit = 1024 * 1024;
const sweepMs = 50;

/** The bare server: ids, limits, headers, errors and figures; routes are added by who composes it. */
export async function createHttpKernel({ log, trustedProxies, isSecure }: KernelOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // `metrics.ts` writes the one line per request.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    // Only as many proxies as the operator names; a forwarded header from anywhere else is a claim.
    trustProxy: trustedProxies > 0 ? (_address, hop) => hop < trustedProxies : false,
    genReqId: () => randomUUID(),
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 2000 },
    rewriteUrl: ({ url = '/' }) => readable(url),
    // An address that cannot be read fails before any hook runs, so these answers get their headers here.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers({ 'x-request-id': request.id, ...strictHeaders(isSecure) })),
  });

  app.decorate('registeredRoutes', []);
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) app.registeredRoutes.push(`${name} ${url}`);
  });

  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'ignore');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients that always say "JSON" also say it with nothing to send.
    if (body === '') return done(null, undefined);
    parseJson(request, body as string, done);
  });

  await app.register(fastifyCookie);
  app.decorateRequest('principal', null);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(new AppError('NOT_FOUND'), request, reply));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  carryCallers(app);
  closeConnectionsInTime(app);
  addSecurityHeaders(app, { isSecure });
  observeRequests(app);
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** `METHOD /pattern` of everything that answers; the authorisation matrix must know each. */
    registeredRoutes: string[];
  }
}

/**
 * A page whose address cannot be read is not there, and is told so as every other that is not: its signs are taken as they
 * stand. A call to the API with such an address stays a mistake of the program that made it.
 */
function readable(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (path === '/api' || path.startsWith('/api/')) return url;
  try {
    decodeURI(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** A connection that is busy when closing begins stays open, kept alive, once its answer is out: that one goes too. */
function closeConnectionsInTime(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  });
  app.addHook('onClose', async () => clearInterval(sweep));
}
