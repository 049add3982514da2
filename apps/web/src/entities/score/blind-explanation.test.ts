import type { Explanation } from '@candela/contract/rankings/rankings.schemas.ts';
import { expect, it } from 'vitest';
import { blindExplanation } from './blind-explanation.ts';

it('says the name nowhere, and leaves the rest', () => {
  const evidence = [{ quote: 'Ines Faro led the night shift', page: 1, box: null }];
  const explanation = {
    name: 'Ines Faro',
    factors: [
      {
        id: 'requirements',
        label: 'Requirements met',
        weight: 50,
        lit: 1,
        met: [{ label: 'Leading people', evidence }],
        likely: [{ label: 'Planning', scoreIfMet: 60, evidence }],
        missing: [{ label: 'Welding', scoreIfMet: 80, evidence, isNamed: false }],
      },
    ],
  } as Partial<Explanation> as Explanation;
  const blind = blindExplanation(explanation);
  expect(JSON.stringify(blind)).not.toMatch(/Ines|Faro/);
  expect(blind.factors[0]?.met[0]?.evidence[0]).toEqual({
    quote: '[hidden] [hidden] led the night shift',
    page: 1,
    box: null,
  });
});
