import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { type ClusterPlace, chooseClusterPlace, createDataDirectory } from './cluster-place.ts';
import { withDirectoryLock } from './directory-lock.ts';
import { exists, hasErrorCode } from './file-system.ts';
import { isPortFree, LOOPBACK, pickFreePort } from './free-port.ts';
import { connectKeeper, countOtherUsers, ensureDatabase, isWrongPassword } from './keeper.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { createCluster, SUPERUSER, startPostmaster, stopPostmaster } from './postmaster.ts';
import { identifyPostmaster, readPostmasterFile } from './postmaster-file.ts';
import { giveToOwner } from './run-as.ts';
import { nearestHost } from './socket-file.ts';

export interface EmbeddedPostgresOptions {
  /**
   * Belongs to the database alone: cluster, password, port, log. As root its parents should let everyone pass through
   * (o+x, unlike those of `mkdtemp`), or the database is kept elsewhere.
   */
  dataDir: string;
  log: (line: string) => void;
  /** Trades durability for speed; for tests. */
  volatile?: boolean;
}

export interface EmbeddedPostgres {
  /** The superuser's connection string to the database `candela`. */
  url: string;
  /** The same by the cheapest way there is from this machine. */
  nearUrl: string;
  /** Brings the server back, on the same port, if it is gone. */
  ensureRunning(): Promise<void>;
  /** Leaves; the last process to leave stops the server. Close the pools first: they count as users. */
  stop(): Promise<void>;
}

const DATABASE = 'candela';
const LOCK_TIMEOUT_MS = 240_000;
const ANSWER_TIMEOUT_MS = 180_000;
const LINGERING_MS = 10_000;

/**
 * Starts PostgreSQL on a directory, or joins the server that already runs there: one of another process, or the orphan
 * of one that was killed.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const { log } = options;
  let keeper: Client | undefined;
  let restarting: Promise<number> | undefined;
  let isStopped = false;

  /** From here until `stop`, an open connection tells other processes that the server is in use. */
  async function enter(fixedPort?: number): Promise<number> {
    return withDirectoryLock(dataDir, { timeoutMs: LOCK_TIMEOUT_MS }, async () => {
      const server = await openServer({ ...options, dataDir, fixedPort });
      await giveToOwner(dataDir, ['lock', 'password', 'port', 'postgres.log']);
      await keeper?.end().catch(() => undefined);
      keeper = server.keeper;
      await ensureDatabase(keeper, DATABASE);
      return server.port;
    });
  }

  const port = await explaining(dataDir, async () => {
    await createDataDirectory(dataDir);
    return enter();
  });
  const place = await chooseClusterPlace(dataDir, log);
  const password = await readPassword(place.home);
  const urlAt = (host: string) => `postgresql://${SUPERUSER}:${password}@${host}:${port}/${DATABASE}`;

  return {
    url: urlAt(LOOPBACK),
    nearUrl: urlAt(await nearestHost(place, port, LOOPBACK)),
    async ensureRunning() {
      if (isStopped) throw new Error('The embedded database was stopped.');
      await explaining(dataDir, async () => {
        if (await isRunning(await chooseClusterPlace(dataDir, log), keeper)) return;
        restarting ??= enter(port).finally(() => {
          restarting = undefined;
        });
        await restarting;
      });
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await restarting?.catch(() => undefined);
      await explaining(dataDir, () =>
        withDirectoryLock(dataDir, { timeoutMs: LOCK_TIMEOUT_MS }, async () => {
          const leaving = keeper;
          keeper = undefined;
          await leaveServer({ ...options, dataDir }, leaving);
        }),
      );
    },
  };
}

async function openServer(
  options: EmbeddedPostgresOptions & { fixedPort: number | undefined },
): Promise<{ keeper: Client; port: number }> {
  const place = await chooseClusterPlace(options.dataDir, options.log);
  const running = await joinRunningServer(place);
  if (running && options.fixedPort !== undefined && running.port !== options.fixedPort) {
    await running.keeper.end();
    throw new Error(
      `The database has moved from port ${options.fixedPort} to ${running.port}: start this process again.`,
    );
  }
  if (running) return running;
  const binaries = await binariesFor(place, options.log);
  const settings = { volatile: options.volatile ?? false, log: options.log };
  if (!(await exists(place.cluster))) {
    const password = await createPassword(place.home);
    await createCluster(binaries, place, { password, volatile: settings.volatile });
  }
  const port = await launch(binaries, place, { ...settings, fixedPort: options.fixedPort });
  return { keeper: await connectKeeper(port, await readPassword(place.home)), port };
}

async function joinRunningServer(place: ClusterPlace): Promise<{ keeper: Client; port: number } | undefined> {
  const deadline = Date.now() + ANSWER_TIMEOUT_MS;
  while (true) {
    const file = await readPostmasterFile(place.cluster);
    if (!file) return undefined;
    const identity = await identifyPostmaster(file.pid, place.cluster);
    if (identity === 'gone') return undefined;
    if (identity === 'stranger') {
      // PostgreSQL would take any living process of this number for a server.
      await rm(join(place.cluster, 'postmaster.pid'), { force: true });
      return undefined;
    }
    const password = await readPassword(place.home);
    if (file.isReady) {
      try {
        return { keeper: await connectKeeper(file.port, password), port: file.port };
      } catch (error) {
        // Anything else passes: the server may be about to stop, or at work on its recovery.
        if (isWrongPassword(error)) throw error;
      }
    }
    if (Date.now() > deadline) {
      throw new Error(`The database's process ${file.pid} runs on ${place.cluster} but does not answer.`);
    }
    await sleep(25);
  }
}

/** Starts the server on the port it had, or on another when that is taken and nothing depends on it. */
async function launch(
  binaries: PostgresBinaries,
  place: ClusterPlace,
  options: { volatile: boolean; log: (line: string) => void; fixedPort: number | undefined },
): Promise<number> {
  const deadline = Date.now() + LINGERING_MS;
  while (true) {
    const port = options.fixedPort ?? (await choosePort(place.home));
    try {
      await startPostmaster(binaries, place, { ...options, port });
      return port;
    } catch (error) {
      // Processes of a server that was killed may hold its memory or port a moment longer.
      const isLingering = error instanceof Error && /still in use|Address already in use/.test(error.message);
      if (!isLingering || Date.now() > deadline) throw error;
      await sleep(200);
    }
  }
}

async function choosePort(home: string): Promise<number> {
  const file = join(home, 'port');
  const known = (await exists(file)) ? Number(await readFile(file, 'utf8')) : 0;
  if (known > 0 && (await isPortFree(known))) return known;
  const port = await pickFreePort();
  await writeFile(file, `${port}\n`);
  return port;
}

async function leaveServer(options: EmbeddedPostgresOptions, keeper: Client | undefined): Promise<void> {
  const place = await chooseClusterPlace(options.dataDir, options.log);
  await keeper?.end().catch(() => undefined);
  // A new connection, because another process may have restarted the server since.
  const server = await joinRunningServer(place);
  if (!server) return;
  const others = await countOtherUsers(server.keeper);
  await server.keeper.end();
  if (others > 0) {
    options.log('The database keeps running: another process is using it');
    return;
  }
  await stopPostmaster(await binariesFor(place, options.log), place);
}

function binariesFor(place: ClusterPlace, log: (line: string) => void): Promise<PostgresBinaries> {
  return findPostgresBinaries({ runAs: place.runAs, home: place.home, log });
}

/** Open sessions outlive a killed server for a moment, so that the answer of one proves too little. */
async function isRunning(place: ClusterPlace, keeper: Client | undefined): Promise<boolean> {
  const file = await readPostmasterFile(place.cluster);
  if (!file || !keeper || (await identifyPostmaster(file.pid, place.cluster)) !== 'ours') return false;
  return keeper.query('select 1').then(
    () => true,
    () => false,
  );
}

/** Written whole or not at all, and before the cluster that needs it. */
async function createPassword(home: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const file = join(home, 'password');
  await writeFile(`${file}.unfinished`, password, { mode: 0o600 });
  await rename(`${file}.unfinished`, file);
  return password;
}

async function readPassword(home: string): Promise<string> {
  return (await readFile(join(home, 'password'), 'utf8')).trim();
}

async function explaining<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  // The keeper's connection does not hold the process; what is under way must.
  const hold = setInterval(() => undefined, 60_000);
  try {
    return await work();
  } catch (error) {
    const what = `The embedded database in ${dataDir} cannot be used`;
    if (hasErrorCode(error, 'EACCES') || hasErrorCode(error, 'EPERM')) {
      const who = process.getuid ? `user ${process.getuid()}` : 'this user';
      throw new Error(`${what}: ${who} lacks the rights. Start as the user who created it, or set DATA_DIR.`, {
        cause: error,
      });
    }
    if (hasErrorCode(error, 'ENOSPC')) throw new Error(`${what}: the disk is full.`, { cause: error });
    throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    clearInterval(hold);
  }
}
