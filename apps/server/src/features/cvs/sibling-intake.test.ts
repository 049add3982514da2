import { getPerson, searchPeople } from '@candela/contract/candidates/candidates.routes.ts';
import { getCv } from '@candela/contract/cvs/cvs.routes.ts';
import * as routes from '@candela/contract/cvs/uploads.routes.ts';
import { getRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOwnCv } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createCompany, createMember, createParent, createPerson, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cvText, uploadCvs } from '../../testing/uploads.ts';

let app: TestApp;
let organisationId: string;
let own: { companyId: string; jobId: string; token: string };
let sibling: typeof own;
let parentToken: string;
const system = () => app.platform.database.system;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

/** An organisation with two companies that each have a job and a recruiter. */
beforeEach(async () => {
  const parent = await createParent(app);
  ({ organisationId } = parent);
  await setPlan(app, organisationId, { name: 'enterprise' });
  ({ token: parentToken } = await signIn(app, parent));
  const open = async (name: string) => {
    const companyId = await createCompany(app, organisationId, name);
    const jobId = await createJob(app, { organisationId, companyId }, { title: `Nurse at ${name}` });
    const { token } = await signIn(app, await createMember(app, organisationId, companyId));
    return { companyId, jobId, token };
  };
  own = await open('Own');
  sibling = await open('Sibling');
});

const victim = { name: 'Vera Quill', email: 'vera@people.test' };
const forged = cvText({ name: 'Someone Else', email: victim.email, extra: 'Ran twelve hospitals at once.' });

async function upload(token: string, bytes: Buffer, place: { jobId?: string; companyId?: string } = {}) {
  const batchId = await uploadCvs(app, token, [{ fileName: 'cv.txt', bytes }], place);
  await app.work();
  const file = (await app.call(routes.getBatch, { params: { id: batchId } }, { token })).body.data.files[0];
  return { candidateId: file?.candidateId ?? '', cvId: file?.cvId ?? '', file };
}
const look = (token: string, id: string) => app.call(getPerson, { params: { id } }, { token });
const found = async (token: string) =>
  (await app.call(searchPeople, { query: { search: victim.email } }, { token })).body.items;
const records = () =>
  system().selectFrom('candidates').selectAll().where('organisation_id', '=', organisationId).execute();

describe('a person whom only a sibling company knows', () => {
  it.each([
    ['the address', () => forged],
    ['almost the same words', () => cvText({ name: 'Vera Q', email: '', extra: 'One more line.' })],
    ['the very same file', () => cvText(victim)],
  ])('is not found by %s', async (_by, bytes) => {
    const known = await upload(sibling.token, cvText(victim), { jobId: sibling.jobId });
    const before = (await look(sibling.token, known.candidateId)).body.data;
    const attack = await upload(own.token, bytes(), { jobId: own.jobId });

    expect(attack.file).toMatchObject({ status: 'read', reason: null });
    expect(attack.candidateId).not.toBe(known.candidateId);
    expect((await look(own.token, known.candidateId)).status).toBe(404);
    expect((await app.call(getCv, { params: { id: known.cvId } }, { token: own.token })).status).toBe(404);
    expect((await look(own.token, attack.candidateId)).body.data.cvs).toHaveLength(1);
    expect((await look(sibling.token, known.candidateId)).body.data).toEqual(before);
    expect(await records()).toHaveLength(2);
  });

  it('is answered for like a person whom no company knows', async () => {
    await upload(sibling.token, cvText(victim), { jobId: sibling.jobId });
    const attack = await upload(own.token, forged, { jobId: own.jobId });
    const stranger = await upload(own.token, cvText({ name: 'New Face', email: 'new@people.test' }));
    const shape = ({ file }: typeof attack) => ({ status: file?.status, reason: file?.reason });
    expect(shape(attack)).toEqual(shape(stranger));
    expect(attack.file?.name).toBe('Someone Else');
  });

  it('stays apart when the parent uploads for one company', async () => {
    const known = await upload(sibling.token, cvText(victim), { jobId: sibling.jobId });
    const second = await upload(parentToken, cvText(victim), { companyId: own.companyId });
    expect(second.candidateId).not.toBe(known.candidateId);
    expect((await look(own.token, known.candidateId)).status).toBe(404);
  });

  it('is one record when the parent uploads for the whole organisation', async () => {
    const known = await upload(sibling.token, cvText(victim), { jobId: sibling.jobId });
    const newer = await upload(parentToken, cvText({ ...victim, extra: 'Leads a team of six.' }));
    expect(newer.candidateId).toBe(known.candidateId);
    expect((await look(sibling.token, known.candidateId)).body.data.cvId).toBe(newer.cvId);
  });
});

describe('a person whom both companies know', () => {
  it('keeps, for each company, the CV that company uploaded or had', async () => {
    const shared = await upload(parentToken, cvText(victim));
    const jobs = [own.jobId, sibling.jobId];
    const score = async (jobId: string) =>
      (
        await system()
          .selectFrom('scores')
          .select(['cv_id', 'score'])
          .where('job_id', '=', jobId)
          .where('candidate_id', '=', shared.candidateId)
          .executeTakeFirstOrThrow()
      ).cv_id;
    expect(await Promise.all(jobs.map(score))).toEqual([shared.cvId, shared.cvId]);

    const newer = await upload(own.token, forged, { jobId: own.jobId });
    expect(newer.candidateId).toBe(shared.candidateId);
    expect(await Promise.all(jobs.map(score))).toEqual([newer.cvId, shared.cvId]);
    const [here, there] = [await look(own.token, shared.candidateId), await look(sibling.token, shared.candidateId)];
    expect([here.body.data.cvId, there.body.data.cvId]).toEqual([newer.cvId, shared.cvId]);
    expect([(await found(own.token))[0]?.cvId, (await found(sibling.token))[0]?.cvId]).toEqual([
      newer.cvId,
      shared.cvId,
    ]);
    expect((await found(parentToken)).map(({ cvId }) => cvId)).toEqual([shared.cvId]);
    expect(there.body.data.name).toBe(victim.name);

    // Scoring the whole job again keeps to it.
    await app.platform.database.transaction({ kind: 'system' }, (tx) =>
      tx.updateTable('scores').set({ version: 'older' }).where('candidate_id', '=', shared.candidateId).execute(),
    );
    for (const jobId of jobs) await app.call(getRanking, { params: { jobId }, query: {} }, { token: parentToken });
    await app.work();
    expect(await Promise.all(jobs.map(score))).toEqual([newer.cvId, shared.cvId]);
  });
});

describe('a person with an account', () => {
  it('keeps their own CV whatever a recruiter uploads about them', async () => {
    const candidate = await createPerson(app, 'candidate');
    const mine = await createOwnCv(app, candidate.accountId, { email: victim.email });
    await apply(app, { organisationId, companyId: own.companyId, jobId: own.jobId }, mine.candidateId);
    const uploaded = await upload(own.token, forged, { jobId: own.jobId });
    expect(uploaded.candidateId).not.toBe(mine.candidateId);
    expect((await look(own.token, mine.candidateId)).body.data.cvId).toBe(mine.cvId);
  });
});

describe('two files of one person in one company', () => {
  it('become one record, also when they are read in the same moment by two recruiters', async () => {
    const { token: colleague } = await signIn(app, await createMember(app, organisationId, own.companyId));
    const files = (from: number) =>
      Array.from({ length: 6 }, (_, index) => ({
        fileName: `cv-${from + index}.txt`,
        bytes: cvText({ ...victim, extra: `Line ${from + index}.` }),
      }));
    await uploadCvs(app, own.token, files(0), { jobId: own.jobId });
    await uploadCvs(app, colleague, files(10), { jobId: own.jobId });
    await uploadCvs(app, sibling.token, files(20), { jobId: sibling.jobId });
    await Promise.all([app.work(), app.work()]);
    expect(await records()).toHaveLength(2);
  });
});
