/** Does the work for every entry, so many at a time, in order. */
export async function inParallel<T>(atOnce: number, entries: readonly T[], work: (entry: T) => Promise<void>) {
  const queue = entries.values();
  const worker = async () => {
    for (const entry of queue) await work(entry);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, entries.length) }, worker));
}
