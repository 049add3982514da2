import { expect, it } from 'vitest';
import { chooseQuotes } from './choose-quotes.ts';

const nothing = [0, 0, 0];

it('quotes what the reader is sure of, whatever words stand elsewhere', () => {
  const quoted = chooseQuotes([{ byReader: [0.1, 0.9, 0.2], byCover: [1, 0.2, 0] }]);
  expect(quoted.get(0)).toBe(1);
});

it('quotes what covers a point where the reader is not sure', () => {
  expect(chooseQuotes([{ byReader: [0.3, 0.2, 0.4], byCover: [0, 1, 0.5] }]).get(0)).toBe(1);
});

it('does not quote one sentence twice where another is nearly as clear', () => {
  const quoted = chooseQuotes([
    { byReader: [0.95, 0.2, 0.1], byCover: nothing },
    { byReader: [0.9, 0.7, 0], byCover: nothing },
    { byReader: [0.9, 0.1, 0], byCover: nothing },
  ]);
  expect([...quoted].sort()).toEqual([
    [0, 0],
    [1, 1],
    [2, 0],
  ]);
});

it('has nothing to quote for what was not said', () => {
  expect(chooseQuotes([{ byReader: [], byCover: [] }]).size).toBe(0);
});
