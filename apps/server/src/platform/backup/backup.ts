import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Storage, StorageObjectMissing } from '@candela/integrations/storage/port.ts';
import { type Manifest, manifestName, type Part, type TableDescription } from './manifest.ts';
import { type Snapshot, withSnapshot } from './snapshot.repo.ts';
import { type Entry, writeTar } from './tar.ts';

interface BackupOptions {
  databaseUrl: string;
  storage: Storage;
  keyMark: string;
  /** Appears whole or not at all. */
  file: string;
  now: Date;
}

export interface BackupSummary {
  tables: number;
  rows: number;
  files: number;
}

/** Rows are gathered up to this size, so that an entry's size is known before it is written. */
const partBytes = 4 * 1024 * 1024;

/**
 * Database and files in one archive, while the product goes on working. The files come after the rows that name them: a
 * row without its file is a loss, a file without its row is not.
 */
export async function takeBackup(options: BackupOptions): Promise<BackupSummary> {
  const draft = `${options.file}.unfinished`;
  try {
    const manifest = await withSnapshot(options.databaseUrl, async (snapshot) => {
      const written = startManifest(options, snapshot);
      const archive = Readable.from(writeTar(entriesOf(options, snapshot, written)));
      await pipeline(archive, createGzip({ level: 4 }), createWriteStream(draft, { mode: 0o600, flush: true }));
      return written;
    });
    await rename(draft, options.file);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { tables: manifest.tables.length, rows, files: manifest.files.length };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

const startManifest = ({ keyMark, now }: BackupOptions, { migrations, sequences }: Snapshot): Manifest => ({
  product: 'candela',
  format: 1,
  takenAt: now.toISOString(),
  migrations,
  keyMark,
  tables: [],
  sequences,
  files: [],
});

/** The last entry says what the others are. */
async function* entriesOf(options: BackupOptions, snapshot: Snapshot, manifest: Manifest): AsyncGenerator<Entry> {
  for (const [index, table] of snapshot.tables.entries()) yield* tableEntries(snapshot, table, index, manifest);
  yield* fileEntries(options.storage, manifest);
  const body = Buffer.from(JSON.stringify(manifest));
  yield { name: manifestName, size: body.length, body: only(body) };
}

async function* tableEntries(
  snapshot: Snapshot,
  table: TableDescription,
  index: number,
  manifest: Manifest,
): AsyncGenerator<Entry> {
  const parts: Part[] = [];
  let rows = 0;
  const entryOf = (chunks: Uint8Array[]): Entry => {
    const body = Buffer.concat(chunks);
    const entry = `tables/${index}-${table.name.slice(0, 60)}/${parts.length}`;
    parts.push({ entry, size: body.length, sha256: createHash('sha256').update(body).digest('hex') });
    return { name: entry, size: body.length, body: only(body) };
  };
  let [gathered, bytes]: [Uint8Array[], number] = [[], 0];
  for await (const row of snapshot.rowsOf(table)) {
    rows += 1;
    gathered.push(row);
    bytes += row.length;
    if (bytes < partBytes) continue;
    yield entryOf(gathered);
    [gathered, bytes] = [[], 0];
  }
  if (gathered.length > 0) yield entryOf(gathered);
  manifest.tables.push({ ...table, rows, parts });
}

async function* fileEntries(storage: Storage, manifest: Manifest): AsyncGenerator<Entry> {
  for await (const { key } of storage.list('')) {
    const found = await openFile(storage, key);
    // Removed since it was listed; what was removed for good is not kept here either.
    if (!found) continue;
    const entry = `files/${manifest.files.length}`;
    const hash = createHash('sha256');
    yield { name: entry, size: found.size, body: hashing(found.body, hash) };
    manifest.files.push({ key, contentType: found.contentType, entry, size: found.size, sha256: hash.digest('hex') });
  }
}

async function openFile(storage: Storage, key: string) {
  const about = await storage.head(key);
  if (!about) return undefined;
  try {
    return { contentType: about.contentType, size: about.size, body: await storage.read(key) };
  } catch (error) {
    if (error instanceof StorageObjectMissing) return undefined;
    throw error;
  }
}

async function* hashing(body: AsyncIterable<Uint8Array>, hash: { update(chunk: Uint8Array): unknown }) {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}

async function* only(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body;
}
