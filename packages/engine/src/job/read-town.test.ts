import { expect, test } from 'vitest';
import { readTown } from './read-town.ts';

test.each([
  ['Leeds LS1 4DY', 'Leeds'],
  ['Henley-in-Arden', 'Henley-in-Arden'],
  ['Based in Newcastle upon Tyne', 'Newcastle upon Tyne'],
  ['Saffron Walden, Essex', 'Saffron Walden'],
  ['Northern General, ward-based', undefined],
  ['Civic Centre / home (hybrid)', undefined],
  ['Telford plant, with one day a week from home', 'Telford'],
  ['WAKEFIELD 41 INDUSTRIAL ESTATE', 'Wakefield'],
  ['Remote (UK)', undefined],
  ['United Kingdom', undefined],
])('behind its label "%s" names %s', (text, town) => {
  expect(readTown(text, { isLabelled: true })).toBe(town);
});

test('without a label only a town that is known counts', () => {
  expect(readTown('Bristol | Hybrid | Permanent', { isLabelled: false })).toBe('Bristol');
  expect(readTown('Whitby | Hybrid | Permanent', { isLabelled: false })).toBe('Whitby');
  expect(readTown('Polperro | Hybrid | Permanent', { isLabelled: false })).toBeUndefined();
  expect(readTown('Night Porter | Anstruther, KY10 3AB | Permanent', { isLabelled: false })).toBe('Anstruther');
});
