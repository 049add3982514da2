import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/embedded-postgres.ts';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { signInAs } from '../bench/harness/people.ts';
import { answersReady, productionEnvironment } from '../bench/harness/product.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { call } from './harness/calls.ts';
import { buildah, buildImage, type Contained, image, makeBase, runInside } from './harness/image.ts';

export const about =
  'the container image is built with buildah on Debian from its packages, migrates, answers and works';
export const rounds = 1;

const repository = path.resolve(import.meta.dirname, '..');
const entry = (name: string) => ['node', `apps/server/src/entry/${name}.ts`];

export async function prove(count: number): Promise<void> {
  for (let round = 1; round <= count; round += 1) await inTemporaryPlace(proveOnce);
}

async function proveOnce(directory: string): Promise<void> {
  await makeBase(directory);
  const startedAt = performance.now();
  await buildImage(repository);
  const [{ size }] = JSON.parse(await buildah('images', '--json', image)) as [{ size: string }];
  say(`  built in ${((performance.now() - startedAt) / 1000).toFixed(0)} s, ${size}`);

  const postgres = await startEmbeddedPostgres({ dataDir: path.join(directory, 'postgres'), log: () => undefined });
  const started: Contained[] = [];
  try {
    const port = await pickFreePort();
    const settings = { ...productionEnvironment(port), DATABASE_URL: postgres.url, HOST: '127.0.0.1', PORT: `${port}` };
    const start = async (command: readonly string[]) => {
      const contained = await runInside(settings, command);
      started.push(contained);
      return contained;
    };
    const migrate = await start(entry('migrate'));
    assert.equal(await migrate.ended, 0, migrate.output());
    const change = await start(['sh', '-c', 'touch apps/server/changed']);
    assert.notEqual(await change.ended, 0, 'the process cannot change its own code');
    const api = await start(entry('api'));
    await start(entry('worker'));
    const url = `http://127.0.0.1:${port}`;
    const deadline = performance.now() + 300_000;
    while (!(await answersReady(url))) {
      assert.ok(performance.now() < deadline, `it answers within five minutes:\n${api.output()}`);
      await sleep(100);
    }
    const home = await call(url);
    assert.equal(home.status, 200);
    const jobs = await call(`${url}/api/jobs/recruiter`, { token: await signInAs(url, 'recruiter') });
    assert.equal(jobs.status, 200, JSON.stringify(jobs.body));
    say('  migrated, pages answer, people sign in; its code belongs to root and stays as it is');
  } finally {
    for (const contained of started) await contained.stop();
    await postgres.stop();
  }
}
