import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

test.each([
  ['scripts/figures.ts', ['nonsense'], 'No figure has "nonsense" in its name; there are\n  Route ids'],
  ['scripts/build-loops.ts', ['compare'], 'Usage: npm run loops [check]'],
  ['proofs/run.ts', ['kill-8'], 'Usage: npm run proof [backup |'],
  ['proofs/run.ts', ['backup', '--round', '3'], 'Usage: npm run proof [backup |'],
  ['bench/run.ts', ['kernels'], 'There is no benchmark kernels; there are answers,'],
  ['packages/engine/eval/run.ts', ['titels'], 'There is no evaluation titels; there are adverts,'],
])(
  '%s %s is refused, with the words that are known',
  (script, args, answer) => {
    const ran = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(ran.status).toBe(2);
    expect(ran.stdout + ran.stderr).toContain(answer);
  },
  60_000,
);
