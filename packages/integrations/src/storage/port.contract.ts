import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBody } from '../testing/loopback.ts';
import type { TestClock } from '../testing/test-clock.ts';
import { type SignUploadInput, type Storage, StorageObjectMissing } from './port.ts';
import { StorageKeyInvalid } from './storage-key.ts';

export interface StorageHarness {
  storage: Storage;
  /** What relative URLs are relative to. */
  origin: string;
  clock: TestClock;
  stop(): Promise<void>;
}

const pdf = 'application/pdf';
const badKeys = ['', '/a', 'a/', 'a//b', '../a', 'a/../b', 'a/./b', 'a/.hidden', 'A', 'a b', 'a%2fb', 'a\\b', 'a\0b'];

/** What every store must do; a vendor that cannot is not an adapter. */
export function storageContract(start: () => Promise<StorageHarness>): void {
  let harness: StorageHarness;
  let storage: Storage;
  const newKey = (extension = 'pdf') => `cv/contract/${randomUUID()}.${extension}`;

  beforeAll(async () => {
    harness = await start();
    storage = harness.storage;
  });
  afterAll(() => harness.stop());

  const readText = async (key: string) => (await readBody(await storage.read(key))).toString();

  async function upload(
    input: Partial<SignUploadInput> & { key: string },
    body: string,
    contentType = pdf,
    edit = same,
  ) {
    const signed = await storage.signUpload({ contentType: pdf, maxBytes: 100, expiresInSeconds: 300, ...input });
    return send('PUT', signed, { body, headers: { 'content-type': contentType } }, edit);
  }

  async function send(method: string, signed: string, init: RequestInit = {}, edit: (url: URL) => void = same) {
    const url = new URL(signed, harness.origin);
    edit(url);
    const answer = await fetch(url, { method, ...init });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  describe('objects', () => {
    it('keeps bytes, size and content type', async () => {
      const key = newKey();
      const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
      await storage.put(key, bytes, pdf);
      expect(Buffer.compare(await readBody(await storage.read(key)), bytes)).toBe(0);
      const head = await storage.head(key);
      expect(head).toMatchObject({ size: 70_000, contentType: pdf });
      expect(Math.abs((head?.modifiedAt.getTime() ?? 0) - harness.clock.now().getTime())).toBeLessThan(120_000);
    });

    it('takes streams of unknown length, empty and larger than one part', async () => {
      const key = newKey();
      await storage.put(key, Readable.from([]), pdf);
      expect((await storage.head(key))?.size).toBe(0);
      const chunk = Buffer.alloc(1024 * 1024, 7);
      await storage.put(key, Readable.from(Array.from({ length: 9 }, () => chunk)), pdf);
      expect((await storage.head(key))?.size).toBe(9 * chunk.length);
      expect((await readBody(await storage.read(key))).every((byte) => byte === 7)).toBe(true);
    });

    it('replaces an object and its type', async () => {
      const key = newKey();
      await storage.put(key, Buffer.from('first'), pdf);
      await storage.put(key, Buffer.from('second one'), 'text/plain; charset=utf-8');
      expect(await readText(key)).toBe('second one');
      expect(await storage.head(key)).toMatchObject({ size: 10, contentType: 'text/plain; charset=utf-8' });
    });

    it('leaves the old object when a stream fails half-way', async () => {
      const key = newKey();
      await storage.put(key, Buffer.from('old'), pdf);
      const broken = Readable.from(
        (async function* () {
          yield Buffer.alloc(9 * 1024 * 1024);
          throw new Error('source failed');
        })(),
      );
      await expect(storage.put(key, broken, pdf)).rejects.toThrow();
      expect(await readText(key)).toBe('old');
    });

    it('says when nothing is there', async () => {
      const key = newKey();
      expect(await storage.head(key)).toBeNull();
      await expect(storage.read(key)).rejects.toBeInstanceOf(StorageObjectMissing);
    });

    it('keeps what was uploaded, whatever is sent to the address afterwards', async () => {
      const [address, kept] = [newKey(), newKey()];
      expect(await storage.keep(address, kept)).toBeNull();
      expect((await upload({ key: address }, 'what was read')).status).toBe(200);
      expect(await storage.keep(address, kept)).toMatchObject({ size: 13 });
      expect(await storage.head(kept)).toMatchObject({ size: 13, contentType: pdf });
      await upload({ key: address }, 'something else');
      expect(await readText(kept)).toBe('what was read');
      // A try that was interrupted is repeated.
      expect(await storage.keep(address, kept)).toMatchObject({ size: 13 });
      expect(await readText(kept)).toBe('what was read');
    });

    it('deletes, and deletes again', async () => {
      const key = newKey();
      await storage.put(key, Buffer.from('x'), pdf);
      await storage.delete(key);
      await storage.delete(key);
      expect(await storage.head(key)).toBeNull();
    });

    it('lists by prefix in the order of keys, a key below another included', async () => {
      const root = `list-${randomUUID()}`;
      const keys = ['a', 'a-b', 'a.c', 'a/b', 'a/b/c', 'a/d.pdf', 'ab', 'b/x'].map((name) => `${root}/${name}`);
      for (const key of keys.toReversed()) await storage.put(key, Buffer.from(key), pdf);
      const listed = async (prefix: string) => {
        const found = [];
        for await (const { key, size } of storage.list(prefix)) {
          expect(size).toBe(key.length);
          found.push(key.slice(root.length + 1));
        }
        return found;
      };
      expect(await listed(`${root}/`)).toEqual(['a', 'a-b', 'a.c', 'a/b', 'a/b/c', 'a/d.pdf', 'ab', 'b/x']);
      expect(await listed(`${root}/a/`)).toEqual(['a/b', 'a/b/c', 'a/d.pdf']);
      expect(await listed(`${root}/a`)).toEqual(['a', 'a-b', 'a.c', 'a/b', 'a/b/c', 'a/d.pdf', 'ab']);
      expect(await listed(`${root}/none`)).toEqual([]);
    });

    it.each(badKeys)('refuses the key %j', async (key) => {
      await expect(storage.put(key, Buffer.from('x'), pdf)).rejects.toBeInstanceOf(StorageKeyInvalid);
      await expect(storage.read(key)).rejects.toBeInstanceOf(StorageKeyInvalid);
      await expect(storage.head(key)).rejects.toBeInstanceOf(StorageKeyInvalid);
      await expect(storage.delete(key)).rejects.toBeInstanceOf(StorageKeyInvalid);
      await expect(upload({ key }, 'x')).rejects.toBeInstanceOf(StorageKeyInvalid);
    });

    it('answers a health check', async () => {
      await expect(storage.check()).resolves.toBeUndefined();
    });
  });

  describe('signed uploads', () => {
    it('stores what the browser sends', async () => {
      const key = newKey();
      expect((await upload({ key }, 'hello')).status).toBe(200);
      expect(await readText(key)).toBe('hello');
      expect(await storage.head(key)).toMatchObject({ size: 5, contentType: pdf });
    });

    it('takes exactly the announced size', async () => {
      const key = newKey();
      expect((await upload({ key, size: 5 }, 'hello!')).status).toBeGreaterThanOrEqual(400);
      expect((await upload({ key, size: 5 }, 'hell')).status).toBeGreaterThanOrEqual(400);
      expect(await storage.head(key)).toBeNull();
      expect((await upload({ key, size: 5 }, 'hello')).status).toBe(200);
    });

    it('refuses to sign a size above the limit', async () => {
      await expect(upload({ key: newKey(), size: 101 }, 'x')).rejects.toBeInstanceOf(RangeError);
    });

    it('refuses another content type', async () => {
      const key = newKey();
      expect((await upload({ key }, 'x', 'text/html')).status).toBeGreaterThanOrEqual(400);
      expect((await upload({ key }, 'x', `${pdf}; charset=utf-8`)).status).toBeGreaterThanOrEqual(400);
      expect(await storage.head(key)).toBeNull();
    });

    it('works until its last second and not after', async () => {
      const key = newKey();
      const url = await storage.signUpload({ key, contentType: pdf, maxBytes: 100, expiresInSeconds: 60 });
      const put = () => send('PUT', url, { body: 'x', headers: { 'content-type': pdf } });
      harness.clock.advance(59);
      expect((await put()).status).toBe(200);
      harness.clock.advance(1);
      expect((await put()).status).toBe(403);
    });

    it('refuses an edited URL: every parameter, the key and the method', async () => {
      const key = newKey();
      const other = newKey();
      const signed = await storage.signUpload({ key, contentType: pdf, size: 1, maxBytes: 9, expiresInSeconds: 60 });
      const put = (edit: (url: URL) => void) =>
        send('PUT', signed, { body: 'x', headers: { 'content-type': pdf } }, edit);
      for (const name of new URL(signed, harness.origin).searchParams.keys()) {
        const changed = await put((url) => url.searchParams.set(name, `${url.searchParams.get(name)}1`));
        expect(changed.status, `${name} changed`).toBe(403);
        // The SDK's own marker (`x-id`) is signed as well, so nothing may go missing.
        const removed = await put((url) => url.searchParams.delete(name));
        expect(removed.status, `${name} removed`).toBe(403);
      }
      const moved = await put((url) => {
        url.pathname = url.pathname.replace(key, other);
      });
      expect(moved.status).toBe(403);
      expect((await send('GET', signed)).status).toBe(403);
      expect(await storage.head(key)).toBeNull();
      expect(await storage.head(other)).toBeNull();
      expect((await put(same)).status).toBe(200);
    });
  });

  describe('signed downloads', () => {
    const download = (key: string, fileName: string) =>
      storage.signDownload({ key, fileName, contentType: pdf, expiresInSeconds: 60 });

    it('saves as an attachment under any file name, never cached', async () => {
      const key = newKey();
      await storage.put(key, Buffer.from('body'), pdf);
      const answer = await send('GET', await download(key, 'Zoë "CV" ✓ (1)*\r\nX-Bad: 1/é.pdf'));
      expect(answer).toMatchObject({ status: 200, text: 'body' });
      expect(answer.headers.get('content-type')).toBe(pdf);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('x-bad')).toBeNull();
      const disposition = answer.headers.get('content-disposition') ?? '';
      expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.%!~-]+$/);
      const encoded = disposition.split("UTF-8''")[1] ?? '';
      expect(decodeURIComponent(encoded)).toBe('Zoë "CV" ✓ (1)*X-Bad: 1_é.pdf');
    });

    it('answers 404 when the object is gone', async () => {
      expect((await send('GET', await download(newKey(), 'a.pdf'))).status).toBe(404);
    });

    it('works until its last second and not after', async () => {
      const key = newKey();
      await storage.put(key, Buffer.from('body'), pdf);
      const url = await download(key, 'a.pdf');
      harness.clock.advance(59);
      expect((await send('GET', url)).status).toBe(200);
      harness.clock.advance(1);
      expect((await send('GET', url)).status).toBe(403);
    });

    it('refuses an edited URL and another method', async () => {
      const key = newKey();
      const other = newKey();
      await storage.put(key, Buffer.from('body'), pdf);
      await storage.put(other, Buffer.from('secret'), pdf);
      const signed = await download(key, 'a.pdf');
      const moved = await send('GET', signed, {}, (url) => {
        url.pathname = url.pathname.replace(key, other);
      });
      expect(moved.status).toBe(403);
      expect(moved.text).not.toContain('secret');
      for (const name of new URL(signed, harness.origin).searchParams.keys()) {
        const changed = await send('GET', signed, {}, (url) =>
          url.searchParams.set(name, `${url.searchParams.get(name)}1`),
        );
        expect(changed.status, `${name} changed`).toBe(403);
      }
      const put = await send('PUT', signed, { body: 'evil', headers: { 'content-type': pdf } });
      expect(put.status).toBe(403);
      expect(await readText(key)).toBe('body');
    });
  });
}

function same(): void {}
