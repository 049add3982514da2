import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { createEmbeddedMail } from '../packages/integrations/src/mail/embedded.ts';
import { MailUnavailable } from '../packages/integrations/src/mail/port.ts';
import { createEmbeddedStorage } from '../packages/integrations/src/storage/embedded.ts';
import { StorageFull, StorageUnavailable } from '../packages/integrations/src/storage/port.ts';

export const about =
  'a full disk: files, mails and readiness say so, leave nothing behind, and go on once there is room';
export const rounds = 3;

const run = promisify(execFile);
const megabyte = 1024 * 1024;
const pdf = 'application/pdf';

/** On a file system of four megabytes in memory, which only the superuser may mount. */
export async function prove(times: number): Promise<void> {
  await inTemporaryPlace(async (directory) => {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', directory]);
    try {
      for (let round = 1; round <= times; round += 1) await proveOnce(path.join(directory, String(round)));
    } finally {
      await run('umount', [directory]);
    }
  });
}

async function proveOnce(directory: string): Promise<void> {
  const storage = createEmbeddedStorage({ directory, signingKey: randomBytes(32), now: () => new Date() });
  const outbox = path.join(directory, 'outbox');
  const mail = createEmbeddedMail({ directory: outbox, now: () => new Date() });
  await storage.check();
  await mail.check();
  await storage.put('kept/first.pdf', Buffer.alloc(megabyte, 1), pdf);

  const put = async (key: string, bytes: number): Promise<number> => {
    const url = await storage.signUpload({ key, contentType: pdf, maxBytes: 10 * megabyte, expiresInSeconds: 60 });
    const request = { method: 'PUT', url: new URL(url, 'http://files.invalid'), headers: { 'content-type': pdf } };
    return (await storage.handle({ ...request, body: Readable.from([Buffer.alloc(bytes, 2)]) })).status;
  };
  assert.equal(await put('incoming/large.pdf', 8 * megabyte), 503, 'an upload is refused with 503');
  await assert.rejects(storage.put('kept/large.pdf', Buffer.alloc(8 * megabyte), pdf), StorageFull);
  assert.deepEqual(await readdir(path.join(directory, 'tmp')), [], 'nothing half-written stays');
  assert.equal(await storage.head('incoming/large.pdf'), null);

  const filler = path.join(directory, 'filler@');
  await fill(filler);
  const message = { id: 'proof', from: { address: 'a@example.com' }, to: { address: 'b@example.com' }, subject: 'x' };
  await assert.rejects(mail.send({ ...message, text: 'x'.repeat(200_000) }), MailUnavailable);
  await assert.rejects(mail.check(), MailUnavailable);
  await assert.rejects(storage.check(), StorageUnavailable);
  assert.deepEqual(await readdir(outbox), [], 'no half a mail stays');
  assert.deepEqual(await readdir(path.join(directory, 'tmp')), [], 'readiness leaves nothing behind');

  await rm(filler);
  assert.equal(await put('incoming/large.pdf', 1000), 200, 'once there is room, the same address works');
  await mail.send({ ...message, text: 'now' });
  await storage.check();
  assert.equal((await storage.head('kept/first.pdf'))?.size, megabyte, 'what was there is untouched');
  say('  uploads 503, mails kept for later, nothing left behind, and on again with room');
  for await (const { key } of storage.list('')) await storage.delete(key);
}

/** Down to the last byte, in one file that can be removed again. */
async function fill(file: string): Promise<void> {
  const page = Buffer.alloc(4096);
  for (;;) {
    try {
      await appendFile(file, page);
    } catch (error) {
      assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC');
      return;
    }
  }
}
