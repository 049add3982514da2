import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifestName } from '../platform/backup/manifest.ts';
import { writeTar } from '../platform/backup/tar.ts';

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

it('a backup is not begun where there is nothing, or where it cannot be put', async () => {
  const nothing = await run('backup', ['monday.tar.gz']);
  expect(nothing.output).toMatch(/^There is no database in .*data, so there is nothing to back up\./);
  expect(await readdir(directory)).toEqual([]);
  await mkdir(path.join(directory, 'data', 'postgres'), { recursive: true });
  const whole = await run('backup', [directory]);
  expect(whole).toEqual({
    code: 1,
    output: `${directory} is a directory, so no backup was taken. Name a file in it.\n`,
  });
  const below = await run('backup', [path.join(import.meta.filename, 'monday.tar.gz')]);
  expect(below.output).toMatch(/commands\.test\.ts cannot be made \(\w+\), so no backup was taken\./);
  // The key is all that has been asked for.
  expect(await readdir(path.join(directory, 'data'))).toEqual(['postgres', 'secret.key']);
  await rm(path.join(directory, 'data'), { recursive: true });
});

// A program that serves loads all of the product first.
it('a word or an option that a command would not hear is refused, and nothing is done', {
  timeout: 90_000,
}, async () => {
  const role = await run('admin', ['create', 'ada@example.com', '--role', 'recruiter']);
  expect(role).toEqual({ code: 2, output: expect.stringMatching(/^create does not take --role\.\n\nUsage:/) });
  for (const answer of await Promise.all(['migrate', 'api'].map((program) => run(program, ['production'])))) {
    expect(answer).toEqual({ code: 2, output: expect.stringMatching(/^Usage:.*takes no arguments/s) });
  }
  expect(await readdir(directory)).toEqual([]);
});

it('an address that is none is said, before a database is asked', async () => {
  const answer = await run('admin', ['create', 'ada.example.com']);
  expect(answer).toEqual({ code: 1, output: 'ada.example.com is no email address.\n' });
  expect(await readdir(directory)).toEqual([]);
});

it('a restore without a key makes none, which would be in the way of the right one', async () => {
  const file = path.join(directory, 'monday.tar.gz');
  const manifest = Buffer.from(
    JSON.stringify({
      product: 'candela',
      format: 1,
      takenAt: '2026-01-01T00:00:00.000Z',
      migrations: [],
      keyMark: 'x',
      tables: [],
      sequences: [],
      files: [],
    }),
  );
  const entries = [{ name: manifestName, size: manifest.length, body: Readable.from([manifest]) }];
  await pipeline(Readable.from(writeTar(Readable.from(entries))), createGzip(), createWriteStream(file));
  const answer = await run('restore', [file]);
  expect(answer).toEqual({ code: 1, output: expect.stringMatching(/^There is no key yet\. Set SECRET_KEY/) });
  expect(await readdir(directory)).toEqual(['monday.tar.gz']);
  await rm(file);
});

it('a restore says in a sentence what is wrong with the file', async () => {
  const missing = await run('restore', ['monday.tar.gz']);
  expect(missing.output).toMatch(/^There is no file .*monday\.tar\.gz: nothing was restored\.\n$/);
  const other = await run('restore', [import.meta.filename]);
  expect(other.output).toMatch(/^.*commands\.test\.ts is no backup, or is damaged: nothing was restored\.\n$/);
  expect(await readdir(directory)).toEqual([]);
});
