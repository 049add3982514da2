import {
  addFormJobTypes,
  addFormWorkingHours,
  editFormJobTypes,
  editFormWorkingHours,
} from '@candela/contract/jobs/jobs.schemas.ts';
import { describe, expect, it } from 'vitest';
import { otherWords } from './word-choices.ts';

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
    for (const current of [...addFormJobTypes, ...editFormJobTypes]) {
      const offered = [...editFormJobTypes, ...otherWords({ own: editFormJobTypes, other: addFormJobTypes, current })];
      expect(offered).toContain(current);
    }
    for (const current of [...addFormWorkingHours, ...editFormWorkingHours]) {
      const own = addFormWorkingHours;
      expect([...own, ...otherWords({ own, other: editFormWorkingHours, current })]).toContain(current);
    }
  });
});
