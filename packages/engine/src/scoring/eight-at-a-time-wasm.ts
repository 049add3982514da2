import {
  type AssembledFunction,
  add,
  branchToLoopIf,
  constant,
  end,
  get,
  i32,
  loadVector,
  loop,
  set,
  simd,
  step,
  storeVector,
  v128,
} from '../assembly/instructions.ts';

/**
 * The inner loops of scoring as WebAssembly: eight 16-bit numbers are handled at a time. `eight-at-a-time.ts` has the same in
 * TypeScript; the two agree to the last digit.
 *
 * sum(codes, rows, table, out, parts): for each row of `parts` bytes, table[part][byte] is added to the eight numbers in `out`.
 * Four parts at a time are looked up for all rows, so that the piece of the table in use stays near the processor.
 *
 * best(rows, count, least, marks, out): the highest of each of the eight in `count` rows; a row with one that reaches its
 * `least` is marked with 1.
 */
const and = 0x71;
const shiftLeft = 0x74;
const shiftRight = 0x76;
const loadWord = [0x28, 0x02, 0x00];
const addEight = simd(0x8e);
const highestOfEight = simd(0x98);
const reachesOfEight = simd(0x35);
const anyOfEight = simd(0x53);
const loadByte = [0x2d, 0x00, 0x00];
const storeByte = [0x3a, 0x00, 0x00];
const or = 0x72;

/** Of one part in the table: 256 words of 16 bytes. */
const partBytes = 4096;

const sum = { codes: 0, rows: 1, table: 2, out: 3, parts: 4, code: 5, to: 6, left: 7, four: 8, slices: 9 };

/** Adds what the byte number `place` of the four just read stands for. */
const addByte = (place: number): number[] => [
  ...get(sum.table),
  ...get(sum.four),
  ...(place === 0
    ? [...constant(255), and, ...constant(4), shiftLeft]
    : [...constant(place * 8 - 4), shiftRight, ...constant(0xff0), and]),
  add,
  ...loadVector(place * partBytes),
  ...addEight,
];

const sumBody: readonly number[] = [
  ...[...get(sum.parts), ...set(sum.slices)],
  ...loop,
  ...[...get(sum.codes), ...set(sum.code), ...get(sum.out), ...set(sum.to), ...get(sum.rows), ...set(sum.left)],
  ...loop,
  ...[...get(sum.code), ...loadWord, ...set(sum.four)],
  ...[...get(sum.to), ...get(sum.to), ...loadVector(0)],
  ...[...addByte(0), ...addByte(1), ...addByte(2), ...addByte(3)],
  ...storeVector(),
  ...[...get(sum.code), ...get(sum.parts), add, ...set(sum.code)],
  ...step(sum.to, 16),
  ...[...step(sum.left, -1), ...get(sum.left), ...branchToLoopIf],
  end,
  ...[...step(sum.codes, 4), ...step(sum.table, 4 * partBytes)],
  ...[...step(sum.slices, -4), ...get(sum.slices), ...branchToLoopIf],
  end,
  end,
];

const best = { rows: 0, count: 1, least: 2, marks: 3, out: 4, eight: 5, most: 6 };

const bestBody: readonly number[] = [
  ...[...constant(-32_768), ...simd(0x10), ...set(best.most)],
  ...loop,
  ...[...get(best.rows), ...loadVector(0), ...set(best.eight)],
  ...[...get(best.most), ...get(best.eight), ...highestOfEight, ...set(best.most)],
  ...[...get(best.marks), ...get(best.marks), ...loadByte],
  ...[...get(best.eight), ...get(best.least), ...loadVector(0), ...reachesOfEight, ...anyOfEight, or, ...storeByte],
  ...[...step(best.rows, 16), ...step(best.marks, 1)],
  ...[...step(best.count, -1), ...get(best.count), ...branchToLoopIf],
  end,
  ...[...get(best.out), ...get(best.most), ...storeVector()],
  end,
];

export const scoringLoops: readonly AssembledFunction[] = [
  { name: 'sum', locals: [[5, i32]], body: sumBody },
  { name: 'best', locals: [[2, v128]], body: bestBody },
];
