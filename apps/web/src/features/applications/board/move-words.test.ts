import { expect, it } from 'vitest';
import { movedText, refusedText } from './move-words.ts';

const stale = { type: 'CONFLICT', message: 'This has changed in the meantime. Please reload.' };
const withdrawn = { type: 'WITHDRAWN', message: 'The candidate has withdrawn this application.' };

it('says who was not moved, and each reason once in a sentence of its own', () => {
  expect(refusedText([stale])).toBe('One candidate was not moved. A colleague has moved them in the meantime.');
  expect(refusedText([stale, withdrawn, stale])).toBe(
    '3 candidates were not moved. A colleague has moved them in the meantime. The candidate has withdrawn this application.',
  );
});

it('names the one that was moved, not the first that was chosen', () => {
  const cards = ['Ada', 'Ben', ''].map((name) => ({ name, candidateId: name, jobId: 'job' }));
  const [ada, ben, nameless] = cards as [(typeof cards)[0], (typeof cards)[0], (typeof cards)[0]];
  expect(movedText([ben], cards, 'rejected')).toBe('Ben moved to Rejected');
  expect(movedText([nameless], cards, 'rejected')).toBe('One candidate moved to Rejected');
  expect(movedText([ada, ben], cards, 'offer')).toBe('2 candidates moved to Offer');
});
