import { describe, expect, it } from 'vitest';
import { lockOf, refuseSubmission, scoreText } from './assessment-rules.ts';

const now = new Date('2026-03-31T12:00:00Z');
const completed = (completedAt: string | null) => ({ type: 'interview', status: 'COMPLETED', completedAt }) as const;

describe('the lock of a CV assessment', () => {
  it('lasts for thirty days from its completion', () => {
    expect(lockOf(completed('2026-03-01T12:00:01Z'), now)).toEqual({
      isLocked: true,
      until: new Date('2026-03-31T12:00:01Z'),
    });
    expect(lockOf(completed('2026-03-01T12:00:00Z'), now).isLocked).toBe(false);
  });

  it('stays while the day of completion is missing or no date', () => {
    expect(lockOf(completed(null), now)).toEqual({ isLocked: true, until: null });
    expect(lockOf(completed('soon'), now)).toEqual({ isLocked: true, until: null });
  });

  it('is for submitted CV assessments alone', () => {
    expect(lockOf(null, now).isLocked).toBe(false);
    expect(lockOf({ ...completed(null), type: 'practice' }, now).isLocked).toBe(false);
    expect(lockOf({ ...completed(null), status: 'IN_PROGRESS' }, now).isLocked).toBe(false);
  });
});

describe('submitting', () => {
  const answer = (id: string, values: object = {}) => ({
    id,
    category: '',
    answer: 'An answer',
    ai_assisted: false,
    ai_reason: '',
    ...values,
  });

  it('needs an answer to every question', () => {
    const text = 'Please complete all answers before submitting.';
    expect(refuseSubmission(['a', 'b'], [answer('a')])).toBe(text);
    expect(refuseSubmission(['a'], [answer('a', { answer: ' \n' })])).toBe(text);
    expect(refuseSubmission(['a', 'b'], [answer('b'), answer('a')])).toBeUndefined();
  });

  it('needs a reason wherever AI was used', () => {
    const ticked = answer('a', { ai_assisted: true, ai_reason: '  ' });
    expect(refuseSubmission(['a'], [ticked])).toBe('Please explain how you used AI.');
    expect(refuseSubmission(['a'], [{ ...ticked, ai_reason: 'For the spelling' }])).toBeUndefined();
  });
});

describe('a score', () => {
  it('has at most two decimals, and none when it is whole', () => {
    expect([3, 2.5, 1.25, 11.100000381, 0.005].map(scoreText)).toEqual(['3', '2.5', '1.25', '11.1', '0.01']);
  });
});
