import { describe, expect, it } from 'vitest';
import { alternativesOf } from './search-alternatives.ts';
import { isCorrectable, nearest, toTsquery, withPhrases } from './search-query.ts';

describe('a search in the words of the index', () => {
  it('asks for all words, the last one as a beginning', () => {
    const terms = [
      { word: 'anna', isPrefix: false },
      { word: 'kow', isPrefix: true },
    ];
    expect(toTsquery(terms)).toBe("'anna' & 'kow':*");
    expect(toTsquery(terms, 'A')).toBe("'anna':A & 'kow':*A");
  });

  it('quotes whatever a word contains', () => {
    expect(toTsquery([{ word: "o'brien\\':*", isPrefix: false }])).toBe("'o''brien\\\\'':*'");
  });

  it('adds other names as phrases among titles and skills', () => {
    expect(withPhrases("'rn':*", [['registered', 'nurse'], ['rn']])).toBe(
      "('rn':*) | ('registered':B <-> 'nurse':B) | ('rn':B)",
    );
    expect(alternativesOf('k8s')).toEqual(['Kubernetes']);
    expect(alternativesOf(' Kubernetes ')).toEqual([]);
    expect(alternativesOf('RN')).toContain('registered nurse');
    expect(alternativesOf('maya kowalczyk')).toEqual([]);
  });

  it('offers the nearest words and none that is another word altogether', () => {
    expect(nearest('javscript', ['java', 'javascript', 'typescript'])).toEqual(['javascript']);
    expect(nearest('nurse', ['purse', 'nursery', 'curse'])).toEqual(['purse', 'curse']);
    expect(nearest('kubernets', ['kubernetes', 'cybernetics'])).toEqual(['kubernetes']);
  });

  it('leaves figures, addresses and short words alone', () => {
    expect(['java', 'o’', 'c', '2019', 'a@b.test', 'node.js', 'josé'].map(isCorrectable)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });
});
