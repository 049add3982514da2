import { beginAttempt, requestAdjustments, saveAnswers } from '@candela/contract/assessments/assessments.routes.ts';
import { updateCv } from '@candela/contract/cvs/cvs.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, minutes } from '../../platform/clock.ts';
import { answerAll, createTaker, readAssessment, type Taker } from '../../testing/assessments.ts';
import { createOwnCv } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { changeWhileWaiting } from '../../testing/locks.ts';
import { createCompany, createParent, createPerson, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { practiceAttemptsADay } from './next-attempt.policy.ts';
import { saveAnswers as saveIn } from './save-answers.ts';

let app: TestApp;
let place: { organisationId: string; companyId: string };
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
});
afterAll(() => app.close());

const system = () => app.platform.database.system;
const answer = { answer: 'I planned the shift and told every picker what had changed.' };
const save = (
  taker: Taker,
  body: Partial<Parameters<typeof app.call<typeof saveAnswers>>[1]['body']> = {},
  token = taker.token,
) =>
  app.call(
    saveAnswers,
    {
      body: {
        type: 'interview',
        entity: 'cv',
        candidateId: taker.candidateId,
        status: 'IN_PROGRESS',
        answers: [],
        ...body,
      },
    },
    { token },
  );
const countAttempts = async (taker: Taker) =>
  (await system().selectFrom('assessments').select('id').where('account_id', '=', taker.accountId).execute()).length;

describe('the questions', () => {
  it('are five of each kind from the confirmed CV, and stay the same once an answer is saved', async () => {
    const taker = await createTaker(app);
    const [practice, interview] = [
      await readAssessment(app, taker, 'practice'),
      await readAssessment(app, taker, 'interview'),
    ];
    expect([practice.questions.length, interview.questions.length]).toEqual([5, 5]);
    expect(new Set([...practice.questions, ...interview.questions].map(({ question }) => question)).size).toBe(10);
    expect(interview.questions.map(({ question }) => question).join('\n')).toContain('picking errors by 40%');
    expect(interview.current).toMatchObject({ status: 'NOT_STARTED', answers: [], results: null });
    expect(await readAssessment(app, taker, 'interview')).toEqual(interview);

    await answerAll(app, taker, 'interview', answer, { status: 'IN_PROGRESS' });
    const edit = { experience: [{ title: 'Baker', description: 'Baked four hundred loaves a night.' }] };
    await app.call(updateCv, { params: { id: taker.cvId }, body: edit }, { token: taker.token });
    expect((await readAssessment(app, taker, 'interview')).questions).toEqual(interview.questions);
    // Nothing is answered there yet, so the questions follow the CV.
    expect((await readAssessment(app, taker, 'practice')).questions).not.toEqual(practice.questions);
  });

  it('stay what was answered, whatever becomes of the CV between the look and the first answer', async () => {
    const taker = await createTaker(app);
    const [shown, practice] = [
      await readAssessment(app, taker, 'interview'),
      await readAssessment(app, taker, 'practice'),
    ];
    const edit = { experience: [{ title: 'Baker', description: 'Baked four hundred loaves a night.' }] };
    await app.call(updateCv, { params: { id: taker.cvId }, body: edit }, { token: taker.token });
    const [first = { id: '' }] = shown.questions;
    expect((await save(taker, { answers: [{ id: first.id, ...answer }] })).status).toBe(200);
    const saved = await readAssessment(app, taker, 'interview');
    expect(saved.questions).toEqual(shown.questions);
    expect(saved.current?.answers).toMatchObject([{ id: first.id, ...answer }]);

    // Another tab has been shown other questions meanwhile: what is typed here is no answer to those.
    const others = (await readAssessment(app, taker, 'practice')).questions.map(({ id }) => id);
    expect(others).toHaveLength(5);
    for (const { id } of practice.questions) expect(others).not.toContain(id);
    const late = await save(taker, { type: 'practice', answers: [{ id: practice.questions[0]?.id ?? '', ...answer }] });
    expect([late.status, late.body.message]).toEqual([
      400,
      'This question is not part of your assessment. Please reload the page.',
    ]);
  });

  it('wait for a CV, and for its owner to confirm it', async () => {
    const person = await createPerson(app, 'candidate');
    const { token } = await signIn(app, person);
    expect(await readAssessment(app, { token }, 'practice')).toMatchObject({ missing: 'cv', questions: [] });
    const { candidateId } = await createOwnCv(app, person.accountId);
    expect(await readAssessment(app, { token }, 'practice')).toMatchObject({ missing: 'confirmation', questions: [] });
    const refused = await save({ ...person, token, candidateId, cvId: '' });
    expect([refused.status, refused.body.message]).toEqual([404, 'Upload and confirm your CV first.']);
  });

  it('take the job into account that was applied for', async () => {
    const taker = await createTaker(app);
    const jobId = await createJob(app, place, { title: 'Depot Manager', requirements: ['Managing a budget'] });
    await apply(app, { ...place, jobId }, taker.candidateId);
    const { questions } = await readAssessment(app, taker, 'interview');
    expect(questions.map(({ category }) => category)).toContain('The job');
  });
});

describe('saving and submitting', () => {
  it('saves progress without any rule, keeps what was saved before, and clears a reason with its tick', async () => {
    const taker = await createTaker(app);
    const { questions } = await readAssessment(app, taker, 'interview');
    const [first = { id: '' }, second = { id: '' }] = questions;
    const saved = await save(taker, {
      answers: [{ id: first.id, answer: 'Half an', ai_assisted: true, ai_reason: 'Spelling' }],
    });
    expect([saved.status, saved.body.message]).toEqual([200, 'Assessment progress saved successfully!']);
    await save(taker, { answers: [{ id: second.id, answer: '' }] });
    await save(taker, { answers: [{ id: first.id, answer: 'Half an', ai_assisted: false, ai_reason: 'Spelling' }] });
    expect((await readAssessment(app, taker, 'interview')).current).toMatchObject({
      status: 'IN_PROGRESS',
      answers: [
        { id: first.id, answer: 'Half an', ai_assisted: false, ai_reason: '' },
        { id: second.id, answer: '' },
      ],
    });
  });

  it('is refused with blank answers or without a reason for AI, and nothing is lost', async () => {
    const taker = await createTaker(app);
    const blank = await answerAll(app, taker, 'practice', { answer: '  ' });
    expect([blank.status, blank.body.message]).toEqual([400, 'Please complete all answers before submitting.']);
    const unexplained = await answerAll(app, taker, 'practice', { ...answer, ai_assisted: true, ai_reason: ' ' });
    expect([unexplained.status, unexplained.body.message]).toEqual([400, 'Please explain how you used AI.']);
    expect(unexplained.body.errors).toHaveLength(5);
    const done = await answerAll(app, taker, 'practice', answer);
    expect([done.status, done.body.message]).toEqual([200, 'Practice assessment submitted successfully!']);
  });

  it('knows its own questions and its own candidate only, and says when an answer is too long', async () => {
    const [taker, other] = [await createTaker(app), await createTaker(app)];
    const { questions } = await readAssessment(app, taker, 'interview');
    const foreign = await save(taker, { answers: [{ id: 'interview-work-7', answer: 'x' }] });
    expect([foreign.status, foreign.body.message]).toEqual([
      400,
      'This question is not part of your assessment. Please reload the page.',
    ]);
    expect((await save(taker, { candidateId: other.candidateId })).status).toBe(404);
    const long = await save(taker, { answers: [{ id: questions[0]?.id ?? '', answer: 'x'.repeat(100_000) }] });
    expect([long.status, long.body.errors[0]?.message]).toEqual([400, 'Must be at most 20000 characters']);
  });

  it('keeps markup, right-to-left text and emoji exactly as they were written', async () => {
    const taker = await createTaker(app);
    const text = '<script>alert(1)</script> مرحبا 👩🏽‍🚒\n\tif (a < b) {}';
    await answerAll(app, taker, 'practice', { answer: text }, { status: 'IN_PROGRESS' });
    expect((await readAssessment(app, taker, 'practice')).current?.answers[0]?.answer).toBe(text);
  });

  it('happens once when it is done twice at the same moment', async () => {
    const taker = await createTaker(app);
    const answers = await Promise.all([1, 2, 3, 4].map(() => answerAll(app, taker, 'practice', answer)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await countAttempts(taker)).toBe(1);
    await app.work();
    expect((await readAssessment(app, taker, 'practice')).finished?.results).toHaveLength(5);
  });

  it('tells a second tab of what the first one saved, with both texts, and takes what does not differ', async () => {
    const taker = await createTaker(app);
    const { questions, current } = await readAssessment(app, taker, 'interview');
    const id = questions[0]?.id ?? '';
    const version = current?.version ?? 0;
    await save(taker, { version, answers: [{ id, answer: 'From the first tab' }] });
    const stale = await save(taker, { version, answers: [{ id, answer: 'From the second tab' }] });
    expect([stale.status, stale.body.type]).toEqual([409, 'CONFLICT']);
    expect(stale.body.conflict?.fields).toMatchObject([
      { path: id, theirs: { answer: 'From the first tab' }, yours: { answer: 'From the second tab' } },
    ]);
    expect((await save(taker, { version, answers: [{ id, answer: 'From the first tab' }] })).status).toBe(200);
  });
});

describe('another attempt', () => {
  it('of practice may follow at once, with the same questions or with others', async () => {
    const taker = await createTaker(app);
    const first = await readAssessment(app, taker, 'practice');
    await answerAll(app, taker, 'practice', answer);
    const again = await answerAll(app, taker, 'practice', { answer: 'Better this time, because I checked the count.' });
    expect(again.body.data).toMatchObject({ attempt: 2, status: 'COMPLETED' });
    const fresh = await app.call(beginAttempt, { params: { type: 'practice' } }, { token: taker.token });
    expect(fresh.body.data.current).toMatchObject({ attempt: 3, status: 'NOT_STARTED' });
    expect(fresh.body.data.questions.map(({ question }) => question)).not.toEqual(
      first.questions.map(({ question }) => question),
    );
    await app.work();
    const { attempts, finished } = await readAssessment(app, taker, 'practice');
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(finished).toMatchObject({ attempt: 2 });
  });

  it('of practice has a limit a day, said in plain words, also for many at once', async () => {
    const taker = await createTaker(app);
    for (let at = 1; at < practiceAttemptsADay; at += 1)
      await answerAll(app, taker, 'practice', { answer: `I counted the pallets ${at} times.` });
    app.clock.advance(minutes(5));
    const last = await Promise.all(
      ['first', 'second', 'third'].map((word) => answerAll(app, taker, 'practice', { answer: `The ${word} at once.` })),
    );
    expect(last.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    const refused = await app.call(beginAttempt, { params: { type: 'practice' } }, { token: taker.token });
    expect([refused.status, refused.body.type, refused.body.message]).toEqual([
      429,
      'RATE_LIMITED',
      'You have practised 20 times within a day, which is the most. You can practise again in 24 hours.',
    ]);
    expect(await countAttempts(taker)).toBe(practiceAttemptsADay);
    app.clock.advance(days(1) - minutes(4));
    const { token } = await signIn(app, taker);
    expect((await app.call(beginAttempt, { params: { type: 'practice' } }, { token })).status).toBe(200);
  });

  it('is not taken back by what another tab saves in the moment in which it is submitted', async () => {
    const taker = await createTaker(app);
    await answerAll(app, taker, 'interview', answer);
    app.clock.advance(days(31));
    const { token } = await signIn(app, taker);
    const { questions } = await readAssessment(app, { token }, 'interview');
    const body = (text: string, status: 'IN_PROGRESS' | 'COMPLETED') => ({
      type: 'interview' as const,
      entity: 'cv' as const,
      candidateId: taker.candidateId,
      status,
      answers: questions.map(({ id, category }) => ({ id, category, answer: text, ai_assisted: false, ai_reason: '' })),
    });
    const { events, queue } = app.platform;
    const options = { events, queue, engine: { makeQuestions: async () => [] }, now: app.clock.now() };
    const saved = await changeWhileWaiting(
      app,
      (tx) => saveIn(tx, taker.accountId, body('All that I have to say.', 'COMPLETED'), options),
      () => save(taker, body('Half of it', 'IN_PROGRESS'), token),
    );
    expect([saved.status, saved.body.type]).toEqual([409, 'ASSESSMENT_LOCKED']);
    expect((await readAssessment(app, { token }, 'interview')).current).toMatchObject({
      attempt: 2,
      status: 'COMPLETED',
      answers: [{ answer: 'All that I have to say.' }, {}, {}, {}, {}],
    });
  });

  it('of the CV assessment waits for thirty days', async () => {
    const taker = await createTaker(app);
    await answerAll(app, taker, 'interview', answer);
    const changed = { answer: 'Another answer, written on the next day.' };
    app.clock.advance(days(29));
    const token = (await signIn(app, taker)).token;
    const locked = await answerAll(app, { ...taker, token }, 'interview', changed);
    expect([locked.status, locked.body.type]).toEqual([409, 'ASSESSMENT_LOCKED']);
    const unchanged = await answerAll(app, { ...taker, token }, 'interview', answer, { status: 'IN_PROGRESS' });
    expect([unchanged.status, unchanged.body.type]).toEqual([409, 'ASSESSMENT_LOCKED']);
    const begin = await app.call(beginAttempt, { params: { type: 'interview' } }, { token });
    expect(begin.body.type).toBe('ASSESSMENT_LOCKED');
    expect(await countAttempts(taker)).toBe(1);
    app.clock.advance(days(1) + 1000);
    const later = { ...taker, token: (await signIn(app, taker)).token };
    expect((await answerAll(app, later, 'interview', changed)).body.data).toMatchObject({ attempt: 2 });
  });
});

describe('starting the CV assessment', () => {
  it('moves pending applications to testing, once, and leaves the others where they are', async () => {
    const taker = await createTaker(app);
    const jobs = await Promise.all([createJob(app, place), createJob(app, place), createJob(app, place)]);
    const [pending = '', atInterview = '', closed = ''] = jobs;
    await apply(app, { ...place, jobId: pending }, taker.candidateId);
    await apply(app, { ...place, jobId: atInterview }, taker.candidateId, 'interview');
    await apply(app, { ...place, jobId: closed }, taker.candidateId);
    await system().updateTable('jobs').set({ status: 'Closed' }).where('id', '=', closed).execute();
    await answerAll(app, taker, 'practice', answer, { status: 'IN_PROGRESS' });
    await app.work();
    const statuses = async () =>
      (
        await system()
          .selectFrom('applications')
          .select(['job_id', 'status'])
          .where('candidate_id', '=', taker.candidateId)
          .execute()
      ).sort((one, other) => jobs.indexOf(one.job_id) - jobs.indexOf(other.job_id));
    expect((await statuses()).map(({ status }) => status)).toEqual(['pending', 'interview', 'pending']);

    await answerAll(app, taker, 'interview', answer, { status: 'IN_PROGRESS' });
    await answerAll(app, taker, 'interview', { answer: 'Changed' }, { status: 'IN_PROGRESS' });
    await app.work();
    expect((await statuses()).map(({ status }) => status)).toEqual(['testing', 'interview', 'pending']);
    const history = await system()
      .selectFrom('application_events as e')
      .innerJoin('applications as a', 'a.id', 'e.application_id')
      .select(['e.to_status', 'e.reason'])
      .where('a.candidate_id', '=', taker.candidateId)
      .execute();
    expect(history).toEqual([{ to_status: 'testing', reason: 'CV assessment started' }]);
  });
});

describe('a request for adjustments', () => {
  it('is kept until it is taken back', async () => {
    const taker = await createTaker(app);
    const asked = { kinds: ['extra-time' as const], note: 'I read with a screen reader.' };
    await app.call(requestAdjustments, { body: asked }, { token: taker.token });
    expect((await readAssessment(app, taker, 'interview')).adjustments).toMatchObject(asked);
  });
});
