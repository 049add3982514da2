import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Route } from '@candela/contract/kernel/route.ts';
import fastifyStatic from '@fastify/static';
import { createRequestListener } from '@react-router/node';
import type { FastifyInstance } from 'fastify';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { allowPage, createNonce } from '../http/security-headers.ts';

/** The load context the web build exports; the build's own module must create it, so it comes from there. */
interface WebEntry {
  createLoadContext(parts: { nonce: string; site: SiteFacts; api: InProcessApi }): RouterContextProvider;
}

export interface SiteFacts {
  name: string;
  publicUrl: string;
  demoRequestEmail: string;
  socialUrl: string;
  personalityTestUrl: string;
  production: boolean;
  localStandIns: boolean;
}

export interface InProcessApi {
  call(route: Route, input: unknown): Promise<unknown>;
}

export interface WebOptions {
  site: Omit<SiteFacts, 'publicUrl'>;
  publicUrlFor(host: string | undefined): string;
  api: InProcessApi;
  isSecure: boolean;
  isDevServer: boolean;
  uploadOrigins: readonly string[];
}

const webRoot = path.resolve(import.meta.dirname, '../../../../web');

/** Pages and their assets, on the same port as the API. */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const loadBuild = options.isDevServer ? await startVite(app) : await loadProductionBuild(app);

  await app.register(async (scope) => {
    // React Router reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const nonce = createNonce();
        allowPage(reply, { nonce, ...options });
        const build = await loadBuild();
        const entry = build.entry.module as unknown as WebEntry;
        const listener = createRequestListener({
          build,
          mode: options.isDevServer ? 'development' : 'production',
          getLoadContext: () =>
            entry.createLoadContext({
              nonce,
              site: { ...options.site, publicUrl: options.publicUrlFor(request.headers.host) },
              api: options.api,
            }),
        });
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value);
        }
        reply.hijack();
        listener(request.raw, reply.raw);
      },
    });
  });
}

async function loadProductionBuild(app: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const client = path.join(webRoot, 'build/client');
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    decorateReply: false,
    setHeaders: (response, file) => {
      // Hashed names never change their content; the few others are asked about again.
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  const build = (await import(pathToFileURL(path.join(webRoot, 'build/server/index.js')).href)) as ServerBuild;
  return async () => build;
}

async function startVite(app: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const { createServer } = (await import('vite' as string)) as typeof import('vite');
  const before = process.listeners('SIGTERM');
  const vite = await createServer({
    root: webRoot,
    configFile: path.join(webRoot, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  // Vite would end the process at once; the database is to be closed first.
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.includes(listener)) process.off('SIGTERM', listener);
  }
  await app.register(import('@fastify/middie'));
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
}
