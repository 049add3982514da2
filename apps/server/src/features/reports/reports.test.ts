import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import { withdrawApplication } from '@candela/contract/applications/own-applications.routes.ts';
import { requestAdjustments } from '@candela/contract/assessments/assessments.routes.ts';
import { deleteHeld } from '@candela/contract/candidates/candidates.routes.ts';
import { generateUploadUrls } from '@candela/contract/cvs/uploads.routes.ts';
import { requestOrganisationExport } from '@candela/contract/privacy/privacy.routes.ts';
import { createReport, downloadReport, listOwnReports, listReports } from '@candela/contract/reports/reports.routes.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { after, days, minutes } from '../../platform/clock.ts';
import { organisationScope, systemScope } from '../../platform/database/scope.ts';
import { signLink } from '../../platform/secrets/signed-link.ts';
import { answerAll, createTaker, warehouseCv } from '../../testing/assessments.ts';
import { type CvValues, createPersonWithCv, createScore } from '../../testing/cvs.ts';
import { workLater } from '../../testing/interviews.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createCompany, createMember, createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { settleTask } from '../privacy/privacy.tasks.ts';
import { sumStorage } from '../subscriptions/subscriptions.repo.ts';
import { makeReportTask } from './reports.tasks.ts';

let app: TestApp;
let place: { organisationId: string; companyId: string };
let token: string;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

const create = (body: { jobId: string; candidateId: string; isBlind?: boolean; withoutAssessment?: boolean }) =>
  app.call(createReport, { body }, { token });
const list = async () => (await app.call(listReports, { query: {} }, { token })).body.data;

/** What a reader finds in the file behind the link. */
async function readPdf(id: string) {
  const { body } = await app.call(downloadReport, { params: { id } }, { token });
  const file = await app.inject(body.url);
  expect(file.statusCode).toBe(200);
  const pdf = await getDocumentProxy(new Uint8Array(file.rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  return { text, pages: pdf.numPages, marks: await pdf.getMarkInfo(), outline: await pdf.getOutline(), file };
}

/** A candidate of the organisation at interview stage, without an account. */
async function createInterviewee(values: CvValues = {}, owner = place) {
  const jobId = await createJob(app, owner, { title: 'Depot Manager' });
  const person = await createPersonWithCv(app, owner, { ...warehouseCv, ...values });
  await createScore(app, { ...owner, jobId }, person, 74);
  await apply(app, { ...owner, jobId }, person.candidateId, 'interview');
  return { jobId, candidateId: person.candidateId };
}

async function make(values: CvValues, options: { isBlind?: boolean } = {}) {
  const answer = await create({ ...(await createInterviewee(values)), withoutAssessment: true, ...options });
  await app.work();
  return readPdf(answer.body.data.id);
}

describe('the reports of an organisation', () => {
  it('are listed page by page, to the oldest', async () => {
    const parent = await createParent(app);
    const owner = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
    const { token: own } = await signIn(app, parent);
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const body = { ...(await createInterviewee({}, owner)), withoutAssessment: true };
      ids.unshift((await app.call(createReport, { body }, { token: own })).body.data.id);
      app.clock.advance(1000);
    }
    const read = async (page: number) =>
      (await app.call(listReports, { query: { page, pageSize: 2 } }, { token: own })).body;
    const [first, second] = [await read(1), await read(2)];
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
    expect([first.pagination.hasNext, second.pagination.hasNext]).toEqual([true, false]);
  });
});

describe('a pre-interview report', () => {
  it('is made in the background, listed, and opened by a link that works for a minute', async () => {
    const taker = await createTaker(app);
    const jobId = await createJob(app, place, { title: 'Depot Manager' });
    await apply(app, { ...place, jobId }, taker.candidateId, 'interview');
    const adjustments = { kinds: ['extra-time' as const, 'other-format' as const], note: 'Large print.' };
    await app.call(requestAdjustments, { body: adjustments }, { token: taker.token });
    const text = 'I planned the shift first, because two drivers were ill, and told every picker what had changed.';
    await answerAll(app, taker, 'interview', { answer: text, ai_assisted: true, ai_reason: 'For the spelling' });
    await app.work();
    const started = await create({ jobId, candidateId: taker.candidateId });
    expect([started.status, started.body.data.status, started.body.data.version]).toEqual([202, 'queued', 1]);
    const { id } = started.body.data;
    expect((await app.call(downloadReport, { params: { id } }, { token })).body.message).toBe(
      'This report is not ready yet.',
    );
    await app.work();
    const [listed] = await list();
    expect(listed).toMatchObject({ id, jobTitle: 'Depot Manager', status: 'ready', stepsDone: 4 });
    const pdf = await readPdf(id);
    for (const part of [
      'Depot Manager',
      'CV assessment',
      text.slice(0, 60),
      'AI was used: For the spelling',
      'Adjustments asked for: Extra time; Another format, such as talking instead of writing. Large print.',
      'Suggested interview questions',
      'Timeline',
      'Notes',
      'What the score does not say',
      'Assessment: Candela (',
      'Suggested questions: Candela.',
    ])
      expect(pdf.text.replace(/\s+/g, ' ')).toContain(part);
    expect(pdf.marks).toMatchObject({ Marked: true });
    expect(pdf.outline?.length).toBeGreaterThan(5);
    expect(pdf.file.headers['content-disposition']).toContain('attachment');
    const { url } = (await app.call(downloadReport, { params: { id } }, { token })).body;
    app.clock.advance(61_000);
    expect((await app.inject(url)).statusCode).not.toBe(200);

    const own = (await app.call(listOwnReports, {}, { token: taker.token })).body.data;
    expect(own).toMatchObject([
      { jobId, jobTitle: 'Depot Manager', content: { assessment: { answers: { length: 5 } } } },
    ]);
    expect(JSON.stringify(own)).not.toContain('"questions"');
  });

  it('needs a candidate at the interview stage, and their assessment unless the recruiter goes on without', async () => {
    const { jobId, candidateId } = await createInterviewee();
    const refused = await create({ jobId, candidateId });
    expect([refused.status, refused.body.message]).toEqual([409, 'Candidate CV assessment not completed']);
    const pending = await createJob(app, place);
    await apply(app, { ...place, jobId: pending }, candidateId);
    const early = await create({ jobId: pending, candidateId, withoutAssessment: true });
    expect([early.status, early.body.message]).toEqual([
      409,
      'Reports are made for candidates at the interview stage.',
    ]);
  });

  it('keeps every version, and is not made twice however often its task runs', async () => {
    const who = await createInterviewee();
    const answers = await Promise.all([1, 2, 3].map(() => create({ ...who, withoutAssessment: true })));
    expect(answers.map(({ body }) => body.data.version).sort()).toEqual([1, 2, 3]);
    await app.work();
    const id = answers[0]?.body.data.id ?? '';
    const before = (await list()).filter(({ candidateId }) => candidateId === who.candidateId);
    const { organisationId } = place;
    const { queue, database } = app.platform;
    await queue.enqueue(database.system, makeReportTask, { reportId: id, organisationId }, { tenant: place });
    await app.work();
    expect((await list()).filter(({ candidateId }) => candidateId === who.candidateId)).toEqual(before);
    const told = await database.system
      .selectFrom('notifications')
      .select('id')
      .where('candidate_id', '=', who.candidateId)
      .where('kind', '=', 'report.ready')
      .execute();
    expect(told).toHaveLength(3);
  });

  it('shows names in other alphabets, and nothing as an empty box', async () => {
    const names = ['Ελένη Παπαδοπούλου', 'Nguyễn Thị Ánh', 'Łukasz Żółć', '王小明', 'सीता'];
    const { text } = await make({ name: 'Наталья Жукова', experience: names.map((title) => ({ title })) });
    for (const name of ['Наталья Жукова', ...names]) expect(text).toContain(name);
  });

  it('cuts nothing off, however long', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(12);
    const lines = Array.from({ length: 120 }, (_, at) => `Post ${at} with ${word}`);
    const { text, pages } = await make({
      name: `Maximiliane ${'von und zu '.repeat(30)}Ende`,
      experience: lines.map((title) => ({ title })),
    });
    const plain = text.replace(/\s+/g, '');
    expect(plain).toContain(`Maximiliane${'vonundzu'.repeat(30)}Ende`);
    for (const line of [lines[0], lines[60], lines[119]]) expect(plain).toContain(line?.replace(/\s+/g, ''));
    expect(pages).toBeGreaterThan(5);
  });

  it('says how long someone has worked where their CV does, and nothing where it does not', async () => {
    expect((await make({ experienceYears: 4.5 })).text).toContain('4.5 years');
    expect((await make({ experienceYears: 0 })).text).not.toMatch(/\b0 years/);
  });

  it('is blind where that was asked for', async () => {
    const { text } = await make(
      { name: 'Wilhelmina Quartermaine', email: 'wilhelmina@reports.test' },
      { isBlind: true },
    );
    expect(text).not.toMatch(/Wilhelmina|Quartermaine|wilhelmina@|Leeds|0113/);
    expect(text).toContain('Candidate ');
  });

  it('names no employer where it is blind, though an answer does; moves bear the names of the stages', async () => {
    const taker = await createTaker(app);
    const jobId = await createJob(app, place, { title: 'Depot Manager' });
    await apply(app, { ...place, jobId }, taker.candidateId);
    await answerAll(app, taker, 'interview', { answer: 'At Northfield Foods I planned the shift first.' });
    await app.work();
    const move = { candidateId: taker.candidateId, jobId, status: 'interview' as const };
    expect((await app.call(changeApplicationStatus, { body: move }, { token })).status).toBe(200);
    await app.work();
    const { id } = (await create({ jobId, candidateId: taker.candidateId, isBlind: true })).body.data;
    await app.work();
    const { text } = await readPdf(id);
    expect(text).not.toContain('Northfield');
    expect(text).toContain('At [employer] I planned the shift first.');
    expect(text).toContain('Moved from Testing to Interview: ');
  });

  it('is seen by members of its company alone, and goes with the candidate', async () => {
    const who = await createInterviewee();
    const { id } = (await create({ ...who, withoutAssessment: true })).body.data;
    await app.work();
    const sibling = await createMember(
      app,
      place.organisationId,
      await createCompany(app, place.organisationId, 'Next door'),
    );
    const next = (await signIn(app, sibling)).token;
    expect((await app.call(listReports, { query: {} }, { token: next })).body.data).toEqual([]);
    expect((await app.call(downloadReport, { params: { id } }, { token: next })).status).toBe(404);

    const { storage_key: key } = await app.platform.database.system
      .selectFrom('reports')
      .select('storage_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await app.platform.storage.head(key ?? '')).not.toBeNull();
    const link = signLink(app.platform.keys.signedLink, 'held', who.candidateId, after(app.clock.now(), days(1)));
    await app.call(deleteHeld, { params: { token: link } });
    expect((await list()).some((report) => report.id === id)).toBe(false);
    expect(await app.platform.storage.head(key ?? '')).toBeNull();
  });

  it('leaves no file of a candidate who is erased while it is made', async () => {
    const who = await createInterviewee();
    const { id } = (await create({ ...who, withoutAssessment: true })).body.data;
    const { storage, keys } = app.platform;
    const put = storage.put.bind(storage);
    const spy = vi.spyOn(storage, 'put').mockImplementationOnce(async (...file) => {
      await put(...file);
      const link = signLink(keys.signedLink, 'held', who.candidateId, after(app.clock.now(), days(1)));
      await app.call(deleteHeld, { params: { token: link } });
    });
    await app.work();
    const key = `report/${place.organisationId}/${id}.pdf`;
    expect(spy.mock.calls.map(([written]) => written)).toContain(key);
    spy.mockRestore();
    expect((await list()).some((report) => report.id === id)).toBe(false);
    expect(await storage.head(key)).toBeNull();
  });

  it('is not made once the candidate has withdrawn, and says why', async () => {
    const taker = await createTaker(app);
    const jobId = await createJob(app, place, { title: 'Depot Manager' });
    await apply(app, { ...place, jobId }, taker.candidateId, 'interview');
    const { id } = (await create({ jobId, candidateId: taker.candidateId, withoutAssessment: true })).body.data;
    await app.call(withdrawApplication, { params: { id: jobId } }, { token: taker.token });
    await app.work();
    expect((await list()).find((report) => report.id === id)).toMatchObject({
      status: 'failed',
      reason: 'The candidate withdrew before this report was made.',
    });
  });

  it('is not said to be made for ever where its application is gone', async () => {
    const who = await createInterviewee();
    const { id } = (await create({ ...who, withoutAssessment: true })).body.data;
    await app.platform.database.system.deleteFrom('applications').where('job_id', '=', who.jobId).execute();
    for (let tries = 0; tries < 6; tries += 1) await workLater(app);
    expect((await list()).find((report) => report.id === id)).toMatchObject({ status: 'failed' });
  });

  it("takes room of the organisation's files, and gives it back when it goes; so does a copy of its data", async () => {
    const parent = await createParent(app);
    const { organisationId } = parent;
    const owner = { organisationId, companyId: await createCompany(app, organisationId) };
    const { token: own } = await signIn(app, parent);
    const usedBytes = () =>
      app.platform.database.transaction(systemScope, (tx) => sumStorage(tx, organisationId, app.clock.now()));
    const who = await createInterviewee({}, owner);
    const body = { ...who, withoutAssessment: true };
    const { id } = (await app.call(createReport, { body }, { token: own })).body.data;
    expect(await usedBytes()).toBe(256 * 1024);
    await app.work();
    const report = await app.platform.storage.head(`report/${organisationId}/${id}.pdf`);
    expect(await usedBytes()).toBe(report?.size);

    const { id: copyId } = (await app.call(requestOrganisationExport, {}, { token: own })).body.data;
    await app.work();
    const { bytes } = await app.platform.database.system
      .selectFrom('data_exports')
      .select('bytes')
      .where('id', '=', copyId)
      .executeTakeFirstOrThrow();
    // As a member sees it, from whom the copy itself is hidden.
    const asMember = await app.platform.database.transaction(organisationScope(organisationId), (tx) =>
      sumStorage(tx, organisationId, app.clock.now()),
    );
    expect(asMember).toBe((report?.size ?? 0) + Number(bytes));

    const tenMegabytes = 10 * 1024 * 1024;
    const sizes = [...Array.from({ length: 49 }, () => tenMegabytes), tenMegabytes - asMember - 1000];
    const cvs = sizes.map((size) => ({ fileName: 'cv.pdf', size }));
    expect((await app.call(generateUploadUrls, { body: { cvs } }, { token: own })).status).toBe(200);
    const refused = await app.call(createReport, { body }, { token: own });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining('Your plan has room for 500 MB of files'),
    ]);

    // What was reserved for files that never came is free again.
    app.clock.advance(minutes(61));
    const link = signLink(app.platform.keys.signedLink, 'held', who.candidateId, after(app.clock.now(), days(1)));
    await app.call(deleteHeld, { params: { token: link } });
    expect(await usedBytes()).toBe(Number(bytes));
    app.clock.advance(days(8));
    await app.platform.queue.enqueue(app.platform.database.system, settleTask, {}, { tenant: 'platform' });
    await app.work();
    expect(await usedBytes()).toBe(0);
  });
});
