import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readerModel } from '@candela/engine/reader/reader-model.ts';
import type { Judge } from '@candela/engine/reader/verdict.ts';

/** The reader that ships with the engine; rejects where this machine cannot run it. */
export async function openShippedReader(): Promise<Judge> {
  const model = await readFile(new URL(`../../../../packages/engine/models/${readerModel.file}`, import.meta.url));
  const sum = createHash('sha256').update(model).digest('hex');
  if (sum !== readerModel.sha256) throw new Error(`${readerModel.file} is not the file that was measured`);
  // Loaded here, so that a machine without a binary for it can say so.
  const { openReader } = await import('@candela/engine/reader/open-reader.ts');
  return openReader(model);
}
