import { buffer } from 'node:stream/consumers';
import { cvMaxBytes, tooLargeMessage } from '@candela/contract/cvs/uploads.routes.ts';
import { type Storage, StorageObjectMissing } from '@candela/integrations/storage/port.ts';

/** The file cannot be used, for a reason its owner can understand. */
export class Unusable extends Error {}

export const neverArrived = 'This file never arrived. Please upload it again.';

export async function loadFile(storage: Storage, key: string): Promise<Buffer> {
  // The signed address could not always say how large a file may be; the file itself can.
  const head = await storage.head(key);
  if (!head) throw new Unusable(neverArrived);
  if (head.size > cvMaxBytes) {
    await storage.delete(key);
    throw new Unusable(tooLargeMessage);
  }
  try {
    return await buffer(await storage.read(key));
  } catch (error) {
    throw error instanceof StorageObjectMissing ? new Unusable(neverArrived) : error;
  }
}
