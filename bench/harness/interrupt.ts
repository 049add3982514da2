import { setTimeout as sleep } from 'node:timers/promises';

const cleanups = new Set<() => Promise<unknown>>();
const longestMs = 15_000;

/** Runs the work; should the person lose patience meanwhile (Ctrl-C), the clean-up happens all the same. */
export async function withCleanUp<T>(cleanUp: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  cleanups.add(cleanUp);
  try {
    return await work();
  } finally {
    cleanups.delete(cleanUp);
    await cleanUp();
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    // The latest first: what runs in a directory ends before the directory does.
    const work = async () => {
      for (const cleanUp of [...cleanups].reverse()) await cleanUp().catch(() => undefined);
    };
    await Promise.race([work(), sleep(longestMs)]);
    process.exit(130);
  });
}
