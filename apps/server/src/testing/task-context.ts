import type { TaskContext } from '../platform/queue/task.ts';

/** What a handler is told about its task when a test calls it: the first of several tries, and no one else waits. */
export const firstTry = (): TaskContext => ({
  id: crypto.randomUUID(),
  isLastTry: false,
  signal: new AbortController().signal,
  doOthersWait: async () => false,
});
