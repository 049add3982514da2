import { expect, it } from 'vitest';
import { bytesOfRow, sentRow } from '../../testing/sent-row.ts';
import { beginningOf, readSent, readSentText, readTexts } from './sent-row.ts';

const long = 'é'.repeat(70_000);
const texts = ['7f1c', null, '', 'Zoë Łukasz 李 😀', '\u0000\u00ff', long, 'last', null];

it('reads every column as it was sent: nulls, empty ones, every alphabet and any length', () => {
  expect(readSent(sentRow(...texts))).toEqual(texts);
  expect(readTexts(Buffer.concat([Buffer.from('before'), bytesOfRow(texts), Buffer.from('after')]), 6)).toEqual(texts);
  expect(readSent(sentRow())).toEqual([]);
});

it('reads one column, and null where there is none', () => {
  const row = sentRow(...texts);
  expect(texts.map((_, place) => readSentText(row, place))).toEqual(texts);
  expect([readSentText(row, texts.length), readSentText(sentRow(), 0)]).toEqual([null, null]);
});

it('tells rows apart by every column, and what is null from what is empty', () => {
  expect(sentRow('a', 'b')).toBe(sentRow('a', 'b'));
  for (const other of [sentRow('a', 'c'), sentRow('a', null), sentRow('a', ''), sentRow('ab', ''), sentRow('a')]) {
    expect(other).not.toBe(sentRow('a', 'b'));
  }
});

it('begins alike where the first columns are the same', () => {
  const beginning = beginningOf(sentRow('one', null, 'three', 'four'), 3);
  expect(beginningOf(sentRow('one', null, 'three', 'other'), 3)).toBe(beginning);
  expect(beginningOf(sentRow('one', '', 'three', 'four'), 3)).not.toBe(beginning);
  expect(beginningOf(sentRow('one'), 3)).toBe(beginningOf(sentRow('one'), 1));
});
