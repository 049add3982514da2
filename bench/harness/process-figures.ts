import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Resident memory of a process, where the system says so (Linux). */
export async function residentMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = status.match(/^VmRSS:\s+(\d+) kB$/m)?.[1];
  return kilobytes ? Number(kilobytes) * 1024 : undefined;
}

/** The processes that a process has started (Linux). */
export async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.split(' ').filter(Boolean).map(Number);
}

const ticksPerSecond = 100;

/**
 * Processor time a process has used so far, in milliseconds (Linux). It says what work costs even on a machine that is
 * busy with other things.
 */
export const processorTime = (pid: number): Promise<number | undefined> => timesOf(pid, ownTimes);

/** Places of user and system time: of the process itself, and of those it started that have ended. */
const ownTimes = [11, 12] as const;
const endedTimes = [13, 14] as const;

async function timesOf(pid: number, places: readonly number[]): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold anything; the numbers come after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = places.reduce((sum, place) => sum + Number(fields[place]), 0);
  return Number.isNaN(ticks) ? undefined : (ticks / ticksPerSecond) * 1000;
}

/** Processor time of everything the product's own database has started so far, in milliseconds. */
export const databaseTimeIn = (dataDir: string) => async (): Promise<number> => {
  const pidFile = await readFile(path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
  const postmaster = Number.parseInt(pidFile, 10);
  const running = await childrenOf(postmaster);
  // A connection that was closed meanwhile has not worked for nothing.
  const times = await Promise.all([timesOf(postmaster, endedTimes), ...running.map(processorTime)]);
  return times.reduce<number>((sum, time) => sum + (time ?? 0), 0);
};
