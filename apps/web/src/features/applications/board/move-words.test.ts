import { expect, it } from 'vitest';
import { refusedText } from './move-words.ts';

const stale = { type: 'CONFLICT', message: 'This has changed in the meantime. Please reload.' };
const withdrawn = { type: 'WITHDRAWN', message: 'The candidate has withdrawn this application.' };

it('says who was not moved, and each reason once in a sentence of its own', () => {
  expect(refusedText([stale])).toBe('One candidate was not moved. A colleague has moved them in the meantime.');
  expect(refusedText([stale, withdrawn, stale])).toBe(
    '3 candidates were not moved. A colleague has moved them in the meantime. The candidate has withdrawn this application.',
  );
});
