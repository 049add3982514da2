import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.mjs';

const GENERATED = new Set(['node_modules', 'build', '.react-router', '.vite']);

/** One value for the content of files and folders; anything generated inside them is left out. */
export function fingerprint(paths, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of paths.flatMap((path) => filesBelow(join(ROOT, path))).sort()) {
    hash.update(`\0${relative(ROOT, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

export function readStamp(path) {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (GENERATED.has(entry.name)) return [];
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return filesBelow(inner);
    return entry.isFile() ? [inner] : [];
  });
}
