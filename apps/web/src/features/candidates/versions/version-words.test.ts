import { describe, expect, it } from 'vitest';
import { movedText, progressText, runLabel, versionsOf } from './version-words.ts';

describe('a run in words', () => {
  it('says how far it is and what came of it', () => {
    expect(progressText({ done: 1250, total: 4000 })).toBe('1,250 of 4,000');
    expect([runLabel({ cause: 'opened' }), runLabel({ cause: 'job-edited' })]).toEqual(['Scoring', 'Re-scoring']);
    expect(movedText({ moved: 1, cause: 'job-edited' })).toBe(
      '1 person moved by more than 5 points since the job was edited.',
    );
    expect(movedText({ moved: 2000, cause: 'reopened' })).toBe('2,000 people moved by more than 5 points.');
  });

  it('knows the version of the engine at both moments', () => {
    const runs = [
      { id: 'c', fromVersion: '2', toVersion: '3' },
      { id: 'b', fromVersion: '1', toVersion: '2' },
      { id: 'a', fromVersion: null, toVersion: '1' },
    ];
    expect(versionsOf(runs, 'b', null)).toEqual({ before: '1', after: '3' });
    expect(versionsOf(runs, 'b', 'c')).toEqual({ before: '1', after: '2' });
    expect(versionsOf(runs, 'a', 'b')).toEqual({ before: null, after: '1' });
    expect(versionsOf([], null, null)).toEqual({ before: null, after: null });
  });
});
