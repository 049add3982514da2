import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ConfigurationError } from './configuration-error.ts';
import { makeDataDirectory } from './data-directory.ts';
import { demoCareersToken, demoFounders } from './demo-site.ts';
import { llmProblems, llmSettings, llmVariables } from './llm-variables.ts';
import {
  databaseAddress,
  directory,
  flag,
  host,
  mailbox,
  mailServerAddress,
  oneOf,
  origin,
  originOf,
  safeAddress,
  webAddress,
  wholeNumber,
} from './variable-kinds.ts';

const founder = z.object({
  name: z.string().min(1),
  role: z.string().min(1),
  about: z.string().min(1),
  url: webAddress,
});

const environmentSchema = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).default('development'),
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: host.default('127.0.0.1'),
  DATA_DIR: directory.default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_POOLER_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  API_PROCESSES: wholeNumber(1, 64).default(1),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  PUBLIC_URL: origin.optional(),
  SEED_DEMO: flag.optional(),
  ALLOW_DEMO_IN_PRODUCTION: flag.optional(),
  SECRET_KEY: z.string().min(32, 'must be at least 32 characters').optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOCAL_STAND_INS: flag.optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  RATE_LIMITS: flag.optional(),
  REQUESTS_PER_SECOND: wholeNumber(1, 1_000_000).default(20),
  CANDELA_DEV_SERVER: flag.optional(),
  KEEP_LISTS: flag.optional(),
  KEEP_PAGES: flag.optional(),
  READER: flag.optional(),

  SMTP_URL: mailServerAddress.optional(),
  MAIL_FROM: mailbox.prefault('Candela <no-reply@candela.test>'),

  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ENDPOINT: origin.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),

  OIDC_ISSUER: safeAddress.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_IDENTITY_PROVIDER: z.string().min(1).optional(),

  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  STRIPE_PRICING_TABLE_ID: z
    .string()
    .regex(/^prctbl_/, 'must begin with prctbl_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must begin with pk_').optional(),

  CV_LIBRARY_URL: safeAddress.optional(),

  GOOGLE_CALENDAR_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CALENDAR_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_CALENDAR_URL: origin.optional(),
  MEETING_LINK_TEMPLATE: z
    .url({ protocol: /^https?$/, error: 'must begin with http:// or https://', abort: true })
    .refine((value) => value.includes('{id}'), 'must contain {id}')
    .optional(),

  ...llmVariables,

  MAILING_LIST_URL: webAddress.optional(),
  MAILING_LIST_ROLE_FIELD: z
    .string()
    .regex(/^[A-Z0-9]{1,10}$/, 'must be a merge tag such as ROLE')
    .default('ROLE'),
  ANALYTICS_GA4_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must look like G-XXXXXXX')
    .optional(),

  SITE_CAREERS_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,100}$/, 'must be the public token in a company’s embed code')
    .optional(),
  SITE_FOUNDERS: z
    .string()
    .optional()
    .transform((value, context) => {
      if (value === undefined) return undefined;
      const founders = z.array(founder).max(6).safeParse(parseJson(value));
      if (founders.success) return founders.data;
      context.addIssue('must be a JSON list of {name, role, about, url}');
      return z.NEVER;
    }),
  SITE_DEMO_REQUEST_EMAIL: z.email('must be a mail address').default('hello@candela.test'),
  SITE_SOCIAL_URL: webAddress.default('https://www.linkedin.com/'),
  SITE_PERSONALITY_TEST_URL: webAddress.default('https://www.16personalities.com/'),
});

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Settings that only make sense together: as soon as one is given, the first ones are needed. */
const groups = {
  'Database pooler': { required: ['DATABASE_URL'], optional: ['DATABASE_POOLER_URL'] },
  'Database replica': { required: ['DATABASE_URL'], optional: ['DATABASE_REPLICA_URL'] },
  // Mail in the name of a domain that does not exist reaches no one.
  mail: { required: ['MAIL_FROM'], optional: ['SMTP_URL'] },
  S3: {
    required: ['S3_BUCKET', 'S3_REGION'],
    optional: ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  },
  'S3 key': { required: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], optional: [] },
  OIDC: { required: ['OIDC_ISSUER', 'OIDC_CLIENT_ID'], optional: ['OIDC_CLIENT_SECRET', 'OIDC_IDENTITY_PROVIDER'] },
  'Google Calendar': {
    required: ['GOOGLE_CALENDAR_CLIENT_ID', 'GOOGLE_CALENDAR_CLIENT_SECRET'],
    optional: ['GOOGLE_CALENDAR_URL'],
  },
  Stripe: {
    required: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    optional: ['STRIPE_PRICING_TABLE_ID', 'STRIPE_PUBLISHABLE_KEY'],
  },
  'Stripe pricing table': { required: ['STRIPE_PRICING_TABLE_ID', 'STRIPE_PUBLISHABLE_KEY'], optional: [] },
  LLM: { required: ['LLM_PROVIDER', 'LLM_MODEL'], optional: ['LLM_BASE_URL', 'LLM_API_KEY'] },
} as const;

/** The names of all variables. */
export const variableNames: ReadonlySet<string> = new Set(Object.keys(environmentSchema.shape));

export type Config = ReturnType<typeof readConfig>;

type Environment = z.output<typeof environmentSchema>;

/** Reads and checks every variable at once, so that one start names everything that is wrong. */
function parseEnvironment(environment: Record<string, string | undefined>): Environment {
  // An empty value in a compose or env file means "not set", and the line end that a file or a Secret brings along is no part of
  // one. Of the key it is: without it everything that was sealed under it would be unreadable.
  const given = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, name === 'SECRET_KEY' ? value : value?.trim()] as const)
      .filter(([, value]) => value?.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  problems.push(...quoted(given).map((name) => `${name}: the quotes around it are part of it here; leave them out`));
  for (const [name, { required, optional }] of Object.entries(groups)) {
    const missing = required.filter((variable) => given[variable] === undefined);
    const isUsed = [...required, ...optional].some((variable) => given[variable] !== undefined);
    if (isUsed && missing.length > 0) {
      problems.push(`${missing.join(', ')}: required when any ${name} setting is given`);
    }
  }
  if (parsed.success) problems.push(...llmProblems(parsed.data, parsed.data.NODE_ENV === 'production'));
  if (!parsed.success || problems.length > 0) {
    throw new ConfigurationError(`The configuration is not valid.\n${problems.map((p) => `  - ${p}`).join('\n')}`);
  }
  assertSafeInProduction(parsed.data);
  return parsed.data;
}

/** A file of variables that a shell never reads keeps the quotes in it. */
const quoted = (given: Record<string, string | undefined>): string[] =>
  [...variableNames].filter((name) => name !== 'SECRET_KEY' && /^(["']).*\1$/s.test(given[name] ?? ''));

function assertSafeInProduction(env: Environment): void {
  if (env.NODE_ENV !== 'production') return;
  if (!env.PUBLIC_URL) {
    throw new ConfigurationError('The configuration is not valid.\n  - PUBLIC_URL: required in production');
  }
  if (env.RATE_LIMITS === false) {
    throw new ConfigurationError('The configuration is not valid.\n  - RATE_LIMITS: cannot be off in production');
  }
  if (env.SEED_DEMO && !env.ALLOW_DEMO_IN_PRODUCTION) {
    throw new ConfigurationError(
      'The configuration is not valid.\n  - SEED_DEMO: demo accounts have a public password; in production they also need ALLOW_DEMO_IN_PRODUCTION=1',
    );
  }
}

export function readConfig(environment: Record<string, string | undefined>) {
  const env = parseEnvironment(environment);
  const isProduction = env.NODE_ENV === 'production';
  const seedDemo = env.SEED_DEMO ?? !isProduction;
  const dataDir = path.resolve(env.DATA_DIR);
  return {
    isProduction,
    isDevServer: env.CANDELA_DEV_SERVER ?? false,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databasePoolerUrl: env.DATABASE_POOLER_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    databasePool: env.DATABASE_POOL,
    apiProcesses: env.API_PROCESSES,
    /** Unset outside production: loopback origins are then accepted as they come. */
    publicUrl: env.PUBLIC_URL,
    /** For links in mail and on other sites, where there is no request to take an origin from. */
    linkOrigin: env.PUBLIC_URL ?? originOf(env.HOST, env.PORT),
    seedDemo,
    /** Their password is public: in production only when forced by name, and never for the demonstration's admin. */
    allowDemoAccounts: env.ALLOW_DEMO_IN_PRODUCTION ?? !isProduction,
    secretKey: env.SECRET_KEY,
    trustedProxies: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    /** Sign-in chooser, mailbox and the like; in production only when asked for by name. */
    localStandIns: env.LOCAL_STAND_INS ?? !isProduction,
    rateLimits: env.RATE_LIMITS ?? true,
    /** Who has it may read /metrics; in production no other may. */
    metricsToken: env.METRICS_TOKEN,
    /** Of a free organisation, over ten seconds; others by the share of their plan. */
    requestsPerSecond: env.REQUESTS_PER_SECOND,
    /** Whether answers of lists stay in memory until something in them changes. */
    keepLists: env.KEEP_LISTS ?? true,
    /** Whether rendered public pages stay in memory; off, each one is rendered, to be measured. */
    keepPages: env.KEEP_PAGES ?? true,
    /** Whether the built-in reader reads after the fast scorer, in a process of its own. */
    reader: env.READER ?? true,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    s3: s3Settings(env),
    oidc: oidcSettings(env),
    stripe: stripeSettings(env),
    cvLibraryUrl: env.CV_LIBRARY_URL,
    googleCalendar: googleCalendarSettings(env),
    /** Where interviews meet that are in the product's own calendar; `{id}` is a name that cannot be guessed. */
    meetingLinkTemplate: env.MEETING_LINK_TEMPLATE,
    /** Undefined: there is no language model, and the built-in engine does everything. */
    llm: llmSettings(env),
    site: siteSettings(env, seedDemo),
  };
}

const s3Settings = (env: Environment) =>
  env.S3_BUCKET && env.S3_REGION
    ? {
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        endpoint: env.S3_ENDPOINT,
        // Without keys the SDK's own chain applies: an instance's role, for example.
        credentials:
          env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
            ? { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY }
            : undefined,
      }
    : undefined;

const oidcSettings = (env: Environment) =>
  env.OIDC_ISSUER && env.OIDC_CLIENT_ID
    ? {
        issuer: env.OIDC_ISSUER,
        clientId: env.OIDC_CLIENT_ID,
        clientSecret: env.OIDC_CLIENT_SECRET,
        identityProvider: env.OIDC_IDENTITY_PROVIDER,
      }
    : undefined;

const stripeSettings = (env: Environment) =>
  env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
    ? {
        secretKey: env.STRIPE_SECRET_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        pricingTable:
          env.STRIPE_PRICING_TABLE_ID && env.STRIPE_PUBLISHABLE_KEY
            ? { id: env.STRIPE_PRICING_TABLE_ID, publishableKey: env.STRIPE_PUBLISHABLE_KEY }
            : undefined,
      }
    : undefined;

const googleCalendarSettings = (env: Environment) =>
  env.GOOGLE_CALENDAR_CLIENT_ID && env.GOOGLE_CALENDAR_CLIENT_SECRET
    ? {
        clientId: env.GOOGLE_CALENDAR_CLIENT_ID,
        clientSecret: env.GOOGLE_CALENDAR_CLIENT_SECRET,
        baseUrl: env.GOOGLE_CALENDAR_URL,
      }
    : undefined;

const siteSettings = (env: Environment, seedDemo: boolean) => ({
  demoRequestEmail: env.SITE_DEMO_REQUEST_EMAIL,
  socialUrl: env.SITE_SOCIAL_URL,
  personalityTestUrl: env.SITE_PERSONALITY_TEST_URL,
  founders: env.SITE_FOUNDERS ?? (seedDemo ? demoFounders : []),
  /** The company whose jobs stand on /careers; in the demo, the first of its companies. */
  careersToken: env.SITE_CAREERS_TOKEN ?? (seedDemo ? demoCareersToken : null),
  mailingList: env.MAILING_LIST_URL ? { url: env.MAILING_LIST_URL, roleField: env.MAILING_LIST_ROLE_FIELD } : null,
  analyticsId: env.ANALYTICS_GA4_ID ?? null,
});

/**
 * The master key: SECRET_KEY, or (outside production) one made at the first start and kept in the data
 * directory. Losing it signs everyone out and makes sealed secrets unreadable, so it is never replaced.
 */
export function loadMasterKey(config: KeySettings): string {
  return findMasterKey(config) ?? makeMasterKey(config);
}

type KeySettings = Pick<Config, 'secretKey' | 'isProduction' | 'dataDir'>;

const keyFile = ({ dataDir }: KeySettings) => path.join(dataDir, 'secret.key');

/** The key as it is given; undefined where one would be made. */
export function findMasterKey(config: KeySettings): string | undefined {
  if (config.secretKey) return config.secretKey;
  if (config.isProduction) {
    throw new ConfigurationError('The configuration is not valid.\n  - SECRET_KEY: required in production');
  }
  const file = keyFile(config);
  return existsSync(file) ? readKeyFile(file) : undefined;
}

function makeMasterKey(config: KeySettings): string {
  const file = keyFile(config);
  createKeyFile(file);
  // Not what was just written: another process may have been first.
  return readKeyFile(file);
}

function readKeyFile(file: string): string {
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32) throw new ConfigurationError(`The key in ${file} is damaged: put it back, or set SECRET_KEY.`);
  return key;
}

/** Appears whole or not at all: a process that starts in the same moment must never read half a key. */
function createKeyFile(file: string): void {
  makeDataDirectory(path.dirname(file));
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    // Another process was first: theirs it is.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
