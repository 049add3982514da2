import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncDirectory } from '../disk/sync-directory.ts';
import { StorageObjectMissing, type StoredObject } from './port.ts';
import { assertStorageKey, assertStoragePrefix } from './storage-key.ts';

const unknownType = 'application/octet-stream';
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/**
 * Objects as plain files. Directories carry a trailing `@`, which no key contains, so the keys `a` and `a/b` can both
 * exist as they do in an object store; the content type lies beside its file as `<name>@type`.
 */
export function createDiskFiles(directory: string) {
  const temporary = join(directory, 'tmp');
  let swept: Promise<void> | undefined;

  /** A process that was killed leaves half a file here and nowhere else. */
  async function prepareTemporary(): Promise<void> {
    await mkdir(temporary, { recursive: true, mode: 0o700 });
    for (const name of await readdir(temporary)) {
      const path = join(temporary, name);
      const found = await stat(path).catch(ignoreMissing(null));
      if (found !== null && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
    }
  }

  function pathOf(key: string): string {
    assertStorageKey(key);
    const segments = key.split('/');
    const file = segments.pop() ?? '';
    return join(directory, ...segments.map((segment) => `${segment}@`), file);
  }

  /** Nothing is visible under the key until the whole body is on the disk; a body that fails leaves nothing behind. */
  async function write(key: string, body: Readable | Uint8Array, contentType: string): Promise<void> {
    const target = pathOf(key);
    swept ??= prepareTemporary().catch((error: unknown) => {
      swept = undefined;
      throw error;
    });
    await swept;
    const id = randomUUID();
    const data = join(temporary, id);
    const type = join(temporary, `${id}@type`);
    try {
      const source = body instanceof Readable ? body : Readable.from([body]);
      await pipeline(source, createWriteStream(data, { mode: 0o600, flush: true, flags: 'wx' }));
      await writeFile(type, contentType, { mode: 0o600, flush: true, flag: 'wx' });
      await makeDirectory(dirname(target));
      await rename(type, `${target}@type`);
      await rename(data, target);
      await syncDirectory(dirname(target));
    } catch (error) {
      await Promise.all([rm(data, { force: true }), rm(type, { force: true })]);
      throw error;
    }
  }

  async function makeDirectory(path: string): Promise<void> {
    const first = await mkdir(path, { recursive: true, mode: 0o700 });
    if (first === undefined) return;
    for (let parent = dirname(path); parent.length >= dirname(first).length; parent = dirname(parent)) {
      await syncDirectory(parent);
      if (parent === dirname(parent)) return;
    }
  }

  async function read(key: string): Promise<{ body: Readable; size: number }> {
    const file = await open(pathOf(key)).catch(ignoreMissing(null));
    if (file === null) throw new StorageObjectMissing(key);
    const { size } = await file.stat();
    return { body: createReadStream('', { fd: file }), size };
  }

  async function head(key: string) {
    const path = pathOf(key);
    const found = await stat(path).catch(ignoreMissing(null));
    if (found === null) return null;
    const contentType = await readFile(`${path}@type`, 'utf8').catch(ignoreMissing(unknownType));
    return { size: found.size, contentType, modifiedAt: found.mtime };
  }

  async function remove(key: string): Promise<void> {
    const path = pathOf(key);
    await rm(path, { force: true });
    await rm(`${path}@type`, { force: true });
  }

  /** Sorting directories as `name/` yields the order of whole keys, as an object store lists them. */
  async function* walk(path: string, parent: string, prefix: string): AsyncGenerator<StoredObject> {
    const entries = await readdir(path, { withFileTypes: true }).catch(ignoreMissing([]));
    const names = entries
      .filter((entry) => entry.isDirectory() === entry.name.endsWith('@') && !entry.name.endsWith('@type'))
      .map((entry) => (entry.isDirectory() ? `${entry.name.slice(0, -1)}/` : entry.name))
      .sort((a, b) => (a < b ? -1 : 1));
    for (const name of names) {
      const key = parent + name;
      if (name.endsWith('/')) {
        const mayMatch = key.startsWith(prefix) || prefix.startsWith(key);
        if (mayMatch) yield* walk(join(path, `${name.slice(0, -1)}@`), key, prefix);
      } else if (key.startsWith(prefix)) {
        const found = await stat(join(path, name)).catch(ignoreMissing(null));
        if (found !== null) yield { key, size: found.size, modifiedAt: found.mtime };
      }
    }
  }

  function list(prefix: string): AsyncIterable<StoredObject> {
    assertStoragePrefix(prefix);
    return walk(directory, '', prefix);
  }

  /** Writing is what fails on a full disk or a lost mount, so writing is what is tried. */
  async function check(): Promise<void> {
    const probe = join(temporary, `probe-${randomUUID()}`);
    await mkdir(temporary, { recursive: true, mode: 0o700 });
    await writeFile(probe, 'ok', { flag: 'wx' });
    await rm(probe, { force: true });
  }

  return { write, read, head, remove, list, check };
}

function ignoreMissing<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return instead;
    throw error;
  };
}
