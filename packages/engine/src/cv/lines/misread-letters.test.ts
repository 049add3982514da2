import { expect, test } from 'vitest';
import { withLettersAsMeant } from './misread-letters.ts';

test.each([
  ['EMPL0YMENT HIST0RY', 'EMPLOYMENT HISTORY'],
  ['lNTERESTS', 'INTERESTS'],
  ['LlCENCES', 'LICENCES'],
  ['Feb 2OO1 - Apr 2009', 'Feb 2001 - Apr 2009'],
  ['l990 - 2O19', '1990 - 2019'],
])('%s', (text, meant) => expect(withLettersAsMeant(text)).toBe(meant));

test.each(['SW10 0XA', 'COVID19', 'ISO9001', 'M365', 'B0B', 'W0804 WTO1A', 'BREEAM 2018', '20k, 10l', 'Lloyd, All0y'])(
  'stays as it is: %s',
  (text) => expect(withLettersAsMeant(text)).toBe(text),
);
