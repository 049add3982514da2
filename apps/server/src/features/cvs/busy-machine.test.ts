import { getBatch } from '@candela/contract/cvs/uploads.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApplication } from '../../application.ts';
import { createExtractor, extractionLimits } from '../../platform/extraction/extractor.ts';
import { createParent, signIn } from '../../testing/people.ts';
import { firstTry } from '../../testing/task-context.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cvText, uploadCvs } from '../../testing/uploads.ts';
import { readCvTask } from './cvs.tasks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function uploadOne() {
  const parent = await createParent(app);
  const { token } = await signIn(app, parent);
  const bytes = cvText({ name: 'Mona Fell', email: 'mona.fell@example.com' });
  const batchId = await uploadCvs(app, token, [{ fileName: 'cv.txt', bytes }]);
  const read = async () => (await app.call(getBatch, { params: { id: batchId } }, { token })).body.data;
  const [file] = (await read()).files;
  if (!file) throw new Error('No file was uploaded');
  return { organisationId: parent.organisationId, fileId: file.id, read };
}

/** One try on a machine so busy that the time is over before the reading has begun. */
async function tryWhenBusy({ organisationId, fileId }: { organisationId: string; fileId: string }, isLastTry: boolean) {
  const extractor = createExtractor({ ...extractionLimits, timeoutMs: 1, log: app.platform.log });
  const { taskHandlers } = createApplication({ ...app.platform, extractor });
  const handler = taskHandlers.find(({ definition }) => definition.name === readCvTask.name);
  try {
    await handler?.handle({ fileId }, { ...firstTry({ organisationId }), isLastTry });
  } finally {
    await extractor.close();
  }
}

it('a file that had no time to be read on a busy machine is read at another try', { timeout: 60_000 }, async () => {
  const upload = await uploadOne();
  await expect(tryWhenBusy(upload, false)).rejects.toMatchObject({ reason: 'timed-out', mayPass: true });
  expect(await upload.read()).toMatchObject({ failed: 0, open: 1 });
  await app.work();
  expect(await upload.read()).toMatchObject({ read: 1, failed: 0, open: 0 });
});

it('at the last try it is refused with the reason, and not held against the uploader', async () => {
  const upload = await uploadOne();
  await expect(tryWhenBusy(upload, true)).rejects.toMatchObject({ mayPass: true });
  const { files } = await upload.read();
  expect(files[0]).toMatchObject({ status: 'failed', reason: expect.stringContaining('took too long to read') });
  const row = app.platform.database.system.selectFrom('cv_files').select('over_bounds').where('id', '=', upload.fileId);
  expect((await row.executeTakeFirstOrThrow()).over_bounds).toBe(false);
});
