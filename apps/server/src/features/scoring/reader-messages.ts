import type { Answer, AssessmentGrade } from '@candela/engine/grading/grade.ts';
import type { GradeOptions } from '@candela/engine/grading/grade-answer.ts';
import type { Question } from '@candela/engine/questions/question.ts';
import type { CvContentRow, ScoringJobRow } from './scoring.repo.ts';

/** One job and one CV, without who the person is once the process has them. */
export interface CvToRead {
  readonly job: ScoringJobRow;
  readonly cv: CvContentRow;
}

/** The answers of one attempt, in the order of the questions, and what could have been copied. */
export interface AnswersToGrade {
  readonly questions: readonly Question[];
  readonly answers: readonly (Answer | undefined)[];
  readonly known: GradeOptions;
}

/** What the server says to the reader's process. */
export type ReaderRequest = ({ readonly kind: 'cv' } & CvToRead) | ({ readonly kind: 'answers' } & AnswersToGrade);

/** A score with the reader's verdicts in it. */
export interface ReadScore {
  score: number;
  /** As they are stored: text of JSON. */
  factors: string;
  keyFactors: string;
  reading: string;
}

export type ReaderReply =
  | { readonly kind: 'read'; readonly score: ReadScore }
  | { readonly kind: 'graded'; readonly grade: AssessmentGrade }
  | { readonly kind: 'failed'; readonly detail: string }
  /** There is no runtime for this machine, or no model: nothing will ever be read here. */
  | { readonly kind: 'unavailable'; readonly detail: string };
