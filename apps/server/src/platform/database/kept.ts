import { hasHeardAll, noteHeardAll } from '../caller.ts';
import type { Database } from './database.ts';

interface KeptOptions<Value, Key> {
  /** On which the database tells of changes, by an id, or without one when they concern everything. */
  channel: string;
  mostKept: number;
  /** Everything the value depends on besides what is told of. */
  nameOf(key: Key): string;
  read(key: Key): Promise<Value | undefined>;
  /** Whether a change of what has this id makes the value another. */
  concerns(value: Value, id: string): boolean;
  /** Whether the value still holds when nothing changed but the time. */
  holds(value: Value): boolean;
  /** Whether a value just read is to be kept at all; each is unless this says otherwise. */
  isWorthIt?(value: Value): boolean;
  /** Asked by plain reads alone, which need not be newer than their request: where that was asked once, it is enough. */
  isForReads?: boolean;
}

interface Kept<Value, Key> {
  find(key: Key): Promise<Value | undefined>;
  close(): void;
}

/**
 * What many requests ask for alike, kept in memory until the database itself tells that it changed. It is never older than
 * what was committed before the request, in whichever process that happened.
 */
export function createKept<Value, Key>(database: Database, options: KeptOptions<Value, Key>): Kept<Value, Key> {
  const { channel, mostKept, nameOf, read, concerns, holds, isForReads = false, isWorthIt = () => true } = options;
  const values = new Map<string, Value>();
  /** What each reading that is under way has heard of since it began. */
  const heardMeanwhile = new Set<(string | null)[]>();
  let stopListening: (() => void) | undefined;
  const listen = () =>
    database.listen(channel, (id) => {
      for (const heard of heardMeanwhile) heard.push(id);
      if (!id) return values.clear();
      for (const [key, value] of values) if (concerns(value, id)) values.delete(key);
    });

  return {
    find: async (key) => {
      // Not before: a process that answers no requests needs to hear nothing.
      stopListening ??= listen();
      const name = nameOf(key);
      const isCurrent = (isForReads && hasHeardAll()) || (await database.caughtUp());
      if (isCurrent) noteHeardAll();
      const known = isCurrent ? values.get(name) : undefined;
      if (known !== undefined && holds(known)) return known;
      const heard: (string | null)[] = [];
      heardMeanwhile.add(heard);
      const value = await read(key).finally(() => heardMeanwhile.delete(heard));
      // What was read before a notice may be what the notice was about.
      const isSettled = value !== undefined && isCurrent && heard.every((id) => id && !concerns(value, id));
      if (isSettled && isWorthIt(value)) {
        if (values.size >= mostKept) values.clear();
        values.set(name, value);
      }
      return value;
    },
    close: () => stopListening?.(),
  };
}
