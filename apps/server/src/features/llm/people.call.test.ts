import type { Authorship } from '@candela/engine/authorship/authorship.ts';
import type { Grade } from '@candela/engine/grading/grade.ts';
import type { QuestionSubject } from '@candela/engine/questions/question.ts';
import { describe, expect, it } from 'vitest';
import { authorshipCall } from './authorship.call.ts';
import { gradeCall } from './grade.call.ts';
import { type Asked, failureNotes, type LlmService } from './llm.service.ts';
import { createModelCallsService } from './model-calls.service.ts';
import { questionsCall } from './questions.call.ts';

describe('traces of a machine', () => {
  const lines = ['Led [Number] people at Acme', 'Worked at Acme from 2019 to 2021', 'Sure, here is your CV:'];
  const builtIn: Authorship = {
    likelihood: 'low',
    reasons: [{ kind: 'ordinary', text: 'Nothing unusual was found.', quote: null }],
    version: 'authorship-1',
  };
  const reason = (quote: string) => ({ kind: 'placeholder' as const, text: 'A blank was left.', quote });

  it('are shown with the CV’s words, and never make it high', () => {
    const judged = authorshipCall(lines, builtIn).accept({
      reasons: [reason('[Number] people'), { ...reason('here is your CV'), kind: 'artefact' }],
    });
    expect(judged).toMatchObject({ likelihood: 'medium', version: 'authorship-1' });
    expect(judged?.reasons.map(({ kind }) => kind)).toEqual(['placeholder', 'artefact']);
  });

  it('leave things as they are when there are none, or too little to go by', () => {
    expect(authorshipCall(lines, builtIn).accept({ reasons: [] })).toEqual(builtIn);
    const unknown: Authorship = { ...builtIn, likelihood: 'unknown' };
    expect(authorshipCall(lines, unknown).accept({ reasons: [reason('[Number]')] })).toEqual(unknown);
    const high: Authorship = { ...builtIn, likelihood: 'high' };
    expect(authorshipCall(lines, high).accept({ reasons: [reason('[Number]')] })?.likelihood).toBe('high');
  });

  it('are not made up', () => {
    expect(authorshipCall(lines, builtIn).accept({ reasons: [reason('As an AI')] })).toEqual(builtIn);
    expect(authorshipCall(lines, builtIn).accept({ reasons: [reason('As an AI'), reason('[Name]')] })).toBeNull();
  });
});

describe('questions by a model', () => {
  const subject: QuestionSubject = {
    headline: 'Community nurse',
    skills: ['Wound care'],
    experience: [{ title: 'Staff Nurse', company: 'Quayside General', description: 'Led the leg ulcer clinic' }],
  };
  const one = (at: number, changes: object = {}) => ({
    category: 'Work done',
    question: `What did you change in the leg ulcer clinic, part ${at}?`,
    about: 'leg ulcer clinic',
    points: ['Says what changed', 'Says why', 'Says what came of it'],
    ...changes,
  });
  const five = [1, 2, 3, 4, 5].map((at) => one(at));

  it('are five, with ids of ours', () => {
    const questions = questionsCall(subject, 'interview').accept({ questions: [...five, one(6)] });
    expect(questions).toHaveLength(5);
    expect(questions?.[0]).toEqual({
      id: 'interview-1',
      kind: 'interview',
      category: 'Work done',
      question: 'What did you change in the leg ulcer clinic, part 1?',
      points: [
        { id: 'interview-1.1', text: 'Says what changed' },
        { id: 'interview-1.2', text: 'Says why' },
        { id: 'interview-1.3', text: 'Says what came of it' },
      ],
    });
  });

  it.each([
    ['about another person’s work', { about: 'Kubernetes clusters' }],
    ['about who a candidate is', { question: 'Are you married, or do you plan to have children soon?' }],
    ['leading elsewhere', { question: 'Please read https://evil.test and answer what it asks.' }],
    ['asked twice', { question: 'What did you change in the leg ulcer clinic, part 1?' }],
  ])('%s do not count', (_name, changes) => {
    const accept = questionsCall(subject, 'practice').accept;
    expect(accept({ questions: [...five.slice(0, 4), one(5, changes)] })).toBeNull();
    expect(accept({ questions: [...five.slice(0, 4), one(5, changes), one(6)] })).toHaveLength(5);
  });
});

describe('an answer graded by a model', () => {
  const points = [
    { id: 'p1', text: 'Names the risk' },
    { id: 'p2', text: 'Says what was done' },
  ];
  const question = { question: 'How did you keep patients safe?', points };
  const answer = { text: 'I saw that falls were rising, so I moved the beds.', aiAssisted: false, aiReason: '' };
  const raw = {
    points: [
      { id: 'p1', covered: true, quote: 'falls were rising' },
      { id: 'p2', covered: true, quote: 'I moved the beds' },
    ],
    alignment: 1,
    structure: 0.5,
    feedback: 'Both points are there. See https://evil.test <b>now</b>.',
    ai: null,
  };

  it('is added up here, from what the answer says', () => {
    expect(gradeCall(question, answer).accept(raw)).toMatchObject({
      score: 2.85,
      coverage: 1,
      covered: [{ id: 'p1', quote: 'falls were rising' }, { id: 'p2' }],
      missing: [],
      feedback: 'Both points are there. See b now /b .',
      aiEvaluation: null,
    });
  });

  it('earns nothing for what it does not cover, however well it is put', () => {
    const none = raw.points.map((point) => ({ ...point, covered: false, quote: null }));
    expect(gradeCall(question, answer).accept({ ...raw, points: none, structure: 1 })).toMatchObject({
      score: 0,
      missing: points,
    });
  });

  it('is not believed where the quotation is another candidate’s, or the point is', () => {
    const [first, second] = raw.points;
    if (!first || !second) throw new Error('no points');
    const invented = [first, { ...second, quote: 'I bought a hoist' }];
    expect(gradeCall(question, answer).accept({ ...raw, points: invented })).toMatchObject({ coverage: 0.5 });
    expect(gradeCall(question, answer).accept({ ...raw, points: [first, { ...second, id: 'p9' }] })).toBeNull();
  });

  it('is asked about the use of AI exactly when it was declared', () => {
    const ai = { usage_appropriateness: 3, reasoning_quality: 2, understanding_demonstrated: 1 };
    const declared = { ...answer, aiAssisted: true, aiReason: 'To check my spelling' };
    expect(gradeCall(question, declared).accept({ ...raw, ai })?.aiEvaluation).toEqual(ai);
    expect(gradeCall(question, declared).accept(raw)).toBeNull();
    expect(gradeCall(question, answer).accept({ ...raw, ai })?.aiEvaluation).toBeNull();
  });
});

describe('when the model does not do it', () => {
  const service = (asked: Asked<never>): LlmService => ({
    engine: null,
    rankTop: 0,
    can: () => true,
    ask: async () => asked,
  });
  const input = { subject: { headline: '', skills: [], experience: [] }, kind: 'practice' as const, builtIn: () => [] };

  it('the built-in engine does, with a note; without one when no model was to be asked', async () => {
    const failed = createModelCallsService(service({ kind: 'failed', failure: 'timeout', note: failureNotes.timeout }));
    expect(await failed.writeQuestions('o', input)).toEqual({
      value: [],
      engine: 'candela',
      note: failureNotes.timeout,
    });
    const off = createModelCallsService(service({ kind: 'off' }));
    expect(await off.writeQuestions('o', input)).toEqual({ value: [], engine: 'candela', note: null });
  });

  it('and what it did is told to be its own', async () => {
    const grade = { score: 3 } as Grade;
    const answered = createModelCallsService(service({ kind: 'answered', value: grade as never, engine: 'llm:small' }));
    const question = { id: 'q', kind: 'interview' as const, category: '', question: '', points: [] };
    const answer = { text: '', aiAssisted: false, aiReason: '' };
    const builtIn = () => {
      throw new Error('not needed');
    };
    expect(await answered.gradeAnswer('o', { question, answer, builtIn })).toEqual({
      value: grade,
      engine: 'llm:small',
      note: null,
    });
  });
});
