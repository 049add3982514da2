import { openAssembly } from '../assembly/instructions.ts';
import { codeWords } from '../encoder/model-file.ts';
import { scoringLoops } from './eight-at-a-time-wasm.ts';

/** Numbers summed side by side. */
export const lanes = 8;

/** Where what is scored lies in the workspace, in bytes; the tables come last, and take what they need. */
export const layout = {
  cvs: 0,
  mostOfCvs: 262_144,
  least: 262_144,
  marks: 262_272,
  bests: 262_528,
  likeness: 263_168,
  mostOfLikeness: 131_072,
  sums: 394_240,
  mostOfSums: 1_048_576,
  rows: 1_442_816,
  mostOfRows: 524_288,
  tables: 1_967_104,
} as const;

/** All are places in the workspace, in bytes, but `rows` and `parts`, which are how many. */
export type SumCodes = (codes: number, rows: number, table: number, out: number, parts: number) => void;
/** Likewise, but for `count`. */
export type FindBest = (rows: number, count: number, least: number, marks: number, out: number) => void;

const workspaceBytes = 80 * 65_536;
/** What the tables of the longest job may take. */
export const mostOfTables = workspaceBytes - layout.tables;

const assembled = openAssembly(workspaceBytes, scoringLoops);
const buffer = assembled?.buffer ?? new ArrayBuffer(workspaceBytes);

/** What is scored lies here while it is scored: bytes of a CV, sums, tables of a job. Four views of the same memory. */
export const bytes = new Uint8Array(buffer);
export const shorts = new Int16Array(buffer);
export const marks = new Uint16Array(buffer);
export const longs = new Int32Array(buffer);

export const sumCodesPlainly: SumCodes = (codes, rows, table, out, parts) => {
  for (let row = 0; row < rows; row++) {
    const to = out / 2 + row * lanes;
    for (let part = 0; part < parts; part++) {
      const from = table / 2 + (part * codeWords + (bytes[codes + row * parts + part] as number)) * lanes;
      for (let lane = 0; lane < lanes; lane++) {
        shorts[to + lane] = (shorts[to + lane] as number) + (shorts[from + lane] as number);
      }
    }
  }
};

export const sumCodes: SumCodes = assembled?.functions.sum ?? sumCodesPlainly;

export const findBestPlainly: FindBest = (rows, count, least, marksAt, out) => {
  shorts.fill(-32_768, out / 2, out / 2 + lanes);
  for (let row = 0; row < count; row++) {
    for (let lane = 0; lane < lanes; lane++) {
      const value = shorts[rows / 2 + row * lanes + lane] as number;
      if (value > (shorts[out / 2 + lane] as number)) shorts[out / 2 + lane] = value;
      if (value >= (shorts[least / 2 + lane] as number)) bytes[marksAt + row] = 1;
    }
  }
};

export const findBest: FindBest = assembled?.functions.best ?? findBestPlainly;
