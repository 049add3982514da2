import { gradeAssessment } from '@candela/engine/grading/grade-assessment.ts';
import { makeQuestions } from '@candela/engine/questions/making/make-questions.ts';
import { judgeCv } from '../authorship/judged-cv.service.ts';
import { explainFactors } from './explain.service.ts';
import { scorePerson } from './score-person.ts';

/** What the engine does for a request or a task: the same functions, whichever thread they run on. */
export const engineWork = { scorePerson, explainFactors, judgeCv, makeQuestions, gradeAssessment };

export type EngineWork = typeof engineWork;
export type WorkName = keyof EngineWork;

/** What crosses to a thread and back. */
export interface WorkOrder {
  name: WorkName;
  given: readonly unknown[];
}
export type WorkOutcome = { result: unknown } | { failure: string };
