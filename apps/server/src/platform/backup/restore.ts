import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Storage } from '@candela/integrations/storage/port.ts';
import { type Loading, withLoading } from './load.repo.ts';
import { type Manifest, manifestName, manifestSchema, type Part, UnusableBackup } from './manifest.ts';
import { type Entry, readTar } from './tar.ts';

/**
 * Reads a backup from end to end and answers what it says about itself.
 * @throws UnusableBackup where one byte is not as it was
 */
export const inspectBackup = (file: string): Promise<Manifest> =>
  readWhole(file).catch((error: unknown) => {
    throw new UnusableBackup(whyUnusable(file, error), { cause: error });
  });

function whyUnusable(file: string, error: unknown): string {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no file ${file}: nothing was restored.`;
  if (syscall !== undefined) return `${file} cannot be read (${message}): nothing was restored.`;
  return `${file} is no backup, or is damaged: nothing was restored.`;
}

async function readWhole(file: string): Promise<Manifest> {
  const found = new Map<string, Part>();
  let text: string | undefined;
  for await (const { name, size, body } of entriesIn(file)) {
    if (name === manifestName) text = (await gather(body)).toString();
    else found.set(name, { entry: name, size, sha256: await hashOf(body) });
  }
  if (text === undefined) throw new Error('It does not say what it holds.');
  const manifest = manifestSchema.parse(JSON.parse(text));
  const promised = [...manifest.tables.flatMap(({ parts }) => parts), ...manifest.files];
  const isWhole = promised.every(({ entry, sha256 }) => found.get(entry)?.sha256 === sha256);
  if (!isWhole || promised.length !== found.size) throw new Error('It does not hold what it says.');
  return manifest;
}

/** Puts every row and every file back, into a database whose tables are there and a store that is empty. */
export async function restoreBackup(
  file: string,
  manifest: Manifest,
  { databaseUrl, storage }: { databaseUrl: string; storage: Storage },
): Promise<void> {
  const entries = entriesIn(file);
  await withLoading(databaseUrl, manifest, async (loading) => {
    for (const table of manifest.tables) await loadTable(loading, table, entries);
    const files = new Map(manifest.files.map((about) => [about.entry, about]));
    for await (const { name, body } of entries) {
      const about = files.get(name);
      if (about) await storage.put(about.key, Readable.from(body), about.contentType);
    }
  });
}

async function loadTable(loading: Loading, table: Manifest['tables'][number], entries: AsyncGenerator<Entry>) {
  const loaded = await loading.load(table, rowsOf(table.parts, entries));
  if (loaded !== table.rows)
    throw new Error(`${table.schema}.${table.name} had ${table.rows} rows, and ${loaded} came back.`);
}

/** The parts lie in the order of the tables, so that one way through the archive is enough. */
async function* rowsOf(parts: Part[], entries: AsyncGenerator<Entry>): AsyncGenerator<Uint8Array> {
  for (const { entry } of parts) {
    const { value } = await entries.next();
    if (value?.name !== entry) throw new Error(`${entry} is not where it should be.`);
    yield* value.body;
  }
}

/** What goes wrong on the way comes out at its end. */
const entriesIn = (file: string): AsyncGenerator<Entry> =>
  readTar(pipeline(createReadStream(file), createGunzip(), () => undefined));

async function hashOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of body) hash.update(chunk);
  return hash.digest('hex');
}

async function gather(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
