import { describe, expect, it } from 'vitest';
import { AppError } from './errors.ts';
import { refuseStale } from './stale-change.ts';

const current = { version: 3 };
const conflictOf = (sent: object, present: object, basedOn: number | undefined = 2) => {
  try {
    refuseStale(basedOn, current, sent, present);
    return null;
  } catch (error) {
    return error instanceof AppError ? error.conflict : error;
  }
};

describe('a change that was based on an older version', () => {
  it('is refused with both texts of each field that differs', () => {
    expect(conflictOf({ title: 'Mine', skills: ['a'] }, { title: 'Theirs', skills: ['a'], other: 1 })).toEqual({
      version: 3,
      fields: [{ path: 'title', theirs: 'Theirs', yours: 'Mine' }],
    });
  });

  it('goes through where it says what is there, whatever the order and the empty parts', () => {
    expect(conflictOf({ team: { size: 4, workflow: '' } }, { team: { size: 4 } })).toBeNull();
    expect(conflictOf({ profile: {} }, { profile: { values: [] } })).toBeNull();
    expect(conflictOf({ salary: { max: 2, min: 1 } }, { salary: { min: 1, max: 2 } })).toBeNull();
  });

  it('goes through without a version, with the present one, and for what cannot be compared', () => {
    expect(conflictOf({ title: 'Mine' }, { title: 'Theirs' }, 3)).toBeNull();
    refuseStale(undefined, current, { title: 'Mine' }, { title: 'Theirs' });
    expect(conflictOf({ password: 'secret' }, { title: 'Theirs' })).toBeNull();
  });

  it('is refused for emptying what has been filled since', () => {
    expect(conflictOf({ description: '' }, { description: 'Long' })).toMatchObject({
      fields: [{ path: 'description', theirs: 'Long', yours: '' }],
    });
  });
});
