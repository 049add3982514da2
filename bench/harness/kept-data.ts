import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from './say.ts';

/**
 * What was loaded is loaded once for a directory that stays: a file beside the data says what came of it, written when all of it
 * is there. Another size is refused, not measured under the wrong name.
 */
export async function loadedOnce<T>(dataDir: string, size: number, load: () => Promise<T>): Promise<T> {
  const note = path.join(dataDir, 'loaded.json');
  const noted = await readFile(note, 'utf8').catch(() => undefined);
  if (noted !== undefined) {
    const before = JSON.parse(noted) as { size: number; loaded: T };
    if (before.size !== size) throw new Error(`${dataDir} has ${before.size} of them, not ${size}`);
    say('  the data is there from an earlier run');
    return before.loaded;
  }
  const loaded = await load();
  await writeFile(note, JSON.stringify({ size, loaded }));
  return loaded;
}
