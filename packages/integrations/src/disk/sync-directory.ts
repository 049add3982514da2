import { open } from 'node:fs/promises';

/** A rename is only safe from a power cut once the directory that records it is on the disk. */
export async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
