import { expect, it } from 'vitest';
import type { Opinion } from '../reader/verdict.ts';
import { readPosts } from './posts-held.ts';

const opinions: Readonly<Record<string, Opinion>> = {
  Fitter: [0.5, 0.2, 0.3],
  'Inspected trailers': [0.1, 0.15, 0.75],
  'Rebuilt brakes': [0.2, 0.2, 0.6],
  'Plated units': [0.05, 0.1, 0.85],
  'Kept the books': [0.9, 0.05, 0.05],
};
const post = (...lines: readonly string[]) =>
  lines.map((line, at) => ({
    line: at,
    isNear: true,
    pair: { requirement: 'Lorries', section: 'post' as const, line },
  }));
const judge = async ({ line }: { line: string }) => opinions[line] ?? [1, 0, 0];

it.each([
  [['Fitter', 'Plated units'], { such: [1], near: [] }],
  [['Fitter', 'Inspected trailers', 'Rebuilt brakes'], { such: [1], near: [] }],
  [['Fitter', 'Inspected trailers', 'Kept the books'], { such: [], near: [1] }],
  [['Fitter', 'Kept the books'], { such: [], near: [] }],
])('a post of which the reader is sure by one line, or thinks so by two, is such work: %j', async (lines, read) => {
  expect(await readPosts([post(...lines)], judge as never)).toEqual(read);
});
