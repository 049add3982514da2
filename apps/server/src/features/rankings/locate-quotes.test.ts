import type { FieldSource } from '@candela/contract/cvs/cv.schemas.ts';
import { describe, expect, it } from 'vitest';
import { locateQuotes } from './locate-quotes.ts';

const source = (quote: string, page: number): FieldSource => ({
  field: 'x',
  page,
  box: { x: page, y: 0, width: 1, height: 1 },
  quote,
  confidence: 1,
});
const pageOf = (quote: string, sources: FieldSource[]) => {
  const factor = { id: 'skills', label: 'Skills', weight: 100, lit: 1, missing: [] };
  const [located] = locateQuotes(
    [{ ...factor, met: [{ label: 'A', evidence: [{ quote, page: null, box: null }] }] }],
    sources,
  );
  return located?.met[0]?.evidence[0]?.page;
};

describe('finding where a quotation stands', () => {
  const description = source('• Led a ward of\n12 nurses – nights\nTaught first aid', 2);

  it('looks past line breaks, bullets and capitals', () => {
    expect(pageOf('led a ward of 12 nurses', [description])).toBe(2);
  });

  it('takes the tightest field that contains the words', () => {
    expect(pageOf('First aid', [description, source('First aid', 1)])).toBe(1);
  });

  it('takes whole words: a skill is not found inside another word', () => {
    expect(pageOf('Java', [source('JavaScript', 1)])).toBeNull();
    expect(pageOf('C', [source('C++', 1), source('C#', 1)])).toBeNull();
    expect(pageOf('C++', [source('C', 2), source('C++', 1)])).toBe(1);
  });

  it('finds the longest field inside a quotation that is longer than any', () => {
    expect(pageOf("Senior nurse, St Mary's, 2019", [source('nurse', 1), source('Senior nurse', 2)])).toBe(2);
  });

  it('leaves what is nowhere without a place', () => {
    expect(pageOf('Gardening', [description])).toBeNull();
    expect(pageOf('–––', [description])).toBeNull();
  });
});
