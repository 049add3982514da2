import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { identifyPostmaster, readPostmasterFile } from '../../apps/server/src/platform/postgres/postmaster-file.ts';

/** The database that the product keeps in a data directory, seen from outside. */
export const embeddedIn = (dataDir: string) => serverIn(path.join(dataDir, 'postgres'));

export function serverIn(home: string) {
  const cluster = path.join(home, 'cluster');

  const pid = async (): Promise<number | undefined> => {
    const file = await readPostmasterFile(cluster);
    return file && (await identifyPostmaster(file.pid, cluster)) === 'ours' ? file.pid : undefined;
  };

  const running = async (): Promise<number> => {
    const found = await pid();
    if (found === undefined) throw new Error('No database is running');
    return found;
  };

  return {
    pid,
    /** As a crash of the machine's memory would: no goodbye, no checkpoint. */
    kill: async () => process.kill(await running(), 'SIGKILL'),
    /** Everything stands still, connections stay open: what a hanging disk or a lost network looks like. */
    freeze: async () => signalAll(await running(), 'SIGSTOP'),
    thaw: async () => signalAll(await running(), 'SIGCONT'),
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
      const client = await connect(home);
      try {
        return (await client.query<Row>(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    connect: () => connect(home),
    url: () => urlOf(home),
    async untilStopped(timeoutMs: number): Promise<boolean> {
      const deadline = Date.now() + timeoutMs;
      while ((await pid()) !== undefined) {
        if (Date.now() > deadline) return false;
        await sleep(50);
      }
      return true;
    },
  };
}

async function urlOf(home: string): Promise<string> {
  const [port, password] = await Promise.all(
    ['port', 'password'].map(async (name) => (await readFile(path.join(home, name), 'utf8')).trim()),
  );
  return `postgresql://postgres:${password}@127.0.0.1:${port}/candela`;
}

async function connect(home: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: await urlOf(home),
    // Not a name of the product's: an onlooker does not keep the server alive.
    application_name: 'proof',
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function signalAll(postmaster: number, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  // The postmaster first when freezing, so that no new process escapes; last would do for the way back.
  process.kill(postmaster, signal);
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent === postmaster) signalIfThere(Number(entry), signal);
  }
}

/** A connection may end between being found and being signalled. */
function signalIfThere(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
