import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import { getPerson } from '@candela/contract/candidates/candidates.routes.ts';
import * as uploads from '@candela/contract/cvs/uploads.routes.ts';
import * as routes from '@candela/contract/duplicates/duplicates.routes.ts';
import * as notes from '@candela/contract/notes/notes.routes.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createJob } from '../../testing/jobs.ts';
import { changeWhileWaiting } from '../../testing/locks.ts';
import { createCompany, createParent, createPerson, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cvText, uploadCvs } from '../../testing/uploads.ts';
import { openApplication } from '../applications/applications.service.ts';

let app: TestApp;
let parent: Recruiter;
let token: string;
let jobId: string;
let companyId: string;
const system = () => app.platform.database.system;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  parent = await createParent(app);
  const { organisationId } = parent;
  await setPlan(app, organisationId, { name: 'enterprise' });
  ({ token } = await signIn(app, parent));
  companyId = await createCompany(app, organisationId);
  jobId = await createJob(app, { organisationId, companyId }, { title: 'Nurse', match_score_threshold: 100 });
});

async function upload(person: { name: string; email: string; extra?: string }) {
  const batchId = await uploadCvs(app, token, [{ fileName: 'cv.txt', bytes: cvText(person) }], { jobId });
  await app.work();
  const [file] = (await app.call(uploads.getBatch, { params: { id: batchId } }, { token })).body.data.files;
  return file?.candidateId ?? '';
}
const two = async () => [
  await upload({ name: 'Vera Quill', email: 'vera@people.test' }),
  await upload({
    name: 'Tom Askew',
    email: 'tom@people.test',
    extra: 'A wholly different line about theatre nursing.',
  }),
];
const apply = (candidateId: string) =>
  app.platform.database.transaction({ kind: 'system' }, (tx) =>
    openApplication(tx, app.platform.events, {
      organisationId: parent.organisationId,
      companyId,
      jobId,
      candidateId,
      actorAccountId: null,
      reason: 'applied',
      now: app.clock.now(),
    }),
  );
const merge = (keepId = '', mergeId = '') => app.call(routes.mergeDuplicates, { body: { keepId, mergeId } }, { token });
const undo = (id = '') => app.call(routes.undoMerge, { params: { id } }, { token });
const merges = async () => (await app.call(routes.listMerges, {}, { token })).body.data;
const look = async (id = '') => (await app.call(getPerson, { params: { id } }, { token })).body.data;
/** Everything that can be seen of a candidate but the moments. */
const state = async (id = '') => {
  const { scores, history, ...rest } = await look(id);
  const moves = history.map(({ jobTitle, from, to }) => [jobTitle, from, to]);
  return { ...rest, moves, scores: scores.map((score) => [score.jobId, score.match_score, score.status]) };
};

const tagsOf = async (id: string) =>
  (await app.call(notes.listNotes, { params: { id } }, { token })).body.data.tags.sort();

it('gives each record back what it had, also two applications to one job, with what happened to them before', async () => {
  const [kept = '', merged = ''] = await two();
  await apply(kept);
  app.clock.advance(1000);
  await apply(merged);
  await app.work();
  const moveBody = { candidateId: merged, jobId, status: 'interview' as const };
  expect((await app.call(changeApplicationStatus, { body: moveBody }, { token })).status).toBe(200);
  await app.call(notes.createNote, { params: { id: merged }, body: { text: 'Good with children.' } }, { token });
  await app.call(notes.setTags, { params: { id: merged }, body: { tags: ['paediatric', 'Weekends'] } }, { token });
  await app.call(notes.setTags, { params: { id: kept }, body: { tags: ['weekends'] } }, { token });
  await app.work();
  const before = [await state(kept), await state(merged)];

  expect((await merge(kept, merged)).status).toBe(200);
  expect((await look(kept)).history.map(({ to }) => to)).toContain('interview');
  expect(await tagsOf(kept)).toEqual(['Weekends', 'paediatric'].sort());
  expect(await merges()).toMatchObject([
    { mergedId: merged, mergedName: 'Tom Askew', name: 'Vera Quill', obstacle: null },
  ]);
  const answers = await Promise.all([undo(merged), undo(merged)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  await app.work();

  const [keptNow, mergedNow] = [await state(kept), await state(merged)];
  expect(mergedNow).toEqual(before[1]);
  // The decision that was carried over is taken back, and its lines stay in the history.
  expect(keptNow).toMatchObject({ ...before[0], moves: expect.any(Array) });
  expect(keptNow.scores).toEqual(before[0]?.scores);
  const written = (await app.call(notes.listNotes, { params: { id: merged } }, { token })).body.data;
  expect(written).toMatchObject({ notes: [{ text: 'Good with children.' }], tags: ['Weekends', 'paediatric'].sort() });
  expect(await tagsOf(kept)).toEqual(['Weekends']);
  const receipts = await system()
    .selectFrom('receipts as r')
    .innerJoin('applications as a', 'a.id', 'r.application_id')
    .select(['r.candidate_id', 'a.candidate_id as owner'])
    .where('r.organisation_id', '=', parent.organisationId)
    .execute();
  expect(receipts.length).toBeGreaterThan(0);
  for (const { candidate_id, owner } of receipts) expect(candidate_id).toBe(owner);
  expect(await merges()).toEqual([]);
});

it('says why it stands once a CV came in, the candidate claimed the record, or it was merged again', async () => {
  const [kept = '', merged = ''] = await two();
  await merge(kept, merged);
  const third = await upload({
    name: 'Ida Lund',
    email: 'ida@people.test',
    extra: 'Another page about community care.',
  });
  await merge(third, kept);
  const chained = await undo(merged);
  expect([chained.status, chained.body.type]).toEqual([409, 'MERGE_STANDS']);
  expect(chained.body.message).toContain('Undo that merge first');
  expect((await undo(kept)).status).toBe(200);

  const person = await createPerson(app, 'candidate');
  const bind = (account_id: string | null) =>
    system().updateTable('candidates').set({ account_id }).where('id', '=', kept).execute();
  await bind(person.accountId);
  expect((await undo(merged)).body.message).toContain('tied the record to their account');
  await bind(null);

  await upload({ name: 'Vera Quill', email: 'vera@people.test', extra: 'Newer: leads a team of six.' });
  expect((await merges()).find(({ mergedId }) => mergedId === merged)?.obstacle).toContain('A CV has come in since');
  expect((await undo(merged)).status).toBe(409);
});

it('stands where the candidate claims the record in the very moment in which it is undone', async () => {
  const [kept = '', merged = ''] = await two();
  await merge(kept, merged);
  const person = await createPerson(app, 'candidate');
  const undone = await changeWhileWaiting(
    app,
    (tx) => tx.updateTable('candidates').set({ account_id: person.accountId }).where('id', '=', kept).execute(),
    () => undo(merged),
  );
  expect([undone.status, undone.body.type]).toEqual([409, 'MERGE_STANDS']);
});
