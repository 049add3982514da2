import { isCopy } from './copied-lines.ts';
import { claimLine } from './cv-format.ts';
import { findSharedWords } from './find-words.ts';
import { fullLikeness } from './likeness-units.ts';
import { measureLikeness, placeOf } from './line-likeness.ts';
import { lightByMeaning, titleItem, worthFor, worthOfWords } from './line-worth.ts';
import {
  findBestLines,
  linesNearestWork,
  type Measures,
  measureMatch,
  type WorkLine,
  workLinesOf,
} from './measure-match.ts';
import { type OpenCv, openCv } from './open-cv.ts';
import { prepareLines, type ScoredLines, scoredLines } from './prepared-cv.ts';
import type { PreparedJob } from './prepared-job.ts';
import type { ScoringCv } from './scoring-input.ts';
import { remarkOn } from './title-occupations.ts';
import { withWorkspace } from './workspace.ts';

/** A job and a CV as they were measured, with the lines at hand. */
export interface Case {
  readonly job: PreparedJob;
  readonly lines: ScoredLines;
  readonly measures: Measures;
  /** Of each item the line that meets it best, or -1. */
  readonly metBy: Int16Array;
  /** Of an item that no line shows, the claim that names it; told by the reader. */
  readonly namedBy?: ReadonlyMap<number, number>;
  /** When each post was held. */
  readonly spans: ScoringCv['spans'];
  /** Of several things asked for in one, and of years in several posts, the lines that show the others; told by the reader. */
  readonly alsoBy?: ReadonlyMap<number, readonly number[]>;
  /** What the occupation of the nearest title has to do with the job's. */
  readonly remark?: string;
  /** The lines most like the job as a whole. */
  readonly nearest: readonly number[];
  /** What each line counts for the work. */
  readonly workLines: readonly WorkLine[];
}

const quotedForWork = 3;

export const measureCase = (job: PreparedJob, cv: ScoringCv): Case => measureWith(job, cv, () => undefined).it;

/** A line as one item sees it. */
export interface RankedLine {
  readonly line: number;
  /** How far the fast scorer says it shows the item, 0 to 1. */
  readonly worth: number;
  /** How like the item it is, -1 to 1. */
  readonly likeness: number;
}

/** The same, and of each item compared by meaning the lines in the order in which they are likely to show it. */
export function measureLines(job: PreparedJob, cv: ScoringCv): { it: Case; likeliest: RankedLine[][] } {
  const { it, more } = measureWith(job, cv, (open) => rankLines(job, open));
  return { it, likeliest: more };
}

function measureWith<More>(job: PreparedJob, cv: ScoringCv, look: (open: OpenCv) => More): { it: Case; more: More } {
  return withWorkspace((workspace) => {
    const lines = scoredLines(cv);
    const open = openCv(workspace, prepareLines(cv, lines));
    measureLikeness(job, open);
    const measures = measureMatch(job, open);
    const metBy = findBestLines(job, open);
    const titleLine = metBy[titleItem] ?? -1;
    // Years of the job's own work are shown by the post most like it.
    job.ownYears.forEach((years, item) => {
      if (years > 0) metBy[item] = titleLine;
    });
    const title = lines.evidence[titleLine];
    const it: Case = {
      job,
      lines,
      measures: { ...measures, met: measures.met.slice(0, job.itemCount) },
      metBy,
      spans: cv.spans,
      remark: title?.kind === 'title' ? remarkOn(open, titleLine, title.text) : undefined,
      nearest: nearestOf(linesNearestWork(open), titleLine),
      workLines: workLinesOf(open),
    };
    return { it, more: look(open) };
  });
}

/** Where no line tells of work like the job's, its like is the post. */
const nearestOf = (lines: readonly number[], titleLine: number): number[] =>
  lines.length > 0 ? lines.slice(0, quotedForWork) : titleLine >= 0 ? [titleLine] : [];

/** Every line that is not the advert's own, for each item: what shows most of it first, then what is most like it. */
function rankLines(job: PreparedJob, cv: OpenCv): RankedLine[][] {
  const worth = Array.from({ length: job.firstSkill }, () => new Float64Array(cv.lines));
  findSharedWords(job, cv, (item, line, share) => {
    const row = line === claimLine ? undefined : worth[item];
    if (row) row[line] = Math.max(row[line] as number, worthOfWords(job, cv, item, line, share));
  });
  const own = Array.from({ length: cv.lines }, (_, line) => line).filter((line) => !isCopy(job, cv, line));
  return worth.map((row, item) => {
    const likeness = (line: number) => (line < cv.sentences ? (cv.shorts[placeOf(cv, item + 1, line)] as number) : 0);
    for (const line of own) {
      const light = lightByMeaning(job, cv, item, line) * worthFor(job, cv, item, line);
      row[line] = Math.max(row[line] as number, light);
    }
    return own
      .map((line) => ({ line, worth: row[line] as number, likeness: likeness(line) / fullLikeness }))
      .sort((a, b) => b.worth - a.worth || b.likeness - a.likeness || a.line - b.line);
  });
}
