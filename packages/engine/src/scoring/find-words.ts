import { bucketOf, filterPlace } from './cv-format.ts';
import type { OpenCv } from './open-cv.ts';
import type { PreparedJob } from './prepared-job.ts';

/** Less than this of a wording, in 1,024ths, is chance. */
const leastShare = 308;

/** Called for each line and each wording of an item that shares words with it: how much of it, in 1,024ths. */
export type SharedWords = (item: number, line: number, share: number) => void;

/** Lines are numbered below this. */
const rowLength = 256;

/** Finds the words of the job in the lines of the CV. A word counts once a line, however often it is written there. */
export function findSharedWords({ words, wordings }: PreparedJob, cv: OpenCv, found: SharedWords): void {
  const { keys, starts, usedBy, amounts } = words;
  const { bytes, longs, marks, places, scratch } = cv;
  if (scratch.shares.length < wordings.length * rowLength) {
    scratch.shares = new Uint16Array(wordings.length * rowLength * 2);
  }
  const { shares } = scratch;
  let { touched } = scratch;
  const firstWord = places.words / 4;
  const filter = places.filter / 4;
  const firstBucket = places.bucketStarts / 2;
  const firstStart = places.useStarts / 2;
  let count = 0;
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as number;
    if ((((longs[filter + filterPlace(key)] as number) >>> (key & 31)) & 1) === 0) continue;
    const bucket = firstBucket + bucketOf(key);
    const end = marks[bucket + 1] as number;
    let word = marks[bucket] as number;
    while (word < end && longs[firstWord + word] !== key) word++;
    if (word === end) continue;
    const from = places.uses + (marks[firstStart + word] as number);
    const to = places.uses + (marks[firstStart + word + 1] as number);
    for (let use = starts[index] as number; use < (starts[index + 1] as number); use++) {
      const row = (usedBy[use] as number) * rowLength;
      const amount = amounts[use] as number;
      for (let at = from; at < to; at++) {
        const cell = row + (bytes[at] as number);
        if (shares[cell] === 0) {
          if (count === touched.length) {
            touched = grown(touched);
            scratch.touched = touched;
          }
          touched[count++] = cell;
        }
        shares[cell] = (shares[cell] as number) + amount;
      }
    }
  }
  for (let at = 0; at < count; at++) {
    const cell = touched[at] as number;
    const share = shares[cell] as number;
    shares[cell] = 0;
    if (share >= leastShare) found(wordings[cell >>> 8] as number, cell & (rowLength - 1), share);
  }
}

function grown(list: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(list.length * 2);
  longer.set(list);
  return longer;
}
