import type { CvContentRow, ScoringJobRow } from './scoring.repo.ts';

/** What the server says to the reader's process: one job and one CV, without who the person is once it has them. */
export interface ReaderRequest {
  readonly job: ScoringJobRow;
  readonly cv: CvContentRow;
}

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
  | { readonly kind: 'failed'; readonly detail: string }
  /** There is no runtime for this machine, or no model: nothing will ever be read here. */
  | { readonly kind: 'unavailable'; readonly detail: string };
