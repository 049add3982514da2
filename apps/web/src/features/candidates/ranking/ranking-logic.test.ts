import type { RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { describe, expect, it } from 'vitest';
import { toMinScore } from '../shared/min-score.ts';
import { calledName, hiddenText, rangeText, shownName, summariseFactors, yearsText } from '../shared/ranking-words.ts';
import { refreshed, toggle, togglePage } from '../shared/selection.ts';
import { rowActionOf, stepFrom } from './row-keys.ts';

const entry = (candidateId: string, changes: Partial<RankingEntry> = {}): RankingEntry => ({
  rank: 1,
  candidateId,
  cvId: `cv-${candidateId}`,
  name: candidateId,
  match_score: 80,
  readBy: null,
  total_score: null,
  factors: [],
  key_match_factors: [],
  ai_likelihood: 'low',
  status: null,
  flags: 0,
  readingNote: null,
  experience_years: 3,
  ...changes,
});

describe('the minimum score', () => {
  it.each([
    ['65', 65],
    ['64.5', 65],
    [' 70 ', 70],
    ['-3', 0],
    ['1000', 100],
    ['1e9', 100],
    ['', null],
    ['  ', null],
    ['abc', null],
    ['7x', null],
    ['Infinity', null],
  ])('%j is %j', (typed, value) => {
    expect(toMinScore(typed)).toBe(value);
  });
});

describe('words', () => {
  it('counts people', () => {
    expect(hiddenText(1, 65)).toBe('1 candidate scores below 65');
    expect(hiddenText(1200, 90)).toBe('1,200 candidates score below 90');
    expect(rangeText({ start: 11, end: 20, total: 1340 })).toBe('11–20 of 1,340');
    expect([yearsText(1), yearsText(0.04), yearsText(2.4), yearsText(7.6)]).toEqual([
      '1 year',
      '0 years',
      '2.5 years',
      '8 years',
    ]);
  });

  it('names people by rank in blind mode', () => {
    expect(shownName({ name: 'Ada', rank: 12 }, false)).toBe('Ada');
    expect(shownName({ name: 'Ada', rank: 12 }, true)).toBe('Candidate 12');
    expect(shownName({ name: '', rank: 1 }, false)).toBe('No name found');
    expect(calledName({ name: '', rank: 4 }, false)).toBe('Candidate 4');
    expect(calledName({ name: 'Ada', rank: 4 }, true)).toBe('Candidate 4');
  });

  describe('short reasons', () => {
    const factor = { id: 'a', label: 'A', weight: 50, lit: 1 };
    const counted = [
      { ...factor, asked: 7, found: 3 },
      { ...factor, asked: 1, found: 0 },
    ];

    it('say what is met, what in part and what is missing, and add up to all that was asked', () => {
      const reasons = summariseFactors({
        factors: counted,
        key_match_factors: [
          { kind: 'met', label: 'React' },
          { kind: 'missing', label: 'No Go' },
          { kind: 'missing', label: 'Not shown: like people' },
          { kind: 'partly', label: 'Rust: named, not shown' },
          { kind: 'missing', label: 'Zig: not clearly shown' },
          { kind: 'partly', label: 'Follows the advert closely' },
        ],
      });
      expect(reasons).toEqual({
        headline: 'React',
        details:
          '3 of 8 met · partly: Rust (only named) · missing: Go, Like people · not clear: Zig · 1\u00a0more not met · follows the advert closely',
      });
    });

    it('say what is probably met apart from what is, and how many more are', () => {
      const key_match_factors = [
        { kind: 'likely' as const, label: 'planning routes' },
        { kind: 'missing' as const, label: 'No Go' },
      ];
      const factors = [{ ...factor, asked: 7, found: 3, probablyFound: 2 }];
      expect(summariseFactors({ factors, key_match_factors })).toEqual({
        headline: 'Probably: Planning routes and 1 more',
        details: '3 of 7 met · missing: Go · 1\u00a0more not met',
      });
      const met = { kind: 'met' as const, label: 'React' };
      expect(summariseFactors({ factors, key_match_factors: [met, ...key_match_factors] })).toEqual({
        headline: 'React',
        details: '3 of 7 met · probably: Planning routes and 1 more · missing: Go · 1\u00a0more not met',
      });
    });

    it('never call a part of something a strength', () => {
      const partly = { kind: 'partly' as const, label: '1 year of this kind of work' };
      const missing = { kind: 'missing' as const, label: 'No post as Head Chef' };
      expect(summariseFactors({ factors: [factor], key_match_factors: [partly, missing] })).toEqual({
        headline: 'Partly: 1 year of this kind of work',
        details: 'missing: Post as Head Chef',
      });
      expect(summariseFactors({ factors: [factor], key_match_factors: [missing] }).headline).toBe('Little found');
    });

    it('do not call the years that are there missing', () => {
      const post = { kind: 'missing' as const, label: 'No post as Head Chef' };
      const detailsWith = (label: string) =>
        summariseFactors({ factors: counted, key_match_factors: [post, { kind: 'missing', label }] }).details;
      expect(detailsWith('2 of 5 years of this kind of work')).toBe(
        '3 of 8 met · missing: Post as Head Chef · 2 of 5 years of this kind of work · 3\u00a0more not met',
      );
      expect(detailsWith('Under a year of this kind of work')).toBe(
        '3 of 8 met · missing: Post as Head Chef · under a year of this kind of work · 3\u00a0more not met',
      );
    });

    it('say how many are not met where none of them is named', () => {
      expect(summariseFactors({ factors: counted, key_match_factors: [] })).toEqual({
        headline: '',
        details: '3 of 8 met · 5 not met',
      });
    });
  });
});

describe('keys', () => {
  const press = (key: string, held = {}) =>
    rowActionOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

  it('mean the same in capitals and nothing with a modifier', () => {
    expect(['j', 'K', 'v', 'x', '?', 'q', 'Enter'].map((key) => press(key))).toEqual([
      'next',
      'previous',
      'open',
      'select',
      'help',
      null,
      null,
    ]);
    expect(press('k', { ctrlKey: true })).toBeNull();
  });

  it('go on over the end of a page', () => {
    const middle = { page: 2, hasPrev: true, hasNext: true };
    expect(stepFrom(-1, 1, 10, middle)).toEqual({ kind: 'row', index: 0 });
    expect(stepFrom(3, 1, 10, middle)).toEqual({ kind: 'row', index: 4 });
    expect(stepFrom(9, 1, 10, middle)).toEqual({ kind: 'page', page: 3, at: 'first' });
    expect(stepFrom(0, -1, 10, middle)).toEqual({ kind: 'page', page: 1, at: 'last' });
    const only = { page: 1, hasPrev: false, hasNext: false };
    expect(stepFrom(9, 1, 10, only)).toBeNull();
    expect(stepFrom(0, -1, 10, only)).toBeNull();
    expect(stepFrom(-1, 1, 0, only)).toBeNull();
  });
});

describe('choosing people', () => {
  const [a, b, c] = [entry('a'), entry('b'), entry('c')];
  const ids = (selection: readonly RankingEntry[]) => selection.map(({ candidateId }) => candidateId);

  it('adds and takes away', () => {
    expect(ids(toggle(toggle([], a), b))).toEqual(['a', 'b']);
    expect(ids(toggle([a, b], { ...a, rank: 9 }))).toEqual(['b']);
  });

  it('takes a page as a whole and leaves other pages alone', () => {
    expect(ids(togglePage([a, c], [a, b]))).toEqual(['c', 'a', 'b']);
    expect(ids(togglePage([a, b, c], [a, b]))).toEqual(['c']);
  });

  it('keeps up with what has changed', () => {
    expect(refreshed([a, c], [entry('a', { status: 'pending' })]).map(({ status }) => status)).toEqual([
      'pending',
      null,
    ]);
  });
});
