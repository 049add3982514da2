import type { FieldSource } from '@candela/contract/cvs/cvs.schemas.ts';
import { describe, expect, it } from 'vitest';
import { locateQuotes } from './locate-quotes.ts';

const source = (quote: string, page: number): FieldSource => ({
  field: 'x',
  page,
  box: { x: page, y: 0, width: 1, height: 1 },
  quote,
  confidence: 1,
});
const pageOf = (quote: string, sources: FieldSource[], field?: string) => {
  const factor = { id: 'skills', label: 'Skills', weight: 100, lit: 1, likely: [], missing: [] };
  const [located] = locateQuotes(
    [{ ...factor, met: [{ label: 'A', evidence: [{ quote, field, page: null, box: null }] }] }],
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

  it('takes the field a quotation is known to come from, of two that say the same', () => {
    const [first, second] = [
      source('Led a ward', 1),
      { ...source('Led a ward', 3), field: 'experience.1.description' },
    ];
    expect(pageOf('Led a ward', [first, second], 'experience.1.description')).toBe(3);
  });

  it('names no place for words that a person has typed into their field since', () => {
    expect(pageOf('Led a ward of nurses', [source('nurses', 1)], 'experience.0.description')).toBeNull();
  });

  it('leaves what is nowhere without a place', () => {
    expect(pageOf('Gardening', [description])).toBeNull();
    expect(pageOf('–––', [description])).toBeNull();
  });
});
