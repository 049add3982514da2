import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { AppError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { sendError } from './error-response.ts';
import { observeRequests } from './metrics.ts';
import { addSecurityHeaders } from './security-headers.ts';

export interface KernelOptions {
  log: Logger;
  trustedProxies: number;
  isSecure: boolean;
}

const bodyLimit = 1024 * 1024;

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
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
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
