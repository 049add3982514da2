import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import type { Evidence } from '@candela/contract/rankings/rankings.schemas.ts';
import { describe, expect, it } from 'vitest';
import { linksInto, quotationsOf } from './quotation-links.ts';

const cv = {
  summary: 'A results-driven chef. Wrote the menu · ordered the fish.',
  skills: [],
  experience: [],
  education: [],
  certificates: [],
  languages: [],
  unplaced: [{ text: "Here's your revised resume:", page: 1 }],
  sources: [],
} as Partial<Cv> as Cv;
const said = (quote: string): Evidence => ({ quote, page: null, box: null });
const links = linksInto(cv, () => {});

describe('a quotation', () => {
  it('leads into the CV where that says it, also among the lines that belong to no field', () => {
    expect(links.isFound(said('results-driven chef'))).toBe(true);
    expect(links.isFound(said("Here's your revised resume:"))).toBe(true);
  });

  it('leads nowhere once the words are gone, or are not to be seen', () => {
    expect(links.isFound(said('a waiter'))).toBe(false);
    expect(linksInto({ ...cv, unplaced: [] }, () => {}).isFound(said("Here's your revised resume:"))).toBe(false);
  });

  it('leads nowhere when the CV itself is gone', () => {
    expect(linksInto(null, () => {}).isFound(said('results-driven chef'))).toBe(false);
  });

  it('is taken to be there until the CV is known', () => {
    expect(linksInto(undefined, () => {}).isFound(said('a waiter'))).toBe(true);
  });
});

describe('the quotations of a reason', () => {
  const quotesOf = (quote: string, into = links) => quotationsOf(quote, into).map((evidence) => evidence.quote);

  it('are its parts, each with its own place, where it names several', () => {
    expect(quotesOf('results-driven · revised resume · a waiter')).toEqual([
      'results-driven',
      'revised resume',
      'a waiter',
    ]);
  });

  it('are one where the CV says just that, or nothing of it', () => {
    expect(quotesOf('Wrote the menu · ordered the fish')).toEqual(['Wrote the menu · ordered the fish']);
    expect(quotesOf('a waiter · a barber')).toEqual(['a waiter · a barber']);
    expect(quotationsOf('results-driven · revised resume', undefined)).toHaveLength(1);
  });
});
