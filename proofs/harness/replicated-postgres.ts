import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { pickFreePort } from '../../apps/server/src/platform/postgres/free-port.ts';

const bin = '/usr/lib/postgresql/15/bin';
const run = promisify(execFile);
const password = 'proof';

export type ReplicatedPostgres = Awaited<ReturnType<typeof startReplicatedPostgres>>;

/** Debian's PostgreSQL 15: a primary, and a replica without whose word nothing is acknowledged. */
export async function startReplicatedPostgres(directory: string) {
  if (!existsSync(bin)) throw new Error('This needs the package postgresql-15 of Debian.');
  // It refuses to run as root.
  const asUser = (program: string, args: string[]) =>
    process.getuid?.() === 0
      ? run('runuser', ['-u', 'postgres', '--', path.join(bin, program), ...args])
      : run(path.join(bin, program), args);
  const home = path.join(directory, 'postgres');
  await mkdir(home);
  if (process.getuid?.() === 0) await run('chown', ['postgres', home]);
  const [primaryPort, replicaPort] = [await pickFreePort(), await pickFreePort()];
  const [primary, replica] = [path.join(home, 'primary'), path.join(home, 'replica')];
  const start = (place: string, port: number) =>
    asUser('pg_ctl', ['-D', place, '-w', '-l', `${place}.log`, '-o', `-p ${port} -k ${home}`, 'start']);

  await asUser('initdb', ['-D', primary, '-U', 'postgres', '-A', 'trust']);
  await appendFile(
    path.join(primary, 'postgresql.conf'),
    "listen_addresses = '127.0.0.1'\nmax_connections = 200\nsynchronous_standby_names = '*'\nsynchronous_commit = on\n",
  );
  await start(primary, primaryPort);
  const owner = await connect(primaryPort, 'postgres', 'postgres');
  // Until there is a replica nothing would ever be acknowledged.
  await owner.query('set synchronous_commit = local');
  await owner.query(`create role candela login createrole password '${password}'`);
  await owner.query('create database candela owner candela');
  await asUser('pg_basebackup', [
    '-h',
    '127.0.0.1',
    '-p',
    `${primaryPort}`,
    '-U',
    'postgres',
    '-D',
    replica,
    '-R',
    '-c',
    'fast',
  ]);
  // A replica that takes over waits for no other.
  await appendFile(path.join(replica, 'postgresql.conf'), "synchronous_standby_names = ''\n");
  await start(replica, replicaPort);
  await owner.end();

  /** Whose word the primary waits for before it acknowledges. */
  const waitFor = async (names: string) => {
    const client = await connect(primaryPort, 'postgres', 'postgres');
    await client.query(`alter system set synchronous_standby_names = '${names}'`);
    await client.query('select pg_reload_conf()');
    await client.end();
  };

  return {
    primaryPort,
    replicaPort,
    urlAt: (port: number) => `postgresql://candela:${password}@127.0.0.1:${port}/candela`,
    connectReplica: () => connect(replicaPort, 'postgres', 'candela'),
    /** Planned: the primary is told first that it waits for no one. */
    sendReplicaAway: async () => {
      await waitFor('');
      await asUser('pg_ctl', ['-D', replica, '-m', 'fast', 'stop']);
    },
    bringReplicaBack: async () => {
      await start(replica, replicaPort);
      await waitFor('*');
    },
    /** As a machine that loses its power. */
    losePrimary: async () => {
      await asUser('pg_ctl', ['-D', primary, '-m', 'immediate', 'stop']);
    },
    promoteReplica: async () => {
      await asUser('pg_ctl', ['-D', replica, '-w', 'promote']);
    },
    stop: async () => {
      for (const place of [primary, replica]) {
        await asUser('pg_ctl', ['-D', place, '-m', 'immediate', 'stop']).catch(() => undefined);
      }
    },
  };
}

async function connect(port: number, user: string, database: string): Promise<pg.Client> {
  const client = new pg.Client({ host: '127.0.0.1', port, user, database });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
