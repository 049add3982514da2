import type { Storage } from '@candela/integrations/storage/port.ts';
import { after, type Clock, days } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { forEach } from '../../platform/queue/for-each.ts';
import { removeStored } from '../../platform/queue/remove-stored.ts';
import type { TaskContext } from '../../platform/queue/task.ts';
import { incoming } from './upload-keys.ts';
import { listToRemove, noteRemoved } from './uploads.repo.ts';

const atOnce = 200;

/** A file that failed is of no use to anyone after a day, and an address was good for a quarter of an hour. */
export async function tidyStore(
  { database, clock, storage }: { database: Database; clock: Clock; storage: Storage },
  _payload: object,
  { signal }: Pick<TaskContext, 'signal'>,
): Promise<void> {
  const before = after(clock.now(), -days(1));
  const removeFailed = () =>
    removeStored({
      storage,
      list: (afterId) => listToRemove(database.system, { before, afterId, limit: atOnce }),
      note: (ids) => noteRemoved(database.system, ids, clock.now()),
    });
  const removeLeft = async () => {
    const left: string[] = [];
    for await (const { key, modifiedAt } of storage.list(incoming)) if (modifiedAt < before) left.push(key);
    await forEach(left, signal, (key) => storage.delete(key));
  };
  await forEach([removeFailed, removeLeft], signal, (step) => step());
}
