import { describe, expect, it } from 'vitest';
import { wordChanges } from './word-changes.ts';

describe('what became different in the words of a job', () => {
  it('names what came and what went, field by field', () => {
    const before = { title: 'Cook', skills: ['Baking', 'Grilling'], requirements: ['Two years'] };
    const after = { title: 'Chef', skills: ['Grilling', 'Sauces'], requirements: ['Two years'] };
    expect(wordChanges(before, after)).toEqual([
      { field: 'Title', added: ['Chef'], removed: ['Cook'] },
      { field: 'Skills', added: ['Sauces'], removed: ['Baking'] },
    ]);
  });

  it('takes a text sentence by sentence, and another order for the same', () => {
    const before = { description: 'Keep the light. Write the log.\nSleep by day.', skills: ['a', 'b'] };
    const after = { description: 'Keep the light. Write it down.\nSleep by day.', skills: ['b', 'a'] };
    expect(wordChanges(before, after)).toEqual([
      { field: 'Description', added: ['Write it down.'], removed: ['Write the log.'] },
    ]);
  });

  // Held against each other one by one, they would take longer than any test may.
  it('are found among very many sentences', () => {
    const textOf = (word: string) => Array.from({ length: 150_000 }, (_, at) => `${word} ${at}.`).join(' ');
    const [changes] = wordChanges({ description: textOf('Old') }, { description: textOf('New') });
    expect([changes?.added.length, changes?.removed.length]).toEqual([150_000, 150_000]);
  });

  it('finds nothing in what is the same, or was never there', () => {
    expect(wordChanges({}, {})).toEqual([]);
    expect(wordChanges({ title: 'Cook' }, { title: 'Cook', niceToHave: [] })).toEqual([]);
  });
});
