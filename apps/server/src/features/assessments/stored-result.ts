import type { Result } from '@candela/contract/assessments/assessments.schemas.ts';
import type { Grade } from '@candela/engine/grading/grade.ts';
import { isInEnglish } from '@candela/engine/grading/in-english.ts';
import type { Question } from '@candela/engine/questions/question.ts';

/** A result as it is kept: what the contract shows of it. */
export type StoredResult = Result;

const otherLanguage =
  'This answer does not seem to be in English, and the built-in engine can only judge English. It has no score yet; a recruiter will read it.';

/** What an answer is worth, with the points of a good one and the answer's own words for those it covers. */
export function toResult(question: Question, answer: string, grade: Grade, isBuiltIn: boolean): StoredResult {
  const quotes = new Map(grade.covered.map(({ id, quote }) => [id, quote]));
  const isJudged = !isBuiltIn || isInEnglish(answer);
  return {
    question_id: question.id,
    score: isJudged ? grade.score : null,
    feedback: isJudged ? grade.feedback : otherLanguage,
    ai_evaluation: isJudged ? grade.aiEvaluation : null,
    points: question.points.map(({ id, text }) => ({ text, quote: isJudged ? (quotes.get(id) ?? null) : null })),
  };
}
