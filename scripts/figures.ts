import { join } from 'node:path';
import { findKnots } from './dependencies/folder-cycles.ts';
import { readSources, type SourceFile } from './dependencies/source-file.ts';
import type { Figure } from './figures/figure.ts';
import { findJsonCasts } from './figures/json-casts.ts';
import { findLoneInterfaces } from './figures/lone-interfaces.ts';
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
    findLoneInterfaces(files),
    ...findSystemScope(files),
    findJsonCasts(files),
    findDeepImports(sources),
    ...findFilesOfNewRoute(contents),
    ...findVagueWords(files),
  ];
}

/** How many findings each figure may have at most. The numbers only go down: a change that adds one mends one. */
const MOST: Readonly<Record<string, number>> = {
  'Route ids that do not name their folders': 0,
  'Tables that several features write': 0,
  'Folder cycles': 0,
  'Functions over 60 lines': 0,
  'Interfaces with one implementation': 0,
  'Of these, without a reason in the list': 0,
  'Reasons for the system scope that no longer have a use': 0,
  'Comment lines with somebody, nobody, whoever, anybody or everybody': 0,
  // What is left are examples, addresses and the engine's words.
  'Lines of text with the same, names of tests included': 51,
  'Unchecked casts of JSON columns': 0,
  'Imports through ../../../': 0,
  'Files touched for a new route with a screen (as for language-model)': 10,
  'Of these, lists shared with other screens': 2,
};

export function findRises(figures: readonly Figure[], most = MOST): string[] {
  return figures
    .filter(({ name, findings }) => findings.length > (most[name] ?? Number.POSITIVE_INFINITY))
    .map(({ name, findings }) => `${name}: ${findings.length}, at most ${most[name]}\n  ${findings.join('\n  ')}`);
}

function findDeepImports(sources: ReadonlyMap<string, SourceFile>): Figure {
  const findings = [...sources.values()].flatMap(({ path, imports }) =>
    imports.filter(({ specifier }) => specifier.includes('../../../')).map(({ line }) => `${path}:${line}`),
  );
  return { name: 'Imports through ../../../', findings };
}

const isAskedFor = (name: string, words: string): boolean => name.toLowerCase().includes(words.toLowerCase());

/** All figures, or with words given every finding of those whose name has them. */
function say(figures: readonly Figure[], words: string): void {
  for (const { name, findings, outOf } of figures) {
    if (!isAskedFor(name, words)) continue;
    const count = `${findings.length}${outOf === undefined ? '' : ` of ${outOf}`}`;
    console.log(`${count.padStart(10)}  ${name}`);
    if (words) for (const finding of findings) console.log(`            ${finding}`);
  }
}

if (import.meta.main) {
  const figures = countFigures(readRepository(join(import.meta.dirname, '..')));
  const words = process.argv.slice(2).join(' ');
  if (words === '--check') {
    const rises = findRises(figures);
    for (const rise of rises) console.error(rise);
    process.exitCode = rises.length === 0 ? 0 : 1;
  } else if (figures.some(({ name }) => isAskedFor(name, words))) say(figures, words);
  else {
    console.error(`No figure has "${words}" in its name; there are\n  ${figures.map(({ name }) => name).join('\n  ')}`);
    process.exitCode = 2;
  }
}
