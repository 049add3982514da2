import * as routes from '@candela/contract/cvs/uploads.routes.ts';
import { drawPdf } from '@candela/engine/testing/draw-pdf.ts';
import { scanPage, toPng } from '@candela/engine/testing/scan.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, days, minutes } from '../../platform/clock.ts';
import {
  createCompany,
  createMember,
  createParent,
  createPerson,
  type Recruiter,
  setPlan,
  signIn,
} from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cvText, putFile, uploadCvs } from '../../testing/uploads.ts';
import { findForgottenTask } from './cvs.tasks.ts';

let app: TestApp;
let parent: Recruiter;
let token: string;
let companyId: string;
let jobId: string;

const createJob = async (organisationId: string, company: string, threshold: number) =>
  (
    await app.platform.database.system
      .insertInto('jobs')
      .values({
        organisation_id: organisationId,
        company_id: company,
        title: 'Community nurse',
        status: 'Active',
        description: 'Caring for people at home in and around Leeds.',
        skills: ['Wound care', 'Care planning', 'Medication administration'],
        requirements: ['Registered nurse (NMC)', 'Two years of community nursing', 'Driving licence'],
        responsibilities: ['Visit patients at home', 'Plan and record their care'],
        match_score_threshold: threshold,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  companyId = await createCompany(app, parent.organisationId);
  jobId = await createJob(parent.organisationId, companyId, 20);
  ({ token } = await signIn(app, parent));
});
afterAll(() => app.close());

const system = () => app.platform.database.system;
const rows = {
  people: () =>
    system().selectFrom('candidates').selectAll().where('organisation_id', '=', parent.organisationId).execute(),
  scores: (candidateId: string) =>
    system().selectFrom('scores').selectAll().where('candidate_id', '=', candidateId).execute(),
  applications: (candidateId: string) =>
    system().selectFrom('applications').selectAll().where('candidate_id', '=', candidateId).execute(),
};
const batch = async (id: string, as = token) =>
  (await app.call(routes.getBatch, { params: { id } }, { token: as })).body.data;

describe('a CV that is uploaded for a job', () => {
  it('is read from a picture of a page, and says so', { timeout: 120_000 }, async () => {
    const typed = cvText({ name: 'Gala Baptista', email: 'gala@people.test' }).toString();
    const lines = typed.split('\n').map((text) => (/^[A-Z]{4,}$/.test(text) ? { text, size: 14, space: 8 } : { text }));
    const page = toPng(scanPage(lines));
    const bytes = await drawPdf((pdf) => {
      pdf.image(page, 0, 0, { width: 595.28, height: 841.89 });
    });
    const batchId = await uploadCvs(app, token, [{ fileName: 'scan.pdf', bytes }], { jobId });
    await app.work();
    expect((await batch(batchId)).files[0]).toMatchObject({ status: 'read', name: 'Gala Baptista' });
    const person = (await rows.people()).find(({ email }) => email === 'gala@people.test');
    const cv = await system()
      .selectFrom('cvs')
      .selectAll()
      .where('candidate_id', '=', person?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(cv.experience).toMatchObject([{ title: 'Community Staff Nurse' }, { title: 'Staff Nurse' }]);
    expect(cv.flags).toMatchObject([{ kind: 'recognised' }]);
    expect(await rows.scores(person?.id ?? '')).toHaveLength(1);
  });

  it('becomes a person with a score, an application and one invitation', async () => {
    const batchId = await uploadCvs(
      app,
      token,
      [{ fileName: '../../nurse.txt', bytes: cvText({ name: 'Maya Okafor', email: 'maya@people.test' }) }],
      { jobId },
    );
    await app.work();
    const done = await batch(batchId);
    expect(done).toMatchObject({ total: 1, read: 1, failed: 0, open: 0, jobTitle: 'Community nurse' });
    expect(done.files[0]).toMatchObject({ fileName: '../../nurse.txt', status: 'read', name: 'Maya Okafor' });
    const person = (await rows.people()).find(({ email }) => email === 'maya@people.test');
    const id = person?.id ?? '';
    expect(person).toMatchObject({ name: 'Maya Okafor', account_id: null });
    const [score] = await rows.scores(id);
    expect(score).toMatchObject({ job_id: jobId, engine: 'candela' });
    expect(score?.score).toBeGreaterThan(20);
    expect(await rows.applications(id)).toMatchObject([{ job_id: jobId, status: 'pending' }]);
    const mails = await app.mailTo('maya@people.test');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('/register?');
    expect(mails[0]?.text).toContain('/held/');
  });

  it('twice, or in a newer version, is still one person, one application and one invitation', async () => {
    const bytes = cvText({ name: 'Tom Ashworth', email: 'tom@people.test' });
    await uploadCvs(app, token, [{ fileName: 'tom.txt', bytes }], { jobId });
    await app.work();
    const again = await uploadCvs(app, token, [{ fileName: 'tom-again.txt', bytes }], { jobId });
    const newer = await uploadCvs(
      app,
      token,
      [
        {
          fileName: 'tom-new.txt',
          bytes: cvText({
            name: 'Tom Ashworth',
            email: 'TOM@people.test',
            extra: 'Led a team of six district nurses.',
          }),
        },
      ],
      { jobId },
    );
    await app.work();
    expect((await batch(again)).files[0]).toMatchObject({
      status: 'duplicate',
      reason: 'The same file was uploaded before.',
    });
    expect((await batch(newer)).files[0]).toMatchObject({
      status: 'read',
      reason: 'A newer CV of a candidate you already have.',
    });
    const toms = (await rows.people()).filter(({ email }) => email === 'tom@people.test');
    expect(toms).toHaveLength(1);
    expect(await rows.applications(toms[0]?.id ?? '')).toHaveLength(1);
    expect(await app.mailTo('tom@people.test')).toHaveLength(1);
  });

  it('is recognised without an address by almost the same words', async () => {
    const first = cvText({ name: 'Ines Duarte', email: '' });
    await uploadCvs(app, token, [{ fileName: 'ines.txt', bytes: first }], { jobId });
    await uploadCvs(
      app,
      token,
      [{ fileName: 'ines2.txt', bytes: cvText({ name: 'Ines Duarte', email: 'ines@people.test' }) }],
      { jobId },
    );
    await app.work();
    expect((await rows.people()).filter(({ name }) => name === 'Ines Duarte')).toMatchObject([
      { email: 'ines@people.test' },
    ]);
  });

  it('below what the job asks for stays in the ranking, without application or mail', async () => {
    const strict = await createJob(parent.organisationId, companyId, 100);
    await uploadCvs(
      app,
      token,
      [{ fileName: 'cook.txt', bytes: cvText({ name: 'Leo Baker', email: 'leo@people.test' }) }],
      { jobId: strict },
    );
    await app.work();
    const leo = (await rows.people()).find(({ email }) => email === 'leo@people.test');
    expect(await rows.scores(leo?.id ?? '')).toHaveLength(1);
    expect(await rows.applications(leo?.id ?? '')).toEqual([]);
    expect(await app.mailTo('leo@people.test')).toEqual([]);
  });
});

describe('many files at once', () => {
  it('become people once each, also when they are the same person in the same moment', async () => {
    const files = Array.from({ length: 12 }, (_, index) => ({
      fileName: `cv-${index}.txt`,
      bytes: cvText({ name: 'Rosa Lind', email: 'rosa@people.test', extra: `Line ${index} of her own.` }),
    }));
    const batchId = await uploadCvs(app, token, files, { jobId });
    await Promise.all([app.work(), app.work()]);
    expect(await batch(batchId)).toMatchObject({ total: 12, read: 12, open: 0 });
    expect((await rows.people()).filter(({ email }) => email === 'rosa@people.test')).toHaveLength(1);
    expect(await app.mailTo('rosa@people.test')).toHaveLength(1);
  });

  it('that cannot be read say why, and can be tried again', async () => {
    const batchId = await uploadCvs(app, token, [
      { fileName: 'empty.pdf', bytes: Buffer.from('%PDF-1.4 nothing') },
      { fileName: 'picture.docx', bytes: Buffer.from('89504e470d0a1a0a', 'hex') },
      { fileName: 'text.pdf', bytes: Buffer.from('EXPERIENCE\nNurse, St Oda\n2019 - present') },
      { fileName: 'shopping.txt', bytes: Buffer.from('two pints of milk\na loaf of bread') },
    ]);
    await app.work();
    const { files, failed } = await batch(batchId);
    expect(failed).toBe(4);
    expect(files.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/named \.pdf but is a text file/),
        expect.stringMatching(/No work, education or skills were found/),
      ]),
    );
    for (const file of files) expect(file.reason).toMatch(/\w{3,}.*\./);
    const [first] = files;
    const retried = await app.call(routes.retryFile, { params: { id: first?.id ?? '' } }, { token });
    expect(retried.body.data.status).toBe('arrived');
    expect((await app.call(routes.retryFile, { params: { id: first?.id ?? '' } }, { token })).status).toBe(409);
    await app.work();
    expect((await batch(batchId)).failed).toBe(4);
  });
});

describe('a file whose browser went away', () => {
  it('is found all the same', async () => {
    const { body } = await app.call(
      routes.generateUploadUrls,
      { body: { cvs: [{ fileName: 'lost.txt' }], jobId } },
      { token },
    );
    const [file] = body.uploadUrls;
    expect(file?.uploadUrl).toMatch(/^https?:\/\/[^/]+\//);
    await putFile(app, file, cvText({ name: 'Petra Vance', email: 'petra@people.test' }));
    app.clock.advance(minutes(3));
    await app.platform.database.transaction({ kind: 'system' }, (tx) =>
      app.platform.queue.enqueue(tx, findForgottenTask, {}, { tenant: 'platform' }),
    );
    await app.work();
    expect((await rows.people()).some(({ email }) => email === 'petra@people.test')).toBe(true);
  });

  it('is found behind any number of others that never arrived', async () => {
    const sign = async (count: number) => {
      const cvs = Array.from({ length: count }, (_, index) => ({ fileName: `behind-${index}.txt` }));
      const { body } = await app.call(routes.generateUploadUrls, { body: { cvs, jobId } }, { token });
      return body.uploadUrls;
    };
    for (let signed = 0; signed < 600; signed += 100) await sign(100);
    const [file] = await sign(1);
    await putFile(app, file, cvText({ name: 'Paul Behind', email: 'behind@people.test' }));
    app.clock.advance(minutes(3));
    await app.platform.database.transaction({ kind: 'system' }, (tx) =>
      app.platform.queue.enqueue(tx, findForgottenTask, {}, { tenant: 'platform' }),
    );
    await app.work();
    expect((await rows.people()).some(({ email }) => email === 'behind@people.test')).toBe(true);
  });

  it('and never arrived is given up after a day', async () => {
    const { body } = await app.call(
      routes.generateUploadUrls,
      { body: { cvs: [{ fileName: 'never.txt' }] } },
      { token },
    );
    await system()
      .updateTable('cv_files')
      .set({ created_at: after(app.clock.now(), -days(2)) })
      .where('batch_id', '=', body.batchId)
      .execute();
    await app.platform.database.transaction({ kind: 'system' }, (tx) =>
      app.platform.queue.enqueue(tx, findForgottenTask, {}, { tenant: 'platform' }),
    );
    await app.work();
    ({ token } = await signIn(app, parent));
    expect((await batch(body.batchId)).files[0]).toMatchObject({ status: 'failed' });
  });
});

describe('what is asked for', () => {
  it.each([
    [[{ fileName: 'cv.exe' }], 'cvs.0.fileName', routes.wrongTypeMessage],
    [[{ fileName: 'cv.pdf', size: 10 * 1024 * 1024 + 1 }], 'cvs.0.size', routes.tooLargeMessage],
    [[{ fileName: 'cv.pdf', size: 0 }], 'cvs.0.size', 'The file is empty'],
    [[], 'cvs', 'Choose at least one file'],
  ])('%j is refused', async (cvs, path, message) => {
    const { body } = await app.call(routes.generateUploadUrls, { body: { cvs } }, { token });
    expect(body.errors).toEqual([{ path, message }]);
  });

  it('keeps to the size that was signed', async () => {
    const { body } = await app.call(
      routes.generateUploadUrls,
      { body: { cvs: [{ fileName: 'a.txt', size: 5 }] } },
      { token },
    );
    expect(await putFile(app, body.uploadUrls[0], Buffer.from('123456'))).toBeGreaterThanOrEqual(400);
    expect(await putFile(app, body.uploadUrls[0], Buffer.from('12345'))).toBeLessThan(300);
  });

  it('is not for other accounts to complete', async () => {
    const { body } = await app.call(
      routes.generateUploadUrls,
      { body: { cvs: [{ fileName: 'mine.txt' }] } },
      { token },
    );
    await putFile(app, body.uploadUrls[0], cvText({ name: 'Mine Alone', email: 'mine@people.test' }));
    const stranger = await signIn(app, await createParent(app));
    const key = body.uploadUrls[0]?.key ?? '';
    const answer = await app.call(routes.completeUpload, { body: { keys: [key] } }, { token: stranger.token });
    expect(answer.body.data.accepted).toBe(0);
  });
});

describe('a candidate', () => {
  it('uploads their own CV the same way, and the organisation learns nothing of it', async () => {
    const candidate = await createPerson(app, 'candidate');
    const { token: own } = await signIn(app, candidate);
    const batchId = await uploadCvs(app, own, [
      { fileName: 'me.txt', bytes: cvText({ name: 'Own Self', email: 'self@people.test' }) },
    ]);
    await app.work();
    expect(await batch(batchId, own)).toMatchObject({ read: 1 });
    expect((await app.call(routes.getBatch, { params: { id: batchId } }, { token })).status).toBe(404);
    const ownCvs = await system().selectFrom('cvs').selectAll().where('organisation_id', 'is', null).execute();
    expect(ownCvs).toHaveLength(1);
  });
});

describe('a recruiter who works for one company', () => {
  it('uploads for that company, and the one next door does not see it', async () => {
    const sibling = await createCompany(app, parent.organisationId, 'Next door');
    const member = await createMember(app, parent.organisationId, companyId);
    const neighbour = await createMember(app, parent.organisationId, sibling);
    const { token: as } = await signIn(app, member);
    const batchId = await uploadCvs(app, as, [
      { fileName: 'x.txt', bytes: cvText({ name: 'Quiet Person', email: 'quiet@people.test' }) },
    ]);
    await app.work();
    expect(await batch(batchId, as)).toMatchObject({ read: 1 });
    const { token: next } = await signIn(app, neighbour);
    expect((await app.call(routes.getBatch, { params: { id: batchId } }, { token: next })).status).toBe(404);
  });
});
