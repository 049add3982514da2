import { describe, expect, it } from 'vitest';
import { createLocator, createReader, isTrustworthy } from './locate-text.ts';

const box = (y: number) => ({ x: 10, y, width: 100, height: 10 });
const lines = [
  { text: 'Senior C++ engineer, Acme', page: 1, box: box(10) },
  { text: '— Led a team of', page: 1, box: box(30) },
  { text: 'nine people in Leeds', page: 1, box: box(45) },
  { text: 'Référence: Zoë', page: 2, box: box(10) },
];

describe('whether a text says something', () => {
  const reader = createReader(lines.map(({ text }) => text));
  it.each(['Senior C++ Engineer', 'led a team of nine people', 'acme', 'zoë'])('yes: %s', (words) => {
    expect(reader.has(words)).toBe(true);
  });
  // Part of a word, other order, other words, nothing.
  it.each(['C engineer', 'team of nin', 'engineer senior', 'Led a team of ninety people', '', ' — '])(
    'no: %s',
    (words) => {
      expect(reader.has(words)).toBe(false);
    },
  );
});

describe('where it says it', () => {
  const locate = createLocator(lines);
  it('in one line, or around two', () => {
    expect(locate('Acme')).toEqual({ page: 1, box: box(10), quote: 'Senior C++ engineer, Acme' });
    expect(locate('team of nine')).toEqual({
      page: 1,
      box: { x: 10, y: 30, width: 100, height: 25 },
      quote: '— Led a team of nine people in Leeds',
    });
    expect(locate('Acme Ltd')).toBeUndefined();
  });
});

it('a slip is forgiven, a habit is not', () => {
  expect([0, 1, 2, 3].map((invented) => isTrustworthy({ said: 5, invented }))).toEqual([true, true, false, false]);
  expect(isTrustworthy({ said: 20, invented: 4 })).toBe(true);
  expect(isTrustworthy({ said: 20, invented: 5 })).toBe(false);
});
