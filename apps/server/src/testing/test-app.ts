import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Conflict } from '@candela/contract/kernel/errors.ts';
import type { Route, RouteInput, RouteOutput } from '@candela/contract/kernel/route.ts';
import { createLocalBilling } from '@candela/integrations/billing/embedded.ts';
import { createLocalCalendar } from '@candela/integrations/calendar/embedded.ts';
import { createLocalProof } from '@candela/integrations/domains/embedded.ts';
import { createLocalIdentity } from '@candela/integrations/identity/embedded.ts';
import { createOidcIdentity } from '@candela/integrations/identity/oidc.ts';
import { createMemoryBoardStore } from '@candela/integrations/job-board/board-store.ts';
import { createLocalBoard } from '@candela/integrations/job-board/embedded.ts';
import { createEmbeddedMail } from '@candela/integrations/mail/embedded.ts';
import { createEmbeddedStorage } from '@candela/integrations/storage/embedded.ts';
import { createHttpsSender } from '@candela/integrations/webhooks/https-sender.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApplication, taskDefinitions } from '../application.ts';
import { spendToken } from '../features/auth/oauth-attempts.repo.ts';
import { createLocalBillingStore } from '../features/billing/local-billing.repo.ts';
import { listMail } from '../features/mail/mail.repo.ts';
import { readConfig } from '../platform/config/config.ts';
import { createDatabase } from '../platform/database/database.ts';
import { createEvents } from '../platform/events/events.ts';
import { createExtractor, extractionLimits, trialLimits } from '../platform/extraction/extractor.ts';
import { createLogger } from '../platform/logger.ts';
import type { Platform } from '../platform/manifest/platform.ts';
import { createQueue } from '../platform/queue/queue.ts';
import { deriveKeys } from '../platform/secrets/keys.ts';
import { createPageCache } from '../platform/web/page-cache.ts';
import { createTestDatabase, patienceMs } from './test-database.ts';

export interface TestClock {
  now(): Date;
  /** Moves time on by so many milliseconds. */
  advance(milliseconds: number): void;
  /** Time stands still from here on, but for `advance`: for tests of the moment at which something ends. */
  stop(): void;
}

export interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
}

export interface Answer<R extends Route> {
  status: number;
  body: RouteOutput<R> & {
    message: string;
    type: string;
    errors: { path: string; message: string }[];
    requestId: string;
    conflict?: Conflict;
  };
  headers: LightMyRequestResponse['headers'];
  cookies: Record<string, string>;
}

export interface TestApp {
  http: FastifyInstance;
  platform: Platform;
  clock: TestClock;
  /** Of its database, as the owner of everything. */
  databaseUrl: string;
  /** Calls a contract route through the whole kernel, without a port. */
  call<R extends Route>(route: R, input: RouteInput<R>, options?: CallOptions): Promise<Answer<R>>;
  inject(options: InjectOptions | string): Promise<LightMyRequestResponse>;
  /** Runs all background work that is due. */
  work(): Promise<number>;
  /** Mail to an address, newest first. */
  mailTo(address: string): Promise<{ subject: string; text: string }[]>;
  outbox(): Promise<string[]>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  environment?: Record<string, string>;
  platform?: Partial<Platform>;
}

/** The product as it runs, on a database of its own, with a clock that tests move. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'candela-app-'));
  const testDatabase = await createTestDatabase();
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    // A test asks as fast as it can; how much a tenant may ask for is tested on its own.
    REQUESTS_PER_SECOND: '100000',
    // A process and 150 MB for each application; tests of it switch it on.
    READER: '0',
    ...options.environment,
  });
  const log = createLogger(config.logLevel);
  let offset = 0;
  let stoppedAt: number | undefined;
  const clock: TestClock = {
    now: () => new Date((stoppedAt ?? Date.now()) + offset),
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    stop: () => {
      stoppedAt = Date.now();
    },
  };
  const now = () => clock.now();
  const keys = deriveKeys('a master key that only tests use, long enough');
  const database = createDatabase({ url: testDatabase.url, poolSize: 10, log, patienceMs });
  const queue = createQueue({ url: testDatabase.url, definitions: taskDefinitions, log, upkeep: false, patienceMs });
  await queue.start();
  const storage = createEmbeddedStorage({ directory: path.join(dataDir, 'files'), signingKey: keys.storageUrl, now });
  // What a file may cost is tested with the extractor; here it is only waited for, however busy the machine is.
  const timeoutMs = 100_000;
  const extractor = createExtractor({ ...extractionLimits, timeoutMs, concurrency: 1, log });
  const trials = createExtractor({ ...trialLimits, timeoutMs, log });
  const outbox = path.join(dataDir, 'outbox');
  const identity = createLocalIdentity({
    key: keys.localIdentity,
    now,
    spend: (id, expiresAt) => spendToken(database.system, id, expiresAt),
    suggestions: async () => [],
    isAllowedRedirect: (uri) => URL.parse(uri)?.pathname === '/auth/callback',
  });
  const calendar = createLocalCalendar({
    key: keys.calendar,
    now,
    isAllowedRedirect: (uri) => URL.parse(uri)?.pathname === '/auth/calendar/callback',
    meetingTemplate: config.meetingLinkTemplate,
    homeUrl: `${config.linkOrigin}/dashboard/calendar`,
  });
  const platform: Platform = {
    config,
    clock,
    log,
    keys,
    database,
    queue,
    events: createEvents({ queue, clock }),
    storage,
    mail: createEmbeddedMail({ directory: outbox, now }),
    identity,
    calendar,
    jobBoard: createLocalBoard({ store: createMemoryBoardStore(), now, baseUrl: config.linkOrigin }),
    billing: createLocalBilling({
      key: keys.localBilling,
      store: createLocalBillingStore(database),
      now,
      baseUrl: config.linkOrigin,
    }),
    webhooks: createHttpsSender(),
    llm: undefined,
    extractor,
    trials,
    pages: createPageCache(() => clock.now().getTime()),
    localPages: [
      { prefix: '/files', methods: ['GET', 'PUT'], bodyLimit: 1 << 24, handler: storage.handle },
      { prefix: '/dev/calendar', methods: ['GET', 'HEAD', 'POST'], bodyLimit: 1 << 16, handler: calendar.handle },
      { prefix: '/dev/identity', methods: ['GET', 'HEAD', 'POST'], bodyLimit: 1 << 16, handler: identity.handle },
    ],
    openIdentity: async (provider) => createOidcIdentity({ ...provider, now, isAuthority: true }),
    domains: createLocalProof({ shows: async () => false }),
    ...options.platform,
  };
  const application = createApplication(platform);
  const http = await application.createHttp({ withWeb: false });
  await http.ready();

  return {
    http,
    platform,
    clock,
    databaseUrl: testDatabase.url,
    inject: (request) => http.inject(request),
    call: async <R extends Route>(route: R, input: RouteInput<R>, { token, headers, cookies }: CallOptions = {}) => {
      const parts = input as { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
      const response = await http.inject({
        method: route.method,
        url: route.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(parts.params?.[name] ?? '')),
        ...(parts.query && { query: toQuery(parts.query) }),
        ...(parts.body !== undefined && { payload: parts.body as object }),
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(cookies && { cookies }),
      });
      return {
        status: response.statusCode,
        body: (isJson(response) ? response.json() : response.body) as Answer<R>['body'],
        headers: response.headers,
        cookies: Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie.value])),
      };
    },
    work: () => queue.runPending(application.taskHandlers),
    mailTo: async (address) =>
      (await listMail(database.system, { to: address, limit: 50 })).map((row) => ({
        subject: row.subject,
        text: row.body_text,
      })),
    outbox: () => readdir(outbox).catch(() => []),
    close: async () => {
      await http.close();
      await queue.stop();
      await extractor.close();
      await trials.close();
      await database.close();
      await testDatabase.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const isJson = (response: LightMyRequestResponse): boolean =>
  String(response.headers['content-type']).startsWith('application/json');

const toQuery = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
