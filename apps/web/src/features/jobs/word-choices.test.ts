import {
  addFormJobTypes,
  addFormWorkingHours,
  editFormJobTypes,
  editFormWorkingHours,
} from '@candela/contract/jobs/jobs.schemas.ts';
import { describe, expect, it } from 'vitest';
import { otherWords, ownWords } from './word-choices.ts';

describe('the two vocabularies', () => {
  it('are both offered, without the same word twice', () => {
    expect(otherWords({ own: addFormJobTypes, other: editFormJobTypes, current: '' })).toEqual([
      'permanent',
      'Temporary',
      'hybrid',
    ]);
    expect(otherWords({ own: editFormWorkingHours, other: addFormWorkingHours, current: '' })).toEqual(['Flexi-time']);
  });

  it('never lose the spelling a job already has', () => {
    const offers = (own: readonly string[], other: readonly string[]) => {
      for (const current of [...own, ...other]) {
        const choices = { own, other, current };
        const offered = [...ownWords(choices), ...otherWords(choices)];
        expect(offered).toContain(current);
        expect(new Set(offered.map((word) => word.toLowerCase())).size).toBe(offered.length);
      }
    };
    offers(editFormJobTypes, addFormJobTypes);
    offers(addFormWorkingHours, editFormWorkingHours);
  });
});
