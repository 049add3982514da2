import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { exists } from './file-system.ts';
import { identifyPostmaster, readPostmasterFile } from './postmaster-file.ts';

const isRoot = process.getuid?.() === 0;

describe('embedded PostgreSQL', { timeout: 60_000 }, () => {
  let root: string;
  let dataDir: string;
  let lines: string[];
  let servers: EmbeddedPostgres[];
  let children: ChildProcess[];

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'candela-postgres-'));
    // The database's user has to pass through.
    await chmod(root, 0o755);
    dataDir = join(root, 'database');
    lines = [];
    servers = [];
    children = [];
  });

  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    for (const server of servers) await server.stop();
    await rm(root, { recursive: true, force: true });
  });

  async function start(options = { volatile: true }): Promise<EmbeddedPostgres> {
    const server = await startEmbeddedPostgres({ ...options, dataDir, log: (line) => lines.push(line) });
    servers.push(server);
    return server;
  }

  async function startElsewhere(): Promise<{ url: string; child: ChildProcess }> {
    const script = fileURLToPath(new URL('./testing/start-and-wait.ts', import.meta.url));
    const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    const [chunk] = await once(child.stdout, 'data');
    return { url: String(chunk).trim(), child };
  }

  async function postmaster(): Promise<number> {
    const file = await readPostmasterFile(join(dataDir, 'cluster'));
    if (!file) throw new Error('No server is running.');
    return file.pid;
  }

  async function isRunning(pid: number): Promise<boolean> {
    return (await identifyPostmaster(pid, join(dataDir, 'cluster'))) === 'ours';
  }

  test('creates, keeps and stops a database that speaks Unicode', async () => {
    const first = await start();
    const pid = await postmaster();
    await query(first.url, 'create extension pg_trgm');
    const [row] = await query(
      first.url,
      `select upper('é') as upper, show_trgm('éa') <> show_trgm('a') as trigrams, version() as version`,
    );
    expect(row).toMatchObject({ upper: 'É', trigrams: true, version: expect.stringMatching(/^PostgreSQL 18/) });
    expect(await query(first.url, `select 1 from pg_collation where collname = 'en-GB-x-icu'`)).toHaveLength(1);
    await query(first.url, 'create table kept (id int)');
    await first.stop();
    expect(await isRunning(pid)).toBe(false);

    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select * from kept')).toEqual([]);
  });

  test('takes connections from this machine with the password alone, which is private', async () => {
    const { url, nearUrl } = await start();
    const [row] = await query(
      url,
      `select current_setting('listen_addresses') as hosts, current_setting('unix_socket_directories') as sockets`,
    );
    expect(row).toEqual({ hosts: '127.0.0.1', sockets: join(dataDir, 'cluster') });
    for (const way of [url, nearUrl]) {
      const wrong = new URL(way);
      wrong.password = 'wrong';
      await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    }
    expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'cluster'))).mode & 0o777).toBe(0o700);
  });

  test('is reached through a socket of its own, also after it was killed and its number went to another process', async () => {
    const server = await start();
    const isNear = 'select inet_server_addr() is null as near';
    expect(await query(server.nearUrl, isNear)).toEqual([{ near: true }]);
    const { port } = new URL(server.url);
    const pid = await postmaster();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
    await writeFile(join(dataDir, 'cluster', `.s.PGSQL.${port}.lock`), `${process.pid}\n`);
    await server.ensureRunning();
    expect(await query(server.nearUrl, isNear)).toEqual([{ near: true }]);
  });

  test('is reached through its port where the path of a socket would be too long', async () => {
    dataDir = join(root, 'long'.repeat(25));
    const server = await start();
    expect(server.nearUrl).toBe(server.url);
    expect(await query(server.nearUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('is durable unless told otherwise', async () => {
    const server = await start({ volatile: false });
    const [row] = await query(
      server.url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
    );
    expect(row).toEqual({ fsync: 'on', commit: 'on' });
  });

  test('two that start at the same moment on a fresh directory share one server', async () => {
    const [here, there, third] = await Promise.all([start(), startElsewhere(), start()]);
    expect(there.url).toBe(here.url);
    expect(third.url).toBe(here.url);
    await query(here.url, 'create table shared (id int)');
    expect(await query(there.url, 'select * from shared')).toEqual([]);
  });

  test('the last one out stops the server', async () => {
    const first = await start();
    const second = await start();
    const pid = await postmaster();
    await first.stop();
    expect(await isRunning(pid)).toBe(true);
    expect(lines).toContain('The database keeps running: another process is using it');

    const pool = new Client({ connectionString: second.url, application_name: 'candela-api' });
    await pool.connect();
    await second.stop();
    expect(await isRunning(pid)).toBe(true);

    await pool.end();
    await (await start()).stop();
    expect(await isRunning(pid)).toBe(false);
  });

  test('comes back on the same port after the server was killed, with what was committed', async () => {
    const server = await start({ volatile: false });
    await query(server.url, 'create table kept (id int); insert into kept values (1)');
    const pid = await postmaster();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
    await Promise.all([server.ensureRunning(), server.ensureRunning()]);
    expect(await postmaster()).not.toBe(pid);
    expect(await query(server.url, 'select * from kept')).toEqual([{ id: 1 }]);
  });

  test('ensureRunning leaves a running server alone', async () => {
    const server = await start();
    const pid = await postmaster();
    await server.ensureRunning();
    expect(await postmaster()).toBe(pid);
  });

  test('adopts the orphan of a process that was killed', async () => {
    const { url, child } = await startElsewhere();
    const pid = await postmaster();
    await query(url, 'create table kept (id int)');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await isRunning(pid)).toBe(true);

    const heir = await start();
    expect(heir.url).toBe(url);
    expect(await postmaster()).toBe(pid);
    expect(await query(heir.url, 'select * from kept')).toEqual([]);
    await heir.stop();
    expect(await isRunning(pid)).toBe(false);
  });

  test.each([
    ['of no process', () => 4_194_300],
    ['of a living stranger', () => process.pid],
  ])('is not stopped by a pid file %s', async (_, pid) => {
    await (await start()).stop();
    const file = join(dataDir, 'cluster', 'postmaster.pid');
    const port = (await readFile(join(dataDir, 'port'), 'utf8')).trim();
    await writeFile(file, [pid(), join(dataDir, 'cluster'), 1, port, '', '127.0.0.1', '', 'ready', ''].join('\n'));
    const server = await start();
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('takes another port when its own is taken', async () => {
    const first = await start();
    const { port } = new URL(first.url);
    await first.stop();
    const squatter = createServer().listen(Number(port), '127.0.0.1');
    await once(squatter, 'listening');
    const second = await start();
    expect(new URL(second.url).port).not.toBe(port);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await new Promise((done) => squatter.close(done));
  });

  test('begins again after an interrupted creation', async () => {
    await mkdir(join(dataDir, 'cluster.unfinished'), { recursive: true });
    await writeFile(join(dataDir, 'cluster.unfinished', 'PG_VERSION'), '18');
    const server = await start();
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await exists(join(dataDir, 'cluster.unfinished'))).toBe(false);
  });

  test('says what the server said when it cannot start', async () => {
    await (await start()).stop();
    await rm(join(dataDir, 'cluster', 'global', 'pg_control'));
    await expect(start()).rejects.toThrow(/pg_control/);
  });

  test.runIf(isRoot)("moves away from a directory PostgreSQL's user cannot reach", async () => {
    await chmod(root, 0o700);
    const server = await start();
    const home = (await readFile(join(dataDir, 'moved-to'), 'utf8')).trim();
    try {
      expect(home).toMatch(/^\/var\/(lib|tmp)\/candela-/);
      expect(lines.join('\n')).toContain(home);
      await query(server.url, 'create table kept (id int)');
      await server.stop();
      const again = await start();
      expect(await query(again.url, 'select * from kept')).toEqual([]);
      await again.stop();
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  });

  test.skipIf(isRoot)('names the directory it may not write to', async () => {
    await chmod(root, 0o500);
    await expect(start()).rejects.toThrow(/lacks the rights/);
    await chmod(root, 0o755);
  });
});

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, application_name: 'test' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const result = await client.query(sql);
    return result.rows;
  } finally {
    await client.end();
  }
}
