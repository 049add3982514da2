import { expect, test } from 'vitest';
import { readTxt } from './read-txt.ts';

const linesOf = (text: string) =>
  readTxt(text).pages.flatMap(({ lines }) => lines.map(({ text: line, bullet }) => [line, bullet]));

test('what a reply quotes has no signs before its lines', () => {
  expect(linesOf('Hello\n> Experience\n>\n>> - Built walls\n> Poland')).toEqual([
    ['Hello', undefined],
    ['Experience', undefined],
    ['Built walls', '-'],
    ['Poland', undefined],
  ]);
});

test('items that begin with the same sign stay items', () => {
  expect(linesOf('> Built walls\n> Laid bricks\n> Read drawings').map(([, bullet]) => bullet)).toEqual(['>', '>', '>']);
});

test('a mark alone in its line belongs to the next', () => {
  expect(linesOf('• Ran the till\n•\nTrained two\n•\n')).toEqual([
    ['Ran the till', '•'],
    ['Trained two', '•'],
    ['•', undefined],
  ]);
});
