import { sameDirection } from '../encoder/line-codes.ts';
import {
  climb,
  entryLikeness,
  evidenceOf,
  focus,
  likenessRamp,
  lineLikeness,
  partOfSkill,
  recency,
  sharedWords,
  titleEvidenceOf,
  titleLikeness,
} from './calibration.ts';
import { findSharedWords } from './find-words.ts';
import { type Likeness, measureLikeness } from './measure-likeness.ts';
import { noEntry, type PreparedCv } from './prepared-cv.ts';
import type { PreparedJob } from './prepared-job.ts';
import { relevantYears } from './relevant-years.ts';
import { lineKinds } from './scoring-input.ts';

/** What was found in a CV for a job, before it is weighed. */
export interface Measures {
  /** Of each item how far the best line meets it, 0 to 1. */
  readonly met: Float64Array;
  /** Of each item the line that meets it best, or -1. */
  readonly metBy: Int16Array;
  /** 0 to 1: how much of the CV points towards the work. */
  readonly work: number;
  /** Years of experience, each entry counted as far as it is like the job. */
  readonly years: number;
}

const lineEvidence = Float64Array.from(lineKinds, (kind) => evidenceOf[kind]);
const titleEvidence = Float64Array.from(lineKinds, (kind) => titleEvidenceOf[kind]);
const isAboutWork = lineKinds.map(
  (kind) => kind === 'experience' || kind === 'title' || kind === 'summary' || kind === 'other',
);
const lightOfLine = likenessRamp(lineLikeness);
const lightOfTitle = likenessRamp(titleLikeness);
const lightOfEntry = likenessRamp(entryLikeness);
const titleItem = 0;
/** Two ways of meeting the same thing add up, but never above the whole. */
const either = (a: number, b: number): number => 1 - (1 - a) * (1 - b);

export function measureMatch(job: PreparedJob, cv: PreparedCv, likeness: Likeness): Measures {
  const { itemCount, firstSkill } = job;
  const { sentenceCount, kinds, entryOf } = cv;
  const met = new Float64Array(itemCount);
  const metBy = new Int16Array(itemCount).fill(-1);
  const titles = new Float64Array(cv.spans.length / 2);

  const meet = (item: number, line: number, far: number): void => {
    const value = far * (lineEvidence[kinds[line] as number] as number);
    if (value <= (met[item] as number)) return;
    met[item] = value;
    metBy[item] = line;
  };
  const meetTitle = (line: number, far: number): void => {
    if (far === 0) return;
    const entry = entryOf[line] as number;
    const value = far * (titleEvidence[kinds[line] as number] as number) * recencyOf(cv, entry);
    if (entry < titles.length) titles[entry] = Math.max(titles[entry] as number, value);
    if (value <= (met[titleItem] as number)) return;
    met[titleItem] = value;
    metBy[titleItem] = line;
  };

  for (let line = 0; line < sentenceCount; line++) {
    meetTitle(line, lightOfTitle(likeness[sentenceCount + line] as number));
  }
  for (let item = 1; item < firstSkill; item++) {
    const from = (item + 1) * sentenceCount;
    for (let line = 0; line < sentenceCount; line++) meet(item, line, lightOfLine(likeness[from + line] as number));
  }
  findSharedWords(job, cv, (item, line, share) => {
    if (item >= firstSkill) return meet(item, line, share > 0.999 ? 1 : share * partOfSkill);
    const like = line < sentenceCount ? (likeness[(item + 1) * sentenceCount + line] as number) : 0;
    const light = climb(share, sharedWords);
    if (item === titleItem) meetTitle(line, either(lightOfTitle(like), light));
    else meet(item, line, either(lightOfLine(like), light));
  });
  return { met, metBy, work: measureWork(likeness, cv), years: relevantYears(cv, relevanceOf(likeness, cv, titles)) };
}

function recencyOf({ spans, asOf }: PreparedCv, entry: number): number {
  if (entry === noEntry) return 1;
  const end = spans[entry * 2 + 1] ?? 0;
  const years = end === 0 ? 0 : (asOf - end) / 12;
  for (const step of recency) if (years >= step.years) return step.worth;
  return 1;
}

/** Lines about the work add to one side, lines about other work to the other; a line that is about the work adds to one only. */
function measureWork(likeness: Likeness, { sentenceCount, kinds }: PreparedCv): number {
  let towards = 0;
  let away = 0;
  for (let line = 0; line < sentenceCount; line++) {
    if (!isAboutWork[kinds[line] as number]) continue;
    const like = (likeness[line] as number) / sameDirection;
    if (like > focus.towards) towards += like - focus.towards;
    if (like < focus.neutral) away += focus.neutral - like;
  }
  return climb(towards / (towards + away + focus.silence), focus.light);
}

/** How like each entry is to the job: by its title, or by the two lines most like it. */
function relevanceOf(likeness: Likeness, { sentenceCount, entryOf }: PreparedCv, titles: Float64Array): Float64Array {
  const best = new Float64Array(titles.length);
  const second = new Float64Array(titles.length);
  for (let line = 0; line < sentenceCount; line++) {
    const entry = entryOf[line] as number;
    if (entry >= titles.length) continue;
    const like = lightOfEntry(likeness[line] as number);
    if (like > (best[entry] as number)) {
      second[entry] = best[entry] as number;
      best[entry] = like;
    } else if (like > (second[entry] as number)) second[entry] = like;
  }
  for (let entry = 0; entry < titles.length; entry++) {
    best[entry] = Math.max(titles[entry] as number, ((best[entry] as number) + (second[entry] as number)) / 2);
  }
  return best;
}

/** The lines that are like the job as a whole: work done before work spoken of, then the most alike first. */
export function linesNearestWork(job: PreparedJob, cv: PreparedCv): number[] {
  const likeness = measureLikeness(job, cv).slice(0, cv.sentenceCount);
  return Array.from(likeness.keys())
    .filter(
      (line) => isAboutWork[cv.kinds[line] as number] && (likeness[line] as number) / sameDirection > focus.towards,
    )
    .sort((a, b) => doneFirst(cv, a) - doneFirst(cv, b) || (likeness[b] as number) - (likeness[a] as number));
}

const doneFirst = ({ kinds }: PreparedCv, line: number): number =>
  Number(lineKinds[kinds[line] as number] !== 'experience');
