import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterPlace } from './cluster-place.ts';
import { exists } from './file-system.ts';
import { LOOPBACK } from './free-port.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { lastLines, PROGRAM_ENVIRONMENT, runProgram } from './run-program.ts';
import { prepareSocket } from './socket-file.ts';

export const SUPERUSER = 'postgres';

const START_TIMEOUT_MS = 180_000;
const POLL_MS = 15;
const LOG_LIMIT_BYTES = 5_000_000;

const SETTINGS = {
  listen_addresses: LOOPBACK,
  shared_buffers: '128MB',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const CHARACTER_TYPES: Partial<Record<NodeJS.Platform, string>> = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' };

/** For tests, whose databases are not missed after a power cut. */
const VOLATILE_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Creates the cluster. Done aside and renamed at the end, so that an interrupted attempt is never taken for one. */
export async function createCluster(
  binaries: PostgresBinaries,
  place: ClusterPlace,
  options: { password: string; volatile: boolean },
): Promise<void> {
  const unfinished = join(place.home, 'cluster.unfinished');
  const passwordFile = join(place.home, `initial-password-${randomUUID()}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, options.password, { mode: 0o600 });
  try {
    await giveTo(place, unfinished);
    await giveTo(place, passwordFile);
    const args = [
      ...['-D', unfinished, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--no-instructions'],
      // PostgreSQL's own locale: the same order and case rules on every operating system and after every upgrade of it.
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      // Trigrams still ask the operating system what a letter is.
      `--lc-ctype=${CHARACTER_TYPES[process.platform] ?? 'C'}`,
      ...(options.volatile ? ['--no-sync'] : []),
    ];
    await runProgram(binaries.initdb, args, { cwd: place.home, runAs: place.runAs });
    await rename(unfinished, place.cluster);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Starts the server outside the terminal's session and waits until it takes connections. */
export async function startPostmaster(
  binaries: PostgresBinaries,
  place: ClusterPlace,
  options: { port: number; volatile: boolean; log: (line: string) => void },
): Promise<void> {
  await limitLog(place.log);
  const settings = {
    ...SETTINGS,
    port: String(options.port),
    unix_socket_directories: await prepareSocket(place, options.port),
    ...(options.volatile ? VOLATILE_SETTINGS : {}),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(place.log, 'a', 0o600);
  const logStart = (await log.stat()).size;
  try {
    const child = spawn(binaries.postgres, ['-D', place.cluster, ...args], {
      ...place.runAs,
      cwd: place.home,
      env: PROGRAM_ENVIRONMENT,
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
      windowsHide: true,
    });
    let ending: string | undefined;
    child.once('exit', (code, signal) => {
      ending = `it ended with ${code ?? signal}`;
    });
    await Promise.race([once(child, 'spawn'), once(child, 'error').then(([error]) => Promise.reject(error))]);
    child.unref();
    await waitUntilReady(place, { pid: child.pid, ending: () => ending, log: options.log });
  } catch (error) {
    const said = lastLines((await readFile(place.log)).subarray(logStart).toString(), 12);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`PostgreSQL did not start: ${reason}.\n${said}\n(whole log: ${place.log})`, { cause: error });
  } finally {
    await log.close();
  }
}

async function waitUntilReady(
  place: ClusterPlace,
  child: { pid: number | undefined; ending: () => string | undefined; log: (line: string) => void },
): Promise<void> {
  const started = Date.now();
  let hasTold = false;
  while (true) {
    const reason = child.ending();
    if (reason) throw new Error(reason);
    // Until it is overwritten, the file may be that of a server which was killed.
    const file = await readPostmasterFile(place.cluster);
    if (file?.pid === child.pid && file?.isReady) return;
    const waited = Date.now() - started;
    if (waited > START_TIMEOUT_MS) throw new Error(`it was not ready after ${START_TIMEOUT_MS / 1000} s`);
    if (waited > 3_000 && !hasTold) {
      hasTold = true;
      child.log('The database is still starting (after a crash it first repeats what was under way)');
    }
    await sleep(POLL_MS);
  }
}

/** Ends all sessions, writes everything to disk and waits for the end. */
export async function stopPostmaster(binaries: PostgresBinaries, place: ClusterPlace): Promise<void> {
  const args = ['stop', '-D', place.cluster, '-m', 'fast', '-w', '-t', '60', '-s'];
  await runProgram(binaries.pgCtl, args, { cwd: place.home, runAs: place.runAs });
}

async function giveTo(place: ClusterPlace, path: string): Promise<void> {
  if (place.runAs) await chown(path, place.runAs.uid, place.runAs.gid);
}

async function limitLog(path: string): Promise<void> {
  if ((await exists(path)) && (await stat(path)).size > LOG_LIMIT_BYTES) await rename(path, `${path}.old`);
}
