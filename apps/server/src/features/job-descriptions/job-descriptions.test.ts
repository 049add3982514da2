import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/job-descriptions/job-descriptions.routes.ts';
import { changeJobStatus, getRecruiterJob, listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import { incomplete } from '@candela/engine/testing/job-pdfs/hard-to-read.ts';
import { plain } from '@candela/engine/testing/job-pdfs/single-column.ts';
import { StorageFull } from '@candela/integrations/storage/port.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { days } from '../../platform/clock.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { noRoomMessage } from '../../platform/errors.ts';
import { createCompany, createParent, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readDescriptionTask, removeFailedTask } from './job-descriptions.tasks.ts';

let app: TestApp;
let parent: Recruiter;
let companyId: string;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  companyId = await createCompany(app, parent.organisationId, 'Beacon');
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

const upload = (content: Uint8Array | string, changes: object = {}) =>
  app.call(
    routes.uploadJobDescription,
    {
      body: {
        fileName: 'job.pdf',
        contentType: 'application/pdf',
        companyId,
        fileContent: typeof content === 'string' ? content : Buffer.from(content).toString('base64'),
        ...changes,
      },
    },
    { token },
  );

const find = async (id: string) =>
  (await app.call(routes.listJobDescriptionUploads, {}, { token })).body.data.find((entry) => entry.id === id);

describe('a disk without room', () => {
  it('is answered as such, and leaves no upload behind', async () => {
    const count = async () => (await app.call(routes.listJobDescriptionUploads, {}, { token })).body.data.length;
    const before = await count();
    vi.spyOn(app.platform.storage, 'put').mockRejectedValueOnce(new StorageFull('store an object'));
    const refused = await upload(await plain.draw());
    expect([refused.status, refused.body]).toMatchObject([503, { type: 'UNAVAILABLE', message: noRoomMessage }]);
    expect(await count()).toBe(before);
  });
});

describe('a job description as a PDF', () => {
  it('becomes a draft with what was found, where it was found and what is missing', async () => {
    const answer = await upload(await plain.draw());
    expect(answer.status).toBe(202);
    expect(answer.body.message).toBe('Job description uploaded. Processing will begin shortly — check back soon.');
    expect(answer.body.data).toMatchObject({ status: 'queued', jobId: null });
    await app.work();

    const read = await find(answer.body.data.id);
    expect(read).toMatchObject({ status: 'ready', reason: null, progress: { done: 1, total: 1 } });
    const job = await app.call(getRecruiterJob, { params: { id: read?.jobId ?? '' } }, { token });
    expect(job.body.data).toMatchObject({
      status: 'Draft',
      title: plain.expected.title,
      salary: { min: plain.expected.salaryMin, max: plain.expected.salaryMax },
      publishability: { isPublishable: true },
      extraction: { fileName: 'job.pdf', missingFields: [] },
    });
    const title = job.body.data.extraction?.sources.find(({ field }) => field === 'title');
    expect(title).toMatchObject({ page: 1, quote: expect.stringContaining(plain.expected.title ?? '-') });
  });

  it('is listed as ready to review until its draft is no longer one', async () => {
    const { body } = await upload(await plain.draw(), { fileName: 'reviewed.pdf' });
    await app.work();
    const id = (await find(body.data.id))?.jobId ?? '';
    await app.call(changeJobStatus, { params: { id }, body: { status: 'Active' } }, { token });
    expect(await find(body.data.id)).toBeUndefined();
  });

  it('leaves blank what it does not say, and names it', async () => {
    const { body } = await upload(await incomplete.draw());
    await app.work();
    const jobId = (await find(body.data.id))?.jobId ?? '';
    const job = await app.call(getRecruiterJob, { params: { id: jobId } }, { token });
    expect(job.body.data.publishability.isPublishable).toBe(false);
    expect(job.body.data.extraction?.missingFields.length).toBeGreaterThan(0);
    expect(job.body.data.salary).toEqual({ min: null, max: null });
  });

  it('makes one draft, however often its work is repeated', async () => {
    const { body } = await upload(await plain.draw(), { fileName: 'twice.pdf' });
    await app.work();
    const jobId = (await find(body.data.id))?.jobId;
    await app.platform.database.transaction({ kind: 'system' }, (tx) =>
      app.platform.queue.enqueue(tx, readDescriptionTask, { uploadId: body.data.id }, { tenant: 'platform' }),
    );
    const before = await app.call(listRecruiterJobs, { query: {} }, { token });
    await app.work();
    const after = await app.call(listRecruiterJobs, { query: {} }, { token });
    expect(after.body.pagination.total).toBe(before.body.pagination.total);
    expect((await find(body.data.id))?.jobId).toBe(jobId);
  });

  it('refuses at once what cannot be one, and keeps nothing', async () => {
    const before = (await app.call(routes.listJobDescriptionUploads, {}, { token })).body.data.length;
    const html = Buffer.from('<html>').toString('base64');
    const large = Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-').toString('base64');
    const cases = [
      { content: html, message: 'This is not a PDF file.' },
      { content: '', message: 'The file is empty' },
      { content: '!!!', message: 'The file did not arrive in one piece.' },
      { content: large, message: 'File too large. Max 10MB' },
      { content: html, changes: { contentType: 'text/html' }, message: 'Please choose a PDF file' },
      { content: html, changes: { companyId: '' }, message: 'Please select a company before uploading' },
    ];
    for (const { content, changes, message } of cases) {
      const answer = await upload(content, changes);
      expect([answer.status, answer.body.message]).toEqual([400, message]);
    }
    const after = (await app.call(routes.listJobDescriptionUploads, {}, { token })).body.data.length;
    expect(after).toBe(before);
  });

  it('a web page that begins like a PDF is not stored', async () => {
    const { status } = await upload(Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>'));
    expect(status).toBe(400);
  });

  it('says why it could not be read; it can be tried again, or dismissed with its file', async () => {
    const { body } = await upload(Buffer.from('%PDF-1.7 1 0 obj << /Type /Page >> and then nothing of the kind'));
    const { id } = body.data;
    await app.work();
    const failed = await find(id);
    expect(failed?.status).toBe('failed');
    expect(failed?.reason).toMatch(/\w+ \w+/);
    expect(failed?.jobId).toBeNull();

    const again = await app.call(routes.retryJobDescriptionUpload, { params: { id } }, { token });
    expect(again.body.data).toMatchObject({ status: 'queued', reason: null });
    const early = await app.call(routes.dismissJobDescriptionUpload, { params: { id } }, { token });
    expect(early.status).toBe(409);
    await app.work();
    expect((await find(id))?.status).toBe('failed');

    const key = `job-descriptions/${parent.organisationId}/${id}.pdf`;
    expect(await app.platform.storage.head(key)).not.toBeNull();
    expect((await app.call(routes.dismissJobDescriptionUpload, { params: { id } }, { token })).status).toBe(200);
    expect(await find(id)).toBeUndefined();
    expect(await app.platform.storage.head(key)).toBeNull();
  });

  it('with a name like ../../x.pdf is stored under a name of ours', async () => {
    const { body } = await upload(await plain.draw(), { fileName: '../../../etc/x.pdf' });
    expect(body.data.fileName).toBe('../../../etc/x.pdf');
    expect(
      await app.platform.storage.head(`job-descriptions/${parent.organisationId}/${body.data.id}.pdf`),
    ).not.toBeNull();
  });

  it('is turned away once twenty files of the organisation kept the reader busy within a day', async () => {
    const organisationId = parent.organisationId;
    const hostile = Array.from({ length: 20 }, () => {
      const id = randomUUID();
      return {
        id,
        organisation_id: organisationId,
        company_id: companyId,
        created_by: parent.accountId,
        file_name: 'doubling.pdf',
        storage_key: `job-descriptions/${organisationId}/${id}.pdf`,
        status: 'failed' as const,
        over_bounds: true,
        updated_at: app.clock.now(),
      };
    });
    await app.platform.database.system.insertInto('job_description_uploads').values(hostile).execute();
    expect((await upload(await plain.draw())).status).toBe(429);
    const yesterday = new Date(app.clock.now().getTime() - days(2));
    const files = app.platform.database.system.updateTable('job_description_uploads').set({ updated_at: yesterday });
    await files.where('over_bounds', '=', true).execute();
    expect((await upload(await plain.draw())).status).toBeLessThan(300);
  });

  it('that could not be read is removed from the store after a day', async () => {
    const { body } = await upload(Buffer.from('%PDF-1.7 1 0 obj << /Type /Page >> and nothing more'));
    await app.work();
    const key = `job-descriptions/${parent.organisationId}/${body.data.id}.pdf`;
    expect(await app.platform.storage.head(key)).not.toBeNull();
    app.clock.advance(days(2));
    await app.platform.database.transaction(systemScope, (tx) =>
      app.platform.queue.enqueue(tx, removeFailedTask, {}, { tenant: 'platform' }),
    );
    await app.work();
    expect(await app.platform.storage.head(key)).toBeNull();
  });
});
