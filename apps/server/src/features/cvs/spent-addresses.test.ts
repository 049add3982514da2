import { getCvFile } from '@candela/contract/cvs/cvs.routes.ts';
import { completeUpload, generateUploadUrls, getBatch } from '@candela/contract/cvs/uploads.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createParent, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cvText, putFile } from '../../testing/uploads.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  ({ token } = await signIn(app, await createParent(app)));
});
afterAll(() => app.close());

const original = (name: string) => cvText({ name, email: `${name.toLowerCase()}@example.com` });
const forged = Buffer.from('%PDF-1.4 something else entirely');

async function sign() {
  const { body } = await app.call(generateUploadUrls, { body: { cvs: [{ fileName: 'cv.txt' }] } }, { token });
  return { batchId: body.batchId, signed: body.uploadUrls[0] ?? { uploadUrl: '', contentType: '', key: '' } };
}

async function uploaded(name: string) {
  const { batchId, signed } = await sign();
  expect(await putFile(app, signed, original(name))).toBe(200);
  await app.call(completeUpload, { body: { keys: [signed.key] } }, { token });
  await app.work();
  const { body } = await app.call(getBatch, { params: { id: batchId } }, { token });
  return { signed, cvId: body.data.files[0]?.cvId ?? '' };
}

it('an address takes one file, and none once it is spent', async () => {
  const { signed } = await sign();
  expect(await putFile(app, signed, original('Ada'))).toBe(200);
  expect(await putFile(app, signed, forged)).toBe(409);
  await app.call(completeUpload, { body: { keys: [signed.key] } }, { token });
  expect(await putFile(app, signed, forged)).toBe(409);
});

it('what was read is what is shown, also when the address is tried again', async () => {
  const { signed, cvId } = await uploaded('Nadia');
  expect(await putFile(app, signed, forged)).toBe(409);
  const { body } = await app.call(getCvFile, { params: { id: cvId } }, { token });
  const file = await app.inject({ method: 'GET', url: body.data.url });
  expect(file.rawPayload).toEqual(original('Nadia'));
  expect(file.headers).toMatchObject({
    'content-type': 'text/plain',
    'content-disposition': expect.stringMatching(/^attachment/),
    'x-content-type-options': 'nosniff',
  });
});

it('an address stays spent after the file was removed', async () => {
  const { signed, cvId } = await uploaded('Mirela');
  const key = signed.key.replace('incoming/', '');
  expect(await app.platform.storage.head(key)).not.toBeNull();
  await app.platform.storage.delete(key);
  expect(await putFile(app, signed, forged)).toBe(409);
  expect((await app.call(getCvFile, { params: { id: cvId } }, { token })).status).toBe(404);
});

it('a file that is not the one that was read is not handed out', async () => {
  const { signed, cvId } = await uploaded('Tomasz');
  await app.platform.storage.put(signed.key.replace('incoming/', ''), forged, 'text/plain');
  expect((await app.call(getCvFile, { params: { id: cvId } }, { token })).status).toBe(409);
});
