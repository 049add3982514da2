import path from 'node:path';
import { createLocalBilling } from '@candela/integrations/billing/embedded.ts';
import type { Billing } from '@candela/integrations/billing/port.ts';
import { createLocalCalendar } from '@candela/integrations/calendar/embedded.ts';
import type { Calendar } from '@candela/integrations/calendar/port.ts';
import { createDnsProof } from '@candela/integrations/domains/dns.ts';
import { createLocalProof } from '@candela/integrations/domains/embedded.ts';
import { createLocalIdentity } from '@candela/integrations/identity/embedded.ts';
import type { IdentityProvider } from '@candela/integrations/identity/port.ts';
import { createCvLibraryBoard } from '@candela/integrations/job-board/cv-library.ts';
import { createLocalBoard } from '@candela/integrations/job-board/embedded.ts';
import type { JobBoard } from '@candela/integrations/job-board/port.ts';
import type { Llm } from '@candela/integrations/llm/port.ts';
import { createEmbeddedMail } from '@candela/integrations/mail/embedded.ts';
import { createSmtpMail } from '@candela/integrations/mail/smtp.ts';
import { createHttpsSender } from '@candela/integrations/webhooks/https-sender.ts';
import { taskDefinitions } from '../application.ts';
import { demoSuggestions } from '../demo/demo-accounts.ts';
import { spendToken } from '../features/auth/oauth-attempts.repo.ts';
import { createLocalBillingStore } from '../features/billing/local-billing.repo.ts';
import { createBoardStore } from '../features/job-board/board-adverts.repo.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { type Config, loadMasterKey } from '../platform/config/config.ts';
import { createDatabase, type Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { assertPoolerSettings } from '../platform/database/pooler.ts';
import { liveChannel } from '../platform/events/events.repo.ts';
import { createEvents } from '../platform/events/events.ts';
import { createExtractor, extractionLimits, trialLimits } from '../platform/extraction/extractor.ts';
import { createOriginPolicy } from '../platform/http/origin.ts';
import type { Logger } from '../platform/logger.ts';
import type { LocalPage, OpenIdentity, Platform } from '../platform/manifest/platform.ts';
import { createQueue } from '../platform/queue/queue.ts';
import { deriveKeys, type Keys } from '../platform/secrets/keys.ts';
import { createPageCache, usualLifetimeMs } from '../platform/web/page-cache.ts';
import { sharePages } from '../platform/web/share-pages.repo.ts';
import { openPostgres } from './open-postgres.ts';
import { openStorage } from './open-storage.ts';
import { untilReached } from './until-reached.ts';

export interface OpenPlatform extends Platform {
  databaseUrl: string;
  close(): Promise<void>;
}

/** The only place that chooses adapters: a vendor's where it is configured, the embedded one otherwise. */
export async function openPlatform(config: Config, log: Logger, options: { upkeep: boolean }): Promise<OpenPlatform> {
  const clock = systemClock;
  const keys = deriveKeys(loadMasterKey(config));
  const postgres = await openPostgres(config, log);
  await untilReached(log, () => migrate(postgres.url));
  const database = await openDatabase(config, postgres.url, log);
  const queue = createQueue({ url: postgres.url, definitions: taskDefinitions, log, upkeep: options.upkeep });
  await untilReached(log, () => queue.start());

  const extractor = createExtractor({ ...extractionLimits, log });
  const trials = createExtractor({ ...trialLimits, hasReader: config.reader, log });
  const { storage, pages: localPages } = await openStorage(config, keys, clock);
  const now = () => clock.now();
  const mail = config.mail.smtpUrl
    ? createSmtpMail({ url: config.mail.smtpUrl, now })
    : createEmbeddedMail({ directory: path.join(config.dataDir, 'outbox'), now });
  const spend = (id: string, expiresAt: Date) => spendToken(database.system, `identity:${id}`, expiresAt);
  const identity = await chooseIdentity(config, keys, clock, spend, localPages);

  return {
    config,
    clock,
    log,
    keys,
    database,
    queue,
    events: createEvents({ queue, clock }),
    storage,
    mail,
    identity,
    openIdentity: openIdentityWith(now),
    domains: config.localStandIns ? createLocalProof(createDnsProof()) : createDnsProof(),
    calendar: await chooseCalendar(config, keys, clock, localPages),
    jobBoard: chooseJobBoard(config, database, clock, localPages),
    billing: await chooseBilling(config, keys, database, clock),
    webhooks: createHttpsSender(),
    llm: await chooseLlm(config),
    extractor,
    trials,
    pages: sharePages(
      createPageCache(() => clock.now().getTime(), config.keepPages ? usualLifetimeMs : 0),
      database,
      log,
    ),
    localPages,
    databaseUrl: postgres.url,
    close: async () => {
      await queue.stop();
      await extractor.close();
      await trials.close();
      await mail.close();
      await storage.close();
      await database.close();
      await postgres.close();
    },
  };
}

async function openDatabase(config: Config, url: string, log: Logger): Promise<Database> {
  const { databasePoolerUrl: poolerUrl, databaseReplicaUrl: replicaUrl, databasePool: poolSize } = config;
  const replica = replicaUrl && { url: replicaUrl, changeChannels: [liveChannel] };
  const database = createDatabase({ url, poolerUrl, ...(replica && { replica }), poolSize, log });
  if (poolerUrl) await untilReached(log, () => assertPoolerSettings(database));
  return database;
}

async function chooseIdentity(
  config: Config,
  keys: Keys,
  clock: Clock,
  spend: (id: string, expiresAt: Date) => Promise<boolean>,
  pages: LocalPage[],
): Promise<IdentityProvider | undefined> {
  const now = () => clock.now();
  if (config.oidc) {
    const { identityProvider, ...oidc } = config.oidc;
    // Cognito skips its own page when it is told which provider to use.
    const extraParameters: Record<string, string> = identityProvider ? { identity_provider: identityProvider } : {};
    const { createOidcIdentity } = await import('@candela/integrations/identity/oidc.ts');
    return createOidcIdentity({ ...oidc, extraParameters, now });
  }
  if (!config.localStandIns) return undefined;
  const identity = createLocalIdentity({
    key: keys.localIdentity,
    now,
    spend,
    suggestions: demoSuggestions,
    isAllowedRedirect: isOwnPage(config, '/auth/callback'),
  });
  pages.push({
    prefix: '/dev/identity',
    methods: ['GET', 'HEAD', 'POST'],
    bodyLimit: 64 * 1024,
    handler: identity.handle,
  });
  return identity;
}

/** Loaded with the first sign-in that needs it, like the other vendors' packages. */
const openIdentityWith =
  (now: () => Date): OpenIdentity =>
  async (provider) => {
    const { createOidcIdentity } = await import('@candela/integrations/identity/oidc.ts');
    const { publicFetch } = await import('@candela/integrations/identity/public-fetch.ts');
    return createOidcIdentity({ ...provider, now, fetch: publicFetch, isAuthority: true });
  };

/** Whether an address is this page of the product, on an origin of its own. */
function isOwnPage(config: Config, pathname: string): (address: string) => boolean {
  const origins = createOriginPolicy(config.publicUrl, config.linkOrigin);
  return (address) => {
    const url = URL.parse(address);
    return url !== null && url.pathname === pathname && url.origin === origins.own(url.host);
  };
}

/** Google's client is loaded where it is configured: it is large, and most starts do without. */
async function chooseCalendar(
  config: Config,
  keys: Keys,
  clock: Clock,
  pages: LocalPage[],
): Promise<Calendar | undefined> {
  if (config.googleCalendar) {
    const { createGoogleCalendar } = await import('@candela/integrations/calendar/google.ts');
    return createGoogleCalendar(config.googleCalendar);
  }
  if (!config.localStandIns) return undefined;
  const calendar = createLocalCalendar({
    key: keys.calendar,
    now: () => clock.now(),
    isAllowedRedirect: isOwnPage(config, '/auth/calendar/callback'),
    meetingTemplate: config.meetingLinkTemplate,
    homeUrl: `${config.linkOrigin}/dashboard/calendar`,
  });
  pages.push({
    prefix: '/dev/calendar',
    methods: ['GET', 'HEAD', 'POST'],
    bodyLimit: 64 * 1024,
    handler: calendar.handle,
  });
  return calendar;
}

/** Loaded when it is wanted, like the other vendors' packages. */
async function chooseBilling(
  config: Config,
  keys: Keys,
  database: Database,
  clock: Clock,
): Promise<Billing | undefined> {
  const now = () => clock.now();
  if (config.stripe) {
    const { createStripeBilling } = await import('@candela/integrations/billing/stripe.ts');
    return createStripeBilling({ ...config.stripe, now });
  }
  if (!config.localStandIns) return undefined;
  const store = createLocalBillingStore(database);
  return createLocalBilling({ key: keys.localBilling, store, now, baseUrl: config.linkOrigin });
}

/** Loaded when it is wanted: a start without a model does not wait for the vendors' packages. */
async function chooseLlm({ llm }: Config): Promise<Llm | undefined> {
  if (!llm) return undefined;
  if (llm.provider === 'anthropic') {
    const { createAnthropicLlm } = await import('@candela/integrations/llm/anthropic.ts');
    return createAnthropicLlm({ ...llm, apiKey: llm.apiKey ?? '' });
  }
  const { createOpenAiCompatibleLlm } = await import('@candela/integrations/llm/openai-compatible.ts');
  return createOpenAiCompatibleLlm(llm);
}

function chooseJobBoard(config: Config, database: Database, clock: Clock, pages: LocalPage[]): JobBoard {
  const now = () => clock.now();
  if (config.cvLibraryUrl) return createCvLibraryBoard({ baseUrl: config.cvLibraryUrl, now });
  const board = createLocalBoard({ store: createBoardStore(database.system), now, baseUrl: config.linkOrigin });
  if (config.localStandIns) {
    pages.push({ prefix: '/board', methods: ['GET', 'HEAD'], bodyLimit: 1024, handler: board.handle });
  }
  return board;
}
