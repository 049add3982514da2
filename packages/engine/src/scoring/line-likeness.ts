import { loadEncoder } from '../encoder/load-encoder.ts';
import { codeWords, lanes } from '../loops/loops.ts';
import { headerBytes } from './cv-format.ts';
import { oneLikeness } from './likeness-units.ts';
import { bringCv, newOpenCv, type OpenCv, openCvAt, sentencesAt } from './open-cv.ts';
import type { PreparedCv } from './prepared-cv.ts';
import type { PreparedJob } from './prepared-job.ts';
import { layout, roomOf, type Workspace } from './workspace.ts';

/**
 * How like each sentence of a CV is to the job as a whole (query 0), to each item of the job compared by meaning (query
 * item + 1) and to the subject of its degree (the last) lies in the workspace, in groups of eight queries: group by group, sentence by sentence, query by query. The
 * three ways of bringing it there add the same whole numbers; the second is for one job and many CVs, the third for one CV
 * and many jobs.
 */
export const queriesOf = ({ queryCount }: PreparedJob): number => queryCount + 1;
export const groupsOf = (queries: number): number => (queries + lanes - 1) >> 3;

/** Among the 16-bit numbers of the workspace. */
export const placeOf = ({ likeness, likenessStep }: OpenCv, query: number, line: number): number =>
  likeness + (query >> 3) * likenessStep + line * lanes + (query & 7);

/** One job, one CV. */
export function measureLikeness(job: PreparedJob, cv: OpenCv): void {
  const { likeness: table, parts } = loadEncoder().lineCodes;
  const { queryCodes, queryCount } = job;
  const { bytes, shorts, sentences, places } = cv;
  measureWork(job, cv);
  for (let item = 0; item < queryCount; item++) {
    for (let line = 0; line < sentences; line++) {
      const codes = places.codes + line * parts;
      let sum = 0;
      for (let part = 0; part < parts; part++) {
        const row = (part * codeWords + (queryCodes[item * parts + part] as number)) * codeWords;
        sum += oneLikeness(table[row + (bytes[codes + part] as number)] as number);
      }
      shorts[placeOf(cv, item + 1, line)] = sum;
    }
  }
  clearPadding(queriesOf(job), cv);
}

function measureWork({ workLikeness }: PreparedJob, cv: OpenCv): void {
  const { bytes, shorts, sentences, places, parts } = cv;
  for (let line = 0; line < sentences; line++) {
    let sum = 0;
    const from = places.codes + line * parts;
    for (let part = 0; part < parts; part++) {
      sum += workLikeness[part * codeWords + (bytes[from + part] as number)] as number;
    }
    shorts[placeOf(cv, 0, line)] = sum;
  }
}

/** The places behind the last query of the last group. */
function clearPadding(queries: number, cv: OpenCv): void {
  for (let query = queries; query < groupsOf(queries) * lanes; query++) {
    for (let line = 0; line < cv.sentences; line++) cv.shorts[placeOf(cv, query, line)] = 0;
  }
}

const tableBytes = (parts: number): number => parts * codeWords * lanes * 2;

/** What each word of the code book adds to every query, eight queries side by side. */
function tabulate(workspace: Workspace, job: PreparedJob): void {
  const { shorts } = workspace;
  const { likeness: table, parts } = loadEncoder().lineCodes;
  const queries = queriesOf(job);
  const end = layout.tables + groupsOf(queries) * tableBytes(parts);
  if (end > layout.tables + roomOf.tables) throw new Error('The job asks for more than there is room for');
  shorts.fill(0, layout.tables / 2, end / 2);
  for (let query = 0; query < queries; query++) {
    const to = (layout.tables + (query >> 3) * tableBytes(parts)) / 2 + (query & 7);
    for (let part = 0; part < parts; part++) {
      const code = query === 0 ? 0 : (job.queryCodes[(query - 1) * parts + part] as number);
      const row = (part * codeWords + code) * codeWords;
      for (let word = 0; word < codeWords; word++) {
        shorts[to + (part * codeWords + word) * lanes] =
          query === 0
            ? (job.workLikeness[part * codeWords + word] as number)
            : oneLikeness(table[row + word] as number);
      }
    }
  }
  workspace.tabled = job;
}

/** So many sentences are measured together: as many as stay near the processor beside a piece of the tables. */
const rowsAtOnce = 512;

/** One job, many CVs: its tables are made once. */
export function measureCvs(
  workspace: Workspace,
  job: PreparedJob,
  cvs: readonly PreparedCv[],
  use: (cv: OpenCv, index: number) => void,
): void {
  if (workspace.tabled !== job) tabulate(workspace, job);
  const cv = newOpenCv(workspace);
  for (let first = 0; first < cvs.length; ) {
    const { places, rows } = bringBatch(workspace, cvs, first);
    sumBatch(workspace, job, rows);
    let row = 0;
    for (let index = 0; index < places.length; index++) {
      openCvAt(cv, places[index] as number);
      cv.likeness = layout.likeness / 2 + row * lanes;
      cv.likenessStep = rows * lanes;
      use(cv, first + index);
      row += cv.sentences;
    }
    first += places.length;
  }
}

interface Batch {
  readonly places: readonly number[];
  readonly rows: number;
}

/** Brings CVs into the workspace, and their sentences one after the other: where they lie, how many sentences they have. */
function bringBatch(workspace: Workspace, cvs: readonly PreparedCv[], first: number): Batch {
  const { parts } = loadEncoder().lineCodes;
  const places: number[] = [];
  let rows = 0;
  let at: number = layout.cvs;
  for (let index = first; index < cvs.length && rows < rowsAtOnce; index++) {
    const cv = cvs[index] as PreparedCv;
    if (at > layout.cvs && at + cv.bytes.length > layout.cvs + roomOf.cvs) break;
    const next = bringCv(workspace, cv, at);
    const codes = at + headerBytes;
    const sentences = sentencesAt(workspace, at);
    workspace.bytes.copyWithin(layout.rows + rows * parts, codes, codes + sentences * parts);
    places.push(at);
    rows += sentences;
    at = next;
  }
  return { places, rows };
}

function sumBatch({ shorts, loops }: Workspace, job: PreparedJob, rows: number): void {
  const { parts } = loadEncoder().lineCodes;
  const groups = groupsOf(queriesOf(job));
  shorts.fill(0, layout.likeness / 2, layout.likeness / 2 + groups * rows * lanes);
  for (let group = 0; group < groups && rows > 0; group++) {
    const table = layout.tables + group * tableBytes(parts);
    loops.sumCodes(layout.rows, rows, table, layout.likeness + group * rows * lanes * 2, parts);
  }
}

/** One CV, many jobs: what each word of the code book adds to eight sentences side by side, for all jobs of a batch. */
export function measureJobs(cv: OpenCv, jobs: readonly PreparedJob[], use: (job: PreparedJob) => void): void {
  const { workspace, shorts, sentences, parts } = cv;
  // The tables of the sentences take the place of any job's.
  workspace.tabled = undefined;
  const groups = groupsOf(sentences);
  let first = 0;
  while (first < jobs.length) {
    const batch = nextBatch(jobs, first, groups, parts);
    const rows = copyRows(workspace, batch, parts);
    shorts.fill(0, layout.sums / 2, layout.sums / 2 + groups * rows * lanes);
    for (let group = 0; group < groups && rows > 0; group++) {
      tabulateSentences(cv, group * lanes);
      workspace.loops.sumCodes(layout.rows, rows, layout.tables, layout.sums + group * rows * lanes * 2, parts);
    }
    let row = 0;
    for (const job of batch) {
      measureWork(job, cv);
      turn(job, cv, row, rows);
      use(job);
      row += job.queryCount;
    }
    first += batch.length;
  }
}

/** As many jobs as there is room for, and at least one. */
function nextBatch(jobs: readonly PreparedJob[], first: number, groups: number, parts: number): PreparedJob[] {
  const most = Math.min(Math.floor(roomOf.rows / parts), Math.floor(roomOf.sums / (Math.max(1, groups) * lanes * 2)));
  const batch: PreparedJob[] = [];
  let rows = 0;
  for (let at = first; at < jobs.length; at++) {
    const job = jobs[at] as PreparedJob;
    rows += job.queryCount;
    if (rows > most) break;
    batch.push(job);
  }
  return batch;
}

function copyRows({ bytes }: Workspace, batch: readonly PreparedJob[], parts: number): number {
  let rows = 0;
  for (const { queryCodes, queryCount } of batch) {
    bytes.set(queryCodes, layout.rows + rows * parts);
    rows += queryCount;
  }
  return rows;
}

function tabulateSentences({ bytes, shorts, sentences, places, parts }: OpenCv, first: number): void {
  const { likeness: table } = loadEncoder().lineCodes;
  for (let lane = 0; lane < lanes; lane++) {
    const line = first + lane;
    for (let part = 0; part < parts; part++) {
      const code = line < sentences ? (bytes[places.codes + line * parts + part] as number) : -1;
      const to = layout.tables / 2 + part * codeWords * lanes + lane;
      // The table is the same both ways: two words are as like as two words.
      const from = (part * codeWords + code) * codeWords;
      for (let word = 0; word < codeWords; word++) {
        shorts[to + word * lanes] = code < 0 ? 0 : oneLikeness(table[from + word] as number);
      }
    }
  }
}

/** From item by item to sentence by sentence. */
function turn(job: PreparedJob, cv: OpenCv, firstRow: number, rows: number): void {
  const { shorts } = cv;
  for (let item = 0; item < job.queryCount; item++) {
    const query = item + 1;
    const to = placeOf(cv, query, 0);
    for (let line = 0; line < cv.sentences; line++) {
      const from = layout.sums / 2 + ((line >> 3) * rows + firstRow + item) * lanes + (line & 7);
      shorts[to + line * lanes] = shorts[from] as number;
    }
  }
  clearPadding(queriesOf(job), cv);
}
