import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { preferProductionReact } from '../config/read-environment.ts';
import { allowPage, createNonce } from '../http/security-headers.ts';
import { appPageOf, appRouteOf, isKeepable, sendAppPage } from './app-page.ts';
import { buildOfAppPage, buildOfPage, isSameForCallers } from './page-build.ts';
import type { CachedPage } from './page-cache.ts';
import { sendPage, toWebRequest } from './page-exchange.ts';
import { joined, type PagePiece } from './page-pieces.ts';
import { askedFor, isShared, policyOf, sendShared, sharedPageOf } from './shared-page.ts';
import type { InProcessApi, SiteFacts, WebOptions } from './web-options.ts';

/** The load context the web build exports; the build's own module must create it, so it comes from there. */
interface WebEntry {
  createLoadContext(parts: {
    nonce: string;
    site: SiteFacts;
    api: InProcessApi;
    report(error: unknown): void;
    takePieces?(pieces: readonly PagePiece[], nonce?: string): void;
    isForAll?: boolean;
  }): RouterContextProvider;
}

const webRoot = path.resolve(import.meta.dirname, '../../../../web');

/** Pages and their assets, on the same port as the API. */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  if (!options.isDevServer) preferProductionReact();
  const loadBuild = options.isDevServer ? await startVite(app) : await loadProductionBuild(app);
  const render = await createRenderer(options.isDevServer ? 'development' : 'production');

  await app.register(async (scope) => {
    // React Router makes sense of the body; the kernel's limit on its size is kept by reading it here.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const origin = options.publicUrlFor(request.headers.host);
        const shared = options.isDevServer ? undefined : sharedPageOf(request, origin);
        const app = shared || options.isDevServer ? undefined : appPageOf(request, origin);
        const kept = shared ?? app;
        const known = kept && options.pages.find(kept.key);
        if (known) return sendKept(request, reply, known, options);
        options.countRendering(request.ip);
        const generation = options.pages.generation();
        const nonce = createNonce();
        const build = await loadBuild();
        const forAll = app && isSameForCallers(build, app.path) ? app : undefined;
        const entry = build.entry.module as unknown as WebEntry;
        let isWhole = true;
        let pieces: readonly PagePiece[] | undefined;
        // A page that was known has the nonce it was rendered with.
        let itsNonce = nonce;
        const context = entry.createLoadContext({
          nonce,
          site: { ...options.site, publicUrl: origin },
          api: forAll ? noApi : options.api({ address: request.ip, origin }),
          report: (error) => {
            isWhole = false;
            options.report(error);
          },
          takePieces: (taken, renderedWith = nonce) => {
            pieces = taken;
            itsNonce = renderedWith;
          },
          isForAll: forAll !== undefined,
        });
        const asked = shared ? askedFor(shared, origin) : (forAll?.asked ?? toWebRequest(request, reply, origin));
        const response = await render(build, asked, context, shared ?? appRouteOf(request));
        if (kept && (shared ? isShared(response) : forAll && isKeepable(response))) {
          const ready = options.pages.keep(kept.key, isWhole ? generation : undefined, {
            ...(await asRendered(response, pieces)),
            ...(forAll && { nonce: itsNonce }),
          });
          return sendKept(request, reply, ready, options);
        }
        allowPage(reply, { nonce, ...policyOf(request.url, options) });
        return sendPage(request, reply, response, pieces && joined(pieces));
      },
    });
  });
}

const sendKept = (request: FastifyRequest, reply: FastifyReply, page: CachedPage, options: WebOptions): FastifyReply =>
  page.places ? sendAppPage(request, reply, page, page.places, options) : sendShared(request, reply, page, options);

/** A page that was not handed over in pieces is a single one. */
const asRendered = async (response: Response, pieces: readonly PagePiece[] | undefined) => ({
  status: response.status,
  headers: [...response.headers],
  pieces: pieces ?? [{ bytes: Buffer.from(await response.arrayBuffer()), isKept: false }],
});

/** A page that is the same for all callers asks nothing on behalf of one. */
const noApi: InProcessApi = {
  call: async ({ id }) => {
    throw new Error(`A page for all callers asks for ${id}`);
  },
};

/**
 * A handler works the build's routes out once; in development there is a new build after every change. A page has a handler
 * of its own, which knows no routes but that page's and, where the app runs, those on the way to it.
 */
async function createRenderer(mode: 'development' | 'production') {
  // Not before the choice above: the router brings React with it.
  const { createRequestHandler } = await import('react-router');
  let current: { build: ServerBuild; handlers: Map<string | undefined, RequestHandler> } | undefined;
  return (
    build: ServerBuild,
    request: Request,
    context: RouterContextProvider,
    route?: PageRoute,
  ): Promise<Response> => {
    if (current?.build !== build) current = { build, handlers: new Map() };
    const handle = current.handlers.get(route?.path) ?? createRequestHandler(buildFor(build, route), mode);
    current.handlers.set(route?.path, handle);
    return handle(request, context);
  };
}

interface PageRoute {
  /** As in the list of pages. */
  path: string;
  runsApp?: boolean;
}

/** Without a page all routes are looked through: what is asked for may be anything. */
const buildFor = (build: ServerBuild, route: PageRoute | undefined): ServerBuild => {
  if (!route) return build;
  return route.runsApp ? buildOfAppPage(build, route.path) : buildOfPage(build, route.path);
};

async function loadProductionBuild(app: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const client = path.join(webRoot, 'build/client');
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    decorateReply: false,
    // The build leaves a compressed copy beside each file worth it.
    preCompressed: true,
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
  // The widget's script is a file of its own in the build; here Vite makes it on the spot.
  app.get('/embed/jobs.js', (_request, reply) => reply.redirect('/src/embed/jobs.ts'));
  app.addHook('onClose', () => vite.close());
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
}
