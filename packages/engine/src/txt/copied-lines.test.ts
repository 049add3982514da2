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

test('what a mail has in bold type stands between stars', () => {
  const lines = readTxt('*Ellen Prowse*\n\n*Work*\n* Cut copy\n*Paid* by the line').pages.flatMap((page) => page.lines);
  expect(lines.map(({ text, bullet, isBold }) => [text, bullet, isBold])).toEqual([
    ['Ellen Prowse', undefined, true],
    ['Work', undefined, true],
    ['Cut copy', '*', false],
    ['*Paid* by the line', undefined, false],
  ]);
});

test.each(['*', '* ', '*a', '> ', '>', '•'])('very many %j are read at once', (signs) => {
  expect(readTxt(`${signs.repeat(100_000)}x\n*a*\n*b*`).pages.length).toBeGreaterThan(0);
});
