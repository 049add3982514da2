import { getBoard } from '@candela/contract/applications/board.routes.ts';
import { withdrawApplication } from '@candela/contract/applications/own-applications.routes.ts';
import { scoreText } from '@candela/contract/assessments/assessment-rules.ts';
import {
  correctScore,
  getCandidateAssessment,
  replyToCorrection,
  requestAdjustments,
} from '@candela/contract/assessments/assessments.routes.ts';
import { getDetails } from '@candela/contract/candidates/details.routes.ts';
import { listNotifications, setNotificationPreference } from '@candela/contract/notifications/notifications.routes.ts';
import { getRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { workOf } from '@candela/engine/grading/testing/answered-question.ts';
import { answersAtWork } from '@candela/engine/grading/testing/answers-at-work.ts';
import { badAnswers } from '@candela/engine/grading/testing/bad-answers.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assessmentEvaluated } from '../../events/assessments.events.ts';
import { answerAll, createTaker, readAssessment, type Taker } from '../../testing/assessments.ts';
import { createScore } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createCompany, createMember, createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { linkToCompanies } from '../cvs/cv-owner.repo.ts';
import { evaluateTask } from './assessments.tasks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

const items = answersAtWork.filter(({ person }) => person === 'nurse').slice(0, 5);
const system = () => app.platform.database.system;

/** A nurse who was asked five questions to which good and bad answers are known. */
async function createNurse(): Promise<Taker> {
  const taker = await createTaker(app, {
    text: workOf.nurse.join('\n'),
    experience: [{ title: 'Ward Manager', description: workOf.nurse.join('\n') }],
  });
  const { current } = await readAssessment(app, taker, 'interview');
  const questions = items.map(({ question }) => ({ ...question, id: `${question.id}-1` }));
  await system()
    .updateTable('assessments')
    .set({ questions: JSON.stringify(questions) })
    .where('account_id', '=', taker.accountId)
    .where('attempt', '=', current?.attempt ?? 0)
    .execute();
  return taker;
}

/** An organisation with a company, a job and a recruiter. */
async function createPlace() {
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  const { organisationId } = parent;
  const companyId = await createCompany(app, organisationId);
  const jobId = await createJob(app, { organisationId, companyId });
  return { organisationId, companyId, jobId, token: (await signIn(app, parent)).token };
}

type Given = { answer: string; ai_assisted?: boolean; ai_reason?: string };

async function evaluate(answers: readonly Given[], nurse?: Taker) {
  const taker = nurse ?? (await createNurse());
  const sent = await answerAll(app, taker, 'interview', answers);
  expect(sent.body.data).toMatchObject({ status: 'COMPLETED', results: null, total_score: null });
  await app.work();
  const { finished } = await readAssessment(app, taker, 'interview');
  if (!finished?.results) throw new Error('Not evaluated');
  return { taker, finished, results: finished.results };
}

describe('the evaluation of an assessment', () => {
  it('scores good answers well, quotes what they say, and names what is missing', async () => {
    const { finished, results } = await evaluate(items.map(({ good }) => ({ answer: good })));
    expect(finished.total_score).toBe(results.reduce((sum, { score }) => sum + (score ?? 0), 0));
    expect(finished.total_score).toBeGreaterThan(10);
    expect(finished).toMatchObject({ engine: 'candela', ai_competency_score: null });
    for (const [at, { score, feedback, points, ai_evaluation }] of results.entries()) {
      expect(score).toBeLessThanOrEqual(3);
      expect(ai_evaluation).toBeNull();
      const quotes = points.flatMap(({ quote }) => quote ?? []);
      expect(quotes.length).toBeGreaterThan(0);
      const said = items[at]?.good ?? '';
      for (const quote of quotes) expect(said).toContain(quote.replace(/ …$/, ''));
      expect(feedback.length).toBeGreaterThan(20);
    }
    const missing = results.flatMap(({ points }) => points.filter(({ quote }) => quote === null));
    const allFeedback = results.map(({ feedback }) => feedback.toLowerCase()).join(' ');
    for (const { text } of missing.slice(0, 1)) expect(allFeedback).toContain(text.toLowerCase().slice(1));
  });

  it('gives next to nothing for what is no answer, however long or full of key words', async () => {
    const [item] = items;
    if (!item) throw new Error('No question');
    const { 'off-topic': offTopic, repetition: _, ...bad } = badAnswers(item, answersAtWork);
    // Each is an answer to the first question, so that it is judged as one; all are evaluated together.
    const takers: [string, Taker][] = [];
    for (const [kind, answer] of Object.entries({ ...bad, offTopic })) {
      const taker = await createNurse();
      const given = items.map((_item, at) => ({ answer: at === 0 ? answer || '-' : 'No.' }));
      expect((await answerAll(app, taker, 'interview', given)).status).toBe(200);
      takers.push([kind, taker]);
    }
    await app.work();
    for (const [kind, taker] of takers) {
      const [result] = (await readAssessment(app, taker, 'interview')).finished?.results ?? [];
      expect(result?.score, kind).toBeLessThanOrEqual(kind === 'offTopic' ? 1 : 0.25);
    }
  });

  it('judges declared use of AI beside the score and never by it', async () => {
    const plain = await evaluate(items.map(({ good }) => ({ answer: good })));
    const declared = await evaluate(
      items.map(({ good }, at) => ({
        answer: good,
        ai_assisted: at < 2,
        ai_reason: at < 2 ? 'I wrote it myself and asked ChatGPT to check the grammar; I compared every sentence.' : '',
      })),
    );
    expect(declared.finished.total_score).toBe(plain.finished.total_score);
    expect(declared.results.map(({ ai_evaluation }) => ai_evaluation !== null)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(declared.finished.ai_competency_score).toBeGreaterThan(1.5);
  });

  it('says so where it cannot judge, rather than guess', async () => {
    const german =
      'Zuerst setze ich mich mit dem Patienten zusammen und frage, was ihm wichtig ist, dann kommt die Familie dazu und wir schreiben den Plan.';
    const { results } = await evaluate(items.map(({ good }, at) => ({ answer: at === 0 ? german : good })));
    expect(results[0]).toMatchObject({ score: null, ai_evaluation: null });
    expect(results[0]?.feedback).toContain('can only judge English');
    expect(results[1]?.score).toBeGreaterThan(0);
  });

  it('is done once, and told once to the candidate, who need not have applied anywhere', async () => {
    const taker = await createNurse();
    const byMail = { kind: 'assessment.own-evaluated' as const, inApp: true, mail: true };
    await app.call(setNotificationPreference, { body: byMail }, { token: taker.token });
    const good = items.map((item) => ({ answer: item.good }));
    const { finished } = await evaluate(good, taker);
    app.clock.advance(5000);
    const payload = { assessmentId: finished.id, accountId: taker.accountId };
    await app.platform.queue.enqueue(system(), evaluateTask, payload, { tenant: { accountId: taker.accountId } });
    await app.work();
    expect((await readAssessment(app, taker, 'interview')).finished).toEqual(finished);
    const { items: told } = (await app.call(listNotifications, { query: {} }, { token: taker.token })).body;
    expect(told.map(({ text }) => text)).toEqual([
      `Your CV assessment is evaluated: ${scoreText(finished.total_score ?? 0)} out of 15`,
    ]);
    expect((await app.mailTo(taker.email)).map(({ subject }) => subject)).toEqual([told[0]?.text]);
  });
});

describe('what others show of it', () => {
  it('is in the details, in the ranking and on the card of the organisations applied to, and nowhere else', async () => {
    const taker = await createNurse();
    const [here, elsewhere] = [await createPlace(), await createPlace()];
    await apply(app, here, taker.candidateId, 'interview');
    await createScore(app, here, taker, 80);
    // Scored there, but not applied.
    await createScore(app, elsewhere, taker, 80);
    await linkToCompanies(
      system(),
      taker.candidateId,
      elsewhere.organisationId,
      [elsewhere.companyId],
      app.clock.now(),
    );
    const details = async () => (await app.call(getDetails, {}, { token: taker.token })).body.data;
    expect(await details()).toMatchObject({
      cv_assessment_status: 'NOT_STARTED',
      cv_assessment_score: null,
      cv_practice_questions: expect.objectContaining({ length: 5 }),
      candidateAnswers: [],
    });
    await answerAll(
      app,
      taker,
      'interview',
      items.map(({ good }) => ({ answer: good })),
    );
    await app.work();
    const { cv_assessment_status: status, cv_assessment_score: total, candidateAnswers } = await details();
    expect(status).toBe('COMPLETED');
    expect(total).toBeGreaterThan(10);
    expect(candidateAnswers).toMatchObject([{ entity: 'cv', type: 'interview', total_score: total }]);

    const rank = async ({ jobId, token }: Awaited<ReturnType<typeof createPlace>>) =>
      (await app.call(getRanking, { params: { jobId }, query: {} }, { token })).body.rankings.candidates_ranked;
    expect((await rank(here)).map(({ total_score: score }) => score)).toEqual([total]);
    expect((await rank(elsewhere)).flatMap(({ total_score: score }) => score ?? [])).toEqual([]);
    const { board } = (await app.call(getBoard, { query: { jobId: here.jobId } }, { token: here.token })).body;
    expect(board.interview[0]?.total_score).toBe(total);
  });
});

describe('who applied for several jobs of an organisation', () => {
  const evaluations = async (token: string) =>
    (await app.call(listNotifications, { query: {} }, { token })).body.items.filter(
      ({ kind }) => kind === 'assessment.evaluated',
    );
  const good = items.map((item) => ({ answer: item.good }));

  it('is told once to each recruiter, at one company or at several', async () => {
    const [taker, place] = [await createNurse(), await createPlace()];
    const { organisationId } = place;
    const ward = await createCompany(app, organisationId);
    const jobs = [
      place,
      { organisationId, companyId: place.companyId, jobId: await createJob(app, place) },
      { organisationId, companyId: ward, jobId: await createJob(app, { organisationId, companyId: ward }) },
    ];
    const [ofFirst, ofWard] = await Promise.all(
      [place.companyId, ward].map(async (id) => signIn(app, await createMember(app, organisationId, id))),
    );
    for (const applied of jobs) await apply(app, applied, taker.candidateId);
    await evaluate(good, taker);
    await app.work();
    for (const token of [place.token, ofFirst?.token, ofWard?.token])
      expect(await evaluations(token ?? '')).toHaveLength(1);
  });

  it('is told once of a candidate who has a record of their own and one the organisation made', async () => {
    const [taker, place] = [await createNurse(), await createPlace()];
    const { organisationId } = place;
    const made = await system()
      .insertInto('candidates')
      .values({ organisation_id: organisationId, account_id: taker.accountId, email: taker.email })
      .returning('id')
      .executeTakeFirstOrThrow();
    await apply(app, place, taker.candidateId);
    await apply(app, { ...place, jobId: await createJob(app, place) }, made.id);
    await evaluate(good, taker);
    await app.work();
    expect(await evaluations(place.token)).toHaveLength(1);
  });

  it('is told when it applies once more before the news has gone out', async () => {
    const [taker, place] = [await createNurse(), await createPlace()];
    await apply(app, place, taker.candidateId);
    await app.work();
    const told = { candidateId: taker.candidateId, jobId: place.jobId, totalScore: 9 };
    await app.platform.database.transaction({ kind: 'account', accountId: taker.accountId }, (tx) =>
      app.platform.events.emit(tx, assessmentEvaluated, place.organisationId, told),
    );
    const later = await apply(app, { ...place, jobId: await createJob(app, place) }, taker.candidateId);
    const applied_at = new Date(app.clock.now().getTime() + 1000);
    await system().updateTable('applications').set({ applied_at }).where('id', '=', later).execute();
    await app.work();
    expect(await evaluations(place.token)).toHaveLength(1);
  });
});

describe('an application that was taken back', () => {
  it('takes the assessment and the adjustments out of sight of its organisation, and of no other', async () => {
    const taker = await createNurse();
    const [left, stayed] = [await createPlace(), await createPlace()];
    for (const place of [left, stayed]) await apply(app, place, taker.candidateId);
    const adjustments = { kinds: ['extra-time' as const], note: 'I read with a screen reader.' };
    await app.call(requestAdjustments, { body: adjustments }, { token: taker.token });
    const good = items.map((item) => ({ answer: item.good }));
    await answerAll(app, taker, 'interview', good, { status: 'IN_PROGRESS' });
    await app.call(withdrawApplication, { params: { id: left.jobId } }, { token: taker.token });
    await evaluate(good, taker);
    await app.work();

    const params = { id: taker.candidateId };
    const read = async ({ token }: typeof left) =>
      (await app.call(getCandidateAssessment, { params }, { token })).body.data;
    expect(await read(left)).toEqual({ attempt: null, adjustments: null });
    expect(await read(stayed)).toMatchObject({ attempt: { results: { length: 5 } }, adjustments });
    const told = async ({ token }: typeof left) =>
      (await app.call(listNotifications, { query: {} }, { token })).body.items.map(({ kind }) => kind);
    expect(await told(left)).not.toContain('assessment.evaluated');
    expect(await told(stayed)).toContain('assessment.evaluated');
  });
});

describe('a score that a recruiter corrects', () => {
  it('counts for their organisation alone, stays beside the engine’s, and is answered by the candidate', async () => {
    const taker = await createNurse();
    const [here, elsewhere] = [await createPlace(), await createPlace()];
    for (const place of [here, elsewhere]) await apply(app, place, taker.candidateId, 'interview');
    await answerAll(
      app,
      taker,
      'interview',
      items.map(({ good }) => ({ answer: good })),
    );
    await app.work();
    const params = { id: taker.candidateId };
    const read = async (token: string) => (await app.call(getCandidateAssessment, { params }, { token })).body.data;
    const { attempt } = await read(here.token);
    const [first] = attempt?.results ?? [];
    const body = {
      assessmentId: attempt?.id ?? '',
      questionId: first?.question_id ?? '',
      score: 0.5,
      reason: 'The steps are in the wrong order.',
    };
    const corrected = await app.call(correctScore, { params, body }, { token: here.token });
    expect(corrected.body.data.attempt?.results?.[0]?.score).toBe(first?.score);
    expect(corrected.body.data.attempt?.corrections).toMatchObject([{ score: 0.5, reason: body.reason }]);
    expect((await read(elsewhere.token)).attempt?.corrections).toEqual([]);
    const totalOn = async ({ jobId, token }: typeof here) =>
      (await app.call(getBoard, { query: { jobId } }, { token })).body.board.interview[0]?.total_score;
    expect(await totalOn(elsewhere)).toBe(attempt?.total_score);
    expect(await totalOn(here)).toBe((attempt?.total_score ?? 0) - (first?.score ?? 0) + 0.5);
    // The board writes out what the database's own function says.
    for (const place of [here, elsewhere]) {
      const { rows } = await sql<{ total: number }>`
        select app.assessment_total(${taker.accountId}, ${place.organisationId}) as total`.execute(system());
      expect(rows).toEqual([{ total: await totalOn(place) }]);
    }

    const [seen] = (await readAssessment(app, taker, 'interview')).finished?.corrections ?? [];
    expect(seen).toMatchObject({ score: 0.5, reason: body.reason, reply: null });
    const reply = { params: { id: seen?.id ?? '' }, body: { text: 'The order is that of our ward.' } };
    const stranger = await createNurse();
    expect((await app.call(replyToCorrection, reply, { token: stranger.token })).status).toBe(404);
    await app.call(replyToCorrection, reply, { token: taker.token });
    expect((await read(here.token)).attempt?.corrections).toMatchObject([{ reply: reply.body.text }]);

    // Each side is told of what the other did.
    await app.work();
    const total = `${scoreText(attempt?.total_score ?? 0)} out of 15`;
    const told = async (account: string) =>
      (await app.call(listNotifications, { query: {} }, { token: account })).body.items.map(({ kind, text }) => [
        kind,
        text,
      ]);
    expect(await told(here.token)).toMatchObject([
      ['correction.answered', expect.stringContaining('answered your correction')],
      ['assessment.evaluated', expect.stringContaining(total)],
    ]);
    expect((await told(elsewhere.token)).map(([kind]) => kind)).toEqual(['assessment.evaluated']);
    const evaluated = (await told(taker.token)).filter(([kind]) => kind === 'assessment.own-evaluated');
    expect(evaluated).toEqual([['assessment.own-evaluated', `Your CV assessment is evaluated: ${total}`]]);
    expect((await told(taker.token)).flat()).toContainEqual(expect.stringContaining('corrected a score'));
  });
});
