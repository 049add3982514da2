import type { Storage } from '@candela/integrations/storage/port.ts';
import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

/** Files whose record is gone. Tried for days: nothing else knows of them any more. */
export const deleteFilesTask = defineTask({
  name: 'people.delete-files',
  payload: z.object({ keys: z.array(z.string()) }),
  retries: 500,
  timeoutSeconds: 120,
  concurrency: 1,
});

/** What is gone already is no failure. */
export async function deleteFiles(
  { storage }: { storage: Storage },
  { keys }: { keys: readonly string[] },
): Promise<void> {
  await Promise.all(keys.map((key) => storage.delete(key)));
}
