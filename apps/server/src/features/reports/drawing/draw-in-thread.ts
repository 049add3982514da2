import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReportOrder } from './report-thread.ts';

const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Sets a report on pages beside the process's other work; the thread and its memory go with it. */
export async function drawInThread(order: ReportOrder, signal: AbortSignal): Promise<Buffer> {
  const thread = new Worker(new URL('./report-thread.ts', import.meta.url), {
    workerData: order,
    resourceLimits: memory,
  });
  try {
    const [bytes] = (await once(thread, 'message', { signal })) as [Uint8Array];
    return Buffer.from(bytes);
  } finally {
    await thread.terminate();
  }
}
