import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findUnlistedScripts } from './dependencies/install-scripts.ts';

const root = path.resolve(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

test('a package that brings an install script and is not listed is named', () => {
  const packages = {
    'node_modules/plain': { version: '1.0.0' },
    'node_modules/known': { version: '1.0.0', hasInstallScript: true },
    'node_modules/other/node_modules/@new/one': { version: '2.0.0', hasInstallScript: true },
  };
  expect(findUnlistedScripts({ packages }, { allowScripts: { known: false } })).toEqual(['@new/one']);
});

test('no package is allowed to run one, whatever npm is used', () => {
  expect(Object.values(manifest.allowScripts)).not.toContain(true);
  expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
