import { expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';

it.each([
  ['Ada Lovelace', 'AL'],
  ['  ada  byron   lovelace ', 'AL'],
  ['Björk', 'B'],
  ['élodie 🦊', 'É🦊'],
  ['', '?'],
])('%j gives %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
