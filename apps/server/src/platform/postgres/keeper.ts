import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { hasErrorCode } from './file-system.ts';
import { LOOPBACK } from './free-port.ts';
import { SUPERUSER } from './postmaster.ts';

/** All of the product's connections are named with this prefix; what else is connected does not keep a server alive. */
const USER_PREFIX = 'candela';
const GOODBYE_MS = 3_000;

/**
 * Opens the connection by which a process is known to use the server. It is to the database `postgres`, so that it is
 * in no one's way, and it does not keep the process alive.
 */
export async function connectKeeper(port: number, password: string): Promise<Client> {
  const socket = new Socket();
  const client = new Client({
    host: LOOPBACK,
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    application_name: `${USER_PREFIX}-keeper`,
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
    stream: () => socket,
  });
  // Without a listener, the end of the server would end the process.
  client.on('error', () => undefined);
  await client.connect();
  socket.unref();
  return client;
}

export async function ensureDatabase(keeper: Client, name: string): Promise<void> {
  const found = await keeper.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await keeper.query(`create database ${keeper.escapeIdentifier(name)}`);
}

/** Other connections of the product; those just closed get a moment to disappear. */
export async function countOtherUsers(keeper: Client): Promise<number> {
  const deadline = Date.now() + GOODBYE_MS;
  while (true) {
    const others = await countNow(keeper);
    if (others === 0 || Date.now() > deadline) return others;
    await sleep(50);
  }
}

async function countNow(keeper: Client): Promise<number> {
  const result = await keeper.query(
    'select 1 from pg_stat_activity where starts_with(application_name, $1) and pid <> pg_backend_pid()',
    [USER_PREFIX],
  );
  return result.rowCount ?? 0;
}

export function isWrongPassword(error: unknown): boolean {
  return hasErrorCode(error, '28P01');
}
