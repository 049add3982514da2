import { loadEncoder } from '../encoder/load-encoder.ts';
import { codeWords } from '../encoder/model-file.ts';
import type { PreparedCv } from './prepared-cv.ts';
import type { PreparedJob } from './prepared-job.ts';

/**
 * How like each sentence of a CV is to the job as a whole, then to each item of the job compared by meaning: query by query,
 * sentence by sentence. The three ways below add the same whole numbers, so they give the same result; the second is for one
 * job and many CVs, the third for one CV and many jobs. Each overwrites its result with the next call.
 */
export type Likeness = Int32Array;

/** Room that grows with the longest CV and the longest job. */
let room = new Int32Array(64 * 64);

function emptyRoom(length: number): Likeness {
  if (room.length < length) room = new Int32Array(length * 2);
  return room;
}

export function measureLikeness(job: PreparedJob, cv: PreparedCv): Likeness {
  const { likeness: table, parts } = loadEncoder().lineCodes;
  const { queryCodes, firstSkill } = job;
  const { codes, sentenceCount } = cv;
  const result = emptyRoom((firstSkill + 1) * sentenceCount);
  measureWork(job, cv, result, parts);
  for (let item = 0; item < firstSkill; item++) {
    for (let line = 0; line < sentenceCount; line++) {
      let sum = 0;
      for (let part = 0; part < parts; part++) {
        const row = (part * codeWords + (queryCodes[item * parts + part] as number)) * codeWords;
        sum += table[row + (codes[line * parts + part] as number)] as number;
      }
      result[(item + 1) * sentenceCount + line] = sum;
    }
  }
  return result;
}

function measureWork(
  { workLikeness }: PreparedJob,
  { codes, sentenceCount }: PreparedCv,
  to: Likeness,
  parts: number,
): void {
  for (let line = 0; line < sentenceCount; line++) {
    let sum = 0;
    const from = line * parts;
    for (let part = 0; part < parts; part++) {
      sum += workLikeness[part * codeWords + (codes[from + part] as number)] as number;
    }
    to[line] = sum;
  }
}

/** Two sums in one number: the second in the upper half. Each stays below 2¹⁵, because no likeness is much above 1. */
const pack = (first: number, second: number): number => ((second << 16) + first) | 0;
const lower = (packed: number): number => (packed << 16) >> 16;
const upper = (packed: number): number => (packed - lower(packed)) >> 16;

function spread(to: Likeness, at: number, step: number, packed: number): void {
  to[at] = lower(packed);
  to[at + step] = upper(packed);
}

/** Four packed sums are added at a time: more do not fit a processor's registers, fewer wait for memory. */
const lanesAtOnce = 4;

/** For one job and many CVs: what each word of the code book adds to every query, side by side. */
export function createJobLikeness(job: PreparedJob): (cv: PreparedCv) => Likeness {
  const { likeness: table, parts } = loadEncoder().lineCodes;
  const { queryCodes, firstSkill, workLikeness } = job;
  const queries = firstSkill + 1;
  const lanes = Math.ceil(queries / 2 / lanesAtOnce) * lanesAtOnce;
  const packed = new Int32Array(parts * codeWords * lanes);
  const addedBy = (query: number, part: number, word: number): number => {
    if (query === 0) return workLikeness[part * codeWords + word] ?? 0;
    if (query >= queries) return 0;
    return table[(part * codeWords + (queryCodes[(query - 1) * parts + part] ?? 0)) * codeWords + word] ?? 0;
  };
  for (let part = 0; part < parts; part++) {
    for (let word = 0; word < codeWords; word++) {
      const to = (part * codeWords + word) * lanes;
      for (let lane = 0; lane < lanes; lane++) {
        packed[to + lane] = pack(addedBy(lane * 2, part, word), addedBy(lane * 2 + 1, part, word));
      }
    }
  }
  return ({ codes, sentenceCount }) => {
    const result = emptyRoom(lanes * 2 * sentenceCount);
    for (let lane = 0; lane < lanes; lane += lanesAtOnce) {
      for (let line = 0; line < sentenceCount; line++) {
        const from = line * parts;
        let a = 0;
        let b = 0;
        let c = 0;
        let d = 0;
        for (let part = 0; part < parts; part++) {
          const at = (part * codeWords + (codes[from + part] as number)) * lanes + lane;
          a = (a + (packed[at] as number)) | 0;
          b = (b + (packed[at + 1] as number)) | 0;
          c = (c + (packed[at + 2] as number)) | 0;
          d = (d + (packed[at + 3] as number)) | 0;
        }
        const to = lane * 2 * sentenceCount + line;
        spread(result, to, sentenceCount, a);
        spread(result, to + sentenceCount * 2, sentenceCount, b);
        spread(result, to + sentenceCount * 4, sentenceCount, c);
        spread(result, to + sentenceCount * 6, sentenceCount, d);
      }
    }
    return result;
  };
}

/** So many jobs are measured together: enough to use a table that has been brought near, few enough to keep their sums. */
const jobsAtOnce = 256;

/**
 * For one CV and many jobs: what each word of the code book adds to the likeness of eight sentences at a time, side by side,
 * for all jobs of a batch before the next eight.
 */
export function measureJobs(
  cv: PreparedCv,
  jobs: readonly PreparedJob[],
  use: (job: PreparedJob, likeness: Likeness) => void,
): void {
  const { parts } = loadEncoder().lineCodes;
  const blocks = Math.ceil(cv.sentenceCount / 2 / lanesAtOnce);
  const tables = Array.from({ length: blocks }, (_, block) => packSentences(cv, block * lanesAtOnce * 2));
  for (let first = 0; first < jobs.length; first += jobsAtOnce) {
    const batch = jobs.slice(first, first + jobsAtOnce);
    const items = batch.reduce((sum, { firstSkill }) => sum + firstSkill, 0);
    const sums = tables.map((table) => sumItems(table, batch, items, parts));
    let from = 0;
    for (const job of batch) {
      use(job, unpackSums(job, cv, sums, from));
      from += job.firstSkill;
    }
  }
}

function packSentences({ codes, sentenceCount }: PreparedCv, first: number): Int32Array {
  const { likeness: table, parts } = loadEncoder().lineCodes;
  const packed = new Int32Array(parts * codeWords * lanesAtOnce);
  for (let lane = 0; lane < lanesAtOnce; lane++) {
    const line = first + lane * 2;
    for (let part = 0; part < parts; part++) {
      const code = line < sentenceCount ? (codes[line * parts + part] as number) : -1;
      const next = line + 1 < sentenceCount ? (codes[(line + 1) * parts + part] as number) : -1;
      for (let word = 0; word < codeWords; word++) {
        // The table is the same both ways: two words are as like as two words.
        const row = (part * codeWords + word) * codeWords;
        packed[(part * codeWords + word) * lanesAtOnce + lane] = pack(
          code < 0 ? 0 : (table[row + code] as number),
          next < 0 ? 0 : (table[row + next] as number),
        );
      }
    }
  }
  return packed;
}

function sumItems(packed: Int32Array, batch: readonly PreparedJob[], items: number, parts: number): Int32Array {
  const sums = new Int32Array(items * lanesAtOnce);
  let to = 0;
  for (const { queryCodes, firstSkill } of batch) {
    for (let item = 0; item < firstSkill; item++) {
      const query = item * parts;
      let a = 0;
      let b = 0;
      let c = 0;
      let d = 0;
      for (let part = 0; part < parts; part++) {
        const at = (part * codeWords + (queryCodes[query + part] as number)) * lanesAtOnce;
        a = (a + (packed[at] as number)) | 0;
        b = (b + (packed[at + 1] as number)) | 0;
        c = (c + (packed[at + 2] as number)) | 0;
        d = (d + (packed[at + 3] as number)) | 0;
      }
      sums[to] = a;
      sums[to + 1] = b;
      sums[to + 2] = c;
      sums[to + 3] = d;
      to += lanesAtOnce;
    }
  }
  return sums;
}

function unpackSums(job: PreparedJob, cv: PreparedCv, sums: readonly Int32Array[], firstItem: number): Likeness {
  const { sentenceCount } = cv;
  // The empty lanes behind the last sentence write where the next item writes after them.
  const result = emptyRoom((job.firstSkill + 1) * sentenceCount + lanesAtOnce * 2);
  measureWork(job, cv, result, loadEncoder().lineCodes.parts);
  for (let item = 0; item < job.firstSkill; item++) {
    const from = (firstItem + item) * lanesAtOnce;
    let to = (item + 1) * sentenceCount;
    for (const block of sums) {
      for (let lane = 0; lane < lanesAtOnce; lane++) {
        spread(result, to, 1, block[from + lane] as number);
        to += 2;
      }
    }
  }
  return result;
}
