import { isRegistration } from '../cv/words/papers.ts';
import type { TextVector } from '../encoder/encoder.ts';
import { loadEncoder } from '../encoder/load-encoder.ts';
import { stemsOf } from '../encoder/words.ts';
import { isBareList, saysOnlyKnown, tellsOfWork } from './cut-lines.ts';
import { bucketOf, buckets, claimLine, filterPlace, filterSize, noEntry, postNumbers } from './cv-format.ts';
import { highestLevel } from './education-level.ts';
import { claimKeys, lineWords } from './key-words.ts';
import { isEnglishSentence, saysSpoken, spokenKeys, writtenEnglish } from './languages.ts';
import { type EvidenceKind, evidenceKinds, type ScoringCv, type ScoringLine } from './scoring-input.ts';
import { postOf } from './title-occupations.ts';
import { type CvLists, writeCv } from './write-cv.ts';
import { ownWords, writtenWords } from './written-words.ts';

/** A CV in the form it is scored in: bytes, as they are stored. */
export interface PreparedCv {
  readonly bytes: Uint8Array;
}

export const firstMonth = 1900 * 12;
/** Beyond this a CV's lines are not looked at; the longest of 1,600 real CVs has 221. */
const mostLines = 250;
const mostEntries = 60;
const mostWords = 4000;
const mostWritten = 8000;
const mostClaims = 400;

/** A line that is evidence of something: work done, something learned. */
export interface EvidenceLine extends ScoringLine {
  readonly kind: EvidenceKind;
  /** As the encoder reads it. */
  readonly stems: readonly string[];
  /** Absent for a line without a word the encoder knows: it is compared by its words alone. */
  readonly vector?: TextVector;
}

export interface ScoredLines {
  /** In the order of the prepared form: those with a meaning first, each of them kind by kind. */
  readonly evidence: readonly EvidenceLine[];
  /** What is only said: lists, words set side by side, the summary. */
  readonly claims: readonly ScoringLine[];
}

/** Fewer words that were found nowhere else in the CV are a place, a heading or a name. */
const fewestOther = 4;

function toEvidence(line: ScoringLine): EvidenceKind | undefined {
  const { kind, text } = line;
  if (kind === 'skill' || kind === 'summary') return undefined;
  if (kind === 'title' || kind === 'certificate' || kind === 'language') return kind;
  const isNote = kind === 'experience' && tellsOfWork(text);
  // "BSc, Child Studies, 05/2009": what is set between commas is a degree, and no list of names.
  const isDegree = kind === 'education' && highestLevel(text) > 0;
  if ((isBareList(text) && !isNote && !isDegree) || (kind !== 'education' && saysOnlyKnown(text))) return undefined;
  if (kind === 'experience' && writtenWords(text).length === 0) return undefined;
  return kind === 'other' && text.split(/\s+/).length < fewestOther && !isRegistration(text) ? undefined : kind;
}

/** The lines that are scored. The same line twice says nothing new. */
export function scoredLines(cv: ScoringCv): ScoredLines {
  const { encoder } = loadEncoder();
  const seen = new Set<string>();
  const isNew = ({ kind, text, entry }: ScoringLine): boolean => {
    const key = `${kind} ${kind === 'title' ? entry : ''} ${text.toLowerCase()}`;
    return !seen.has(key) && Boolean(seen.add(key));
  };
  const evidence: EvidenceLine[] = [];
  const claims: ScoringLine[] = [];
  for (const line of cv.lines.filter(isNew)) {
    const kind = toEvidence(line);
    if (kind === undefined) claims.push(line);
    else if (evidence.length < mostLines) {
      // Of a language only the name counts: what it sounds like in a vector is where it is spoken.
      const stems = kind === 'language' ? [] : stemsOf(line.text);
      evidence.push({ ...line, kind, stems, vector: encoder.encodeStems(stems) });
    }
  }
  const place = ({ kind, vector }: EvidenceLine) => evidenceKinds.indexOf(kind) + (vector ? 0 : evidenceKinds.length);
  return { evidence: evidence.sort((a, b) => place(a) - place(b)), claims };
}

export const prepareCv = (cv: ScoringCv): PreparedCv => prepareLines(cv, scoredLines(cv));

/** The same where the lines are known already. */
export function prepareLines(cv: ScoringCv, { evidence, claims }: ScoredLines): PreparedCv {
  const { parts, codesOf } = loadEncoder().lineCodes;
  const sentences = evidence.filter(({ vector }) => vector).length;
  const codes = new Uint8Array(sentences * parts);
  evidence.forEach(({ vector }, at) => {
    if (vector) codes.set(codesOf(vector), at * parts);
  });
  const words = indexWords(evidence, claims);
  const written = listWritten(evidence);
  const endOf = (last: EvidenceKind): number => {
    const place = evidenceKinds.indexOf(last);
    return evidence.filter(({ kind, vector }) => vector && evidenceKinds.indexOf(kind) <= place).length;
  };
  const spans = spansOf(cv);
  const posts = evidence.flatMap(({ kind, text }, line) => (kind === 'title' ? postOf(text, line) : []));
  const sizes = {
    parts,
    lines: evidence.length,
    sentences,
    words: words.words.length,
    uses: words.uses.length,
    written: written.written.length,
    entries: spans.length / 2,
    asOf: Math.max(0, cv.asOf - firstMonth),
    statedYears: Math.min(1000, Math.max(0, Math.round((cv.statedYears ?? 0) * 10))),
    titlesEnd: endOf('title'),
    workEnd: endOf('experience'),
    otherEnd: endOf('other'),
    educationEnd: endOf('education'),
    posts: posts.length / postNumbers,
  };
  const bytes = writeCv(sizes, {
    codes,
    ...words,
    ...written,
    spans,
    posts,
    kinds: evidence.map(
      ({ kind, text }) => evidenceKinds.indexOf(kind) + (kind === 'education' ? highestLevel(text) * 8 : 0),
    ),
    entryOf: evidence.map(({ kind, entry }) =>
      (kind === 'title' || kind === 'experience') && entry < mostEntries ? entry : noEntry,
    ),
  });
  return { bytes };
}

/** Every word once, with the lines it stands in; words of a bucket stand side by side. */
function indexWords(
  lines: readonly EvidenceLine[],
  claims: readonly ScoringLine[],
): Pick<CvLists, 'words' | 'filter' | 'bucketStarts' | 'useStarts' | 'uses'> {
  const linesOf = new Map<number, number[]>();
  const add = (word: number, line: number): void => {
    const known = linesOf.get(word);
    if (known) known.push(line);
    else if (linesOf.size < mostWords) linesOf.set(word, [line]);
  };
  lines.forEach(({ kind, text, stems }, line) => {
    for (const word of lineWords(text, stems)) add(word, line);
    if (kind === 'language' || saysSpoken(text)) for (const key of spokenKeys(text)) add(key, line);
  });
  const inEnglish = lines.findIndex(({ kind, text }) => kind === 'experience' && isEnglishSentence(text));
  if (inEnglish >= 0) for (const key of writtenEnglish) add(key, inEnglish);
  for (const claim of [...new Set(claims.flatMap(claimKeys))].slice(0, mostClaims)) add(claim, claimLine);
  const sorted = [...linesOf].sort(([a], [b]) => (a >>> 0) - (b >>> 0));
  const bucketStarts = Array.from({ length: buckets + 1 }, () => 0);
  for (const [word] of sorted) bucketStarts[bucketOf(word) + 1] = (bucketStarts[bucketOf(word) + 1] ?? 0) + 1;
  for (let at = 0; at < buckets; at++) bucketStarts[at + 1] = (bucketStarts[at + 1] ?? 0) + (bucketStarts[at] ?? 0);
  const filter = Array.from({ length: filterSize }, () => 0);
  for (const [word] of sorted) filter[filterPlace(word)] = (filter[filterPlace(word)] ?? 0) | (1 << (word & 31));
  const useStarts = [0];
  for (const [, places] of sorted) useStarts.push((useStarts.at(-1) ?? 0) + places.length);
  return {
    words: sorted.map(([word]) => word),
    filter,
    bucketStarts,
    useStarts,
    uses: sorted.flatMap(([, places]) => places),
  };
}

function listWritten(lines: readonly EvidenceLine[]): { written: number[]; writtenStarts: number[] } {
  const written: number[] = [];
  const writtenStarts = [0];
  for (const { kind, text } of lines) {
    if (written.length < mostWritten) written.push(...ownWords(kind, text));
    writtenStarts.push(written.length);
  }
  return { written, writtenStarts };
}

function spansOf(cv: ScoringCv): number[] {
  return cv.spans
    .slice(0, mostEntries)
    .flatMap(({ from, to }) =>
      from === undefined || to === undefined || from < firstMonth ? [0, 0] : [from - firstMonth, to - firstMonth],
    );
}
