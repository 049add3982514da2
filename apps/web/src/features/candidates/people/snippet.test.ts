import { expect, it } from 'vitest';
import { correctionText, snippetParts } from './snippet.ts';

it('marks what was found', () => {
  expect(snippetParts('**React** and **Go** teams')).toEqual([
    { at: 2, text: 'React', isFound: true },
    { at: 9, text: ' and ', isFound: false },
    { at: 16, text: 'Go', isFound: true },
    { at: 20, text: ' teams', isFound: false },
  ]);
  expect(snippetParts('')).toEqual([]);
  expect(snippetParts('plain * text')).toEqual([{ at: 0, text: 'plain * text', isFound: false }]);
});

it('says what was searched for instead', () => {
  expect(correctionText([])).toBeNull();
  expect(correctionText([{ typed: 'javasript', used: 'javascript' }])).toBe(
    'Showing results for javascript instead of javasript',
  );
});
