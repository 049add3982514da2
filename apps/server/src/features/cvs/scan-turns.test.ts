import { getBatch } from '@candela/contract/cvs/uploads.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApplication } from '../../application.ts';
import type { Extractor, ReadOptions } from '../../platform/extraction/extractor.ts';
import type { UnfinishedScan } from '../../platform/extraction/scan.ts';
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

const word = { text: 'Nurse', x: 1, y: 2, width: 3, fontSize: 4, confidence: 0.9 };
const unfinished: UnfinishedScan = {
  pages: [{ page: 1, words: [word], rows: 3508, isWhole: true }],
  unread: [2, 3, 4],
  turns: 1,
};

it('a scan that takes more than one turn is gone on with, says so, and becomes one CV', async () => {
  const parent = await createParent(app);
  const { organisationId } = parent;
  const { token } = await signIn(app, parent);
  const bytes = cvText({ name: 'Ines Duarte', email: 'ines.duarte@example.com' });
  const batchId = await uploadCvs(app, token, [{ fileName: 'scan.txt', bytes }]);
  const file = async () => (await app.call(getBatch, { params: { id: batchId } }, { token })).body.data.files[0];
  const row = () =>
    app.platform.database.system
      .selectFrom('cv_files')
      .selectAll()
      .where('batch_id', '=', batchId)
      .executeTakeFirstOrThrow();
  const asked: (UnfinishedScan | undefined)[] = [];
  const inTurns = async (file: Uint8Array, now: Date, { scan }: ReadOptions = {}) => {
    asked.push(scan);
    const read = await app.platform.extractor.readCv(file, now);
    return scan ? read : { ...read, unfinished };
  };
  const extractor: Extractor = { ...app.platform.extractor, readCv: inTurns };
  const { taskHandlers } = createApplication({ ...app.platform, extractor });
  const handler = taskHandlers.find(({ definition }) => definition.name === readCvTask.name);

  await handler?.handle({ fileId: (await file())?.id ?? '' }, firstTry({ organisationId }));
  expect(await file()).toMatchObject({ status: 'reading', reason: 'Pages 2 to 4 are still being read.', cvId: null });
  await app.platform.queue.runPending(taskHandlers);
  expect(asked).toEqual([undefined, unfinished]);
  expect(await file()).toMatchObject({ status: 'read', reason: null, name: 'Ines Duarte' });
  // What was kept in between is not kept for longer.
  expect((await row()).scan).toBeNull();
});
