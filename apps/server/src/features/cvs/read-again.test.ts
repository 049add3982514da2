import { setTimeout as sleep } from 'node:timers/promises';
import { getCv } from '@candela/contract/cvs/cvs.routes.ts';
import { getBatch } from '@candela/contract/cvs/uploads.routes.ts';
import type { LlmServer } from '@candela/integrations/testing/llm-server.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApplication } from '../../application.ts';
import { createJob } from '../../testing/jobs.ts';
import { createModelApp } from '../../testing/model-app.ts';
import { createCompany, createParent, setPlan, signIn } from '../../testing/people.ts';
import { firstTry } from '../../testing/task-context.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { cvText, uploadCvs } from '../../testing/uploads.ts';
import { failureNotes } from '../llm/llm.service.ts';
import { underWayNote } from './cv-view.ts';
import { readAgainTask } from './cvs.tasks.ts';

let server: LlmServer;
let app: TestApp;
let token: string;
let jobId: string;
let organisationId: string;

beforeAll(async () => {
  ({ server, app } = await createModelApp({ RATE_LIMITS: '0', LLM_TASKS: 'parse-cv, authorship' }));
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const nothing = { experience: [], education: [], skills: [], certificates: [], languages: [] };
const answer = { ...nothing, skills: ['leg ulcer clinic'] };

/** The model thinks about a CV until it is told to go on. */
let goOn: () => void;
let thinking: Promise<void>;
beforeEach(async () => {
  server.reset();
  thinking = new Promise((resolve) => {
    goOn = resolve;
  });
  server.answers(async ({ task }) => {
    if (task !== 'parse_cv') return { reasons: [] };
    await thinking;
    return answer;
  });
  const parent = await createParent(app);
  ({ organisationId } = parent);
  await setPlan(app, organisationId, { name: 'enterprise' });
  const companyId = await createCompany(app, organisationId);
  const words = { title: 'Community nurse', requirements: ['Registered nurse', 'Leg ulcer clinics'] };
  jobId = await createJob(app, { organisationId, companyId }, words);
  ({ token } = await signIn(app, parent));
});
afterEach(() => goOn());

const db = () => app.platform.database.system;
const upload = () => {
  const bytes = cvText({ name: 'Ines Faro', email: 'ines@again.test' });
  return uploadCvs(app, token, [{ fileName: 'cv.txt', bytes }], { jobId });
};
const findCv = () =>
  db().selectFrom('cvs').selectAll().where('organisation_id', '=', organisationId).executeTakeFirst();
const findScores = () => db().selectFrom('scores').selectAll().where('job_id', '=', jobId).execute();
const asked = (task: string) => server.questions.filter((question) => question.task === task).length;
async function until<T>(find: () => Promise<T | undefined | false>): Promise<T> {
  for (let waited = 0; waited < 15_000; waited += 50) {
    const found = await find();
    if (found) return found;
    await sleep(50);
  }
  throw new Error('It never came to that');
}
/** The second reading by hand: one try of it. */
async function tryOnce(isLastTry = false, signal = new AbortController().signal) {
  const handler = createApplication(app.platform).taskHandlers.find(
    ({ definition }) => definition.name === readAgainTask.name,
  );
  const files = db().selectFrom('cv_files').select('id').where('organisation_id', '=', organisationId);
  const { id } = await files.executeTakeFirstOrThrow();
  await handler?.handle({ fileId: id }, { ...firstTry({ organisationId }), isLastTry, signal });
}
/** Read and scored, with the second reading still to come. */
async function uploadOnly() {
  await upload();
  const handlers = createApplication(app.platform).taskHandlers.map((handler) =>
    handler.definition.name === readAgainTask.name ? { ...handler, handle: async () => undefined } : handler,
  );
  await app.platform.queue.runPending(handlers);
}

describe('a CV whose second reading takes its time', () => {
  it('is ranked before the model says a word, says so, and gains what it finds', async () => {
    const batchId = await upload();
    const working = app.work();
    await until(async () => asked('parse_cv') === 1);
    const [score] = await until(async () => (await findScores()).length > 0 && findScores());
    const cv = await findCv();
    expect(score?.score).toBeGreaterThan(10);
    expect(cv?.skills).not.toContain('leg ulcer clinic');
    const batch = await app.call(getBatch, { params: { id: batchId } }, { token });
    expect(batch.body.data.files).toMatchObject([{ status: 'read', name: 'Ines Faro' }]);
    const shown = async () => (await app.call(getCv, { params: { id: cv?.id ?? '' } }, { token })).body.cv.readingNote;
    expect(await shown()).toBe(underWayNote);

    goOn();
    await working;
    expect(await findCv()).toMatchObject({
      skills: [...(cv?.skills ?? []), 'leg ulcer clinic'],
      parser_version: `${cv?.parser_version} llm:small`,
      awaits_model: [],
    });
    expect(await shown()).toBeNull();
    const [again] = await findScores();
    expect(again?.inputs_hash).not.toEqual(score?.inputs_hash);
    expect(again?.score).toBeGreaterThanOrEqual(score?.score ?? 100);
    const sources = (await findCv())?.sources as { field: string; quote: string }[];
    expect(sources.find(({ field }) => field === `skills.${cv?.skills.length}`)?.quote).toContain('leg ulcer clinic');
    const found = await db().selectFrom('cvs').select('id').where('search', '@@', 'ulcer').execute();
    expect(found).toHaveLength(1);
  });

  it.each([
    ['corrects', { edited_at: new Date() }],
    ['confirms', { confirmed_at: new Date() }],
  ])('keeps what a person %s meanwhile', async (_name, mark) => {
    await upload();
    const working = app.work();
    await until(async () => asked('parse_cv') === 1 && (await findCv())?.awaits_model.length === 1);
    const own = { summary: 'In my own words', skills: ['Listening'], ...mark };
    await db().updateTable('cvs').set(own).where('organisation_id', '=', organisationId).execute();
    goOn();
    await working;
    expect(await findCv()).toMatchObject({ summary: 'In my own words', skills: ['Listening'], awaits_model: [] });
    expect((await findCv())?.parser_version).not.toContain('llm');
  });
});

describe('a second reading that is interrupted', () => {
  it('goes on with what was under way, and asks nothing twice that was answered', async () => {
    await uploadOnly();
    const killed = new AbortController();
    const first = tryOnce(false, killed.signal);
    await until(async () => asked('parse_cv') === 1 && (await findCv())?.awaits_model.join() === 'parse-cv');
    killed.abort(new Error('killed'));
    await expect(first).rejects.toThrow('killed');
    goOn();
    await tryOnce();
    expect([asked('authorship'), asked('parse_cv')]).toEqual([1, 2]);
    expect(await findCv()).toMatchObject({ awaits_model: [], skills: expect.arrayContaining(['leg ulcer clinic']) });
    await tryOnce();
    expect([asked('authorship'), asked('parse_cv')]).toEqual([1, 2]);
  });

  it('gives up after three tries, the last of which asks nothing', async () => {
    await uploadOnly();
    server.meet(...Array.from({ length: 12 }, () => ({ kind: 'broken' as const })));
    for (let tries = 0; tries < readAgainTask.retries; tries += 1) {
      await expect(tryOnce()).rejects.toThrow('could not be reached');
      expect((await findCv())?.awaits_model).toHaveLength(2);
    }
    const before = server.questions.length;
    await tryOnce(true);
    expect(server.questions).toHaveLength(before);
    expect(await findCv()).toMatchObject({ awaits_model: [], reading_note: failureNotes.unavailable });
  });
});

it('is not made, and says why, when the month’s budget is used up', async () => {
  const month = `${app.clock.now().toISOString().slice(0, 7)}-01`;
  const usage = { organisation_id: organisationId, month, output_tokens: 5_000_000 };
  await db().insertInto('llm_usage').values(usage).execute();
  await upload();
  await app.work();
  expect(server.questions).toHaveLength(0);
  expect(await findScores()).toHaveLength(1);
  expect(await findCv()).toMatchObject({ awaits_model: [], reading_note: failureNotes['over-budget'] });
  const row = await db().selectFrom('llm_usage').selectAll().where('organisation_id', '=', organisationId).execute();
  expect(row).toMatchObject([{ calls: 0, turned_away: 2 }]);
});
