import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../testing/s3-server.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { type StorageHarness, storageContract } from './port.contract.ts';
import { StorageUnavailable } from './port.ts';
import { createS3Storage, type S3StorageOptions } from './s3.ts';

const credentials = { accessKeyId: 'AKIATESTTESTTEST', secretAccessKey: 'a-secret/that+must=never-show' };
const place = { bucket: 'candela-test', region: 'eu-west-2' };

async function start(
  overrides: Partial<S3StorageOptions> = {},
): Promise<StorageHarness & { server: Awaited<ReturnType<typeof startS3Server>> }> {
  const clock = createTestClock();
  const server = await startS3Server({ ...place, ...credentials, now: clock.now, pageSize: 3 });
  const storage = createS3Storage({ ...place, credentials, endpoint: server.origin, now: clock.now, ...overrides });
  return {
    storage,
    server,
    clock,
    origin: server.origin,
    async stop() {
      await storage.close();
      await server.close();
    },
  };
}

describe('S3 storage', () => {
  storageContract(start);
});

describe('S3 storage, towards the vendor', () => {
  let harness: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    harness = await start();
  });
  afterAll(() => harness.stop());

  it('signs type and size, and no checksum of an empty body', async () => {
    const url = await harness.storage.signUpload({
      key: 'cv/a.pdf',
      contentType: 'application/pdf',
      size: 3,
      maxBytes: 10,
      expiresInSeconds: 60,
    });
    const query = new URL(url).searchParams;
    expect(query.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect([...query.keys()].filter((name) => /checksum/i.test(name))).toEqual([]);
  });

  it('answers a refused upload in XML, as Amazon does', async () => {
    const url = await harness.storage.signUpload({
      key: 'cv/a.pdf',
      contentType: 'application/pdf',
      maxBytes: 10,
      expiresInSeconds: 60,
    });
    const answer = await fetch(url, { method: 'PUT', body: 'x', headers: { 'content-type': 'text/html' } });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('<Code>SignatureDoesNotMatch</Code>');
  });

  it('tries again when the store is busy', async () => {
    const before = harness.server.requestCount();
    harness.server.failNext(503, 500);
    await harness.storage.put('cv/retry.pdf', Buffer.from('x'), 'application/pdf');
    expect(harness.server.requestCount() - before).toBe(3);
    expect(harness.server.objects.has('cv/retry.pdf')).toBe(true);
  });

  it('leaves no parts behind when a long stream fails', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(17 * 1024 * 1024);
        throw new Error('source failed');
      })(),
    );
    await expect(harness.storage.put('cv/broken.pdf', broken, 'application/pdf')).rejects.toThrow(StorageUnavailable);
    expect(harness.server.openUploads.size).toBe(0);
    expect(harness.server.objects.has('cv/broken.pdf')).toBe(false);
  });

  it('gives up in time when the store hangs', async () => {
    const silent = await start({ requestTimeoutMs: 100, maxAttempts: 2 });
    silent.server.hang(true);
    await expect(silent.storage.head('cv/a.pdf')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await expect(silent.storage.check()).rejects.toBeInstanceOf(StorageUnavailable);
    await silent.stop();
  });

  it('never shows a credential in an error', async () => {
    const wrong = await start({ credentials: { ...credentials, secretAccessKey: 'another-secret' } });
    const errors = await Promise.all([
      wrong.storage.check().catch((error: unknown) => error),
      wrong.storage.put('a', Buffer.from('x'), 'text/plain').catch((error: unknown) => error),
      wrong.storage.read('a').catch((error: unknown) => error),
    ]);
    for (const error of errors) {
      expect(error).toBeInstanceOf(StorageUnavailable);
      expect(error).not.toHaveProperty('cause');
      expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/secret|AKIA|Authorization/i);
    }
    await wrong.stop();
  });

  it('says so when no server listens', async () => {
    const gone = await start({ maxAttempts: 1 });
    await gone.server.close();
    await expect(gone.storage.check()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await gone.storage.close();
  });
});
