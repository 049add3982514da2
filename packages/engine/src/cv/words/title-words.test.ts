import { expect, test } from 'vitest';
import { titleScore } from './title-words.ts';

test.each([
  'Recruitment Resourcer',
  'Machine Setter',
  'Roof Framer',
  'Colour Mixer Blender',
  'Press Photographer',
  'Hop Grower',
])('%s is a title', (title) => expect(titleScore(title)).toBeGreaterThanOrEqual(1));

test.each(['Acme Ltd', 'Marks & Spencer', 'Leeds City Council'])('%s is none', (name) =>
  expect(titleScore(name)).toBeLessThan(1),
);
