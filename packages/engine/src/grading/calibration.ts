import type { Ramp } from '../scoring/calibration.ts';

/** Of everything a grade rests on; changes whenever the same answer could get another grade. */
export const gradingVersion = 'grading-3';

/**
 * How much of a reference an answer says, from how the two compare. Fitted by training/grading/fit.ts on half of the
 * questions of two sets of graded answers; the other half only measured them.
 */
export const referenceWeights = {
  base: 0.059,
  coverage: 0.177,
  words: 0.23,
  start: 0.094,
  precision: 0.085,
  meaning: 0.05,
  pieces: 0.109,
  numbers: 0.034,
  denial: -0.143,
} as const;

/** How much the reader has to say in that; where agreement with people was highest among answers to questions not held out. */
export const readerShare = 0.25;

/** From how much of a reference point an answer says to how far the point is covered: steadily, as people grade. */
export const contentCover: Ramp = [
  [0.15, 0],
  [0.6, 1],
];
/** Of the shared words, how many are denied in one text alone, to how much of the fact is lost. */
export const deniedFact: Ramp = [
  [0.2, 0],
  [0.5, 1],
];
/** From how clearly a thing is told, and how surely about the question, to how far its point is covered. */
export const aspectCover: Ramp = [
  [0.15, 0],
  [0.45, 0.5],
  [0.75, 1],
];
export const coveredFrom = 0.45;

/** How far an answer is about its question, to what share of its points it keeps. */
export const alignmentKept: Ramp = [
  [0.12, 0],
  [0.45, 0.6],
  [0.75, 1],
];

export const coverageShare = 0.85;
export const mostPoints = 3;
/** Grades are given in quarters: finer steps would pretend to know more. */
export const gradeStep = 0.25;
