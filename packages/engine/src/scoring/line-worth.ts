import {
  certificateEvidenceOf,
  climb,
  evidenceOf,
  likenessRamp,
  lineLikeness,
  partOfSkill,
  recency,
  sharedWords,
  titleEvidenceOf,
  titleLikeness,
} from './calibration.ts';
import { noEntry } from './cv-format.ts';
import { placeOf } from './line-likeness.ts';
import type { OpenCv } from './open-cv.ts';
import { type PreparedJob, wholeShare } from './prepared-job.ts';
import { evidenceKinds } from './scoring-input.ts';
import { lightByOccupation } from './title-occupations.ts';

/** What one line of the open CV is worth for one item of the job. */
export const titleItem = 0;
export const titleKind = 0;

const evidence = Float64Array.from(evidenceKinds, (kind) => evidenceOf[kind]);
export const titleEvidence = Float64Array.from(evidenceKinds, (kind) => titleEvidenceOf[kind]);
const certificateEvidence = Float64Array.from(evidenceKinds, (kind) => certificateEvidenceOf[kind]);
export const lightOfLine = likenessRamp(lineLikeness);
export const lightOfTitle = likenessRamp(titleLikeness);
const lightOfShare = Float64Array.from({ length: wholeShare + 1 }, (_, share) =>
  climb(share / wholeShare, sharedWords),
);

export const kindOf = ({ bytes, places }: OpenCv, line: number): number => (bytes[places.kinds + line] as number) & 7;
export const entryOf = ({ bytes, places }: OpenCv, line: number): number => bytes[places.entryOf + line] as number;

/** Two ways of meeting the same thing add up, but never above the whole. */
const either = (a: number, b: number): number => 1 - (1 - a) * (1 - b);

/** How much of an item a line shows by its meaning alone. */
export const shownByMeaning = ({ meaningShows, titleShows }: PreparedJob, item: number, isTitle: boolean): number =>
  (meaningShows[item] as number) * (isTitle ? (titleShows[item] as number) : 1);

function likenessLight(job: PreparedJob, cv: OpenCv, item: number, line: number): number {
  if (line >= cv.sentences) return 0;
  const like = cv.shorts[placeOf(cv, item + 1, line)] as number;
  if (item === titleItem) return lightOfTitle(like);
  return lightOfLine(like) * shownByMeaning(job, item, line < cv.titlesEnd);
}

/** By its meaning alone, before it is asked what kind of line it is. */
export function lightByMeaning(job: PreparedJob, cv: OpenCv, item: number, line: number): number {
  const light = likenessLight(job, cv, item, line);
  return item === titleItem ? lightByOccupation(cv, line, light) : light;
}

/** By its meaning and by the share of the item's words that stand in it. */
export function lightByBoth(job: PreparedJob, cv: OpenCv, item: number, line: number, share: number): number {
  const words = lightOfShare[share] as number;
  if (words === 0) return 0;
  const light = either(likenessLight(job, cv, item, line), words);
  return item === titleItem ? lightByOccupation(cv, line, light) : light;
}

/** What a line's kind, and for a post how long ago it was, makes of its light. */
export function worthFor(job: PreparedJob, cv: OpenCv, item: number, line: number): number {
  const kind = kindOf(cv, line);
  if (item !== titleItem) return mostWorth(job, item, kind);
  return (titleEvidence[kind] as number) * (kind === titleKind ? recencyOf(cv, entryOf(cv, line)) : 1);
}

/** The most that a line of a kind can be worth for an item that is not the title. */
export const mostWorth = ({ isPaper }: PreparedJob, item: number, kind: number): number =>
  (isPaper[item] === 1 ? certificateEvidence : evidence)[kind] as number;

export function worthOfWords(job: PreparedJob, cv: OpenCv, item: number, line: number, share: number): number {
  if (item < job.firstSkill) {
    const light = lightByBoth(job, cv, item, line, share);
    return light === 0 ? 0 : light * worthFor(job, cv, item, line);
  }
  return (share === wholeShare ? 1 : (share / wholeShare) * partOfSkill) * mostWorth(job, item, kindOf(cv, line));
}

function recencyOf({ marks, places, asOf, entries }: OpenCv, entry: number): number {
  if (entry === noEntry || entry >= entries) return 1;
  const end = marks[places.spans / 2 + entry * 2 + 1] as number;
  const years = end === 0 ? 0 : (asOf - end) / 12;
  for (const step of recency) if (years >= step.years) return step.worth;
  return 1;
}
