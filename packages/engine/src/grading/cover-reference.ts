import type { Opinion } from '../reader/verdict.ts';
import { climb } from '../scoring/calibration.ts';
import { deniedFact, readerShare, referenceWeights } from './calibration.ts';
import { type Comparison, compareTexts, type ReadText } from './compare-texts.ts';

/**
 * How much of a fact an answer says, 0 to 1, the question being known to both. Who denies what the fact affirms, or the
 * other way round, has not said it.
 */
export function coverFact(question: ReadText, fact: ReadText, answer: ReadText): number {
  if (answer.distinct.length === 0) return 0;
  const comparison = compareTexts(question, fact, answer);
  return weigh(comparison) * (1 - climb(comparison.denial, deniedFact));
}

/** How much of a reference an answer says, from how the two compare. */
export function weigh(comparison: Comparison): number {
  const { base, ...weights } = referenceWeights;
  let sum: number = base;
  for (const name of Object.keys(weights) as (keyof typeof weights)[]) sum += weights[name] * comparison[name];
  return Math.min(1, Math.max(0, sum));
}

/** The same with what the reader says of the fact and the sentence: all of it, some, or none. */
export const withOpinion = (byWords: number, [, partly, met]: Opinion): number =>
  (1 - readerShare) * byWords + readerShare * (met + partly / 2);
