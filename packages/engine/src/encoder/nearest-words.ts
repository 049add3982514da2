import {
  type AssembledFunction,
  branchToLoopIf,
  constant,
  end,
  get,
  i32,
  loadVector,
  loop,
  openAssembly,
  set,
  simd,
  step,
  storeVector,
  v128,
} from '../assembly/instructions.ts';
import { codeWords } from './model-file.ts';

/**
 * The nearest word of the code book for each part of a vector. A part has up to six dimensions, as 16-bit whole numbers in three
 * pairs, so that four words are compared at a time; the plain twin finds the same words.
 */
export const widest = 6;
/** A component of 1. */
const whole = 32_767;
const wordBytes = widest * 2;
const partBytes = codeWords * wordBytes;
const halfBytes = codeWords * 4;
/** Of each of the four: how far off the nearest is, and which it is. */
const outBytes = 32;
const [distanceAt, wordAt] = [0, 16];

const own = { asked: 0, book: 1, halves: 2, out: 3, parts: 4, left: 5 };
const [first, second, third, nearest, found, word, distance] = [6, 7, 8, 9, 10, 11, 12] as const;
const splatFour = simd(0x11);
const loadPair = (offset: number): number[] => [...simd(0x09), 0x00, offset];
const products = simd(0xba);
const addFour = simd(0xae);
const subtractFour = simd(0xb1);
const isLess = simd(0x39);
const least = simd(0xb6);
const choose = simd(0x52);
const zeroToThree = [...simd(0x0c), 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0];

const body: readonly number[] = [
  ...loop,
  ...[...get(own.asked), ...loadPair(0), ...set(first)],
  ...[...get(own.asked), ...loadPair(4), ...set(second)],
  ...[...get(own.asked), ...loadPair(8), ...set(third)],
  ...[...constant(0x7fffffff), ...splatFour, ...set(nearest)],
  ...[...constant(0), ...splatFour, ...set(found)],
  ...[...zeroToThree, ...set(word)],
  ...[...constant(codeWords / 4), ...set(own.left)],
  ...loop,
  ...[...get(own.halves), ...loadVector(0)],
  ...[...get(own.book), ...loadVector(0), ...get(first), ...products],
  ...[...get(own.book), ...loadVector(16), ...get(second), ...products, ...addFour],
  ...[...get(own.book), ...loadVector(32), ...get(third), ...products, ...addFour],
  ...[...subtractFour, ...set(distance)],
  ...[...get(word), ...get(found), ...get(distance), ...get(nearest), ...isLess, ...choose, ...set(found)],
  ...[...get(nearest), ...get(distance), ...least, ...set(nearest)],
  ...[...get(word), ...constant(4), ...splatFour, ...addFour, ...set(word)],
  ...[...step(own.book, 4 * wordBytes), ...step(own.halves, 16)],
  ...[...step(own.left, -1), ...get(own.left), ...branchToLoopIf],
  end,
  ...[...get(own.out), ...get(nearest), ...storeVector(distanceAt)],
  ...[...get(own.out), ...get(found), ...storeVector(wordAt)],
  ...[...step(own.asked, wordBytes), ...step(own.out, outBytes)],
  ...[...step(own.parts, -1), ...get(own.parts), ...branchToLoopIf],
  end,
  end,
];

const nearestLoop: AssembledFunction = {
  name: 'nearest',
  locals: [
    [1, i32],
    [7, v128],
  ],
  body,
};

export interface CodeBook {
  readonly parts: number;
  readonly partWidth: number;
  /** Part by part, word by word. */
  readonly values: Int8Array;
  readonly scale: number;
}

type FindNearest = (vector: Float64Array) => Uint8Array;

/** By WebAssembly where there is any; `isPlain` for the twin. */
export function createNearestWords(book: CodeBook, isPlain = false): FindNearest {
  const { parts, partWidth, values, scale } = book;
  const places = { asked: 0, out: parts * wordBytes, halves: 0, book: 0 };
  places.halves = places.out + parts * outBytes;
  places.book = places.halves + parts * halfBytes;
  const size = places.book + parts * partBytes;
  const assembled = isPlain ? undefined : openAssembly(size, [nearestLoop]);
  const buffer = assembled?.buffer ?? new ArrayBuffer(size);
  const shorts = new Int16Array(buffer);
  const longs = new Int32Array(buffer);

  for (let at = 0; at < parts * codeWords; at++) {
    let square = 0;
    for (let d = 0; d < partWidth; d++) {
      const value = values[at * partWidth + d] as number;
      square += value * value;
      shorts[places.book / 2 + placeInBook(at, d)] = value;
    }
    // The nearest word is the one with the least |word|² − 2 · vector · word: half of it is enough to compare.
    longs[places.halves / 4 + at] = Math.round((square * scale * whole) / 2);
  }

  function bringVector(vector: Float64Array): void {
    for (let part = 0; part < parts; part++) {
      for (let d = 0; d < partWidth; d++) {
        shorts[places.asked / 2 + part * widest + d] = Math.round((vector[part + d * parts] as number) * whole);
      }
    }
  }

  function nearestPlainly(): void {
    for (let part = 0; part < parts; part++) {
      const asked = places.asked / 2 + part * widest;
      for (let lane = 0; lane < 4; lane++) {
        let [distance, found] = [0x7fffffff, 0];
        for (let own = lane; own < codeWords; own += 4) {
          const at = part * codeWords + own;
          let off = longs[places.halves / 4 + at] as number;
          for (let d = 0; d < widest; d++)
            off -= (shorts[asked + d] as number) * (shorts[places.book / 2 + placeInBook(at, d)] as number);
          if (off < distance) [distance, found] = [off, own];
        }
        longs[(places.out + part * outBytes + distanceAt) / 4 + lane] = distance;
        longs[(places.out + part * outBytes + wordAt) / 4 + lane] = found;
      }
    }
  }

  return (vector) => {
    bringVector(vector);
    if (assembled) assembled.functions.nearest?.(places.asked, places.book, places.halves, places.out, parts);
    else nearestPlainly();
    const codes = new Uint8Array(parts);
    for (let part = 0; part < parts; part++) {
      const out = (places.out + part * outBytes) / 4;
      let [distance, found] = [longs[out] as number, longs[out + 4] as number];
      for (let lane = 1; lane < 4; lane++) {
        const off = longs[out + lane] as number;
        const one = longs[out + 4 + lane] as number;
        if (off < distance || (off === distance && one < found)) [distance, found] = [off, one];
      }
      codes[part] = found;
    }
    return codes;
  };
}

/** Four words side by side: their first pairs, their second, their third. */
function placeInBook(word: number, dimension: number): number {
  const four = word - (word % 4);
  return four * widest + (dimension >> 1) * 8 + (word % 4) * 2 + (dimension & 1);
}
