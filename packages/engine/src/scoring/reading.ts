import { readerModel } from '../reader/reader-model.ts';
import { type Judge, type ReadingPair, type Verdict, verdictOf } from '../reader/verdict.ts';
import { askedParts } from './asked-parts.ts';
import { askedYears } from './asked-years.ts';
import { claimedRequirement, metFrom } from './calibration.ts';
import { claimsToRead, namedInList } from './claims-to-read.ts';
import { followsAdvert } from './follows-advert.ts';
import { askedItems, type LineToRead, linesToRead } from './lines-to-read.ts';
import { type Case, measureCase, measureLines, type RankedLine } from './measured-case.ts';
import type { PreparedJob } from './prepared-job.ts';
import { type Match, weighMeasures } from './score-match.ts';
import type { ScoringCv } from './scoring-input.ts';

/**
 * What the reader found of one thing a job asks for: the line that shows most of it, -1 where none does; and where none does, the
 * line of a list or of the summary that names it.
 */
export interface ItemReading {
  readonly item: number;
  readonly line: number;
  readonly verdict: Verdict;
  readonly claim?: number;
  /** Where several things are asked for in one, the lines that show the others. */
  readonly also?: readonly number[];
}
export type Reading = readonly ItemReading[];

const light: Readonly<Record<Verdict, number>> = { met: 1, partly: 0.4, no: 0 };

/**
 * What is left to reading among the requirements and what is nice to have. Languages are found by name and level, and years of the
 * job's own work by dates.
 */
function isRead(it: Case, item: number): boolean {
  const asked = askedItems(it)[item - 1];
  return asked !== undefined && !asked.languages && it.job.ownYears[item] === 0;
}

/**
 * The most that a line can show. "Three years with Kubernetes": a line may show the thing, only dates show the years. "Experience as a
 * head chef": a line may tell of such work, only the name of the post it stands under shows the post.
 */
function mostShown(
  { job, measures, lines }: Case,
  item: number,
  requirement: string,
  ranked: readonly RankedLine[],
): (line: number) => Verdict {
  if (measures.years < (askedYears(requirement) ?? 0)) return () => 'partly';
  if (job.titleShows[item] !== 1) return () => 'met';
  const posts = new Set(
    ranked.flatMap(({ line, worth }) => {
      const post = lines.evidence[line];
      return post?.kind === 'title' && worth >= metFrom ? post.entry : [];
    }),
  );
  return (line) => (posts.has(lines.evidence[line]?.entry ?? -1) ? 'met' : 'partly');
}

const LEVEL = /\blevel\s*(\d)\b/giu;
const levelsIn = (text: string): number[] => [...text.matchAll(LEVEL)].map(([, level]) => Number(level));

/** "Level 3 food safety" is not shown by level 2 of it; a number is not for the reader to weigh. */
function isLowerLevel({ requirement, line }: ReadingPair): boolean {
  const [asked, held] = [levelsIn(requirement), levelsIn(line)];
  return asked.length > 0 && held.length > 0 && Math.max(...held) < Math.min(...asked);
}

const lower = (a: Verdict, b: Verdict): Verdict => (light[a] < light[b] ? a : b);

/** Reads line by line until one shows all of what is asked for; the best of what was read counts. */
async function readItem(
  item: number,
  mostOf: (line: number) => Verdict,
  toRead: readonly LineToRead[],
  judge: Judge,
): Promise<ItemReading> {
  let best: ItemReading = { item, line: -1, verdict: 'no' };
  const most = toRead.some(({ line }) => mostOf(line) === 'met') ? 'met' : 'partly';
  for (const one of toRead) {
    const said = verdictOf(await judge(one.pair), readerModel.caution);
    const verdict = lower(said, isLowerLevel(one.pair) ? 'partly' : mostOf(one.line));
    if (light[verdict] > light[best.verdict]) best = { item, line: one.line, verdict };
    if (best.verdict === 'met' || (said === 'met' && most === 'partly')) break;
  }
  return best;
}

/** Several things asked for in one are met where each of them is, by whatever line, and partly where one is. */
async function readParts(
  whole: ItemReading,
  parts: readonly string[],
  linesFor: (part: string) => readonly LineToRead[],
  judge: Judge,
): Promise<ItemReading> {
  if (whole.verdict === 'met') return whole;
  const shown: ItemReading[] = [];
  for (const part of parts) {
    const read = await readItem(whole.item, () => 'met', linesFor(part), judge);
    if (read.verdict === 'met') shown.push(read);
  }
  const [first, ...others] = shown.map(({ line }) => line);
  if (first === undefined) return whole;
  if (shown.length < parts.length) return whole.verdict === 'no' ? { ...whole, line: first, verdict: 'partly' } : whole;
  const also = [...new Set(others)].filter((line) => line !== first);
  return { ...whole, line: first, verdict: 'met', ...(also.length > 0 && { also }) };
}

/** Of what no line shows, whether a list or the summary names it. */
async function readClaims(it: Case, found: ItemReading, judge: Judge): Promise<ItemReading> {
  if (found.verdict !== 'no') return found;
  const listed = namedInList(it, found.item);
  if (listed !== undefined) return { ...found, claim: listed };
  for (const { claim, pair } of claimsToRead(it, found.item)) {
    if (verdictOf(await judge(pair), readerModel.caution) !== 'no') return { ...found, claim };
  }
  return found;
}

/** The score of a CV that was read: the reader's verdicts in the place of the fast ones, all else as it is. */
export async function readMatch(
  job: PreparedJob,
  cv: ScoringCv,
  judge: Judge,
): Promise<{ match: Match; reading: Reading }> {
  const { it, likeliest } = measureLines(job, cv);
  const toReadFor = linesToRead(it, likeliest);
  const reading: ItemReading[] = [];
  for (let item = job.ranges.requirements.from; item < job.ranges.niceToHave.to; item++) {
    const asked = askedItems(it)[item - 1];
    if (!asked || !isRead(it, item)) continue;
    const mostOf = mostShown(it, item, asked.text, likeliest[item] ?? []);
    const toRead = toReadFor(item);
    const whole = await readItem(item, mostOf, toRead, judge);
    const parts = toRead.some(({ line }) => mostOf(line) === 'met') ? askedParts(asked.text) : [];
    const shown = await readParts(whole, parts, (part) => toReadFor(item, part), judge);
    reading.push(await readClaims(it, shown, judge));
  }
  return { match: matchOf(it, reading), reading };
}

/** The same from what was read before. */
export const matchRead = (job: PreparedJob, cv: ScoringCv, reading: Reading): Match =>
  matchOf(measureCase(job, cv), reading);

function matchOf(it: Case, reading: Reading): Match {
  const match = weighMeasures(it.job, withReading(it, reading).measures);
  return followsAdvert(it.job, it.lines) ? { ...match, followsAdvert: true } : match;
}

/** What was measured, with what was read in its place. */
export function withReading(it: Case, reading: Reading): Case {
  if (reading.length === 0) return it;
  const met = it.measures.met.slice();
  const metBy = it.metBy.slice();
  const namedBy = new Map<number, number>();
  const alsoBy = new Map<number, readonly number[]>();
  for (const { item, line, verdict, claim, also } of reading) {
    // Work done or something learned: the reader knows which, and its verdict is about the line as it stands.
    met[item] = verdict === 'no' && claim !== undefined ? claimedRequirement : light[verdict];
    metBy[item] = shownBy(it, item, line);
    if (claim !== undefined) namedBy.set(item, claim);
    if (also) alsoBy.set(item, also);
  }
  return { ...it, measures: { ...it.measures, met }, metBy, namedBy, alsoBy };
}

/** A post that is asked for is quoted by its name. */
function shownBy({ job, lines: { evidence } }: Case, item: number, line: number): number {
  const read = evidence[line];
  if (!read || job.titleShows[item] !== 1) return line;
  const title = evidence.findIndex(({ kind, entry }) => kind === 'title' && entry === read.entry);
  return title < 0 ? line : title;
}
