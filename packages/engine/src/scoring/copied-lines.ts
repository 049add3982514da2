import type { OpenCv } from './open-cv.ts';
import type { PreparedJob } from './prepared-job.ts';
import { type EvidenceKind, evidenceKinds } from './scoring-input.ts';
import { enoughWords, isCopied, ownWords, pairOf } from './written-words.ts';

const title = evidenceKinds.indexOf('title');
const work = evidenceKinds.indexOf('experience');
const firstName = evidenceKinds.indexOf('education');

/** What is noted of a line; few lines are ever asked about. */
const [no, yes] = [1, 2];

export function forgetCopies({ lines, scratch: { copies } }: OpenCv): void {
  for (let line = 0; line < lines; line++) copies[line] = 0;
}

/** Whether a line was taken over from the advert: then it says nothing about the person. A post's name may be the job's. */
export function isCopy(job: PreparedJob, cv: OpenCv, line: number): boolean {
  const { copies } = cv.scratch;
  if (copies[line] === 0) copies[line] = isStoredCopy(job, cv, line) ? yes : no;
  return copies[line] === yes;
}

/** The same of a line that is at hand as text. */
export function isCopiedText(job: PreparedJob, { kind, text }: { kind: EvidenceKind; text: string }): boolean {
  const words = Uint16Array.from(ownWords(kind, text));
  return looksCopied(job, evidenceKinds.indexOf(kind), words, 0, words.length);
}

function isStoredCopy(job: PreparedJob, { bytes, marks, places }: OpenCv, line: number): boolean {
  const kind = (bytes[places.kinds + line] as number) & 7;
  const starts = places.writtenStarts / 2 + line;
  const from = places.written / 2 + (marks[starts] as number);
  const to = places.written / 2 + (marks[starts + 1] as number);
  return looksCopied(job, kind, marks, from, to);
}

/** Of the words in a row, those of one line. */
function looksCopied(job: PreparedJob, kind: number, row: Uint16Array, from: number, to: number): boolean {
  const advert = job.written;
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
  if (!isCopied(words, words - missing, pairs, kind >= firstName)) return false;
  return kind !== work || words > enoughWords || pairs === words - 1 || !isOfSkills(job, row, from, to);
}

/**
 * "Responsible for food safety and stock control": two skills named in a duty are shown by it. A longer line of them is a list of
 * key words, and a whole name of the advert's is one, too.
 */
function isOfSkills({ writtenSkills }: PreparedJob, row: Uint16Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!stands(writtenSkills, row[at] as number)) return false;
  return true;
}

const stands = (advert: Uint32Array, word: number): boolean =>
  (((advert[word >>> 5] as number) >>> (word & 31)) & 1) === 1;
