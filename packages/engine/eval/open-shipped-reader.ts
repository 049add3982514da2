import { readFile } from 'node:fs/promises';
import { openReader } from '../src/reader/open-reader.ts';
import { readerModel } from '../src/reader/reader-model.ts';
import type { Judge } from '../src/reader/verdict.ts';

/** The reader that ships with the engine. */
export const openShippedReader = async (): Promise<Judge> =>
  openReader(await readFile(new URL(`../models/${readerModel.file}`, import.meta.url)));

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
