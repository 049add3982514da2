import { describe, expect, it } from 'vitest';
import { engineText } from './engine-text.ts';

describe('the engine and its version', () => {
  it('are said once where the version begins with the name', () => {
    expect(engineText('candela', 'candela-2.9.0')).toBe('Candela 2.9.0');
  });

  it('stand beside each other where it does not', () => {
    expect(engineText('candela', 'grading-2')).toBe('Candela (grading-2)');
    expect(engineText('llm:small', 'grade-1.0.0')).toBe('the language model small (grade-1.0.0)');
  });
});
