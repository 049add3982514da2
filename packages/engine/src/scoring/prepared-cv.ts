import type { TextVector } from '../encoder/encoder.ts';
import { loadEncoder } from '../encoder/load-encoder.ts';
import { stemsOf } from '../encoder/words.ts';
import { isBareList } from './cut-lines.ts';
import { highestLevel } from './education-level.ts';
import { type LineKind, lineKinds, type ScoringCv, type ScoringLine } from './scoring-input.ts';
import { hashStem } from './stem-hash.ts';

/** A CV in the form it is scored in; `packCv` makes bytes of it. */
export interface PreparedCv {
  readonly lineCount: number;
  /** Of these the first so many are compared by meaning; words set side by side, which come last, only by the words. */
  readonly sentenceCount: number;
  /** Of each line: its kind, by its place in `lineKinds`. */
  readonly kinds: Uint8Array;
  /** Of each line: its entry in the work history, or 255. */
  readonly entryOf: Uint8Array;
  /** The meaning of the sentences, one after the other. */
  readonly codes: Uint8Array;
  /** The words of the lines one after the other. */
  readonly stems: Uint32Array;
  /** Where each line's words start; one more than there are lines. */
  readonly stemStarts: Uint16Array;
  /** Of each entry the month it starts in and the first month after it, since 1900; both 0 when not known. */
  readonly spans: Uint16Array;
  readonly asOf: number;
  /** Tenths of a year. */
  readonly statedYears: number;
  readonly educationLevel: number;
}

export const noEntry = 255;
export const firstMonth = 1900 * 12;
/** Beyond this a CV's lines are not looked at; the longest of 1,600 real CVs has half as many. */
const mostLines = 400;
const mostEntries = 60;
const mostStems = 65_000;

export const kindNumber = (kind: LineKind): number => lineKinds.indexOf(kind);

/** A line and what it counts as: tools set side by side are a list, wherever they stand. */
export interface ScoredLine extends ScoringLine {
  readonly countsAs: LineKind;
  readonly words: readonly string[];
  /** Absent for lists and for lines without a known word: they are compared by their words alone. */
  readonly vector?: TextVector;
}

/** The lines that are scored, in the order of the prepared form. The same line twice says nothing new. */
export function scoredLines(cv: ScoringCv): ScoredLine[] {
  const { encoder } = loadEncoder();
  const seen = new Set<string>();
  const lines = cv.lines
    .filter(({ kind, text, entry }) => {
      const key = `${kind} ${kind === 'title' ? entry : ''} ${text.toLowerCase()}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, mostLines)
    .map((line): ScoredLine => {
      const countsAs = line.kind !== 'title' && isBareList(line.text) ? 'skill' : line.kind;
      const words = stemsOf(line.text);
      return { ...line, countsAs, words, vector: countsAs === 'skill' ? undefined : encoder.encodeStems(words) };
    });
  return [...lines.filter(({ vector }) => vector), ...lines.filter(({ vector }) => !vector)];
}

export function prepareCv(cv: ScoringCv): PreparedCv {
  const { lineCodes } = loadEncoder();
  const lines = scoredLines(cv);
  const sentenceCount = lines.filter(({ vector }) => vector).length;
  const codes = new Uint8Array(sentenceCount * lineCodes.parts);
  const stems: number[] = [];
  const stemStarts = new Uint16Array(lines.length + 1);
  const entryOf = new Uint8Array(lines.length).fill(noEntry);
  lines.forEach(({ vector, words, countsAs, entry }, at) => {
    if (vector) codes.set(lineCodes.codesOf(vector), at * lineCodes.parts);
    for (const stem of words) if (stem !== '' && stems.length < mostStems) stems.push(hashStem(stem));
    stemStarts[at + 1] = stems.length;
    if ((countsAs === 'title' || countsAs === 'experience') && entry < mostEntries) entryOf[at] = entry;
  });
  const spans = new Uint16Array(Math.min(cv.spans.length, mostEntries) * 2);
  cv.spans.slice(0, mostEntries).forEach(({ from, to }, entry) => {
    if (from === undefined || to === undefined || from < firstMonth) return;
    spans[entry * 2] = from - firstMonth;
    spans[entry * 2 + 1] = to - firstMonth;
  });
  return {
    lineCount: lines.length,
    sentenceCount,
    kinds: Uint8Array.from(lines, ({ countsAs }) => kindNumber(countsAs)),
    entryOf,
    codes,
    stems: Uint32Array.from(stems),
    stemStarts,
    spans,
    asOf: Math.max(0, cv.asOf - firstMonth),
    statedYears: Math.min(1000, Math.max(0, Math.round((cv.statedYears ?? 0) * 10))),
    educationLevel: lines
      .filter(({ kind }) => kind === 'education')
      .reduce((highest, { text }) => Math.max(highest, highestLevel(text)), 0),
  };
}
