import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { answersReady } from '../bench/harness/product.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { call } from './harness/calls.ts';
import { type DeploymentTools, installDeploymentTools } from './harness/deployment-tools.ts';
import { buildah, buildImage, image, makeBase } from './harness/image.ts';
import { openPodman, type Podman } from './harness/podman.ts';

export const about =
  'the compose file fits its specification, and podman runs it: migrated, answering, data kept when all of it is made anew';
export const rounds = 1;

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '..');
const file = path.join(repository, 'deploy/compose.yaml');
const database = 'localhost/candela-postgres';
const project = 'candela-proof';
const admin = { email: 'ada@proof.test', password: 'a lantern on the north pier' };
const readyTimeoutMs = 300_000;

export async function prove(count: number): Promise<void> {
  for (let round = 1; round <= count; round += 1) await inTemporaryPlace(proveOnce);
}

async function proveOnce(directory: string): Promise<void> {
  await checkFile(directory, await installDeploymentTools());
  await makeBase(directory);
  await buildImage(repository);
  await buildah('bud', '-q', '--layers', '-t', database, path.join(import.meta.dirname, 'deployment/postgres'));
  const port = await pickFreePort();
  const engine = await openPodman(directory, await withoutEmptyDefaults(directory), project, variables(port));
  const url = `http://127.0.0.1:${port}`;
  try {
    await start(engine, url);
    assert.equal((await call(url)).status, 200, 'the front page');
    await makeAdmin(engine);
    assert.equal(await signIn(url), 'SECOND_FACTOR_SETUP_REQUIRED');
    say('  podman runs it: migrated, ready, pages answer, an admin made on the command line is let in');
    await engine.compose('down');
    await start(engine, url);
    assert.equal(await signIn(url), 'SECOND_FACTOR_SETUP_REQUIRED');
    say('  all containers removed and made anew: the data is there');
  } catch (error) {
    for (const name of ['postgres', 'migrate', 'api'])
      say(`${name}: ${await engine.lastWords(`${project}_${name}_1`).catch(() => 'never started')}`);
    throw error;
  } finally {
    await engine.compose('down', '-v').catch(() => undefined);
    await engine.podman('network', 'rm', '-f', `${project}_default`).catch(() => undefined);
  }
}

/** By the specification's own schema; the linter's opinions on the order of keys are not asked for. */
async function checkFile(directory: string, tools: DeploymentTools): Promise<void> {
  await run(tools.program('dclint'), ['--quiet', file]);
  const text = await readFile(file, 'utf8');
  for (const [from, to] of [
    ['restart: unless-stopped', 'restarts: unless-stopped'],
    ['retries: 20', 'retries: [20]'],
    ['condition: service_healthy', 'condition: service_lively'],
  ] as const) {
    assert.ok(text.includes(from), `the file holds ${from}`);
    const broken = path.join(directory, 'compose.yaml');
    await writeFile(broken, text.replace(from, to));
    await assert.rejects(run(tools.program('dclint'), ['--quiet', broken]), `${from} → ${to} is refused`);
  }
  say('  it fits the specification; three files broken on purpose are refused');
}

/** Debian's podman-compose takes `${NAME:-}`, which means nothing when it is not set, for a text of its own. */
async function withoutEmptyDefaults(directory: string): Promise<string> {
  const copy = path.join(directory, 'as-podman-reads-it.yaml');
  await writeFile(copy, (await readFile(file, 'utf8')).replaceAll(':-}', '}'));
  return copy;
}

const variables = (port: number): Record<string, string> => ({
  CANDELA_IMAGE: image,
  CANDELA_PORT: `${port}`,
  NODE_IMAGE: 'built already',
  POSTGRES_IMAGE: database,
  POSTGRES_PASSWORD: 'proof',
  SECRET_KEY: 'a key for measurements, not for secrets',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Candela <no-reply@proof.test>',
});

/** Debian's podman-compose starts in order, but does not wait for a condition: here it is waited for. */
async function start({ compose, podman }: Podman, url: string): Promise<void> {
  await compose('up', '-d', '--no-build', 'postgres');
  await until('the database answers', async () => {
    await podman('exec', `${project}_postgres_1`, 'pg_isready', '-U', 'candela', '-d', 'candela');
    return true;
  });
  await compose('up', '-d', '--no-build', '--no-deps', 'migrate');
  assert.equal(await podman('wait', `${project}_migrate_1`), '0', 'the migration');
  await compose('up', '-d', '--no-build', '--no-deps', 'api', 'worker');
  await until('it is ready', () => answersReady(url));
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + readyTimeoutMs;
  while (!(await isSo().catch(() => false))) {
    assert.ok(performance.now() < deadline, `${what} within ${readyTimeoutMs / 1000} s`);
    await sleep(200);
  }
}

const makeAdmin = ({ podman }: Podman): Promise<string> =>
  podman(
    'exec',
    `${project}_api_1`,
    'sh',
    '-c',
    `echo '${admin.password}' | node apps/server/src/entry/admin.ts create ${admin.email}`,
  );

/** The password is right: an admin's first sign-in in production sets up a second factor. */
const signIn = async (url: string): Promise<unknown> =>
  (await call(`${url}/api/auth/login`, { body: { ...admin, role: 'admin' } })).body.type;
