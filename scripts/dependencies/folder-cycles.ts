import { posix } from 'node:path';
import type { SourceFile } from './source-file.ts';

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

export const findFolderCycles = (files: ReadonlyMap<string, SourceFile>): string[] => findKnots(files).map(say);

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
