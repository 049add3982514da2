import type { OpenCv } from './open-cv.ts';
import type { PreparedJob } from './prepared-job.ts';
import { type EvidenceKind, evidenceKinds } from './scoring-input.ts';
import { isCopied, pairOf, writtenWords } from './written-words.ts';

const title = evidenceKinds.indexOf('title');
const firstName = evidenceKinds.indexOf('education');

/** What is noted of a line; few lines are ever asked about. */
const [no, yes] = [1, 2];

export function forgetCopies({ lines, scratch: { copies } }: OpenCv): void {
  for (let line = 0; line < lines; line++) copies[line] = 0;
}

/** Whether a line was taken over from the advert: then it says nothing about the person. A post's name may be the job's. */
export function isCopy({ written }: PreparedJob, cv: OpenCv, line: number): boolean {
  const { copies } = cv.scratch;
  if (copies[line] === 0) copies[line] = isStoredCopy(written, cv, line) ? yes : no;
  return copies[line] === yes;
}

/** The same of a line that is at hand as text. */
export function isCopiedText({ written }: PreparedJob, { kind, text }: { kind: EvidenceKind; text: string }): boolean {
  const words = Uint16Array.from(writtenWords(text));
  return looksCopied(written, evidenceKinds.indexOf(kind), words, 0, words.length);
}

function isStoredCopy(advert: Uint32Array, { bytes, marks, places }: OpenCv, line: number): boolean {
  const kind = (bytes[places.kinds + line] as number) & 7;
  const starts = places.writtenStarts / 2 + line;
  const from = places.written / 2 + (marks[starts] as number);
  const to = places.written / 2 + (marks[starts + 1] as number);
  return looksCopied(advert, kind, marks, from, to);
}

/** Of the words in a row, those of one line. */
function looksCopied(advert: Uint32Array, kind: number, row: Uint16Array, from: number, to: number): boolean {
  if (kind === title) return false;
  const words = to - from;
  // Each missing word takes at least one pair with it, so that a copy misses a third at most; most lines end here.
  const mostMissing = ((words - 1) / 3) | 0;
  let missing = 0;
  for (let at = from; at < to; at++) {
    const word = row[at] as number;
    if (!stands(advert, word) && ++missing > mostMissing) return false;
  }
  let pairs = 0;
  for (let at = from + 1; at < to; at++) {
    if (stands(advert, pairOf(row[at - 1] as number, row[at] as number))) pairs++;
  }
  return isCopied(words, words - missing, pairs, kind >= firstName);
}

const stands = (advert: Uint32Array, word: number): boolean =>
  (((advert[word >>> 5] as number) >>> (word & 31)) & 1) === 1;
