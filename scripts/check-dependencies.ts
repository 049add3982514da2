import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { findCycles } from './dependencies/cycles.ts';
import { findForbidden } from './dependencies/rules.ts';
import { readSource, type SourceFile } from './dependencies/source-file.ts';

/**
 * Proves that dependencies point one way. The rules are in `dependencies/rules.ts`; cycles between files, within a
 * workspace and across, are looked for on top of them.
 */
export function checkDependencies(contents: ReadonlyMap<string, string>): string[] {
  const files = new Map<string, SourceFile>();
  for (const [path, text] of contents) {
    if (!path.endsWith('.json'))
      files.set(
        path,
        readSource(path, text, (candidate) => contents.has(candidate)),
      );
  }
  const manifests = new Map([...contents].filter(([path]) => path.endsWith('package.json')));
  return [...findForbidden(files, manifests), ...findCycles(files)];
}

function readRepository(root: string): Map<string, string> {
  const patterns = ['{packages,apps}/*/package.json', '{packages,apps,db,bench,e2e,scripts}/**/*.{ts,tsx}'];
  const paths = globSync(patterns, {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|build|\.react-router)([\\/]|$)/.test(path),
  });
  return new Map(
    paths.sort().map((path) => [path.split(sep).join('/'), readFileSync(join(root, path), 'utf8')] as const),
  );
}

if (import.meta.main) {
  const contents = readRepository(join(import.meta.dirname, '..'));
  const problems = checkDependencies(contents);
  for (const problem of problems) console.error(problem);
  console.log(`${contents.size} files, ${problems.length === 0 ? 'no' : problems.length} forbidden dependencies`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
