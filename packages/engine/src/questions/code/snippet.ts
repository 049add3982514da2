import type { QuestionKind } from '../question.ts';

/** A few lines of a language, what is asked about them, and what a good answer says. */
export interface Snippet {
  /** The name of the skill in the taxonomy. */
  readonly language: string;
  readonly kind: QuestionKind;
  readonly ask: string;
  readonly code: string;
  readonly points: readonly string[];
}
