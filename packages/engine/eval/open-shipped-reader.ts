import { readFile } from 'node:fs/promises';
import { openReader } from '../src/reader/open-reader.ts';
import { readerModel } from '../src/reader/reader-model.ts';
import type { Judge } from '../src/reader/verdict.ts';

/** The reader that ships with the engine. */
export const openShippedReader = async (): Promise<Judge> =>
  openReader(await readFile(new URL(`../models/${readerModel.file}`, import.meta.url)));
