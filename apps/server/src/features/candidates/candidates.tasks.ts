import type { Storage } from '@candela/integrations/storage/port.ts';
import { z } from 'zod';
import { forEachFew } from '../../platform/queue/for-each.ts';
import { defineTask, type TaskContext } from '../../platform/queue/task.ts';

/** Files whose record is gone. Tried for days: nothing else knows of them any more. */
export const deleteFilesTask = defineTask({
  name: 'people.delete-files',
  payload: z.object({ keys: z.array(z.string()) }),
  retries: 500,
  timeoutSeconds: 120,
  concurrency: 1,
});

/** Questions to the store at a time: an organisation that closes has very many files. */
const atOnce = 50;

/** What is gone already is no failure, and one that the store keeps does not keep the others. */
export const deleteFiles = (
  { storage }: { storage: Storage },
  { keys }: { keys: readonly string[] },
  { signal }: Pick<TaskContext, 'signal'>,
): Promise<void> =>
  forEachFew(keys, atOnce, signal, (some) => Promise.all(some.map(async (key) => storage.delete(key))));
