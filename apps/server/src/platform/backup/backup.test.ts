import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createEmbeddedStorage } from '@candela/integrations/storage/embedded.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  createEmptyDatabase,
  createTestDatabase,
  patienceMs,
  type TestDatabase,
  withClient,
} from '../../testing/test-database.ts';
import { migrate } from '../database/migrate.ts';
import { createLogger } from '../logger.ts';
import { createQueue } from '../queue/queue.ts';
import { defineTask, type TaskDefinition } from '../queue/task.ts';
import { takeBackup } from './backup.ts';
import { digestTables } from './digest.repo.ts';
import { inspectBackup, restoreBackup } from './restore.ts';

let directory: string;
let source: TestDatabase;
let target: TestDatabase;
const storageIn = (name: string) =>
  createEmbeddedStorage({
    directory: path.join(directory, name),
    signingKey: new Uint8Array(32),
    now: () => new Date(),
  });
const kept = defineTask({ name: 'test.kept', payload: z.object({}), retries: 2, timeoutSeconds: 30, concurrency: 1 });
const createQueueTables = async (url: string, definitions: readonly TaskDefinition[] = []) => {
  const queue = createQueue({ url, definitions, log: createLogger('silent'), upkeep: false, patienceMs });
  await queue.start();
  await queue.stop();
};

/** The user of a database whom nothing but ownership helps. */
async function createPlainOwner(url: string): Promise<string> {
  const name = `owner_${path.basename(new URL(url).pathname)}`;
  await withClient(url, async (client) => {
    await client.query(`create role ${name} login password 'plain' createrole`);
    await client.query(`grant candela_app, candela_lists to ${name} with admin option`);
    await client.query(`alter database ${client.escapeIdentifier(new URL(url).pathname.slice(1))} owner to ${name}`);
    await client.query(`alter schema public owner to ${name}`);
  });
  const plain = new URL(url);
  plain.username = name;
  plain.password = 'plain';
  return plain.href;
}

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'candela-backup-'));
  [source, target] = await Promise.all([createTestDatabase(), createEmptyDatabase()]);
  await createQueueTables(source.url, [kept]);
  await withClient(source.url, async (client) => {
    await client.query(`insert into organisations (name) values (E'Tab\\there, \\\\N and "quotes"\\nZoë')`);
    await client.query(`insert into pgboss.job (name, data) values ('test.kept', '{"waits": true}')`);
    await client.query(`select nextval('event_ids') from generate_series(1, 41)`);
  });
  await storageIn('files').put('cvs/one.pdf', Buffer.from('%PDF-1.7 one'), 'application/pdf');
  await storageIn('files').put('cvs/empty.txt', Buffer.from(''), 'text/plain');
});
afterAll(async () => {
  await source.drop();
  const owner = `owner_${path.basename(new URL(target.url).pathname)}`;
  await withClient(target.url, async (client) => {
    await client.query(`drop owned by ${owner} cascade`).catch(() => undefined);
  });
  await target.drop();
  await rm(directory, { recursive: true, force: true });
});

it('a backup puts every row, sequence and file back, without a superuser', async () => {
  const file = path.join(directory, 'backup.tar.gz');
  const taken = await takeBackup({
    databaseUrl: source.url,
    storage: storageIn('files'),
    keyMark: 'mark',
    file,
    now: new Date(),
  });
  expect(taken.files).toBe(2);

  const owner = await createPlainOwner(target.url);
  const manifest = await inspectBackup(file);
  await migrate(owner, { only: manifest.migrations });
  await createQueueTables(owner);
  await restoreBackup(file, manifest, { databaseUrl: owner, storage: storageIn('restored') });

  expect(await digestTables(target.url)).toEqual(await digestTables(source.url));
  const [next] = await withClient(
    target.url,
    async (client) => (await client.query(`select nextval('event_ids')`)).rows,
  );
  // A number or its digits, as the parser of the process has it.
  expect(Number(next.nextval)).toBe(42);
  expect(await text(await storageIn('restored').read('cvs/one.pdf'))).toBe('%PDF-1.7 one');
  expect(await storageIn('restored').head('cvs/empty.txt')).toMatchObject({ size: 0, contentType: 'text/plain' });
});

it('a backup of which one byte has changed, or the end is missing, is refused', async () => {
  const whole = await readFile(path.join(directory, 'backup.tar.gz'));
  const tampered = gunzipSync(whole);
  const place = tampered.indexOf('%PDF-1.7 one');
  tampered.write('%PDF-1.7 two', place);
  const file = path.join(directory, 'damaged.tar.gz');
  await writeFile(file, gzipSync(tampered));
  await expect(inspectBackup(file)).rejects.toThrow('is damaged: nothing was restored');
  await writeFile(file, whole.subarray(0, whole.length - 2000));
  await expect(inspectBackup(file)).rejects.toThrow('is damaged: nothing was restored');
});

it('a backup that cannot be finished leaves no file behind', async () => {
  const storage = { ...storageIn('files'), read: () => Promise.reject(new Error('the disk is gone')) };
  const options = { databaseUrl: source.url, storage, keyMark: 'mark', now: new Date() };
  await expect(takeBackup({ ...options, file: path.join(directory, 'never.tar.gz') })).rejects.toThrow('disk is gone');
  expect((await readdir(directory)).filter((name) => name.startsWith('never'))).toEqual([]);
});
