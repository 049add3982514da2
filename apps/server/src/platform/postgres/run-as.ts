import { chown, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exists } from './file-system.ts';

/** The user PostgreSQL runs as, when it cannot be the current one: the server refuses to run as root. */
export interface RunAs {
  uid: number;
  gid: number;
}

/** The customary identity without rights (65534), by number because not every system has the same name for it. */
const NOBODY: RunAs = { uid: 65534, gid: 65534 };

/**
 * Root hands the server to whom the directory belongs, so that one used with and without root keeps working; to that identity
 * when it is root's own.
 */
export async function chooseRunAs(directory: string): Promise<RunAs | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(directory);
  return owner.uid === 0 ? NOBODY : { uid: owner.uid, gid: owner.gid };
}

/** What root writes into a directory belongs to the directory's owner. */
export async function giveToOwner(directory: string, names: string[]): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(directory);
  for (const path of names.map((name) => join(directory, name))) {
    if (await exists(path)) await chown(path, uid, gid);
  }
}

/** The nearest directory on the way to `path` (itself included) that `runAs` may not pass through, if any. */
export async function findBarrier(path: string, runAs: RunAs): Promise<string | undefined> {
  let barrier: string | undefined;
  let current = await realpath(path);
  while (true) {
    if (!(await allows(current, runAs, 0o1))) barrier = current;
    const parent = dirname(current);
    if (parent === current) return barrier;
    current = parent;
  }
}

/** Whether `runAs` may read and enter (or execute) a path. */
export async function canRead(path: string, runAs: RunAs): Promise<boolean> {
  return (await findBarrier(path, runAs)) === undefined && (await allows(path, runAs, 0o5));
}

async function allows(path: string, runAs: RunAs, bits: number): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  const shift = uid === runAs.uid ? 6 : gid === runAs.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}
