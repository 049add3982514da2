import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const SOURCES = '{packages,apps,db,bench,e2e,proofs,scripts}/**/*.{ts,tsx}';
const MANIFESTS = '{packages,apps}/*/package.json';

/** The sources and manifests of this repository by path, with forward slashes on every system. */
export function readRepository(root: string): Map<string, string> {
  const paths = globSync([MANIFESTS, SOURCES], {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|build|\.react-router)([\\/]|$)/.test(path),
  });
  return new Map(
    paths.sort().map((path) => [path.split(sep).join('/'), readFileSync(join(root, path), 'utf8')] as const),
  );
}
