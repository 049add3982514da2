import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { loadMasterKey, readConfig } from './config.ts';
import { ConfigurationError } from './configuration-error.ts';

const messageOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
};

describe('the configuration', () => {
  it('is complete with nothing set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('./data'),
      databaseUrl: undefined,
      databasePoolerUrl: undefined,
      isProduction: false,
      seedDemo: true,
      localStandIns: true,
      rateLimits: true,
      trustedProxies: 0,
    });
  });

  it.each([
    ['NODE_ENV', 'staging'],
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_POOL', '1'],
    ['PUBLIC_URL', 'candela.example'],
    ['PUBLIC_URL', 'https://candela.example/app'],
    ['PUBLIC_URL', 'ftp://candela.example'],
    ['SEED_DEMO', 'yes'],
    ['SECRET_KEY', 'too short'],
    ['TRUST_PROXY', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['LOCAL_STAND_INS', 'on'],
    ['RATE_LIMITS', 'none'],
    ['SMTP_URL', 'http://mail.example'],
    ['S3_ENDPOINT', 'minio:9000'],
    ['OIDC_ISSUER', 'cognito'],
    ['SITE_DEMO_REQUEST_EMAIL', 'hello'],
    ['SITE_SOCIAL_URL', 'javascript:alert(1)'],
    ['PORT', '0x50'],
    ['PUBLIC_URL', 'https://candela.example/?page=1'],
    ['PUBLIC_URL', 'https://me:hunter2@candela.example'],
    ['HOST', 'http://127.0.0.1'],
    ['HOST', '127.0.0.1:3000'],
    ['HOST', '999.1.1.1'],
    ['LLM_TEMPERATURE', 'hot'],
    ['SITE_CAREERS_TOKEN', 'two words'],
  ])('names %s when it is %s', (name, value) => {
    expect(messageOf({ [name]: value })).toMatch(new RegExp(`^The configuration is not valid\\.\\n.*- ${name}: `, 's'));
  });

  it('names everything that is wrong at once', () => {
    const message = messageOf({ PORT: 'x', LOG_LEVEL: 'loud', SMTP_URL: 'x' });
    for (const name of ['PORT', 'LOG_LEVEL', 'SMTP_URL']) expect(message).toContain(`- ${name}: `);
  });

  it.each([
    ['PORT', 'eighty', 'must be a whole number from 0 to 65535'],
    ['DATABASE_POOL', '1', 'must be a whole number from 2 to 200'],
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
    ['SEED_DEMO', 'yes', 'must be 1 or 0'],
    ['PUBLIC_URL', 'candela.example', 'must begin with http:// or https://, such as https://jobs.example.com'],
    ['DATABASE_URL', 'localhost', 'must be an address such as postgresql://user:password@host:5432/name'],
    ['MAIL_FROM', 'Candela', 'must be one mail address, such as Candela <jobs@example.com>'],
    [
      'MAIL_FROM',
      'one@candela.example, two@candela.example',
      'must be one mail address, such as Candela <jobs@example.com>',
    ],
    ['DATA_DIR', '~/candela', 'must be written out: only a shell knows what ~ stands for'],
  ])('says in words what %s must be instead of %s', (name, value, sentence) => {
    expect(messageOf({ [name]: value })).toBe(`The configuration is not valid.\n  - ${name}: ${sentence}`);
  });

  it.each([
    ['SMTP_URL', 'smtps://user:100%sure@mail.example', { MAIL_FROM: 'jobs@candela.example' }],
    ['SMTP_URL', 'smtps://user:nr#1@mail.example', { MAIL_FROM: 'jobs@candela.example' }],
    ['DATABASE_URL', 'postgresql://user:100%sure@db.example/name', {}],
    ['DATABASE_URL', 'postgresql://user:and/or@db.example/name', {}],
  ] as const)('says how signs of a password are written in %s: %s', (name, value, others) => {
    expect(messageOf({ ...others, [name]: value })).toMatch(new RegExp(`- ${name}: .*%40 %2F %23 %25$`));
  });

  it.each([
    [{ SMTP_URL: 'smtp:mail.example', MAIL_FROM: 'jobs@candela.example' }, 'SMTP_URL'],
    [{ DATABASE_URL: 'postgres:name' }, 'DATABASE_URL'],
    [{ CV_LIBRARY_URL: 'http://board.example' }, 'CV_LIBRARY_URL'],
    [{ CV_LIBRARY_URL: 'https://user:hunter2@board.example' }, 'CV_LIBRARY_URL'],
    [{ OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'c' }, 'OIDC_ISSUER'],
  ] as [Record<string, string>, string][])(
    'refuses at once what its own part would refuse later: %o',
    (environment, name) => {
      expect(messageOf(environment)).toContain(`- ${name}: must be an address such as`);
    },
  );

  it('takes a stand-in on this machine without TLS', () => {
    const cvLibraryUrl = 'http://127.0.0.1:4000/board';
    expect(readConfig({ CV_LIBRARY_URL: cvLibraryUrl })).toMatchObject({ cvLibraryUrl });
  });

  it('leaves out the line end that a file or a Secret brings along, but for the key, under which things are sealed', () => {
    const secretKey = `${'k'.repeat(32)}\n`;
    const read = readConfig({ METRICS_TOKEN: `${'t'.repeat(16)}\n`, SEED_DEMO: '0\r', SECRET_KEY: secretKey });
    expect(read).toMatchObject({ metricsToken: 't'.repeat(16), seedDemo: false, secretKey });
  });

  it('names a value that stands in quotes', () => {
    expect(messageOf({ S3_BUCKET: '"files"', S3_REGION: 'eu-west-2' })).toContain('- S3_BUCKET: the quotes around it');
  });

  it('writes an address of version 6 as one', () => {
    expect(readConfig({ HOST: '::1', PORT: '3100' }).linkOrigin).toBe('http://[::1]:3100');
    expect(readConfig({ HOST: '::' }).linkOrigin).toBe('http://[::]:3000');
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: ' ', HOST: ' ' })).toMatchObject({ port: 3000, host: '127.0.0.1' });
    expect(readConfig({ PORT: '', PUBLIC_URL: '', S3_BUCKET: '' })).toMatchObject({ port: 3000, s3: undefined });
  });

  it.each([
    [{ SMTP_URL: 'smtps://mail.example' }, 'MAIL_FROM'],
    [{ S3_BUCKET: 'files' }, 'S3_REGION'],
    [{ S3_REGION: 'eu-west-2' }, 'S3_BUCKET'],
    [{ S3_ENDPOINT: 'http://minio.example' }, 'S3_BUCKET, S3_REGION'],
    [{ S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }, 'S3_BUCKET, S3_REGION'],
    [{ S3_BUCKET: 'files', S3_REGION: 'eu-west-2', S3_ACCESS_KEY_ID: 'a' }, 'S3_SECRET_ACCESS_KEY'],
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID'],
    [{ OIDC_CLIENT_SECRET: 'secret' }, 'OIDC_ISSUER, OIDC_CLIENT_ID'],
  ] as [Record<string, string>, string][])('refuses half a group: %o', (environment, missing) => {
    expect(messageOf(environment)).toContain(`- ${missing}: required when any`);
  });

  it('takes whole groups', () => {
    const s3 = { S3_BUCKET: 'files', S3_REGION: 'eu-west-2' };
    expect(readConfig(s3).s3).toMatchObject({ bucket: 'files', credentials: undefined });
    const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    expect(readConfig({ ...s3, ...keys }).s3?.credentials).toEqual({ accessKeyId: 'a', secretAccessKey: 'b' });
    const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'c' };
    expect(readConfig(oidc).oidc).toMatchObject({ issuer: 'https://id.example', clientId: 'c' });
  });

  it('says nothing secret in its messages', () => {
    const message = messageOf({
      SECRET_KEY: 'hunter2',
      S3_SECRET_ACCESS_KEY: 'hunter3',
      DATABASE_URL: 'x://u:hunter4@h',
    });
    expect(message).not.toMatch(/hunter/);
  });
});

describe('production', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://candela.example' };

  it('needs PUBLIC_URL, and limits that are on', () => {
    expect(messageOf({ NODE_ENV: 'production' })).toContain('- PUBLIC_URL: required in production');
    expect(messageOf({ ...production, RATE_LIMITS: '0' })).toContain('- RATE_LIMITS: cannot be off in production');
  });

  it('has no demo data and no stand-ins unless asked for by name', () => {
    expect(readConfig(production)).toMatchObject({ seedDemo: false, localStandIns: false, rateLimits: true });
    expect(readConfig({ ...production, LOCAL_STAND_INS: '1' })).toMatchObject({ localStandIns: true });
  });

  it('has demo accounts only when they are forced by name', () => {
    expect(readConfig(production)).toMatchObject({ seedDemo: false, allowDemoAccounts: false });
    expect(messageOf({ ...production, SEED_DEMO: '1' })).toContain('- SEED_DEMO: demo accounts have a public password');
    expect(readConfig({ ...production, SEED_DEMO: '1', ALLOW_DEMO_IN_PRODUCTION: '1' })).toMatchObject({
      seedDemo: true,
      allowDemoAccounts: true,
    });
    expect(readConfig({})).toMatchObject({ seedDemo: true, allowDemoAccounts: true });
  });

  it('makes up founders and a careers page only beside the demo’s data', () => {
    expect(readConfig({}).site.founders).toHaveLength(3);
    expect(readConfig({ SEED_DEMO: '0' }).site).toMatchObject({ founders: [], careersToken: null });
  });

  it('needs SECRET_KEY', () => {
    expect(() => loadMasterKey(readConfig(production))).toThrow('SECRET_KEY: required in production');
    const secretKey = 'a key that is long enough for anybody';
    expect(loadMasterKey(readConfig({ ...production, SECRET_KEY: secretKey }))).toBe(secretKey);
  });
});

describe('the master key', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'candela-key-'));
  let dataDir: string;
  let count = 0;
  beforeEach(() => {
    count += 1;
    dataDir = path.join(root, String(count), 'data');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const load = () => loadMasterKey({ secretKey: undefined, isProduction: false, dataDir });

  it('is made once, kept, and readable by its owner alone', () => {
    const key = load();
    expect(key.length).toBeGreaterThanOrEqual(64);
    expect(load()).toBe(key);
    const file = path.join(dataDir, 'secret.key');
    expect(readFileSync(file, 'utf8')).toBe(key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['secret.key']);
  });

  it('is the same for all that start at once', async () => {
    const config = new URL('./config.ts', import.meta.url).href;
    const source = `import { parentPort, workerData } from 'node:worker_threads';
      const { loadMasterKey } = await import(workerData.config);
      parentPort.on('message', () => {
        parentPort.postMessage(loadMasterKey({ isProduction: false, dataDir: workerData.dataDir }));
        parentPort.close();
      });
      parentPort.postMessage('ready');`;
    const place = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
    const workers = Array.from({ length: 4 }, () => new Worker(place, { workerData: { config, dataDir } }));
    const next = (worker: Worker) =>
      new Promise<string>((resolve, reject) => void worker.once('message', resolve).once('error', reject));
    await Promise.all(workers.map(next));
    const keys = Promise.all(workers.map(next));
    for (const worker of workers) worker.postMessage('go');
    expect(new Set(await keys).size).toBe(1);
    expect((await keys)[0]).toBe(load());
    expect(readdirSync(dataDir)).toEqual(['secret.key']);
  });

  it('is never replaced: a damaged one stops the start', () => {
    load();
    writeFileSync(path.join(dataDir, 'secret.key'), '');
    expect(load).toThrow(ConfigurationError);
    expect(readFileSync(path.join(dataDir, 'secret.key'), 'utf8')).toBe('');
  });
});
