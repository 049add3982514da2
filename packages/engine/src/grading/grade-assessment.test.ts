import { describe, expect, it } from 'vitest';
import type { Answer } from './grade.ts';
import { gradeAnswer } from './grade-answer.ts';
import { gradeAssessment } from './grade-assessment.ts';
import { answersAtWork } from './testing/answers-at-work.ts';

const five = answersAtWork.slice(0, 5);
const questions = five.map(({ question }) => question);
const answer = (text: string, aiReason?: string): Answer => ({
  text,
  aiAssisted: aiReason !== undefined,
  aiReason: aiReason ?? '',
});

describe('an assessment', () => {
  it('adds its grades up, out of 15', () => {
    const { grades, total, aiCompetency } = gradeAssessment(
      questions,
      five.map(({ good }) => answer(good)),
    );
    expect(total).toBe(grades.reduce((sum, { score }) => sum + score, 0));
    expect(total).toBeGreaterThan(11);
    expect(total).toBeLessThanOrEqual(15);
    expect(aiCompetency).toBeNull();
  });

  it('counts an answer once, however often it is handed in', () => {
    const once = gradeAssessment(questions, [answer(five[0]?.good ?? '')]);
    const always = gradeAssessment(
      questions,
      five.map(() => answer(five[0]?.good ?? '')),
    );
    expect(always.total).toBe(once.total);
  });

  it('takes what is not there as empty', () => {
    const { grades, total } = gradeAssessment(questions, []);
    expect(total).toBe(0);
    expect(grades).toHaveLength(5);
  });
});

describe('declared use of AI', () => {
  const [item] = five;
  if (!item) throw new Error('no question');
  const evaluate = (reason: string, text = item.good) => {
    const use = gradeAnswer(item.question, answer(text, reason)).aiEvaluation;
    if (!use) throw new Error('not evaluated');
    return use;
  };
  const careful =
    'I wrote the answer myself first. Then I asked ChatGPT to shorten it and to check the grammar, because English is not my first language. I compared every sentence with what really happened and took out two that were not true.';

  it('is judged by what it was used for, what was checked and what was changed', () => {
    const best = evaluate(careful);
    const poor = evaluate('ChatGPT wrote the whole answer for me because I had no time.');
    const none = evaluate('');
    expect(best.usage_appropriateness).toBe(3);
    expect(best.reasoning_quality).toBe(3);
    expect(poor.usage_appropriateness).toBeLessThanOrEqual(1);
    expect(poor.reasoning_quality).toBeLessThan(best.reasoning_quality);
    expect(none.usage_appropriateness).toBe(0);
    expect(none.reasoning_quality).toBe(0);
  });

  it('does not count what was not done', () => {
    const unchecked = evaluate('I used ChatGPT for the wording. I did not check it and did not change anything.');
    const checked = evaluate(
      'I used ChatGPT for the wording. I checked it against my notes and changed two sentences.',
    );
    expect(unchecked.reasoning_quality).toBeLessThan(checked.reasoning_quality);
    expect(unchecked.usage_appropriateness).toBeLessThan(checked.usage_appropriateness);
  });

  it('looks for understanding in the answer, not in the reason', () => {
    expect(evaluate(careful).understanding_demonstrated).toBeGreaterThan(
      evaluate(careful, item.partial).understanding_demonstrated,
    );
    expect(evaluate('', item.good).understanding_demonstrated).toBe(evaluate(careful).understanding_demonstrated);
    expect(evaluate(careful, '').understanding_demonstrated).toBe(0);
  });

  it('makes the competency of a set, over the answers that declare it', () => {
    const { grades, aiCompetency } = gradeAssessment(questions, [
      answer(five[0]?.good ?? '', careful),
      answer(five[1]?.good ?? ''),
      answer(five[2]?.good ?? '', ''),
    ]);
    expect(grades.filter(({ aiEvaluation }) => aiEvaluation)).toHaveLength(2);
    expect(aiCompetency).toBeGreaterThan(1);
    expect(aiCompetency).toBeLessThan(3);
  });
});
