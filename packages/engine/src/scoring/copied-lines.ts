import { bytes, marks } from './eight-at-a-time.ts';
import type { OpenCv } from './open-cv.ts';
import type { PreparedJob } from './prepared-job.ts';
import { evidenceKinds } from './scoring-input.ts';
import { isCopied } from './written-words.ts';

const title = evidenceKinds.indexOf('title');
const firstName = evidenceKinds.indexOf('education');

/** Of each line of the open CV whether it is a copy; few lines are ever asked about. */
const known = new Uint8Array(256);
const [no, yes] = [1, 2];

export function forgetCopies({ lines }: OpenCv): void {
  for (let line = 0; line < lines; line++) known[line] = 0;
}

/** Whether a line was taken over from the advert: then it says nothing about the person. A post's name may be the job's. */
export function isCopy({ written }: PreparedJob, cv: OpenCv, line: number): boolean {
  if (known[line] === 0) known[line] = looksCopied(written, cv, line) ? yes : no;
  return known[line] === yes;
}

function looksCopied(advert: Uint32Array, { places }: OpenCv, line: number): boolean {
  const kind = (bytes[places.kinds + line] as number) & 7;
  if (kind === title) return false;
  const starts = places.writtenStarts / 2 + line;
  const from = places.written / 2 + (marks[starts] as number);
  const to = places.written / 2 + (marks[starts + 1] as number);
  // Of a line of five words five numbers are words and four are pairs.
  const words = (to - from + 1) >> 1;
  // Of a copy's words more than half stand there, however it is told; most lines end here.
  const mostMissing = (words - 1) >> 1;
  let missing = 0;
  for (let at = from; at < from + words; at++) {
    const word = marks[at] as number;
    if ((((advert[word >>> 5] as number) >>> (word & 31)) & 1) === 0 && ++missing > mostMissing) return false;
  }
  return isCopied(words, words - missing, countThere(advert, from + words, to), kind >= firstName);
}

function countThere(advert: Uint32Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) {
    const word = marks[at] as number;
    count += ((advert[word >>> 5] as number) >>> (word & 31)) & 1;
  }
  return count;
}
