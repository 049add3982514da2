import type { Judge } from '../src/reader/verdict.ts';

/** The same pair is read once: most CVs of an evaluation differ in a line or two. */
export function remembering(judge: Judge): Judge {
  const known = new Map<string, ReturnType<Judge>>();
  return (pair) => {
    const key = JSON.stringify(pair);
    const opinion = known.get(key) ?? judge(pair);
    known.set(key, opinion);
    return opinion;
  };
}
