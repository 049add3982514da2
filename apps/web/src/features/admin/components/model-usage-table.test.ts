import type { ModelUsage } from '@candela/contract/admin/admin-language-model.routes.ts';
import { expect, it } from 'vitest';
import { budgetTone, monthName, tokensOf } from './model-usage-table.tsx';

it('names a month whatever the reader’s clock says', () => {
  expect(monthName('2026-11')).toBe('November 2026');
  expect(monthName('2027-01')).toBe('January 2027');
});

const usage: ModelUsage = {
  organisationId: '',
  organisation: '',
  month: '2026-11',
  isCurrent: true,
  calls: 3,
  failures: 1,
  turnedAway: 0,
  inputTokens: 0,
  outputTokens: 0,
  unknownTokens: 0,
};

it('adds up what counts against the budget', () => {
  expect(tokensOf({ ...usage, turnedAway: 5, inputTokens: 300, outputTokens: 40, unknownTokens: 2 })).toBe(342);
});

it.each([
  [0, 1000, 0, 'accent'],
  [899, 1000, 0, 'accent'],
  [900, 1000, 0, 'warning'],
  [900, 1000, 2, 'danger'],
  [1000, 1000, 0, 'danger'],
  [0, 0, 0, 'danger'],
] as const)('%i of %i with %i turned away is %s', (inputTokens, budget, turnedAway, tone) => {
  expect(budgetTone({ ...usage, inputTokens, turnedAway }, budget)).toBe(tone);
});
