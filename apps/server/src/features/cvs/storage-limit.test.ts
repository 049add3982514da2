import { completeUpload, generateUploadUrls } from '@candela/contract/cvs/uploads.routes.ts';
import { getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days, minutes } from '../../platform/clock.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { createParent, type Recruiter, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cvText, putFile, uploadCvs } from '../../testing/uploads.ts';
import { tidyStoreTask } from './cvs.tasks.ts';

const megabyte = 1024 * 1024;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

async function recruiter(): Promise<Recruiter & { token: string }> {
  const parent = await createParent(app);
  return { ...parent, token: (await signIn(app, parent)).token };
}

const sign = (token: string, cvs: { fileName: string; size?: number }[]) =>
  app.call(generateUploadUrls, { body: { cvs } }, { token });
const almostFull = Array.from({ length: 49 }, () => ({ fileName: 'cv.pdf', size: 10 * megabyte }));
const used = async (token: string) => (await app.call(getUsage, {}, { token })).body.data.storage;

it('two uploads for the last of the room: one wins, the other is told in plain words', async () => {
  const { token } = await recruiter();
  expect((await sign(token, almostFull)).status).toBe(200);
  const last = [{ fileName: 'cv.pdf', size: 9 * megabyte }];
  const answers = await Promise.all([sign(token, last), sign(token, last)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  const refused = answers.find(({ status }) => status === 403)?.body as unknown as { message: string };
  expect(refused.message).toContain('Your plan has room for 500 MB of files');
});

it('a size that is not announced reserves the most a file may have, and an address that is not used gives it back', async () => {
  const person = await recruiter();
  await sign(person.token, [{ fileName: 'cv.pdf' }]);
  expect(await used(person.token)).toEqual({ usedMb: 10, limitMb: 500 });
  app.clock.advance(minutes(61));
  expect(await used((await signIn(app, person)).token)).toEqual({ usedMb: 0, limitMb: 500 });
});

it('what has arrived counts with its own size', async () => {
  const { token } = await recruiter();
  const { body } = await sign(token, [{ fileName: 'cv.txt' }]);
  await putFile(app, body.uploadUrls[0], cvText({ name: 'Ines Duarte', email: 'ines@example.com' }));
  await app.call(completeUpload, { body: { keys: body.uploadUrls.map(({ key }) => key) } }, { token });
  expect(await used(token)).toEqual({ usedMb: 1, limitMb: 500 });
});

it('a file that failed is released at once and removed after a day', async () => {
  const { token } = await recruiter();
  await uploadCvs(app, token, [{ fileName: 'cv.pdf', bytes: Buffer.from('%PDF-1.7 <html>not a document</html>') }]);
  await app.work();
  expect(await used(token)).toEqual({ usedMb: 0, limitMb: 500 });
  const { storage_key: key } = await app.platform.database.system
    .selectFrom('cv_files')
    .select('storage_key')
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  expect(await app.platform.storage.head(key)).not.toBeNull();
  app.clock.advance(days(2));
  await app.platform.database.transaction(systemScope, (tx) =>
    app.platform.queue.enqueue(tx, tidyStoreTask, {}, { tenant: 'platform' }),
  );
  await app.work();
  expect(await app.platform.storage.head(key)).toBeNull();
});
