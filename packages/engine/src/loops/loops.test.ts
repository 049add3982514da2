import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scatter } from '../testing/scatter.ts';
import { codeWords, columns, type Loops, lanes, widestWord } from './loops.ts';
import { openLoops } from './open-loops.ts';
import { createPlainLoops } from './plain-loops.ts';

const size = 1 << 20;
const built = openLoops(size);
const plain = createPlainLoops(built.buffer);

/** What a run leaves of a memory that was filled with numbers which follow from a seed. */
function runOn(loops: Loops, seed: number, run: (loops: Loops, shorts: Int16Array) => void): Uint8Array {
  const shorts = new Int16Array(built.buffer);
  const next = scatter(seed);
  for (let at = 0; at < shorts.length; at++) shorts[at] = (next() << 4) ^ next();
  run(loops, shorts);
  return new Uint8Array(built.buffer).slice();
}

/** Whatever is done to the memory is done to it by both. */
function expectSame(seed: number, run: (loops: Loops, shorts: Int16Array) => void): void {
  const [fast, slow] = [runOn(built.loops, seed, run), runOn(plain, seed, run)];
  expect(Buffer.compare(fast, slow)).toBe(0);
}

const seeds = fc.integer({ min: 1, max: 30_000 });
const options = { numRuns: 40 };

test('WebAssembly is there to be compared with its plain twin', () => {
  expect(built.buffer.byteLength).toBe(size);
  expect(built.loops.sumCodes.toString()).toContain('native code');
});

test('sums of codes are the same for any codes and tables, also where they overflow', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: 70 }), fc.integer({ min: 1, max: 9 }), (seed, rows, fours) => {
      const table = 16_384;
      const out = table + fours * 4 * codeWords * lanes * 2;
      expectSame(seed, (loops) => loops.sumCodes(64, rows, table, out, fours * 4));
    }),
    options,
  );
});

test('the highest numbers and the marked rows are the same for any rows', () => {
  fc.assert(
    fc.property(
      seeds,
      fc.integer({ min: 1, max: 250 }),
      fc.integer({ min: -32_768, max: 32_767 }),
      (seed, count, least) => {
        expectSame(seed, (loops, shorts) => {
          shorts.fill(least, 0, lanes);
          new Uint8Array(shorts.buffer).fill(0, 32, 32 + count);
          loops.findBest(1024, count, 0, 32, 512);
        });
      },
    ),
    options,
  );
});

test('the nearest words are the same for any vector and code book', () => {
  const book = 65_536;
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 12 }), (seed, parts) => {
      const halves = book + parts * codeWords * widestWord * 2;
      const out = halves + parts * codeWords * 4;
      expectSame(seed, (loops, shorts) => {
        const longs = new Int32Array(shorts.buffer);
        // As in a code book: words are bytes, and no distance overflows.
        for (let at = book / 2; at < halves / 2; at++) shorts[at] = (shorts[at] as number) >> 8;
        for (let at = halves / 4; at < out / 4; at++) longs[at] = (longs[at] as number) >>> 4;
        loops.findNearest(0, book, halves, out, parts);
        expect(longs[out / 4 + columns]).toBeLessThan(codeWords);
      });
    }),
    options,
  );
});
