import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveHandler } from '../testing/serve-handler.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { createEmbeddedStorage } from './embedded.ts';
import { type StorageHarness, storageContract } from './port.contract.ts';
import { StorageUnavailable } from './port.ts';

async function start() {
  const clock = createTestClock();
  const directory = await mkdtemp(join(tmpdir(), 'candela-storage-'));
  const storage = createEmbeddedStorage({ directory, signingKey: randomBytes(32), now: clock.now });
  const server = await serveHandler(storage.handle);
  return {
    storage,
    directory,
    clock,
    origin: server.origin,
    async stop() {
      await storage.close();
      await server.close();
      await rm(directory, { recursive: true });
    },
  } satisfies StorageHarness & Record<string, unknown>;
}

describe('embedded storage', () => {
  storageContract(start);
});

describe('embedded storage, signed URLs', () => {
  let harness: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    harness = await start();
  });
  afterAll(() => harness.stop());

  const sign = (key: string, maxBytes: number) =>
    harness.storage.signUpload({ key, contentType: 'application/pdf', maxBytes, expiresInSeconds: 60 });
  const leftovers = async () => (await readdir(harness.directory, { recursive: true })).filter((p) => p !== 'tmp');

  /** Sends chunks without announcing their length and reports what happened to the connection. */
  function sendChunked(url: string, chunks: number, thenAbort = false): Promise<number | 'closed'> {
    return new Promise((resolve) => {
      const headers = { 'content-type': 'application/pdf', 'transfer-encoding': 'chunked' };
      const outgoing = httpRequest(new URL(url, harness.origin), { method: 'PUT', headers });
      outgoing.once('response', (answer) => resolve(answer.resume().statusCode ?? 0));
      outgoing.once('error', () => resolve('closed'));
      const chunk = Buffer.alloc(64 * 1024);
      let sent = 0;
      const step = () => {
        if (sent++ < chunks) outgoing.write(chunk, () => setImmediate(step));
        else if (thenAbort) outgoing.destroy();
        else outgoing.end();
      };
      step();
    });
  }

  it('gives relative URLs, so that any host name of this machine works', async () => {
    expect(await sign('cv/a.pdf', 10)).toMatch(/^\/files\/cv\/a\.pdf\?/);
  });

  it('cuts a body off at the limit although its length was never announced, and keeps nothing', async () => {
    expect([413, 'closed']).toContain(await sendChunked(await sign('cv/large.pdf', 100_000), 40));
    await expect.poll(leftovers, { timeout: 20_000 }).toEqual([]);
  });

  it('keeps nothing of an upload that breaks off', async () => {
    expect(await sendChunked(await sign('cv/broken.pdf', 10_000_000), 3, true)).toBe('closed');
    await expect.poll(leftovers, { timeout: 20_000 }).toEqual([]);
  });

  it('does not wait for a body that ended without a word, before or during the upload', async () => {
    const url = new URL(await sign('cv/silent.pdf', 100), harness.origin);
    const headers = { 'content-type': 'application/pdf' };
    const gone = new PassThrough();
    gone.destroy();
    await once(gone, 'close');
    expect((await harness.storage.handle({ method: 'PUT', url, headers, body: gone })).status).toBe(400);
    const leaving = new PassThrough();
    leaving.write('half');
    setTimeout(() => leaving.destroy(), 20);
    expect((await harness.storage.handle({ method: 'PUT', url, headers, body: leaving })).status).toBe(400);
    expect(await leftovers()).toEqual([]);
  });

  it('refuses an announced length above the limit', async () => {
    const answer = await fetch(new URL(await sign('cv/b.pdf', 10), harness.origin), {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body: 'x'.repeat(11),
    });
    expect(answer.status).toBe(413);
  });

  it('serves downloads so that a browser never runs them', async () => {
    await harness.storage.put('cv/c.html', Buffer.from('<script>'), 'text/html');
    const url = await harness.storage.signDownload({
      key: 'cv/c.html',
      fileName: 'c.html',
      contentType: 'text/html',
      expiresInSeconds: 60,
    });
    const answer = await fetch(new URL(url, harness.origin));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('content-length')).toBe('8');
  });

  it.each(['/files/', '/files/../secret', '/files/a%2f..%2fb', '/files/cv/a.pdf', '/other'])(
    'refuses the unsigned path %s',
    async (path) => {
      expect((await fetch(harness.origin + path)).status).toBe(403);
    },
  );

  it('refuses other methods', async () => {
    expect((await fetch(`${harness.origin}/files/cv/a.pdf`, { method: 'DELETE' })).status).toBe(405);
  });

  it('refuses URLs signed with another key', async () => {
    const { directory, clock } = harness;
    const stranger = createEmbeddedStorage({ directory, signingKey: randomBytes(32), now: clock.now });
    await harness.storage.put('cv/d.pdf', Buffer.from('x'), 'application/pdf');
    const input = { key: 'cv/d.pdf', fileName: 'd.pdf', contentType: 'application/pdf', expiresInSeconds: 60 };
    expect((await fetch(new URL(await stranger.signDownload(input), harness.origin))).status).toBe(403);
    expect((await fetch(new URL(await harness.storage.signDownload(input), harness.origin))).status).toBe(200);
  });
});

describe('embedded storage, on disk', () => {
  it('removes what a killed process left half-written, a day later', async () => {
    const harness = await start();
    await harness.storage.check();
    const old = join(harness.directory, 'tmp', 'abandoned');
    const fresh = join(harness.directory, 'tmp', 'in-progress');
    await writeFile(old, 'x');
    await writeFile(fresh, 'x');
    await utimes(old, new Date(0), new Date(0));
    await harness.storage.put('a', Buffer.from('x'), 'text/plain');
    expect(await readdir(join(harness.directory, 'tmp'))).toEqual(['in-progress']);
    await harness.stop();
  });

  it('fails the health check when the directory cannot be written to', async () => {
    const directory = join(await mkdtemp(join(tmpdir(), 'candela-storage-')), 'file');
    await writeFile(directory, 'not a directory');
    const storage = createEmbeddedStorage({ directory, signingKey: randomBytes(32), now: () => new Date() });
    await expect(storage.check()).rejects.toBeInstanceOf(StorageUnavailable);
    await rm(join(directory, '..'), { recursive: true });
  });

  it('refuses a short signing key', () => {
    expect(() =>
      createEmbeddedStorage({ directory: 'unused', signingKey: randomBytes(31), now: () => new Date() }),
    ).toThrow(TypeError);
  });
});
