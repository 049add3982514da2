/**
 * The same work for each of many, one after the other. What fails for one leaves the others to be done: the task fails at the
 * end, and is tried again.
 */
export async function forEach<T>(items: readonly T[], signal: AbortSignal, work: (item: T) => Promise<void>) {
  const failures: unknown[] = [];
  for (const item of items) {
    if (signal.aborted) break;
    await work(item).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `It failed for ${failures.length} of ${items.length}`);
}
