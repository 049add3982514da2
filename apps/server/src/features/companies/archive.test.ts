import {
  archiveCompany,
  listArchivedCompanies,
  listCompanies,
  restoreCompany,
} from '@candela/contract/companies/companies.routes.ts';
import { completeUpload, generateUploadUrls, getBatch, retryFile } from '@candela/contract/cvs/uploads.routes.ts';
import { changeJobStatus, duplicateJob } from '@candela/contract/jobs/jobs.routes.ts';
import { getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createMember, createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { putFile, uploadCvs } from '../../testing/uploads.ts';
import { findForgottenTask } from '../cvs/cvs.tasks.ts';

const archivedMessage = 'The company of this job is archived. Restore the company first.';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

it('an archived company closes its jobs, frees its place in the plan, and comes back when there is one', async () => {
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'starter' });
  const { token } = await signIn(app, parent);
  const id = await createCompany(app, parent.organisationId, 'Fernhill');
  const { system } = app.platform.database;
  await system
    .insertInto('jobs')
    .values(
      (['Active', 'Draft', 'Closed'] as const).map((status) => ({
        organisation_id: parent.organisationId,
        company_id: id,
        title: status,
        status,
      })),
    )
    .execute();
  const usage = async () => (await app.call(getUsage, {}, { token })).body.data;
  expect(await usage()).toMatchObject({ companies: 1, jobs: 1 });

  expect((await app.call(archiveCompany, { params: { id } }, { token })).body.message).toBe('Company archived');
  await app.work();
  expect(await usage()).toMatchObject({ companies: 0, jobs: 0 });
  expect((await app.call(listCompanies, {}, { token })).body.data).toEqual([]);
  const archived = (await app.call(listArchivedCompanies, {}, { token })).body.data;
  expect(archived.map(({ companyName }) => companyName)).toEqual(['Fernhill']);
  const jobs = await system.selectFrom('jobs').select(['id', 'status']).where('company_id', '=', id).execute();
  expect(new Set(jobs.map(({ status }) => status))).toEqual(new Set(['Closed']));
  const closedId = jobs[0]?.id ?? '';

  const call = { params: { id: closedId }, body: {} };
  const copied = await app.call(duplicateJob, call, { token });
  expect([copied.status, copied.body.message]).toEqual([409, archivedMessage]);
  // A draft that was made in the same moment opens no more.
  await system.updateTable('jobs').set({ status: 'Draft' }).where('id', '=', closedId).execute();
  const opened = await app.call(changeJobStatus, { ...call, body: { status: 'Active' } }, { token });
  expect([opened.status, opened.body.message]).toEqual([409, archivedMessage]);

  const other = await createCompany(app, parent.organisationId, 'Oakdale');
  const refused = await app.call(restoreCompany, { params: { id } }, { token });
  expect([refused.status, refused.body.type]).toEqual([403, 'SUBSCRIPTION_LIMIT_EXCEEDED']);
  await app.call(archiveCompany, { params: { id: other } }, { token });
  expect((await app.call(restoreCompany, { params: { id } }, { token })).status).toBe(200);
  expect((await app.call(listCompanies, {}, { token })).body.data.map(({ _id }) => _id)).toEqual([id]);
});

it('an archived company takes no CVs: not for a closed job, not from its own recruiter, not on a second try', async () => {
  const parent = await createParent(app);
  const { token } = await signIn(app, parent);
  const companyId = await createCompany(app, parent.organisationId, 'Fernhill');
  const place = { organisationId: parent.organisationId, companyId };
  const jobId = await createJob(app, place);
  const { token: recruiterToken } = await signIn(app, await createMember(app, parent.organisationId, companyId));
  const cvs = [{ fileName: 'cv.pdf', size: 1000 }];
  const sign = async (body: { jobId?: string }, by = token) => {
    const answer = await app.call(generateUploadUrls, { body: { cvs, ...body } }, { token: by });
    return [answer.status, answer.body.message];
  };
  const unreadable = { fileName: 'cv.pdf', bytes: Buffer.from('%PDF-1.7 <html>not a document</html>') };
  const batchId = await uploadCvs(app, token, [unreadable], { jobId });
  const lateBatchId = await uploadCvs(app, token, [unreadable], {}, { jobId });
  const { uploadUrls } = (await app.call(generateUploadUrls, { body: { cvs } }, { token })).body;
  await putFile(app, uploadUrls[0], Buffer.alloc(1000));
  await app.call(archiveCompany, { params: { id: companyId } }, { token });
  await app.work();

  expect(await sign({ jobId })).toEqual([409, archivedMessage]);
  const ownCompany = 'The company of these files is archived. Restore the company first.';
  expect(await sign({}, recruiterToken)).toEqual([409, ownCompany]);
  const keys = uploadUrls.map(({ key }) => key);
  const named = await app.call(completeUpload, { body: { keys, jobId } }, { token });
  expect([named.status, named.body.message]).toEqual([409, archivedMessage]);
  for (const id of [batchId, lateBatchId]) {
    const { files } = (await app.call(getBatch, { params: { id } }, { token })).body.data;
    const again = await app.call(retryFile, { params: { id: files[0]?.id ?? '' } }, { token });
    expect([again.status, again.body.message]).toEqual([409, ownCompany]);
  }

  await app.call(restoreCompany, { params: { id: companyId } }, { token });
  expect((await sign({ jobId }))[0]).toBe(200);
});

it('what was signed for before a company was archived is refused when it arrives, and when it is found later', async () => {
  const parent = await createParent(app);
  const { token } = await signIn(app, parent);
  const companyId = await createCompany(app, parent.organisationId, 'Fernhill');
  const signed = async () => {
    const cvs = [{ fileName: 'cv.txt', size: 1000 }];
    const { batchId, uploadUrls } = (await app.call(generateUploadUrls, { body: { cvs, companyId } }, { token })).body;
    await putFile(app, uploadUrls[0], Buffer.alloc(1000, 'a'));
    return { batchId, keys: uploadUrls.map(({ key }) => key) };
  };
  const [reported, forgotten] = [await signed(), await signed()];
  await app.call(archiveCompany, { params: { id: companyId } }, { token });

  const { body } = await app.call(completeUpload, { body: { keys: reported.keys } }, { token });
  const refused = { status: 'failed', reason: 'The company of this file is archived. Restore the company first.' };
  expect(body.data).toMatchObject({ accepted: 0, refused: [refused] });
  app.clock.advance(minutes(3));
  await app.platform.database.transaction(systemScope, (tx) =>
    app.platform.queue.enqueue(tx, findForgottenTask, {}, { tenant: 'platform' }),
  );
  await app.work();
  for (const { batchId } of [reported, forgotten]) {
    expect((await app.call(getBatch, { params: { id: batchId } }, { token })).body.data.files).toMatchObject([refused]);
  }
});
