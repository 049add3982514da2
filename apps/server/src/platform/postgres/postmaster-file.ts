import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { hasErrorCode } from './file-system.ts';

export interface PostmasterFile {
  pid: number;
  port: number;
  isReady: boolean;
}

/** What a running server says about itself in its directory (`postmaster.pid`; the lines are PostgreSQL's). */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  try {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Whether the process named in `postmaster.pid` serves this cluster. After a crash the number may belong to no process
 * (`gone`) or, after a reboot or in a new container, to any other program (`stranger`).
 */
export async function identifyPostmaster(pid: number, cluster: string): Promise<'ours' | 'gone' | 'stranger'> {
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isAlive(pid)) return 'gone';
  if (process.platform === 'linux') return identifyByDirectory(pid, cluster);
  if (process.platform === 'win32') return 'ours';
  try {
    const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'comm=']);
    return basename(stdout.trim()) === 'postgres' ? 'ours' : 'stranger';
  } catch {
    return 'gone';
  }
}

/** The server's working directory is its cluster: true even when the directory was renamed or copied meanwhile. */
async function identifyByDirectory(pid: number, cluster: string): Promise<'ours' | 'gone' | 'stranger'> {
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster)) ? 'ours' : 'stranger';
  } catch (error) {
    // Another user's process: not one that we started.
    return hasErrorCode(error, 'EACCES') ? 'stranger' : 'gone';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasErrorCode(error, 'EPERM');
  }
}
