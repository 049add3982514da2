import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withCleanUp } from './interrupt.ts';
import { stopRunning } from './product.ts';

/** Runs the work on a directory that is gone afterwards, however the work ends. */
export async function inTemporaryPlace<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(path.join(tmpdir(), 'candela-run-'));
  // PostgreSQL's user has to pass through.
  await chmod(directory, 0o755);
  const remove = async () => {
    // What still runs here (after a failure, say) ends first, and with it the database it keeps.
    await stopRunning();
    await rm(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  return withCleanUp(remove, () => work(directory));
}

/** The same on a directory that stays, to be worked on again. */
export const inKeptPlace =
  (directory: string) =>
  async <T>(work: (directory: string) => Promise<T>): Promise<T> => {
    await mkdir(directory, { recursive: true });
    await chmod(directory, 0o755);
    return withCleanUp(stopRunning, () => work(path.resolve(directory)));
  };

/** What a directory takes on disk; files that vanish while we look count as nothing. */
export async function sizeOf(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const found = await stat(path.join(entry.parentPath, entry.name)).catch(() => undefined);
    bytes += found ? Math.min(found.size, found.blocks * 512) : 0;
  }
  return bytes;
}

export const megabytes = (bytes: number | undefined): string =>
  bytes === undefined ? 'unknown' : `${(bytes / 1024 / 1024).toFixed(0)} MB`;
