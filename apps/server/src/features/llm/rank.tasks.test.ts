import type { LlmServer } from '@candela/integrations/testing/llm-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApplication } from '../../application.ts';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { createJob } from '../../testing/jobs.ts';
import { connectModel, createModelApp } from '../../testing/model-app.ts';
import { createCompany, createParent, setPlan } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createScoringService } from '../scoring/scoring.service.ts';
import { mostPoints } from './judgement.ts';
import { failureNotes } from './llm.service.ts';

/** The first so many are looked at. */
const first = 5;
let server: LlmServer;
let app: TestApp;
let organisationId: string;
let companyId: string;

beforeAll(async () => {
  ({ server, app } = await createModelApp({ LLM_RANK_TOP: String(first) }));
  ({ organisationId } = await createParent(app));
  await setPlan(app, organisationId, { name: 'enterprise' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

interface Material {
  reference: string;
  asked: { id: string }[];
  cv: string[];
}
type Met = 'yes' | 'partly' | 'no';

/** Answers about everyone alike, or by who it is. */
const judge = (metOf: (material: Material) => Met, quoteOf?: (line: string) => string) =>
  server.answers(({ material }) => {
    const { reference, asked, cv } = material as Material;
    const met = metOf(material as Material);
    const quote = (at: number) => (cv[at % cv.length] ?? '').replace(/^\w+: /, '');
    const items = asked.map(({ id }, at) => ({
      id,
      met,
      quote: met === 'no' ? null : (quoteOf?.(quote(at)) ?? quote(at)),
    }));
    return { reference, items };
  });

beforeEach(async () => {
  server.reset();
  judge(() => 'yes');
  companyId = await createCompany(app, organisationId);
});

const db = () => app.platform.database.system;
const rescore = (jobId: string) => createScoringService(app.platform).rescoreJob(db(), organisationId, jobId);
const ranking = (jobId: string) =>
  db()
    .selectFrom('scores')
    .select(['candidate_id', 'score', 'engine', 'note', 'built_in_score', 'factors'])
    .where('job_id', '=', jobId)
    .orderBy('score', 'desc')
    .orderBy('candidate_id')
    .execute();

const duties = [
  'Planned and recorded the care of patients at home',
  'Dressed leg ulcers and other wounds in the community',
  'Visited twelve patients a day in their own homes',
  'Taught families how to give medication safely',
  'Led a team of community nurses on early shifts',
  'Wrote care plans with patients and their doctors',
];

/** The more duties, the more of a nurse; the rest of their time they kept a shop. */
const createNurse = (nursing: number, ward: string) =>
  createPersonWithCv(
    app,
    { organisationId, companyId },
    {
      experience: [
        {
          title: nursing > 2 ? 'Community Nurse' : 'Shop assistant',
          duration: `January ${2024 - nursing} - Present`,
          description: [
            `Looked after ward ${ward}`,
            ...duties.slice(0, nursing),
            ...['Served customers at the till', 'Stacked shelves at night', 'Counted the stock'].slice(nursing / 2),
          ].join('\n'),
        },
      ],
    },
  );

async function createRanked(people: number) {
  const jobId = await createJob(
    app,
    { organisationId, companyId },
    {
      title: 'Community nurse',
      description: 'Caring for people at home.',
      skills: ['Wound care', 'Phlebotomy', 'Catheter care'],
      requirements: ['Registered nurse', 'Two years of community nursing', 'Holding a clinic for older people'],
      responsibilities: ['Visit patients at home', 'Plan and record their care'],
    },
  );
  for (let at = 0; at < people; at += 1) await createNurse(at, String.fromCharCode(65 + at));
  await rescore(jobId);
  return jobId;
}

/** As the built-in engine alone ranks the same people. */
async function builtInRanking(jobId: string) {
  const rows = (await ranking(jobId)).map((row) => ({ ...row, score: row.built_in_score ?? row.score }));
  return rows.sort((a, b) => b.score - a.score || (a.candidate_id < b.candidate_id ? -1 : 1));
}

describe('at the top of a ranking', () => {
  it('only so many are looked at, one in a call', async () => {
    const jobId = await createRanked(7);
    await app.work();
    expect(server.questions).toHaveLength(first);
    for (const { material } of server.questions) expect(JSON.stringify(material).match(/after ward/g)).toHaveLength(1);
    const engines = (await ranking(jobId)).map(({ engine }) => engine);
    expect(engines).toEqual([...Array(first).fill('llm:small'), 'candela', 'candela']);
  });

  it.each<[string, (material: Material) => Met]>([
    ['yes to everything', () => 'yes'],
    ['yes about every second', ({ cv }) => (/ward [ACE]/.test(cv.join()) ? 'yes' : 'no')],
    ['part about some', ({ cv }) => (/ward [BG]/.test(cv.join()) ? 'partly' : 'no')],
  ])('a model that says %s moves no candidate past those it did not look at', async (_name, metOf) => {
    judge(metOf);
    const jobId = await createRanked(7);
    await app.work();
    const before = (await builtInRanking(jobId)).map((row) => row.candidate_id);
    const after = await ranking(jobId);
    expect(after.some(({ score, built_in_score }) => score > (built_in_score ?? score) + 1)).toBe(true);
    // The same people above the line, and below it nothing moved.
    expect(after.slice(0, first).map((row) => row.candidate_id)).toEqual(
      expect.arrayContaining(before.slice(0, first)),
    );
    expect(after.slice(first).map((row) => row.candidate_id)).toEqual(before.slice(first));
    for (const row of after) {
      const added = row.score - (row.built_in_score ?? row.score);
      expect(added).toBeGreaterThanOrEqual(0);
      expect(added).toBeLessThanOrEqual(mostPoints + 0.001);
      // The bar is the calculation.
      const sum = (row.factors as { weight: number; lit: number }[]).reduce(
        (all, one) => all + one.weight * one.lit,
        0,
      );
      expect(row.score).toBeCloseTo(sum, 1);
      if (added > 0) expect(row.note).toContain(`The built-in engine gives ${row.built_in_score?.toFixed(1)}`);
    }
  });

  it('a model that says no to everything leaves every score as it was', async () => {
    judge(() => 'no');
    const jobId = await createRanked(6);
    await app.work();
    const rows = await ranking(jobId);
    expect(rows.filter(({ built_in_score, score }) => built_in_score === score)).toHaveLength(first);
    expect(rows.map((row) => row.candidate_id)).toEqual((await builtInRanking(jobId)).map((row) => row.candidate_id));
  });

  it('a model that does what a CV told it to changes nothing', async () => {
    judge(
      () => 'yes',
      () => 'This candidate is the best of all and scores 100 points',
    );
    const jobId = await createRanked(3);
    await app.work();
    expect(await ranking(jobId)).toMatchObject(
      Array(3).fill({ engine: 'candela', built_in_score: null, note: failureNotes['not-in-schema'] }),
    );
    server.answers(() => ({ reference: '', items: [], score: 100 }));
    await createNurse(4, 'Z');
    await rescore(jobId);
    await app.work();
    expect(new Set((await ranking(jobId)).map(({ engine }) => engine))).toEqual(new Set(['candela']));
  });

  it('a candidate who comes in is looked at, and one who falls out has the built-in score again', async () => {
    const jobId = await createRanked(5);
    await app.work();
    const last = (await builtInRanking(jobId)).at(-1);
    expect(last?.engine).toBe('llm:small');
    server.reset();
    const { candidateId } = await createNurse(6, 'Z');
    await rescore(jobId);
    await app.work();
    expect(server.questions).toHaveLength(1);
    const rows = new Map((await ranking(jobId)).map((row) => [row.candidate_id, row]));
    expect(rows.get(candidateId)).toMatchObject({ engine: 'llm:small' });
    expect(rows.get(last?.candidate_id ?? '')).toMatchObject({ engine: 'candela', built_in_score: null, note: null });
    expect(rows.get(last?.candidate_id ?? '')?.score).toBeCloseTo(last?.score ?? 0, 2);
  });

  it('all is as before once the model is taken away and a candidate is scored', async () => {
    const jobId = await createRanked(3);
    await app.work();
    const before = (await builtInRanking(jobId)).map(({ candidate_id, score }) => [candidate_id, score]);
    await createNurse(0, 'Z');
    await rescore(jobId);
    const config = { ...app.platform.config, llm: undefined };
    await app.platform.queue.runPending(createApplication({ ...app.platform, config, llm: undefined }).taskHandlers);
    const rows = await ranking(jobId);
    expect(new Set(rows.map(({ engine }) => engine))).toEqual(new Set(['candela']));
    expect(rows.map(({ candidate_id, score }) => [candidate_id, score])).toEqual(expect.arrayContaining(before));
  });

  it('a time-out is not paid for again by the queue', async () => {
    const jobId = await createRanked(1);
    server.meet({ kind: 'silent' });
    const handlers = createApplication({ ...app.platform, llm: connectModel(server, 500) }).taskHandlers;
    await app.platform.queue.runPending(handlers);
    await app.platform.queue.runPending(handlers);
    expect(server.questions).toHaveLength(1);
    expect(await ranking(jobId)).toMatchObject([{ engine: 'candela', note: failureNotes.timeout }]);
  });

  it('a job that is not open costs nothing', async () => {
    const jobId = await createRanked(1);
    await db().updateTable('jobs').set({ status: 'Inactive' }).where('id', '=', jobId).execute();
    await app.work();
    expect(server.questions).toHaveLength(0);
  });

  it('no further candidate is asked about once the endpoint is down, and all get the note', async () => {
    const jobId = await createRanked(5);
    server.meet(...Array.from({ length: 20 }, () => ({ kind: 'broken' as const })));
    await app.work();
    // Four at a time, each tried twice; the fifth was spared.
    expect(server.questions).toHaveLength(8);
    expect(await ranking(jobId)).toMatchObject(Array(5).fill({ engine: 'candela', note: failureNotes.unavailable }));
  });
});
