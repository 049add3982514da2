import { expect, it } from 'vitest';
import { moveDetail, moveText } from './history-words.ts';

it('says a move in words', () => {
  expect(moveText({ from: null, to: 'pending' })).toBe('Entered the pipeline as Pending');
  expect(moveText({ from: 'testing', to: 'interview' })).toBe('Moved from Testing to Interview');
});

it.each([
  [{ actor: 'Ada Rennick', reason: 'moved by hand' }, 'Ada Rennick, moved by hand'],
  [{ actor: 'Ada Rennick', reason: '' }, 'Ada Rennick'],
  [{ actor: null, reason: 'job closed' }, 'Job closed'],
  [{ actor: null, reason: '' }, 'Automatically'],
])('says who and why: %o', (move, text) => {
  expect(moveDetail(move)).toBe(text);
});
