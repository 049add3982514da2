import { expect, test } from 'vitest';
import { quoteAt } from './quote.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `wording${at}`).join(' ');

test('a quote begins and ends with a whole word, where no line or sentence begins or ends near', () => {
  const text = `${words(40)} as an AI language model I cannot ${words(40)}`;
  const found = 'as an AI language model';
  for (let shift = 0; shift < 12; shift += 1) {
    const shifted = `${'x'.repeat(shift)} ${text}`;
    const quote = quoteAt(shifted, shifted.indexOf(found), found.length);
    expect(quote).toContain(found);
    expect(` ${shifted} `).toContain(` ${quote} `);
  }
});

test('a quote is the sentence or the line, where it is short', () => {
  const text = 'One thing was done. Feel free to adjust it. Another was done.';
  expect(quoteAt(text, text.indexOf('free'), 4)).toBe('Feel free to adjust it.');
  const lines = 'First line\nFeel free to adjust\nThird line';
  expect(quoteAt(lines, lines.indexOf('free'), 4)).toBe('Feel free to adjust');
});

test('what was found is quoted although it is one long word', () => {
  const text = `${'a'.repeat(300)}oaicite:3${'b'.repeat(300)}`;
  expect(quoteAt(text, 300, 9)).toContain('oaicite:3');
});

test('a long find ends with a whole word as well', () => {
  const text = words(60);
  const quote = quoteAt(text, 0, text.length);
  expect(quote.length).toBeLessThanOrEqual(160);
  expect(`${text} `).toContain(`${quote} `);
});
