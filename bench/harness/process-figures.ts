import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Resident memory of a process, where the system says so (Linux). */
export async function residentMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = status.match(/^VmRSS:\s+(\d+) kB$/m)?.[1];
  return kilobytes ? Number(kilobytes) * 1024 : undefined;
}

const ticksPerSecond = 100;

/**
 * Processor time a process has used so far, in milliseconds (Linux). It says what work costs even on a machine that is
 * busy with other things.
 */
export async function processorTime(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold anything; the numbers come after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return Number.isNaN(user + system) ? undefined : ((user + system) / ticksPerSecond) * 1000;
}

/** Processor time of everything the product's own database has started so far, in milliseconds. */
export const databaseTimeIn = (dataDir: string) => async (): Promise<number> => {
  const pidFile = await readFile(path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
  const postmaster = Number.parseInt(pidFile, 10);
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').catch(() => '');
  const times = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(processorTime));
  return times.reduce<number>((sum, time) => sum + (time ?? 0), 0);
};
