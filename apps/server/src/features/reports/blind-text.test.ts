import { describe, expect, it } from 'vitest';
import { createBlinding } from './blind-text.ts';

const hide = createBlinding('Wilhelmina Quartermaine', [
  'Harbour Foods Ltd, Leeds',
  'Boots',
  'Quartermaine & Sons',
  'Self-employed',
]);

describe('the text of a blind report', () => {
  it('names no employer, however it is written', () => {
    expect(hide('At Harbour Foods Ltd I planned the shift.')).toBe('At [employer] I planned the shift.');
    expect(hide('When harbour foods grew, HARBOUR FOODS’s depot moved.')).toBe(
      'When [employer] grew, [employer]’s depot moved.',
    );
    expect(hide('I learned it at Quartermaine & Sons.')).toBe('I learned it at [employer].');
  });

  it('names no candidate, also by the family name alone', () => {
    expect(hide('My badge said Quartermaine.')).toBe('My badge said [name].');
    expect(hide('Wilhelmina Quartermaine, wilhelmina@reports.test')).not.toMatch(/wilhelmina|quartermaine/i);
  });

  it('leaves words alone that only look like one', () => {
    expect(hide('I sold boots, and was self-employed before.')).toBe('I sold boots, and was self-employed before.');
    expect(hide('Boots taught me to count.')).toBe('[employer] taught me to count.');
  });

  it('keeps the lines of an answer', () => {
    expect(hide('First I planned.\nThen I told the team.')).toBe('First I planned.\nThen I told the team.');
  });
});
