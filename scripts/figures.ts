import { join } from 'node:path';
import { findKnots } from './dependencies/folder-cycles.ts';
import { readSources, type SourceFile } from './dependencies/source-file.ts';
import type { Figure } from './figures/figure.ts';
import { findLongFunctions } from './figures/long-functions.ts';
import { findFilesOfNewRoute } from './figures/new-route.ts';
import { parseFile } from './figures/parsed-file.ts';
import { findVagueWords } from './figures/plain-words.ts';
import { findMisnamedRoutes } from './figures/route-names.ts';
import { findSystemScope } from './figures/system-scope.ts';
import { findSharedTables } from './figures/table-writers.ts';
import { readRepository } from './repository.ts';

/** What can be counted about how well the source keeps its own rules, read from the source alone. */
export function countFigures(contents: ReadonlyMap<string, string>): Figure[] {
  const sources = readSources(contents);
  const files = [...contents].filter(([path]) => sources.has(path)).map(([path, text]) => parseFile(path, text));
  return [
    findMisnamedRoutes(files),
    findSharedTables(files),
    { name: 'Folder cycles', findings: findKnots(sources).map((knot) => knot.join(' ↔ ')) },
    findLongFunctions(files),
    findSystemScope(files),
    findDeepImports(sources),
    ...findFilesOfNewRoute(contents),
    ...findVagueWords(files),
  ];
}

function findDeepImports(sources: ReadonlyMap<string, SourceFile>): Figure {
  const findings = [...sources.values()].flatMap(({ path, imports }) =>
    imports.filter(({ specifier }) => specifier.includes('../../../')).map(({ line }) => `${path}:${line}`),
  );
  return { name: 'Imports through ../../../', findings };
}

/** All figures, or with words given every finding of those whose name has them. */
function say(figures: readonly Figure[], words: string): void {
  for (const { name, findings, outOf } of figures) {
    if (!name.toLowerCase().includes(words.toLowerCase())) continue;
    const count = `${findings.length}${outOf === undefined ? '' : ` of ${outOf}`}`;
    console.log(`${count.padStart(10)}  ${name}`);
    if (words) for (const finding of findings) console.log(`            ${finding}`);
  }
}

if (import.meta.main) {
  say(countFigures(readRepository(join(import.meta.dirname, '..'))), process.argv.slice(2).join(' '));
}
