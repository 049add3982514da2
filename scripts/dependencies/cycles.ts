import type { SourceFile } from './source-file.ts';

/** Files that import one another in a circle, each circle once. Types count: what must be read together is one file. */
export function findCycles(files: ReadonlyMap<string, SourceFile>): string[] {
  const problems: string[] = [];
  const finished = new Set<string>();
  const trail: string[] = [];

  function visit(path: string): void {
    if (finished.has(path)) return;
    const start = trail.indexOf(path);
    if (start >= 0) {
      problems.push(`${path}: import cycle ${[...trail.slice(start), path].join(' → ')}`);
      return;
    }
    trail.push(path);
    for (const { target } of files.get(path)?.imports ?? []) {
      if (target && files.has(target)) visit(target);
    }
    trail.pop();
    finished.add(path);
  }

  for (const path of files.keys()) visit(path);
  return problems;
}
