import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connectQuery, pooledNames } from '../../apps/server/src/platform/database/pool-settings.ts';
import { pickFreePort } from '../../apps/server/src/platform/postgres/free-port.ts';

const program = '/usr/sbin/pgbouncer';

/** Debian's PgBouncer in transaction mode, before a database; without its settings, as one that was set up wrongly. */
export async function startPooler(
  directory: string,
  databaseUrl: string,
  { hasSettings }: { hasSettings: boolean },
): Promise<{ url: string; stop(): void }> {
  if (!existsSync(program)) throw new Error('This needs the package pgbouncer of Debian.');
  const port = await pickFreePort();
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl);
  const place = `host=${hostname} port=${databasePort} user=${username} password=${password} dbname=${pathname.slice(1)}`;
  const lines = pooledNames.map((name) => {
    const query = hasSettings ? ` connect_query='${connectQuery(name).replaceAll("'", "''")}'` : '';
    return `candela_${name} = ${place}${query}`;
  });
  const file = path.join(directory, `pgbouncer-${port}.ini`);
  await writeFile(
    file,
    [
      '[databases]',
      ...lines,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 8',
      'server_login_retry = 1',
      '',
    ].join('\n'),
    { mode: 0o644 },
  );
  // It refuses to run as root.
  const child: ChildProcess =
    process.getuid?.() === 0
      ? spawn('runuser', ['-u', 'postgres', '--', program, file], { stdio: 'ignore' })
      : spawn(program, [file], { stdio: 'ignore' });
  const stop = () => void child.kill('SIGTERM');
  process.once('exit', stop);
  return { url: `postgresql://candela@127.0.0.1:${port}/candela`, stop };
}
