import type { ScoreRun } from '@candela/contract/rankings/score-runs.schemas.ts';
import { describe, expect, it } from 'vitest';
import { movedText, progressText, runLabel, scoredAgainText, versionsOf, whyNotNow } from './version-words.ts';

describe('a run in words', () => {
  it('says how far it is and what came of it', () => {
    expect(progressText({ done: 1250, total: 4000 })).toBe('1,250 of 4,000');
    expect([runLabel({ cause: 'opened' }), runLabel({ cause: 'job-edited' })]).toEqual(['Scoring', 'Re-scoring']);
    expect(movedText({ moved: 1, cause: 'job-edited' })).toBe(
      '1 candidate moved by more than 5 points since the job was edited.',
    );
    expect(movedText({ moved: 2000, cause: 'reopened' })).toBe('2,000 candidates moved by more than 5 points.');
  });

  it('says why scoring again is not possible now', () => {
    const run = { cause: 'asked-for', done: 3, total: 9, finishedAt: null } as ScoreRun;
    expect(whyNotNow('Active', run, false)).toBe('Re-scoring: 3 of 9');
    expect(whyNotNow('Closed', null, false)).toBe('The job is closed');
    expect(whyNotNow('Active', { ...run, finishedAt: '2026-01-01T00:00:00Z' }, true)).toBe('Scoring is about to begin');
    expect(whyNotNow('Inactive', null, false)).toBeNull();
  });

  it('says what came of having been asked', () => {
    expect(scoredAgainText({ done: 1, moved: 0 })).toBe('1 candidate scored again, no one moved by more than 5 points');
    expect(scoredAgainText({ done: 12, moved: 3 })).toBe(
      '12 candidates scored again, 3 of them moved by more than 5 points',
    );
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
