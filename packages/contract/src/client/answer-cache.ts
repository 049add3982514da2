/** Answers to GETs, each good for a fixed time. Entries carry the account they were fetched for. */
export function createAnswerCache(lifetimeMs: number, now: () => number) {
  const entries = new Map<string, { value: unknown; expiresAt: number }>();
  // An answer asked for before something changed must not be stored after it: see `epoch`.
  let epoch = 0;

  return {
    /** Remember this when a request starts and hand it to `store`. */
    epoch: () => epoch,

    read(key: string): { value: unknown } | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.expiresAt > now()) return entry;
      entries.delete(key);
      return undefined;
    },

    store(key: string, value: unknown, startedAt: number) {
      if (startedAt !== epoch) return;
      entries.set(key, { value, expiresAt: now() + lifetimeMs });
    },

    remove(matches: (key: string) => boolean) {
      epoch += 1;
      for (const key of entries.keys()) if (matches(key)) entries.delete(key);
    },
  };
}
