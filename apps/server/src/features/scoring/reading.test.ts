import { explainRanking, exportRanking, getRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { gradingVersion } from '@candela/engine/grading/calibration.ts';
import type { Question } from '@candela/engine/questions/question.ts';
import { readerModel } from '@candela/engine/reader/reader-model.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, setPlan, signIn } from '../../testing/people.ts';
import { firstTry } from '../../testing/task-context.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createEngineThreads } from './engine-threads.ts';
import { gradeAnswers } from './grade-answers.ts';
import { createReader, type Reader } from './reader.ts';
import { readJob } from './reading.tasks.ts';
import { runScoring } from './score-run.ts';
import { findScoredCv, findScoringJob } from './scoring.repo.ts';

let app: TestApp;
let token: string;
let place: { organisationId: string };
let reader: Reader;

beforeAll(async () => {
  app = await createTestApp({ environment: { READER: '1', RATE_LIMITS: '0' } });
  reader = createReader({ isOn: true, log: app.platform.log });
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  place = { organisationId: parent.organisationId };
  token = (await signIn(app, parent)).token;
});
afterAll(async () => {
  await reader.close();
  await app.close();
});

/** Clear either way: another reader has to say the same. */
const requirements = ['Cash handling', 'Training new staff'];
const cashier = ['Counted and banked the takings of four tills every night', 'Watered the plants in the lobby'];
const trainer = ['Trained new sales assistants on the till', 'Drove the delivery van'];

const shared: Question = {
  id: 'practice-skill',
  kind: 'practice',
  category: 'A skill of yours',
  question: 'Why does the second call return both tags?',
  code: 'def add_tag(tag, tags=[]):\n    tags.append(tag)\n    return tags',
  points: [{ id: 'content', text: 'The default list is created once and shared by all calls' }],
};
const said = 'There is only one list, made when the function is defined, and every call appends to it.';

async function createRanked(people: readonly (readonly string[])[]) {
  // Everyone a company knows is scored for its jobs.
  const own = { ...place, companyId: await createCompany(app, place.organisationId) };
  const jobId = await createJob(app, own, {
    title: 'Shop supervisor',
    skills: [],
    requirements,
    responsibilities: [],
  });
  const candidateIds: string[] = [];
  for (const lines of people) {
    const experience = [{ title: 'Sales assistant', duration: 'Jan 2019 - Present', description: lines.join('\n') }];
    candidateIds.push((await createPersonWithCv(app, own, { experience })).candidateId);
  }
  await runScoring(app.platform, { jobId, isAsked: false }, firstTry());
  return { jobId, candidateIds };
}

const scoresOf = (jobId: string) =>
  app.platform.database.system
    .selectFrom('scores')
    .select(['candidate_id', 'score', 'read_by', 'factors'])
    .where('job_id', '=', jobId)
    .orderBy('candidate_id')
    .execute();

const read = (jobId: string, by: Reader = reader) =>
  readJob({ ...app.platform, reader: by }, { organisationId: place.organisationId, jobId }, firstTry());

// Its process steps back behind others: on a busy machine it only starts late.
describe('the reader', { timeout: 180_000 }, () => {
  it('takes the place of the fast verdicts in list, explanation and file, and is named there', async () => {
    const { jobId, candidateIds } = await createRanked([cashier, trainer]);
    await app.work();
    const list = await app.call(getRanking, { params: { jobId }, query: {} }, { token });
    expect(list.body.rankings.candidates_ranked.map(({ readBy }) => readBy)).toEqual([
      readerModel.name,
      readerModel.name,
    ]);
    const metBy = async (candidateId = '') => {
      const { body } = await app.call(explainRanking, { params: { jobId, candidateId } }, { token });
      expect(body.data).toMatchObject({ readBy: readerModel.name, isBeingRead: false, hasEvidence: true });
      const sum = body.data.factors.reduce((all, { weight, lit }) => all + weight * lit, 0);
      expect(body.data.score).toBeCloseTo(sum, 1);
      const asked = body.data.factors.find(({ id }) => id === 'requirements');
      return asked?.met.map(({ label, evidence }) => [label, evidence[0]?.quote]);
    };
    expect(await metBy(candidateIds[0])).toEqual([[requirements[0], cashier[0]]]);
    expect(await metBy(candidateIds[1])).toEqual([[requirements[1], trainer[0]]]);
    const file = await app.call(exportRanking, { params: { jobId }, query: { minScore: 0 } }, { token });
    expect(String(file.body).split('\n')[1]).toContain(readerModel.name);
  });

  it('quotes every line that shows a part of what is asked for', async () => {
    const { jobId, candidateIds } = await createRanked([[cashier[0] ?? '', trainer[0] ?? '']]);
    const [candidateId = ''] = candidateIds;
    const inParts: Reader = {
      ...reader,
      isOn: true,
      read: async (request) => {
        const score = await reader.read(request);
        return score && { ...score, reading: JSON.stringify([{ item: 1, line: 1, verdict: 'met', also: [2] }]) };
      },
    };
    await read(jobId, inParts);
    const { body } = await app.call(explainRanking, { params: { jobId, candidateId } }, { token });
    const [first] = body.data.factors.find(({ id }) => id === 'requirements')?.met ?? [];
    expect(first?.evidence.map(({ quote }) => quote)).toEqual([cashier[0], trainer[0]]);
  });

  it('says the same of a CV, whatever it read before', async () => {
    const { jobId, candidateIds } = await createRanked([cashier, trainer]);
    const { system } = app.platform.database;
    const read = async (candidateId = '') => {
      const job = await findScoringJob(system, jobId);
      const cv = await findScoredCv(system, { jobId, candidateId });
      if (!job || !cv) throw new Error('nothing to read');
      return reader.read({ job, cv });
    };
    const alone = await read(candidateIds[0]);
    const [, again] = await Promise.all([read(candidateIds[1]), read(candidateIds[0])]);
    expect(again).toEqual(alone);
  });

  it('helps to grade answers; without it the engine grades alone', async () => {
    const attempt = { questions: [shared], answers: [{ text: said, aiAssisted: false, aiReason: '' }], known: {} };
    const threads = createEngineThreads({ threads: 1 });
    const [read, again] = [await gradeAnswers({ threads, reader }, attempt), await reader.grade(attempt)];
    expect(again).toEqual(read);
    expect(read).toMatchObject({ version: `${gradingVersion}, ${readerModel.name}` });
    const lost: Reader = { ...reader, isOn: true, grade: () => Promise.reject(new Error('its process ended')) };
    const alone = await gradeAnswers({ threads, reader: lost }, attempt);
    expect(alone).toMatchObject({ version: gradingVersion });
    expect(alone).toEqual(await gradeAnswers({ threads }, attempt));
  });

  it('reads who is looked at, soon, and says so meanwhile', async () => {
    const { jobId, candidateIds } = await createRanked([cashier]);
    const [candidateId = ''] = candidateIds;
    const look = async () => (await app.call(explainRanking, { params: { jobId, candidateId } }, { token })).body.data;
    expect(await look()).toMatchObject({ readBy: null, isBeingRead: true, hasEvidence: true });
    await app.work();
    expect(await look()).toMatchObject({ readBy: readerModel.name, isBeingRead: false, hasEvidence: true });
  });

  it('goes on where its process was killed', async () => {
    const { jobId } = await createRanked([cashier, trainer, cashier, trainer]);
    const unsteady: Reader = {
      ...reader,
      isOn: true,
      read: async (request) => {
        const answer = reader.read(request);
        if (!wasKilled) {
          wasKilled = true;
          await reader.close();
          reader = createReader({ isOn: true, log: app.platform.log });
        }
        return answer;
      },
    };
    let wasKilled = false;
    await read(jobId, unsteady);
    await read(jobId);
    expect((await scoresOf(jobId)).map(({ read_by: readBy }) => readBy)).toEqual(Array(4).fill(readerModel.name));
  });

  it('leaves the fast scores where it cannot run', async () => {
    const { jobId } = await createRanked([cashier]);
    const [before] = await scoresOf(jobId);
    const away = createReader({ isOn: false, log: app.platform.log });
    await read(jobId, away);
    expect(await scoresOf(jobId)).toEqual([before]);
  });

  it('gives way to others after a while, and reads the rest in the next turn', async () => {
    const { jobId } = await createRanked([cashier, trainer, cashier]);
    const target = { organisationId: place.organisationId, jobId };
    const others = { ...firstTry(), doOthersWait: async () => true };
    await readJob({ ...app.platform, reader, sliceMs: 0 }, target, others);
    expect((await scoresOf(jobId)).filter(({ read_by: readBy }) => readBy !== null)).toHaveLength(1);
    await app.work();
    expect((await scoresOf(jobId)).every(({ read_by: readBy }) => readBy === readerModel.name)).toBe(true);
  });

  it('keeps what it read until words or engine change', async () => {
    const { jobId } = await createRanked([trainer]);
    await app.work();
    const [read] = await scoresOf(jobId);
    await runScoring(app.platform, { jobId, isAsked: true }, firstTry());
    expect(await scoresOf(jobId)).toEqual([read]);
    await app.platform.database.system
      .updateTable('jobs')
      .set({ requirements: [requirements[0] ?? ''], updated_at: app.clock.now() })
      .where('id', '=', jobId)
      .execute();
    await runScoring(app.platform, { jobId, isAsked: false }, firstTry());
    expect((await scoresOf(jobId))[0]?.read_by).toBeNull();
    await app.work();
    expect((await scoresOf(jobId))[0]?.read_by).toBe(readerModel.name);
  });
});
