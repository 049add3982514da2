import { join } from 'node:path';
import { findCycles } from './dependencies/cycles.ts';
import { findFolderCycles } from './dependencies/folder-cycles.ts';
import { findForbidden } from './dependencies/rules.ts';
import { readSources } from './dependencies/source-file.ts';
import { readRepository } from './repository.ts';

/**
 * Proves that dependencies point one way. The rules are in `dependencies/rules.ts`; cycles between files, within a
 * workspace and across, and between folders are looked for on top of them.
 */
export function checkDependencies(contents: ReadonlyMap<string, string>): string[] {
  const files = readSources(contents);
  const manifests = new Map([...contents].filter(([path]) => path.endsWith('package.json')));
  return [...findForbidden(files, manifests), ...findCycles(files), ...findFolderCycles(files)];
}

if (import.meta.main) {
  const contents = readRepository(join(import.meta.dirname, '..'));
  const problems = checkDependencies(contents);
  for (const problem of problems) console.error(problem);
  console.log(`${contents.size} files, ${problems.length === 0 ? 'no' : problems.length} forbidden dependencies`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
