import type { ReferencePoint } from '../questions/question.ts';
import type { Opinion } from '../reader/verdict.ts';

export interface Answer {
  readonly text: string;
  /** Whether AI helped, as the person says; and how. */
  readonly aiAssisted: boolean;
  readonly aiReason: string;
}

/** What the reader says of something asked for and something said; nothing where it has not read them. */
export type Readings = (asked: string, said: string) => Opinion | undefined;

/** Each 0 to 3. Only for an answer whose writer said that AI helped. */
export interface AiEvaluation {
  readonly usage_appropriateness: number;
  readonly reasoning_quality: number;
  readonly understanding_demonstrated: number;
}

export interface CoveredPoint extends ReferencePoint {
  /** The answer's own words that cover it. */
  readonly quote: string;
}

export interface Grade {
  /** 0 to 3, at most two decimals. */
  readonly score: number;
  /** Each 0 to 1: how many of the points, how near the question, how well put. */
  readonly coverage: number;
  readonly alignment: number;
  readonly structure: number;
  readonly covered: readonly CoveredPoint[];
  readonly missing: readonly ReferencePoint[];
  /** A few sentences to the person: what was covered, what is missing, what would help. */
  readonly feedback: string;
  readonly aiEvaluation: AiEvaluation | null;
  readonly version: string;
}

export interface AssessmentGrade {
  readonly grades: readonly Grade[];
  /** The sum, out of 15 for five questions. */
  readonly total: number;
  /** 0 to 3; null when no answer declared AI use. */
  readonly aiCompetency: number | null;
  readonly version: string;
}
