import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'candela-commands-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** As the launcher runs it, from a directory of its own. */
async function run(command: string, args: string[]): Promise<{ code: number; output: string }> {
  const script = path.join(import.meta.dirname, `${command}.ts`);
  const env = { ...process.env, DATA_DIR: path.join(directory, 'data'), INIT_CWD: directory, NODE_ENV: 'development' };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  child.stdin.end();
  const [code] = await once(child, 'close');
  return { code, output };
}

it.each(['admin', 'backup', 'restore'])('%s says how it is used, and does nothing else', async (command) => {
  const asked = await run(command, ['--help']);
  expect(asked).toEqual({ code: 0, output: expect.stringMatching(/^Usage:/) });
  const unknown = await run(command, ['--force']);
  expect(unknown).toEqual({ code: 2, output: expect.stringMatching(/^Unknown option '--force'\.\n\nUsage:/) });
  expect(await readdir(directory)).toEqual([]);
});

it('a word or an option that a command would not hear is refused, and nothing is done', async () => {
  const role = await run('admin', ['create', 'ada@example.com', '--role', 'recruiter']);
  expect(role).toEqual({ code: 2, output: expect.stringMatching(/^create does not take --role\.\n\nUsage:/) });
  for (const program of ['migrate', 'all', 'api', 'worker']) {
    const answer = await run(program, ['production']);
    expect(answer).toEqual({ code: 2, output: expect.stringMatching(/^Usage:.*takes no arguments/s) });
  }
  expect(await readdir(directory)).toEqual([]);
});

it('an address that is none is said, before a database is asked', async () => {
  const answer = await run('admin', ['create', 'ada.example.com']);
  expect(answer).toEqual({ code: 1, output: 'ada.example.com is no email address.\n' });
  expect(await readdir(directory)).toEqual([]);
});

it('a restore says in a sentence what is wrong with the file', async () => {
  const missing = await run('restore', ['monday.tar.gz']);
  expect(missing.output).toMatch(/^There is no file .*monday\.tar\.gz: nothing was restored\.\n$/);
  const other = await run('restore', [import.meta.filename]);
  expect(other.output).toMatch(/^.*commands\.test\.ts is no backup, or is damaged: nothing was restored\.\n$/);
  expect(await readdir(directory)).toEqual([]);
});
