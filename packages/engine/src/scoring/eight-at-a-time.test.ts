import { expect, it } from 'vitest';
import { scatter } from '../testing/scatter.ts';
import {
  bytes,
  findBest,
  findBestPlainly,
  lanes,
  layout,
  shorts,
  sumCodes,
  sumCodesPlainly,
} from './eight-at-a-time.ts';

const parts = 32;
const rows = 21;

function fill(): void {
  const next = scatter(7);
  for (let at = 0; at < rows * parts; at++) bytes[layout.rows + at] = next() & 255;
  for (let at = 0; at < parts * 256 * lanes; at++) shorts[layout.tables / 2 + at] = (next() % 801) - 400;
  for (let lane = 0; lane < lanes; lane++) shorts[layout.sums / 2 + lane] = 2500 + lane;
}

it('sums as its plain twin does', () => {
  fill();
  const [out, plain] = [layout.likeness, layout.likeness + 4096];
  shorts.fill(0, out / 2, out / 2 + 8192 / 2);
  sumCodes(layout.rows, rows, layout.tables, out, parts);
  sumCodesPlainly(layout.rows, rows, layout.tables, plain, parts);
  const first = shorts.slice(out / 2, out / 2 + rows * lanes);
  expect(first).toEqual(shorts.slice(plain / 2, plain / 2 + rows * lanes));
  expect(first.some((value) => value !== 0)).toBe(true);
});

it('finds the highest, and who reaches what is asked, as its plain twin does', () => {
  fill();
  shorts.fill(0, layout.likeness / 2, layout.likeness / 2 + rows * lanes);
  sumCodes(layout.rows, rows, layout.tables, layout.likeness, parts);
  const run = (find: typeof findBest) => {
    bytes.fill(0, layout.marks, layout.marks + rows);
    find(layout.likeness, rows, layout.sums, layout.marks, layout.bests);
    return [
      [...shorts.slice(layout.bests / 2, layout.bests / 2 + lanes)],
      [...bytes.slice(layout.marks, layout.marks + rows)],
    ];
  };
  const [highest, marked] = run(findBest);
  expect([highest, marked]).toEqual(run(findBestPlainly));
  expect(marked).toContain(1);
  expect(marked).toContain(0);
});
