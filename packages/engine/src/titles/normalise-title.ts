import { knownEnd, knownTitle } from './british-titles.ts';
import { classifyTitle } from './classify-title.ts';
import { loadOccupations } from './load-occupations.ts';
import { spelledOut } from './other-names.ts';
import { titleWords, wordFeature } from './title-features.ts';

export interface NormalisedTitle {
  /** ESCO's name of the occupation: "software developer". */
  readonly occupation: string;
  /** ESCO's code, `2512.4`; its first four figures are the ISCO group. */
  readonly code: string;
  /** 0 to 1: how often an answer given with this confidence is the right one. */
  readonly confidence: number;
}

/** Below this the best answer is a guess, and none is given. */
const leastConfidence = 0.15;
const leastOther = 0.05;
const mostAnswers = 5;

/** An occupation by its place in the model's list. */
export interface LikelyOccupation {
  readonly at: number;
  readonly confidence: number;
}

/** The occupations a title may mean, the likeliest first; none where it means nothing known. */
export function normaliseTitle(written: string): NormalisedTitle[] {
  const { occupations } = loadOccupations();
  return likelyOccupations(written).flatMap(({ at, confidence }) => {
    const { label, code } = occupations[at] ?? {};
    return label && code ? [{ occupation: label, code, confidence }] : [];
  });
}

/** An answer below this is worth less than what the end of the title says. */
const unsure = 0.3;

export function likelyOccupations(written: string): LikelyOccupation[] {
  const known = knownTitle(written);
  const answers = answersFor(known ?? spelledOut(written));
  if (known !== undefined || (answers[0]?.confidence ?? 0) >= unsure) return answers;
  const end = knownEnd(written);
  return end === undefined ? answers : answersFor(end);
}

function answersFor(title: string): LikelyOccupation[] {
  const model = loadOccupations();
  const words = titleWords(title);
  const known = words.filter((word) => model.rowOf.has(wordFeature(word))).length / (words.length || 1);
  if (known === 0) return [];
  // What is read out of half of the words is half as sure.
  const answers = mostOf(classifyTitle(model, title) ?? new Float64Array()).map(({ at, share }) => ({
    at,
    confidence: Math.round(share * known * 100) / 100,
  }));
  if ((answers[0]?.confidence ?? 0) < leastConfidence) return [];
  return answers.filter(({ confidence }, place) => place === 0 || confidence >= leastOther);
}

/** The largest few, the largest first; of equal ones the first. */
function mostOf(shares: Float64Array): { at: number; share: number }[] {
  const most: { at: number; share: number }[] = [];
  let least = -1;
  for (let at = 0; at < shares.length; at++) {
    const share = shares[at] as number;
    if (share <= least) continue;
    const place = most.findIndex((own) => own.share < share);
    most.splice(place < 0 ? most.length : place, 0, { at, share });
    most.length = Math.min(most.length, mostAnswers);
    if (most.length === mostAnswers) least = most.at(-1)?.share ?? 0;
  }
  return most;
}
