/**
 * The same work for each of many, one after the other. What fails for one leaves the others to be done: the task fails at the
 * end, and is tried again.
 */
export async function forEach<T>(
  items: readonly T[],
  signal: AbortSignal,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    if (signal.aborted) break;
    await keep(failures, async () => work(item));
  }
  failTogether(failures, items.length);
}

/**
 * The same for so many at a time, which is quicker. Where it fails for some together, it is done for each of them alone: the
 * work has to leave nothing half done.
 */
export async function forEachFew<T>(
  items: readonly T[],
  atOnce: number,
  signal: AbortSignal,
  work: (items: readonly T[]) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (let from = 0; from < items.length && !signal.aborted; from += atOnce) {
    const few = items.slice(from, from + atOnce);
    const together: unknown[] = [];
    await keep(together, async () => work(few));
    if (together.length > 0) {
      await forEach(few, signal, (item) => work([item])).catch((error: AggregateError) =>
        failures.push(...error.errors),
      );
    }
  }
  failTogether(failures, items.length);
}

/** What was met on the way, once everything else is done. */
export function failTogether(failures: readonly unknown[], of: number): void {
  if (failures.length > 0) throw new AggregateError(failures, `It failed for ${failures.length} of ${of}`);
}

async function keep(failures: unknown[], work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    failures.push(error);
  }
}
