import type { Storage } from '@candela/integrations/storage/port.ts';
import { after, type Clock, days } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { incoming } from './upload-keys.ts';
import { listToRemove, noteRemoved } from './uploads.repo.ts';

const atOnce = 200;

/** A file that failed is of no use to anyone after a day, and an address was good for a quarter of an hour. */
export async function tidyStore({
  database,
  clock,
  storage,
}: {
  database: Database;
  clock: Clock;
  storage: Storage;
}): Promise<void> {
  const before = after(clock.now(), -days(1));
  for (;;) {
    const failed = await listToRemove(database.system, before, atOnce);
    if (failed.length === 0) break;
    await Promise.all(failed.map((file) => storage.delete(file.storage_key)));
    await noteRemoved(
      database.system,
      failed.map(({ id }) => id),
      clock.now(),
    );
  }
  for await (const { key, modifiedAt } of storage.list(incoming)) {
    if (modifiedAt < before) await storage.delete(key);
  }
}
