import { expect, it } from 'vitest';
import { codeWords } from '../loops/loops.ts';
import { openPlainLoops } from '../loops/open-loops.ts';
import { scatter } from '../testing/scatter.ts';
import { createNearestWords } from './nearest-words.ts';

const parts = 8;

it.each([6, 5, 3])('finds the nearest words of %i dimensions, with and without WebAssembly', (partWidth) => {
  const whole = scatter(partWidth);
  const next = () => whole() / 32_768 - 1;
  const values = Int8Array.from({ length: parts * codeWords * partWidth }, () => Math.round(next() * 127));
  // Two words that are the same: the first is the nearest.
  values.copyWithin(40 * partWidth, 3 * partWidth, 4 * partWidth);
  const book = { parts, partWidth, values, scale: 0.003 };
  const [fast, plain] = [createNearestWords(book), createNearestWords(book, openPlainLoops)];
  for (let round = 0; round < 50; round++) {
    const vector = Float64Array.from({ length: parts * partWidth }, () => next() * 0.4);
    const codes = fast(vector);
    expect(codes).toEqual(plain(vector));
    const distances = Array.from({ length: codeWords }, (_, word) => {
      let square = 0;
      for (let d = 0; d < partWidth; d++)
        square += ((vector[d * parts] ?? 0) - (values[word * partWidth + d] ?? 0) * book.scale) ** 2;
      return Math.sqrt(square);
    });
    expect(distances[codes[0] ?? 0]).toBeCloseTo(Math.min(...distances), 3);
  }
  const third = Float64Array.from({ length: parts * partWidth }, (_, at) =>
    at % parts === 0 ? (values[3 * partWidth + at / parts] ?? 0) * book.scale : 0,
  );
  expect([fast(third)[0], plain(third)[0]]).toEqual([3, 3]);
});
