import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const about =
  'a thousand generated bad inputs for every route: nothing answers 500, nothing tells of our insides';
export const rounds = 1;

const root = path.resolve(import.meta.dirname, '..');

export async function prove(count: number): Promise<void> {
  for (let round = 1; round <= count; round += 1) {
    const seed = Date.now() % 1_000_000;
    process.stdout.write(`Seed ${seed}\n`);
    const child = spawn(
      process.execPath,
      ['node_modules/.bin/vitest', 'run', '--project', 'server', 'apps/server/src/testing/generated-input.test.ts'],
      { cwd: root, stdio: 'inherit', env: { ...process.env, INPUTS_PER_ROUTE: '1000', INPUTS_SEED: String(seed) } },
    );
    const [code] = await once(child, 'exit');
    assert.equal(code, 0, 'every route took its thousand');
  }
}
