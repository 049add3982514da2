import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 25;
const SQLITE_BUSY = 5;

/**
 * Runs `work` while holding an exclusive lock on a directory, across processes.
 *
 * Node offers no flock. SQLite's file locks are the operating system's own, so the lock of a process that was killed is
 * gone with it: there is no stale lock file to recognise, guess about and steal.
 */
export async function withDirectoryLock<T>(
  directory: string,
  options: { timeoutMs: number },
  work: () => Promise<T>,
): Promise<T> {
  const lock = new DatabaseSync(join(directory, 'lock'));
  try {
    const deadline = Date.now() + options.timeoutMs;
    while (!tryLock(lock)) {
      if (Date.now() > deadline) {
        throw new Error(
          `Another process has been starting or stopping the database in ${directory} for more than ${Math.round(options.timeoutMs / 1000)} s.`,
        );
      }
      await sleep(RETRY_MS);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    // The journal stays in memory: nothing is ever written, and a kill leaves no second file behind.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
