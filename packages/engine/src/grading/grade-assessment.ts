import type { Question } from '../questions/question.ts';
import { gradingVersion } from './calibration.ts';
import type { Answer, AssessmentGrade } from './grade.ts';
import { type GradeOptions, gradeAnswer } from './grade-answer.ts';

const noAnswer: Answer = { text: '', aiAssisted: false, aiReason: '' };

/** Grades for a set of questions, answer by answer in their order; one that is not there is empty. */
export function gradeAssessment(
  questions: readonly Question[],
  answers: readonly (Answer | undefined)[],
  options: GradeOptions = {},
): AssessmentGrade {
  const grades = questions.map((question, at) => {
    const answer = answers[at] ?? noAnswer;
    // What answers another question word for word is no answer to this one.
    const earlier = answers.slice(0, at).map((other) => other?.text ?? '');
    return gradeAnswer(question, answer, { ...options, earlier });
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
