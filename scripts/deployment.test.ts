import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** What the product reads: the keys of the schema in config.ts, and of the part of it that has a file of its own. */
const config = 'apps/server/src/platform/config';
const schema = read(`${config}/config.ts`).match(/environmentSchema = [\s\S]*?\n}\);/)?.[0] ?? '';
const variables = namesIn(schema + read(`${config}/llm-variables.ts`), /^ {2}([A-Z][A-Z0-9_]+): /gm);

const compose = read('deploy/compose.yaml');
const dockerfile = read('deploy/Dockerfile');
const values = read('deploy/helm/candela/values.yaml');
const templates = readdirSync(path.join(root, 'deploy/helm/candela/templates')).map((file) =>
  read(`deploy/helm/candela/templates/${file}`),
);

describe('the deployment files', () => {
  test('the list of variables was found', () => {
    expect(variables).toEqual(expect.arrayContaining(['NODE_ENV', 'DATABASE_URL', 'SITE_SOCIAL_URL']));
  });

  test.each([
    ['compose.yaml', namesIn(compose.slice(0, compose.indexOf('services:')), /^ {4}([A-Z][A-Z0-9_]+): /gm)],
    ['Dockerfile', namesIn(dockerfile.match(/^ENV (.*)$/m)?.[1] ?? '', /([A-Z_]+)=/g)],
    ['values.yaml', namesIn(values, /^ {2}([A-Z][A-Z0-9_]+): /gm)],
    [
      'values.yaml, secret',
      namesIn(
        values.match(/# The name of an existing Secret[\s\S]*?existingSecret/)?.[0] ?? '',
        /([A-Z][A-Z0-9]*_[A-Z0-9_]+)/g,
      ),
    ],
  ])('%s sets only variables that exist', (_file, names) => {
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !variables.includes(name))).toEqual([]);
  });

  test('compose.yaml hands on every variable of the product: what .env sets and no one passes would do nothing', () => {
    const elsewhere = [
      // The image's own.
      'NODE_ENV',
      'PORT',
      'HOST',
      'DATA_DIR',
      // The file brings the database, and processes of their own for requests and for the work behind them.
      'DATABASE_POOLER_URL',
      'DATABASE_REPLICA_URL',
      'API_PROCESSES',
      // For development, demonstrations, measurements and tests.
      'CANDELA_DEV_SERVER',
      'SEED_DEMO',
      'ALLOW_DEMO_IN_PRODUCTION',
      'LOCAL_STAND_INS',
      'RATE_LIMITS',
      'KEEP_PAGES',
      'GOOGLE_CALENDAR_URL',
    ];
    const passed = namesIn(compose.slice(0, compose.indexOf('services:')), /^ {4}([A-Z][A-Z0-9_]+): /gm);
    expect(variables.filter((name) => !elsewhere.includes(name) && !passed.includes(name))).toEqual([]);
  });

  test('every program they name exists', () => {
    const programs = [compose, dockerfile, ...templates].flatMap((text) => namesIn(text, /(apps\/server\/\S+?\.ts)/g));
    expect(programs.length).toBeGreaterThan(5);
    expect(programs.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  test('the image runs Node as the launcher does', () => {
    const { flags, environment } = JSON.parse(read('scripts/launch/server-runtime.json')) as {
      flags: string[];
      environment: Record<string, string>;
    };
    for (const flag of flags.filter((one) => !one.startsWith('--disable-warning'))) {
      expect(dockerfile).toMatch(new RegExp(`^ENV NODE_OPTIONS=.*${flag}`, 'm'));
    }
    for (const [name, value] of Object.entries(environment)) expect(dockerfile).toContain(`${name}=${value}`);
  });

  test('what they fetch is named by its digest or hash: no image has a default, and the brought runtime is the one it says', () => {
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE$/m);
    const bases = namesIn(dockerfile, /^FROM (\S+)/gm);
    expect(bases.filter((base) => !/^(?:\$\{NODE_IMAGE\}|manifests)$/.test(base))).toEqual([]);
    const fetched = namesIn(compose, /^ +(?:NODE_IMAGE|image): (.+)$/gm).filter(
      (image) => !image.includes('CANDELA_IMAGE'),
    );
    expect(fetched).toHaveLength(2);
    for (const image of fetched) expect(image).toMatch(/^\$\{(?:NODE|POSTGRES)_IMAGE:\?.*digest/);
    const runtime = read('scripts/launch/runtime.mjs');
    const versions = namesIn(runtime, /version: '([^']+)'/g);
    expect(namesIn(runtime, /integrity: '(sha512-[\w+/]{86}==)'/g)).toHaveLength(versions.length);
  });

  test('the image installs every workspace', () => {
    const manifests = ['apps', 'packages'].flatMap((folder) =>
      readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}/package.json`),
    );
    expect(
      manifests.filter((file) => existsSync(path.join(root, file)) && !dockerfile.includes(`COPY ${file} `)),
    ).toEqual([]);
  });
});

test('docs/operations.md describes every variable, and no other', () => {
  const described = namesIn(read('docs/operations.md'), /^\| `([A-Z][A-Z0-9_]+)` \|/gm);
  expect(described.sort()).toEqual([...variables].sort());
});
