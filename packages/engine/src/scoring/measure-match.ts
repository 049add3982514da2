import { lanes } from '../loops/loops.ts';
import {
  claimedRequirement,
  claimedSkill,
  climb,
  entryLikeness,
  focus,
  likenessRamp,
  lineLikeness,
  subjectLikeness,
  titleLikeness,
} from './calibration.ts';
import { forgetCopies, isCopy } from './copied-lines.ts';
import { claimLine } from './cv-format.ts';
import { findSharedWords } from './find-words.ts';
import { neutralLikeness } from './least-likeness.ts';
import { fullLikeness } from './likeness-units.ts';
import { groupsOf, placeOf, queriesOf } from './line-likeness.ts';
import {
  entryOf,
  kindOf,
  lightByBoth,
  lightByMeaning,
  lightOfLine,
  lightOfTitle,
  mostWorth,
  shownByMeaning,
  titleEvidence,
  titleItem,
  titleKind,
  worthFor,
  worthOfWords,
} from './line-worth.ts';
import type { OpenCv } from './open-cv.ts';
import { type PreparedJob, wholeShare } from './prepared-job.ts';
import { relevantYears } from './relevant-years.ts';
import { evidenceKinds } from './scoring-input.ts';
import { compareOccupations } from './title-occupations.ts';
import { layout } from './workspace.ts';

/** What was found in a CV for a job, before it is weighed. */
export interface Measures {
  /** Of each item how far the best line meets it, 0 to 1. */
  readonly met: Float64Array;
  /** Of each item 1 where a list or the summary names it, shown or not. */
  readonly named: Uint8Array;
  /** 0 to 1: how much of the CV points towards the work. */
  readonly work: number;
  /** Years of experience, each entry counted as far as it is like the job. */
  readonly years: number;
  /** The highest level of education named. */
  readonly level: number;
  /** Whether all that was studied is another subject than the one asked for. */
  readonly isOtherSubject: boolean;
  /** How far the reader says that what was studied is what is asked for. */
  readonly degree?: number;
}

/** Languages are found by name; they have no sentences. */
const kindCount = evidenceKinds.indexOf('language');
const [experienceKind, otherKind, educationKind] = [1, 2, 3] as const;
const lightOfEntry = likenessRamp(entryLikeness);
const towardsFrom = Math.round(focus.towards * fullLikeness);
const silence = Math.round(focus.silence * fullLikeness);
const nowhere = -32_768;
/** A line less like the advert than this was not taken from it. */
const copyFrom = Math.round(0.05 * fullLikeness);
/** Below these there is no light at all. */
const lineFrom = Math.floor(lineLikeness[0][0] * fullLikeness);
const titleFrom = Math.floor(titleLikeness[0][0] * fullLikeness);
const subjectFrom = Math.round(subjectLikeness.same * fullLikeness);
const relatedFrom = Math.round(subjectLikeness.related * fullLikeness);
const entryFrom = Math.floor(entryLikeness[0][0] * fullLikeness);

/** Measures the open CV, whose likeness to the job lies in its workspace. The next CV there overwrites what is met. */
export function measureMatch(job: PreparedJob, cv: OpenCv): Measures {
  const { met, named } = cv.scratch;
  startAfresh(job, cv);
  compareOccupations(job.occupations, cv);
  findRuns(cv);
  const groups = groupsOf(queriesOf(job));
  findBests(cv, groups);
  if (hideCopies(job, cv, groups)) findBests(cv, groups);
  meetByMeaning(job, cv);
  meetByWords(job, cv);
  const work = measureWork(cv);
  const years = relevantYears(cv, relevanceOf(cv));
  meetByYears(job, cv, years);
  return { met, named, work, years, level: levelOf(job, cv), isOtherSubject: isOtherSubject(job, cv) };
}

function startAfresh(job: PreparedJob, cv: OpenCv): void {
  const { met, named, entryTitles, entryBest, entrySecond } = cv.scratch;
  // Loops, because `fill` costs more than so few numbers.
  for (let item = 0; item < job.itemCount; item++) {
    met[item] = 0;
    named[item] = 0;
  }
  for (let entry = 0; entry < cv.entries; entry++) {
    entryTitles[entry] = 0;
    entryBest[entry] = 0;
    entrySecond[entry] = 0;
  }
  for (let line = 0; line < cv.lines; line++) cv.bytes[layout.marks + line] = 0;
  forgetCopies(cv);
}

/** Sentences stand kind by kind: where those of each start, and where the last end. */
function findRuns({ titlesEnd, workEnd, otherEnd, educationEnd, sentences, scratch: { runs } }: OpenCv): void {
  runs[1] = titlesEnd;
  runs[2] = workEnd;
  runs[3] = otherEnd;
  runs[4] = educationEnd;
  runs[kindCount] = sentences;
}

/** The highest of each query among the sentences of each kind; sentences that are about any of them are marked. */
function findBests(cv: OpenCv, groups: number): void {
  const { shorts } = cv;
  const { runs } = cv.scratch;
  const { loops } = cv.workspace;
  for (let group = 0; group < groups; group++) {
    const least = layout.least + (group === 0 ? 0 : lanes * 2);
    for (let kind = 0; kind < kindCount; kind++) {
      const from = runs[kind] as number;
      const count = (runs[kind + 1] as number) - from;
      const out = layout.bests + (group * kindCount + kind) * lanes * 2;
      if (count === 0) {
        for (let lane = 0; lane < lanes; lane++) shorts[out / 2 + lane] = nowhere;
      } else loops.findBest(placeOf(cv, group * lanes, from) * 2, count, least, layout.marks + from, out);
    }
  }
}

const bestOf = ({ shorts }: OpenCv, query: number, kind: number): number =>
  shorts[layout.bests / 2 + ((query >> 3) * kindCount + kind) * lanes + (query & 7)] as number;

/** Copies are nowhere: they neither add nor take away. */
function hideCopies(job: PreparedJob, cv: OpenCv, groups: number): boolean {
  const { bytes, shorts } = cv;
  let isAny = false;
  const from = cv.scratch.runs[experienceKind] as number;
  for (let line = from, at = placeOf(cv, 0, from); line < cv.sentences; line++, at += lanes) {
    if ((shorts[at] as number) <= copyFrom && bytes[layout.marks + line] === 0) continue;
    if (!isCopy(job, cv, line)) continue;
    isAny = true;
    for (let group = 0; group < groups; group++) {
      const place = placeOf(cv, group * lanes, line);
      shorts.fill(nowhere, place, place + lanes);
    }
  }
  return isAny;
}

function meetByMeaning(job: PreparedJob, cv: OpenCv): void {
  const { met, runs } = cv.scratch;
  for (let item = titleItem; item < job.firstSkill; item++) {
    const isTitle = item === titleItem;
    const from = isTitle ? titleFrom : lineFrom;
    let most = 0;
    for (let kind = isTitle ? experienceKind : titleKind; kind < kindCount; kind++) {
      const like = bestOf(cv, item + 1, kind);
      if (like < from) continue;
      const value = isTitle
        ? lightOfTitle(like) * (titleEvidence[kind] as number)
        : lightOfLine(like) * shownByMeaning(job, item, kind === titleKind) * mostWorth(job, item, kind);
      if (value > most) most = value;
    }
    met[item] = most;
  }
  for (let line = 0; line < (runs[experienceKind] as number); line++) meetTitle(job, cv, line);
  // Titles without a word the encoder knows stand behind all sentences.
  for (let line = cv.sentences; line < cv.lines && kindOf(cv, line) === titleKind; line++) meetTitle(job, cv, line);
}

function meetTitle(job: PreparedJob, cv: OpenCv, line: number): void {
  const { met } = cv.scratch;
  const light = lightByMeaning(job, cv, titleItem, line);
  noteTitle(cv, line, light);
  const value = light * worthFor(job, cv, titleItem, line);
  if (value > (met[titleItem] as number)) met[titleItem] = value;
}

/** An entry under a title like the job's is relevant, however long ago. */
function noteTitle(cv: OpenCv, line: number, light: number): void {
  const { entryTitles } = cv.scratch;
  const entry = entryOf(cv, line);
  if (kindOf(cv, line) !== titleKind || entry >= cv.entries) return;
  if (light > (entryTitles[entry] as number)) entryTitles[entry] = light;
}

/** What asks for years of the job's own work is met by posts like it. */
function meetByYears({ ownYears, ranges }: PreparedJob, { scratch: { met } }: OpenCv, years: number): void {
  for (let item = ranges.requirements.from; item < ranges.niceToHave.to; item++) {
    const asked = ownYears[item] as number;
    if (asked > 0) met[item] = Math.max(met[item] as number, Math.min(1, years / asked));
  }
}

/** A skill, or what is asked for by names alone, that is only named. A certificate that is only named is none. */
function claim({ ranges, isPaper }: PreparedJob, { scratch: { met, named } }: OpenCv, item: number): void {
  if (item === titleItem || item >= ranges.skills.to || isPaper[item] === 1) return;
  named[item] = 1;
  const worth = item < ranges.skills.from ? claimedRequirement : claimedSkill;
  if ((met[item] as number) < worth) met[item] = worth;
}

function meetByWords(job: PreparedJob, cv: OpenCv): void {
  const { bytes } = cv;
  const { met } = cv.scratch;
  findSharedWords(job, cv, (item, line, share) => {
    if (line === claimLine) {
      if (share === wholeShare) claim(job, cv, item);
      return;
    }
    if (share * 2 >= wholeShare) bytes[layout.marks + line] = 1;
    // No line is worth more than its kind.
    const isTitle = item === titleItem;
    if (!isTitle && mostWorth(job, item, kindOf(cv, line)) <= (met[item] as number)) return;
    if (isCopy(job, cv, line)) return;
    const value = worthOfWords(job, cv, item, line, share);
    if (value > (met[item] as number)) met[item] = value;
    if (isTitle) noteTitle(cv, line, lightByBoth(job, cv, item, line, share));
  });
}

/**
 * Lines about the work add to one side, lines about other work to the other. A line that is about the work, or about anything
 * that is asked for, takes nothing away. The best line counts as much as the second: one line alone shows no work.
 */
function measureWork(cv: OpenCv): number {
  const { bytes, shorts } = cv;
  let towards = 0;
  let away = 0;
  let best = towardsFrom;
  let second = towardsFrom;
  const end = cv.scratch.runs[otherKind + 1] as number;
  for (let line = 0, at = cv.likeness; line < end; line++, at += lanes) {
    const like = shorts[at] as number;
    if (like > towardsFrom) {
      towards += like - towardsFrom;
      if (like > best) {
        second = best;
        best = like;
      } else if (like > second) second = like;
    }
    if (like < neutralLikeness && like !== nowhere && bytes[layout.marks + line] === 0) away += neutralLikeness - like;
  }
  towards -= best - second;
  return climb(towards / (towards + away + silence), focus.light);
}

/** A line as it counts for the work: how like the job it is, and whether it takes nothing away however unlike. */
export interface WorkLine {
  readonly like: number;
  readonly isNeutral: boolean;
}

/** The lines that `measureWork` adds up; of the CV that was measured last. */
export function workLinesOf(cv: OpenCv): WorkLine[] {
  const end = cv.scratch.runs[otherKind + 1] as number;
  return Array.from({ length: end }, (_, line) => ({
    like: cv.shorts[cv.likeness + line * lanes] as number,
    isNeutral: cv.bytes[layout.marks + line] !== 0,
  }));
}

/** What a line that shows something asked for counts for at least, whatever its words are like. */
const likeOfShown = Math.round(focus.shown * fullLikeness);

/** The same sum once lines were read: those that show what is asked for are about the work. */
export function workWith(lines: readonly WorkLine[], shown: ReadonlySet<number>): number {
  const likes = lines.map(({ like }, line) => (shown.has(line) ? Math.max(like, likeOfShown) : like));
  const towards = likes.filter((like) => like > towardsFrom).map((like) => like - towardsFrom);
  const [best = 0, second = 0] = towards.toSorted((a, b) => b - a);
  const away = likes
    .filter((like, line) => like < neutralLikeness && like !== nowhere && !lines[line]?.isNeutral && !shown.has(line))
    .reduce((sum, like) => sum + neutralLikeness - like, 0);
  const sum = towards.reduce((all, one) => all + one, 0) - (best - second);
  return climb(sum / (sum + away + silence), focus.light);
}

/** How like each entry is to the job: by its title, or by the second of the lines most like it. */
function relevanceOf(cv: OpenCv): Float64Array {
  const { entries, shorts } = cv;
  const { runs, entryTitles, entryBest, entrySecond } = cv.scratch;
  const end = runs[otherKind] as number;
  for (let line = 0, at = cv.likeness; line < end; line++, at += lanes) {
    if ((shorts[at] as number) < entryFrom) continue;
    const like = lightOfEntry(shorts[at] as number);
    const entry = entryOf(cv, line);
    if (entry >= entries) continue;
    if (like > (entryBest[entry] as number)) {
      entrySecond[entry] = entryBest[entry] as number;
      entryBest[entry] = like;
    } else if (like > (entrySecond[entry] as number)) entrySecond[entry] = like;
  }
  for (let entry = 0; entry < entries; entry++) {
    entryBest[entry] = Math.max(entryTitles[entry] as number, entrySecond[entry] as number);
  }
  return entryBest;
}

/** Lines about learning stand together; those without a word the encoder knows stand behind all sentences. */
function levelOf(job: PreparedJob, cv: OpenCv): number {
  const { runs } = cv.scratch;
  const level = highestLevel(job, cv, runs[educationKind] as number, runs[educationKind + 1] as number, 0);
  return highestLevel(job, cv, cv.sentences, cv.lines, level);
}

/** Of a degree whose name the encoder does not know ("LLB") the level alone counts. */
function isOtherSubject(job: PreparedJob, cv: OpenCv): boolean {
  const { asks, queryCount } = job;
  const subject = asks.education?.subject;
  if (!subject || highestLevel(job, cv, cv.sentences, cv.lines, 0) > 0) return false;
  const like = bestOf(cv, queryCount, educationKind);
  return like !== nowhere && like < (subject.orRelated ? relatedFrom : subjectFrom);
}

function highestLevel(job: PreparedJob, cv: OpenCv, from: number, to: number, known: number): number {
  let level = known;
  for (let line = from; line < to; line++) {
    const kind = cv.bytes[cv.places.kinds + line] as number;
    if ((kind & 7) === educationKind && kind >> 3 > level && !isCopy(job, cv, line)) level = kind >> 3;
  }
  return level;
}

/** Of each item the line that meets it best, or -1; of the CV that was measured last. */
export function findBestLines(job: PreparedJob, cv: OpenCv): Int16Array {
  const metBy = new Int16Array(job.itemCount).fill(-1);
  const most = new Float64Array(job.itemCount);
  const meet = (item: number, line: number, value: number): void => {
    if (value <= (most[item] as number)) return;
    most[item] = value;
    metBy[item] = line;
  };
  for (let item = 0; item < job.firstSkill; item++) {
    const end = item === titleItem ? cv.lines : cv.sentences;
    for (let line = 0; line < end; line++) {
      meet(item, line, lightByMeaning(job, cv, item, line) * worthFor(job, cv, item, line));
    }
  }
  findSharedWords(job, cv, (item, line, share) => {
    if (line !== claimLine && !isCopy(job, cv, line)) meet(item, line, worthOfWords(job, cv, item, line, share));
  });
  return metBy;
}

/** The lines of work done that are like the job as a whole, the most alike first; of the CV that was measured last. */
export function linesNearestWork(cv: OpenCv): number[] {
  const { shorts } = cv;
  const { runs } = cv.scratch;
  const like = (line: number): number => shorts[placeOf(cv, 0, line)] as number;
  const lines: number[] = [];
  for (let line = runs[experienceKind] as number; line < (runs[otherKind] as number); line++) lines.push(line);
  return lines.filter((line) => like(line) > towardsFrom).sort((a, b) => like(b) - like(a));
}
