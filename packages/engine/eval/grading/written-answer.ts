import type { Question } from '../../src/questions/question.ts';

/** Answers of seven kinds to one question, written to be told apart; the copied question makes itself. */
export interface WrittenAnswers {
  readonly question: Question;
  readonly cv: readonly string[];
  /** Right and particular, in a sentence or two. */
  readonly short: string;
  readonly long: string;
  /** On the subject, well meant, and nothing in it that could not be said by any candidate. */
  readonly vague: string;
  /** A good account of something else. */
  readonly offTopic: string;
  /** The right words without the sentences. */
  readonly stuffed: string;
  /** Says a thing and its opposite. */
  readonly contradictory: string;
}
