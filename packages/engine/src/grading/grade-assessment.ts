import type { Question } from '../questions/question.ts';
import { readerModel } from '../reader/reader-model.ts';
import type { Judge } from '../reader/verdict.ts';
import { readingsOf } from './answer-readings.ts';
import { gradingVersion } from './calibration.ts';
import type { Answer, AssessmentGrade, Readings } from './grade.ts';
import { type GradeOptions, gradeAnswer } from './grade-answer.ts';

const noAnswer: Answer = { text: '', aiAssisted: false, aiReason: '' };

/** Grades for a set of questions, answer by answer in their order; one that is not there is empty. */
export function gradeAssessment(
  questions: readonly Question[],
  answers: readonly (Answer | undefined)[],
  options: GradeOptions = {},
  read: readonly Readings[] = [],
): AssessmentGrade {
  const grades = questions.map((question, at) => {
    const answer = answers[at] ?? noAnswer;
    return gradeAnswer(question, answer, optionsFor(at, answers, options), read[at]);
  });
  const declared = grades.flatMap(({ aiEvaluation }) => (aiEvaluation ? [aiEvaluation] : []));
  const competency = declared.map(
    (use) => (use.usage_appropriateness + use.reasoning_quality + use.understanding_demonstrated) / 3,
  );
  return {
    grades,
    total: grades.reduce((sum, { score }) => sum + score, 0),
    aiCompetency:
      competency.length === 0
        ? null
        : Math.round((competency.reduce((sum, value) => sum + value, 0) / competency.length) * 100) / 100,
    version: gradingVersion,
  };
}

/** The same with a reader's help: whether an answer is about its question, and whether it says a fact, is read too. */
export async function readAssessment(
  questions: readonly Question[],
  answers: readonly (Answer | undefined)[],
  options: GradeOptions,
  judge: Judge,
): Promise<AssessmentGrade> {
  const read: Readings[] = [];
  for (const [at, question] of questions.entries())
    read.push(await readingsOf(question, answers[at] ?? noAnswer, optionsFor(at, answers, options), judge));
  return { ...gradeAssessment(questions, answers, options, read), version: `${gradingVersion}, ${readerModel.name}` };
}

/** What answers another question word for word is no answer to this one. */
const optionsFor = (at: number, answers: readonly (Answer | undefined)[], options: GradeOptions): GradeOptions => ({
  ...options,
  earlier: answers.slice(0, at).map((other) => other?.text ?? ''),
});
