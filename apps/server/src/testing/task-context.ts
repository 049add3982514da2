import type { TaskContext } from '../platform/queue/task.ts';
import type { TaskTenant } from '../platform/queue/tenant.ts';

/** What a handler is told about its task when a test calls it: the first of several tries, and no one else waits. */
export const firstTry = (tenant: TaskTenant = 'platform'): TaskContext => ({
  id: crypto.randomUUID(),
  isLastTry: false,
  tenant,
  signal: new AbortController().signal,
  doOthersWait: async () => false,
});
