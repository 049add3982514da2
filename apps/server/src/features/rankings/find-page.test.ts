import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPage } from './find-page.ts';

describe('finding a page of a ranking', () => {
  it('gives the same people as stepping over everyone before them', () => {
    const people = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 200 });
    fc.assert(
      fc.property(
        people,
        fc.nat(100),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 20 }),
        (all, minScore, page, pageSize) => {
          const ranked = all.toSorted((a, b) => b - a);
          const counts = [...Map.groupBy(ranked, (score) => score)].map(([score, group]) => ({
            score,
            people: group.length,
          }));
          const { total, hidden, slice } = findPage(counts, { minScore, page, pageSize });
          const shown = ranked.filter((score) => score >= minScore);
          expect([total, hidden]).toEqual([shown.length, all.length - shown.length]);
          const found = shown.filter((score) => score < slice.below).slice(slice.offset, slice.offset + slice.limit);
          expect(found).toEqual(shown.slice((page - 1) * pageSize, page * pageSize));
        },
      ),
      { seed: 1 },
    );
  });
});
