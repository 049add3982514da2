import type { AssessmentGrade } from '@candela/engine/grading/grade.ts';
import type { AnswersToGrade } from './reader-messages.ts';
import type { ScoringTools } from './scoring-tools.ts';

/**
 * The reader helps. Where there is none, or its process was lost, the engine grades alone, and the version says so: an
 * evaluation does not wait for a better day.
 */
export async function gradeAnswers(
  { threads, reader }: Pick<ScoringTools, 'threads' | 'reader'>,
  attempt: AnswersToGrade,
): Promise<AssessmentGrade> {
  const { questions, answers, known } = attempt;
  const read = reader?.isOn ? await reader.grade(attempt).catch(() => undefined) : undefined;
  return read ?? threads.gradeAssessment(questions, answers, known);
}
