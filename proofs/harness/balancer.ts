import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const program = '/usr/sbin/haproxy';

export interface BalancerOptions {
  directory: string;
  /** Where people arrive, and the processes that answer them. */
  web: { port: number; servers: readonly number[] };
  /** Where the product finds its database: the first, or the second when the first is gone. */
  database: { port: number; primary: number; replica: number };
}

/** Debian's HAProxy. A request whose process takes no connection goes to another; one that was begun is never repeated. */
export async function startBalancer({ directory, web, database }: BalancerOptions): Promise<{ stop(): void }> {
  if (!existsSync(program)) throw new Error('This needs the package haproxy of Debian.');
  const file = path.join(directory, 'haproxy.cfg');
  const servers = web.servers.map((port) => `  server api${port} 127.0.0.1:${port} check inter 500 fall 1 rise 1`);
  await writeFile(
    file,
    [
      'defaults',
      '  timeout connect 2s',
      '  timeout client 120s',
      '  timeout server 120s',
      'listen web',
      '  mode http',
      `  bind 127.0.0.1:${web.port}`,
      '  balance roundrobin',
      '  option httpchk GET /readyz',
      '  option redispatch 1',
      '  retries 5',
      '  retry-on conn-failure',
      '  http-reuse never',
      ...servers,
      'listen database',
      '  mode tcp',
      `  bind 127.0.0.1:${database.port}`,
      '  default-server check inter 250 fall 1 rise 1 on-marked-down shutdown-sessions',
      `  server primary 127.0.0.1:${database.primary}`,
      `  server replica 127.0.0.1:${database.replica} backup`,
      '',
    ].join('\n'),
  );
  const child: ChildProcess = spawn(program, ['-f', file, '-db'], { stdio: 'ignore' });
  const stop = () => void child.kill('SIGKILL');
  process.once('exit', stop);
  return { stop };
}
