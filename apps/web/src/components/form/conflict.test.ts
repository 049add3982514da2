import { describe, expect, it } from 'vitest';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { conflictingFields, toText, withTheirs } from './conflict.ts';

const base = { version: 2, title: 'Keeper', description: 'Keep it.', skills: ['Optics'] };
const conflict = {
  version: 4,
  fields: [
    { path: 'title', theirs: 'Head keeper', yours: 'Night keeper' },
    { path: 'description', theirs: 'Keep it lit.', yours: 'Keep it.' },
    { path: 'skills', theirs: ['Optics'], yours: ['Optics', 'Patience'] },
  ],
};

describe('two edits of one thing', () => {
  it('conflict where the other changed something; where only this form did, nothing is asked', () => {
    expect(conflictingFields(base, conflict)).toEqual([
      { path: 'title', mine: 'Night keeper', theirs: 'Head keeper', isMineChanged: true },
      { path: 'description', mine: 'Keep it.', theirs: 'Keep it lit.', isMineChanged: false },
    ]);
  });

  it('go on from what is there now', () => {
    expect(withTheirs(base, conflict)).toEqual({
      version: 4,
      title: 'Head keeper',
      description: 'Keep it lit.',
      skills: ['Optics'],
    });
  });

  it('are shown in words', () => {
    expect(toText(['One', 'Two'])).toBe('One\nTwo');
    expect(toText({ min: 1, max: null, note: '' })).toBe('min: 1');
    const moment = '2026-11-30T12:00:00.000Z';
    expect(toText(moment)).toBe(formatDate(moment, 'moment', deviceZone()));
    expect(toText(null)).toBe('');
  });
});
