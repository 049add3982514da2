import { describe, expect, it } from 'vitest';
import { inPlainWords } from './plain-words.ts';
import { wordLists } from './word-lists.ts';

it.each([
  ['Phlebotomy', 'Taking blood'],
  ['Experience of phlebotomy and cannulation', 'Experience of taking blood and placing cannulas in veins'],
  ['Month-end close', 'Preparing accounts at the end of each month'],
  ['Strong credit control', 'Strong chasing customers for overdue payments'],
  ['Bank reconciliations', 'Checking bank statements against the books'],
  ['Relational databases', 'Databases such as PostgreSQL, MySQL or SQL Server'],
])('%s is asked for as "%s"', (asked, plain) => {
  expect(inPlainWords(asked)).toContain(plain);
});

it('a word that several fields explain is asked for in the words of each, once', () => {
  expect(inPlainWords('Credit control')).toHaveLength(2);
  expect(inPlainWords('Stock control')).toHaveLength(1);
});

it.each([
  'Driving a van',
  'You will be part-trained',
  'Mis-infection control',
  'Phlebotomy-adjacent duties',
  'IT literacy',
  'PA1',
  'aca',
  'Acacia trees',
  'Vat dyeing, and returns',
])('%s is plain as it stands', (asked) => {
  expect(inPlainWords(asked)).toEqual([]);
});

it('long texts are looked through as far as what is asked for may go', () => {
  expect(inPlainWords(`${'and so on '.repeat(100_000)}phlebotomy`)).toEqual([]);
});

describe('the lists', () => {
  const rows = wordLists.flatMap((list) => Object.entries(list));

  it('say what words mean in a few words without brackets, which fit where the word stood', () => {
    const unfit = rows.filter(([meaning]) => /[:;()[\]]|\.$/u.test(meaning) || meaning.split(' ').length > 10);
    expect(unfit).toEqual([]);
  });

  it('explain no word by itself, and have each but once in a field', () => {
    for (const list of wordLists) {
      const terms = Object.values(list).flat();
      expect(new Set(terms).size).toBe(terms.length);
    }
    expect(rows.filter(([meaning, terms]) => terms.some((term) => term === meaning))).toEqual([]);
  });
});
