import type { Storage } from '@candela/integrations/storage/port.ts';
import { failTogether } from './for-each.ts';

interface StoredRow {
  id: string;
  storage_key: string;
}

/**
 * Removes the files of rows, a page after the other in the order of their ids. One that the store does not give up is not noted as
 * removed, so that the next round asks again, and keeps no other from being removed.
 */
export async function removeStored({
  storage,
  list,
  note,
}: {
  storage: Storage;
  list: (afterId: string | null) => Promise<readonly StoredRow[]>;
  note: (ids: readonly string[]) => Promise<void>;
}): Promise<void> {
  const failures: unknown[] = [];
  let count = 0;
  for (let page = await list(null); page.length > 0; page = await list(page.at(-1)?.id ?? null)) {
    count += page.length;
    const removed: string[] = [];
    await Promise.all(
      page.map(async ({ id, storage_key }) => {
        try {
          await storage.delete(storage_key);
          removed.push(id);
        } catch (error) {
          failures.push(error);
        }
      }),
    );
    if (removed.length > 0) await note(removed);
  }
  failTogether(failures, count);
}
