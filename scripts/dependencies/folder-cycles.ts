import { posix } from 'node:path';
import type { SourceFile } from './source-file.ts';

/** Where folders still import one another in a circle, and how many do at most. The numbers only go down. */
const STILL_TIED: Readonly<Record<string, number>> = {
  'apps/server/src/features/': 2,
  'apps/server/src/platform/': 9,
  'apps/web/src/': 15,
  'packages/contract/src/': 2,
};

/**
 * Folders that import one another in a circle, each knot once with all its folders: what must be read together to be
 * understood. Tests may stand beside what they test and reach for anything, so what they import does not count.
 */
export function findKnots(files: ReadonlyMap<string, SourceFile>): string[][] {
  const graph = foldersOf(files);
  const knots: string[][] = [];
  const placed = new Set<string>();
  for (const folder of graph.keys()) {
    if (placed.has(folder)) continue;
    const knot = [...reach(graph, folder)].filter((other) => reach(graph, other).has(folder));
    for (const other of knot) placed.add(other);
    if (knot.length > 1) knots.push(knot.sort());
  }
  return knots;
}

/** Knots outside the places where some are still known, more than are known, and places that have none any more. */
export function findNewKnots(files: ReadonlyMap<string, SourceFile>, known = STILL_TIED): string[] {
  const knots = findKnots(files);
  const placeOf = (knot: readonly string[]) =>
    Object.keys(known).find((place) => knot.every((folder) => `${folder}/`.startsWith(place)));
  const problems = knots.filter((knot) => !placeOf(knot)).map(say);
  for (const [place, most] of Object.entries(known)) {
    const here = knots.filter((knot) => placeOf(knot) === place);
    const tied = here.flat().length;
    if (tied > most) problems.push(`${place}: ${tied} folders are tied in cycles, ${most} were`, ...here.map(say));
    if (tied === 0 && most > 0) problems.push(`${place}: no folders are tied in cycles any more; take it off the list`);
  }
  return problems;
}

const say = (knot: readonly string[]): string => `${knot[0]}: folder cycle ${knot.join(' ↔ ')}`;

function foldersOf(files: ReadonlyMap<string, SourceFile>): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { path, imports } of files.values()) {
    if (/\.(test|spec|contract|matrix)\.tsx?$/.test(path)) continue;
    const folder = posix.dirname(path);
    const used = graph.get(folder) ?? new Set<string>();
    for (const { target } of imports) {
      if (target && files.has(target) && posix.dirname(target) !== folder) used.add(posix.dirname(target));
    }
    graph.set(folder, used);
  }
  return graph;
}

/** The folder itself, and every folder one gets to from it. */
function reach(graph: ReadonlyMap<string, ReadonlySet<string>>, from: string): Set<string> {
  const reached = new Set([from]);
  for (const folder of reached) for (const next of graph.get(folder) ?? []) reached.add(next);
  return reached;
}
