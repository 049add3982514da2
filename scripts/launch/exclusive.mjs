import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RUNTIME } from './paths.mjs';

const SQLITE_BUSY = 5;

/**
 * One launcher at a time installs or builds. The lock is the operating system's (through SQLite, as Node has no other),
 * so that a killed launcher leaves none behind.
 */
export async function exclusively(work) {
  // Only from the newer Node on; imported late for the launcher's own sake.
  const { DatabaseSync } = await import('node:sqlite');
  mkdirSync(RUNTIME, { recursive: true });
  const lock = new DatabaseSync(join(RUNTIME, 'lock'));
  try {
    while (!tryLock(lock)) await sleep(100);
    return await work();
  } finally {
    lock.close();
  }
}

function tryLock(lock) {
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
