import type { Database } from '../../platform/database/database.ts';
import { createKept } from '../../platform/database/kept.ts';
import { frozen } from '../../platform/frozen.ts';

/** Every article of a small magazine with its lists. */
const mostKept = 200;

interface Question {
  /** What is asked for, down to the last word. */
  name: string;
  read(): Promise<object>;
}

export type KeepResources = <T extends object>(
  asked: readonly (string | number)[],
  read: () => Promise<T>,
) => Promise<T>;

/**
 * What visitors read, kept until the database tells that a resource changed; until then it is the same object each time.
 * Nothing here goes on by itself: something that is scheduled goes live by a change.
 */
export function createKeptResources(database: Database): KeepResources {
  const kept = createKept<object, Question>(database, {
    channel: 'resources',
    mostKept,
    nameOf: ({ name }) => name,
    read: async ({ read }) => frozen(await read()),
    concerns: () => true,
    holds: () => true,
    isForReads: true,
  });
  return async <T extends object>(asked: readonly (string | number)[], read: () => Promise<T>) =>
    (await kept.find({ name: JSON.stringify(asked), read })) as T;
}
