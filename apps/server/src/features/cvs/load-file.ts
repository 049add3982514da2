import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { cvMaxBytes, tooLargeMessage } from '@candela/contract/cvs/uploads.routes.ts';
import { type Storage, StorageObjectMissing } from '@candela/integrations/storage/port.ts';
import { AppError } from '../../platform/errors.ts';

/** The file cannot be used, for a reason its owner can understand. */
export class Unusable extends Error {}

export const neverArrived = 'This file never arrived. Please upload it again.';

/** What was read is what is shown: a file that is another one by now is not handed out under its name. */
export async function assertUnchanged(storage: Storage, key: string, sha256: Buffer | null): Promise<void> {
  const bytes = await storage.read(key).then(buffer, (error: unknown) => {
    throw error instanceof StorageObjectMissing ? new AppError('NOT_FOUND') : error;
  });
  if (sha256 && !createHash('sha256').update(bytes).digest().equals(sha256)) {
    throw new AppError('CONFLICT', { message: 'This file is not the one that was read, so it is not shown.' });
  }
}

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
