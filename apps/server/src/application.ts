import type { FastifyInstance } from 'fastify';
import { findKeyPrincipal } from './features/api-keys/key-principal.repo.ts';
import { features } from './features.ts';
import { personalData } from './personal-data.ts';
import type { Config } from './platform/config/config.ts';
import { registerApi } from './platform/http/api-plugin.ts';
import { sendCacheable } from './platform/http/cacheable.ts';
import { registerHealth } from './platform/http/health.routes.ts';
import { createHttpKernel } from './platform/http/http-kernel.ts';
import { createKeptAnswers } from './platform/http/kept-answers.ts';
import { mountLocalHandler } from './platform/http/local-handler.ts';
import { observePool, observeReplica, registerMetrics } from './platform/http/metrics.ts';
import { describeApi } from './platform/http/openapi.ts';
import { createOriginPolicy, type OriginPolicy } from './platform/http/origin.ts';
import { createRateLimiter, noLimits } from './platform/limits/rate-limiter.repo.ts';
import { createExchangeSpent } from './platform/limits/request-budget.repo.ts';
import { createRequestBudget, noBudget } from './platform/limits/request-budget.ts';
import type { Feature, FeatureContext, FeatureParts } from './platform/manifest/feature.ts';
import type { Platform } from './platform/manifest/platform.ts';
import type { TaskHandler } from './platform/queue/task.ts';
import { createAccessTokens } from './platform/sessions/access-token.ts';
import { createAuthenticator } from './platform/sessions/authenticate.ts';
import { createSessions } from './platform/sessions/sessions.ts';
import { callInProcess } from './platform/web/in-process-api.ts';
import { createPageLimit, usualPageLimit } from './platform/web/page-limit.ts';
import { mountWeb } from './platform/web/web.ts';

/** Every kind of background work; the queue is opened with these. */
export const taskDefinitions = features.flatMap(({ tasks = [] }) => tasks.map(({ definition }) => definition));

/** The features on a platform: each is built once, by the first feature that asks for it. */
export function createApplication(platform: Platform) {
  const context = createContext(platform);
  const built = features.map((feature) => ({ feature, parts: context.partsOf(feature) }));
  const liveNames = context.liveSources().map(({ event }) => event.name);
  platform.events.register([...context.listeners().values()], liveNames);
  return {
    taskHandlers: built.flatMap(handlersOf),
    /** The HTTP side: API, health, stand-ins and, unless a test leaves them out, the pages. */
    createHttp: ({ withWeb }: { withWeb: boolean }) => createHttp(context, built, withWeb),
  };
}

interface BuiltFeature {
  feature: Feature;
  parts: FeatureParts<unknown>;
}

/** `defineFeature` has seen to it that the tools are those that the tasks take. */
const handlersOf = ({ feature: { tasks = [] }, parts: { tools } }: BuiltFeature): TaskHandler[] =>
  tasks.map(({ handlerWith }) => handlerWith(tools as never));

interface Context extends FeatureContext {
  partsOf(feature: Feature): FeatureParts<unknown>;
}

function createContext(platform: Platform): Context {
  const { config, clock, database, keys } = platform;
  const known = new Map<Feature, FeatureParts<unknown> | 'being built'>();
  const context: Context = {
    platform,
    personal: personalData,
    limiter: config.rateLimits ? createRateLimiter(database.system, clock) : noLimits,
    accessTokens: createAccessTokens(keys.accessToken, clock),
    partsOf(feature) {
      const parts = known.get(feature);
      if (parts === 'being built') throw new Error(`The feature ${feature.name} needs itself`);
      if (parts) return parts;
      known.set(feature, 'being built');
      const made = feature.build(context);
      known.set(feature, made);
      return made;
    },
    listeners: () =>
      new Map(
        [...known.values()]
          .flatMap((parts) => (parts === 'being built' ? [] : (parts.listeners ?? [])))
          .map((listener) => [listener.name, listener]),
      ),
    liveSources: () => [...known.values()].flatMap((parts) => (parts === 'being built' ? [] : (parts.live ?? []))),
    use: <Service>(feature: Feature<Service>) => context.partsOf(feature).service as Service,
  };
  return context;
}

async function createHttp(context: Context, built: readonly BuiltFeature[], withWeb: boolean) {
  const { platform, limiter, accessTokens } = context;
  const { config, clock, database, log } = platform;
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  const origins = createOriginPolicy(config.publicUrl, config.linkOrigin);
  const bindings = built.flatMap(({ parts }) => parts.routes ?? []);
  const publicChanges = findPublicChanges(built);

  const { requestsPerSecond } = config;
  const exchangeSpent = createExchangeSpent(database.system);
  const budget = config.rateLimits ? createRequestBudget({ requestsPerSecond, exchangeSpent, log }) : noBudget;

  const app = await createHttpKernel({ log, trustedProxies: config.trustedProxies, isSecure });
  const sessions = createSessions(database, clock);
  const answers = config.keepLists ? createKeptAnswers(database, clock) : undefined;
  app.addHook('onClose', async () => {
    budget.close();
    sessions.close();
    answers?.close();
  });
  observePool(app, () => database.stats());
  const { replica } = database;
  if (replica) observeReplica(app, () => replica.reads());
  registerHealthChecks(app, platform);
  registerMetrics(app, config);
  // Printed when it is first asked for: that takes as long as the rest of this together.
  let description: string | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    description ??= JSON.stringify(describeApi(bindings.map(({ route }) => route)));
    // Close to a megabyte, and the same until the next version: who asks again by its tag is spared it.
    return sendCacheable(request, reply.type('application/json'), description, 300);
  });
  registerApi(app, {
    bindings,
    limiter,
    origins,
    authenticate: createAuthenticator({
      accessTokens,
      sessions,
      findKey: (key) => findKeyPrincipal(platform.database, key, platform.clock.now()),
      budget,
    }),
    secureCookies: isSecure,
    replica,
    answers,
    onChange: ({ id }) => {
      const changed = publicChanges.get(id);
      if (changed) platform.pages.clear(changed);
    },
  });
  for (const { parts } of built) parts.mount?.(app, { origins });
  for (const page of platform.localPages) mountLocalHandler(app, { ...page, origins });

  if (withWeb) await mountPages(app, context, { isSecure, origins, api: callInProcess(bindings, limiter, log) });
  return app;
}

async function mountPages(
  app: FastifyInstance,
  { platform: { config, clock, log, pages } }: Context,
  served: { isSecure: boolean; origins: OriginPolicy; api: ReturnType<typeof callInProcess> },
): Promise<void> {
  const { isSecure, origins, api } = served;
  await mountWeb(app, {
    ...siteOptions(config),
    publicUrlFor: (host) => origins.own(host),
    api,
    pages,
    countRendering: config.rateLimits
      ? createPageLimit({ ...usualPageLimit, now: () => clock.now().getTime() })
      : () => undefined,
    report: (error) => log.error({ err: error }, 'a page could not be rendered'),
    isSecure,
    isDevServer: config.isDevServer,
  });
}

/** By the ids of routes, the public pages that may look different after a call. */
const findPublicChanges = (built: readonly BuiltFeature[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    built.flatMap(({ feature: { publicPages }, parts }) =>
      publicPages ? (parts.routes ?? []).map(({ route }) => [route.id, publicPages] as const) : [],
    ),
  );

/** What pages show of the installation, and the other hosts they may talk to. */
const siteOptions = ({ site, stripe, s3, ...config }: Config) => ({
  site: {
    name: 'Candela',
    ...site,
    production: config.isProduction,
    localStandIns: config.localStandIns,
    isDemo: config.seedDemo,
  },
  paymentOrigin: stripe?.pricingTable ? 'https://js.stripe.com' : null,
  formOrigins: site.mailingList ? [new URL(site.mailingList.url).origin] : [],
  uploadOrigins: s3?.endpoint ? [s3.endpoint] : s3 ? ['https://*.amazonaws.com'] : [],
});

const registerHealthChecks = (app: FastifyInstance, { database, queue, storage }: Platform) =>
  registerHealth(app, {
    database: async () => {
      await database.system.selectFrom('plans').select('id').limit(1).execute();
    },
    queue: async () => {
      if (!queue.isAlive()) throw new Error('stopped');
    },
    storage: () => storage.check(),
  });
