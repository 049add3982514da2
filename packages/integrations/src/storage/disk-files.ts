import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncDirectory } from '../disk/sync-directory.ts';
import { StorageFull, StorageObjectMissing, type StoredObject, spentType } from './port.ts';
import { assertStorageKey, assertStoragePrefix } from './storage-key.ts';

const unknownType = 'application/octet-stream';
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/**
 * Objects as plain files. Directories carry a trailing `@`, which no key contains, so the keys `a` and `a/b` can both
 * exist as they do in an object store; the content type lies beside its file as `<name>@type`.
 */
class DiskFiles {
  readonly #directory: string;
  readonly #temporary: string;
  #swept: Promise<void> | undefined;

  constructor(directory: string) {
    this.#directory = directory;
    this.#temporary = join(this.#directory, 'tmp');
  }

  /** Nothing is visible under the key until the whole body is on the disk; a body that fails leaves nothing behind. */
  async write(key: string, body: Readable | Uint8Array, contentType: string): Promise<void> {
    const target = this.#pathOf(key);
    await this.#throughTemporary(body, contentType, async ({ data, type }) => {
      await this.#makeDirectory(dirname(target));
      await rename(type, `${target}@type`);
      await rename(data, target);
      await syncDirectory(dirname(target));
    });
  }

  /** The same for a key under which nothing lies yet. False when something does, which then stays as it is. */
  async create(key: string, body: Readable | Uint8Array, contentType: string): Promise<boolean> {
    const target = this.#pathOf(key);
    return this.#throughTemporary(body, contentType, async ({ data, type }) => {
      await this.#makeDirectory(dirname(target));
      // Unlike a rename, a link never replaces.
      const isNew = await linkNew(data, target);
      if (isNew) await rename(type, `${target}@type`);
      await syncDirectory(dirname(target));
      return isNew;
    });
  }

  /** A second name for the file, then something empty under the first: at no moment is the first one free. */
  async keep(uploadKey: string, keptKey: string): Promise<{ size: number } | null> {
    const kept = await this.head(keptKey);
    if (uploadKey === keptKey) return kept;
    const uploaded = await this.head(uploadKey);
    if (!kept) {
      if (!uploaded || uploaded.contentType === spentType) return null;
      const [from, to] = [this.#pathOf(uploadKey), this.#pathOf(keptKey)];
      await this.#makeDirectory(dirname(to));
      await linkNew(`${from}@type`, `${to}@type`);
      await linkNew(from, to);
      await syncDirectory(dirname(to));
    }
    if (uploaded?.contentType !== spentType) await this.write(uploadKey, new Uint8Array(), spentType);
    return kept ?? uploaded;
  }

  async read(key: string): Promise<{ body: Readable; size: number }> {
    const file = await open(this.#pathOf(key)).catch(ignoreMissing(null));
    if (file === null) throw new StorageObjectMissing(key);
    const { size } = await file.stat();
    return { body: createReadStream('', { fd: file }), size };
  }

  async head(key: string) {
    const path = this.#pathOf(key);
    const found = await stat(path).catch(ignoreMissing(null));
    if (found === null) return null;
    const contentType = await readFile(`${path}@type`, 'utf8').catch(ignoreMissing(unknownType));
    return { size: found.size, contentType, modifiedAt: found.mtime };
  }

  async remove(key: string): Promise<void> {
    const path = this.#pathOf(key);
    await rm(path, { force: true });
    await rm(`${path}@type`, { force: true });
  }

  list(prefix: string): AsyncIterable<StoredObject> {
    assertStoragePrefix(prefix);
    return this.#walk(this.#directory, '', prefix);
  }

  /** Writing is what fails on a full disk or a lost mount, so writing is what is tried. */
  async check(): Promise<void> {
    const probe = join(this.#temporary, `probe-${randomUUID()}`);
    await mkdir(this.#temporary, { recursive: true, mode: 0o700 });
    try {
      await writeFile(probe, 'ok', { flag: 'wx', flush: true });
    } finally {
      // On a full disk the name is there although its content is not.
      await rm(probe, { force: true });
    }
  }

  /** A process that was killed leaves half a file here and nowhere else. */
  async #prepareTemporary(): Promise<void> {
    await mkdir(this.#temporary, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.#temporary)) {
      const path = join(this.#temporary, name);
      const found = await stat(path).catch(ignoreMissing(null));
      if (found !== null && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
    }
  }

  #pathOf(key: string): string {
    assertStorageKey(key);
    const segments = key.split('/');
    const file = segments.pop() ?? '';
    return join(this.#directory, ...segments.map((segment) => `${segment}@`), file);
  }

  async #throughTemporary<T>(
    body: Readable | Uint8Array,
    contentType: string,
    place: (written: { data: string; type: string }) => Promise<T>,
  ): Promise<T> {
    const data = join(this.#temporary, randomUUID());
    const type = `${data}@type`;
    try {
      this.#swept ??= this.#prepareTemporary().catch((error: unknown) => {
        this.#swept = undefined;
        throw error;
      });
      await this.#swept;
      const source = body instanceof Readable ? body : Readable.from([body]);
      await pipeline(source, createWriteStream(data, { mode: 0o600, flush: true, flags: 'wx' }));
      await writeFile(type, contentType, { mode: 0o600, flush: true, flag: 'wx' });
      return await place({ data, type });
    } catch (error) {
      throw isFull(error) ? new StorageFull('store an object') : error;
    } finally {
      await Promise.all([rm(data, { force: true }), rm(type, { force: true })]);
    }
  }

  async #makeDirectory(path: string): Promise<void> {
    const first = await mkdir(path, { recursive: true, mode: 0o700 });
    if (first === undefined) return;
    for (let parent = dirname(path); parent.length >= dirname(first).length; parent = dirname(parent)) {
      await syncDirectory(parent);
      if (parent === dirname(parent)) return;
    }
  }

  /** Sorting directories as `name/` yields the order of whole keys, as an object store lists them. */
  async *#walk(path: string, parent: string, prefix: string): AsyncGenerator<StoredObject> {
    const entries = await readdir(path, { withFileTypes: true }).catch(ignoreMissing([]));
    const names = entries
      .filter((entry) => entry.isDirectory() === entry.name.endsWith('@') && !entry.name.endsWith('@type'))
      .map((entry) => (entry.isDirectory() ? `${entry.name.slice(0, -1)}/` : entry.name))
      .sort((a, b) => (a < b ? -1 : 1));
    for (const name of names) {
      const key = parent + name;
      if (name.endsWith('/')) {
        const mayMatch = key.startsWith(prefix) || prefix.startsWith(key);
        if (mayMatch) yield* this.#walk(join(path, `${name.slice(0, -1)}@`), key, prefix);
      } else if (key.startsWith(prefix)) {
        const found = await stat(join(path, name)).catch(ignoreMissing(null));
        if (found !== null) yield { key, size: found.size, modifiedAt: found.mtime };
      }
    }
  }
}

export const createDiskFiles = (directory: string): DiskFiles => new DiskFiles(directory);

/** False when there is such a name already. */
async function linkNew(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

function ignoreMissing<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return instead;
    throw error;
  };
}
