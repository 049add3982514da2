import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMemory } from './harness/process-figures.ts';
import { startProduct } from './harness/product.ts';
import { say, sayTable } from './harness/say.ts';
import { inTemporaryPlace, megabytes, sizeOf } from './harness/temporary-place.ts';

export const about = 'from the start of the process to ready, on an empty directory and again';

export const run = (): Promise<void> =>
  inTemporaryPlace(async (directory) => {
    const dataDir = path.join(directory, 'data');
    const rows: string[][] = [];
    let first = Number.NaN;
    for (const name of ['first start (creates the database)', 'second start', 'third start']) {
      const product = await startProduct({ entry: 'all', dataDir });
      if (Number.isNaN(first)) first = product.readyAfterMs;
      // What starting leaves behind is collected first; the figure is that of a server that is not used yet.
      await sleep(3000);
      const memory = await residentMemory(product.pid);
      const stoppedAt = performance.now();
      const code = await product.stop();
      rows.push([
        name,
        `${(product.readyAfterMs / 1000).toFixed(2)} s`,
        `× ${(product.readyAfterMs / first).toPrecision(2)}`,
        megabytes(memory),
        `${((performance.now() - stoppedAt) / 1000).toFixed(2)} s (${code})`,
      ]);
    }
    sayTable(['', 'ready after', 'against the first', 'memory at rest', 'stopped after (code)'], rows);
    say(`\n  data directory: ${megabytes(await sizeOf(dataDir))}`);
  });
