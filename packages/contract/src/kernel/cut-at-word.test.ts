import { expect, it } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

it('leaves short text alone and cuts long text between two words', () => {
  expect(cutAtWord('Keeper of the light', 19)).toBe('Keeper of the light');
  expect(cutAtWord('Keeper of the light', 18)).toBe('Keeper of the…');
  expect(cutAtWord('Keeper of the light', 14)).toBe('Keeper of the…');
  expect(cutAtWord('Keeper, of the light', 9)).toBe('Keeper…');
});

it.each([
  ['short', 10, 'short'],
  ['exactly 10', 10, 'exactly 10'],
  ['one two three', 10, 'one two…'],
  ['abcdefghijkl', 10, 'abcdefghi…'],
  ['a bcdefghijklmn', 10, 'a bcdefgh…'],
])('makes %j at most %i letters', (text, longest, expected) => {
  expect(cutAtWord(text, longest)).toBe(expected);
});

it('cuts one endless word where it stands, and no letter in two', () => {
  expect(cutAtWord('a'.repeat(20), 5)).toBe('aaaa…');
  expect(cutAtWord('😀'.repeat(20), 5)).toBe('😀😀😀😀…');
  expect(cutAtWord(`A ${'b'.repeat(20)}`, 10)).toBe('A bbbbbbb…');
});
