import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findUnlistedScripts } from './dependencies/install-scripts.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const unlisted = findUnlistedScripts(read('package-lock.json'), read('package.json'));
if (unlisted.length > 0) {
  console.error(`With an install script, and not listed under allowScripts in package.json: ${unlisted.join(', ')}`);
  process.exitCode = 1;
}
