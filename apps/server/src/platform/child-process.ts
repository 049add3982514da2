import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

export interface ChildOptions {
  /** In all; three quarters of it are for the heap. */
  readonly memoryLimitMb: number;
  /** What it may do beyond reading the product's own files: start threads, load compiled packages. */
  readonly allow: readonly ('--allow-worker' | '--allow-addons')[];
}

/** A process beside the server: no environment, no way to write files or start programs, limited memory, no hurry. */
export function startChildProcess(program: URL, { memoryLimitMb, allow }: ChildOptions): ChildProcess {
  const root = new URL('../../../../', import.meta.url);
  const readable = ['node_modules', 'packages', 'apps/server/src', 'apps/server/package.json', 'package.json'];
  const child = fork(fileURLToPath(program), [String(process.pid)], {
    // Nothing of the server's environment, and so none of its secrets.
    env: {},
    execArgv: [
      `--max-old-space-size=${Math.round(memoryLimitMb * 0.75)}`,
      '--permission',
      ...allow,
      ...readable.map((path) => `--allow-fs-read=${fileURLToPath(new URL(path, root))}`),
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // Pages and the database come first; where the system does not allow it, all are alike.
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
  return child;
}

const MEGABYTE = 1024 * 1024;

/**
 * Pictures and files live outside the heap, where its limit does not reach. Linux tells how much a process holds in
 * all; elsewhere 0, and the heap's limit and the time are what protects.
 */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024) / MEGABYTE;
}
