import { expect, test } from 'vitest';
import { splitBenefits } from './rows-of-benefits.ts';

test.each([
  [
    'In return you will receive a package including 25 days off, a van and a pension.',
    ['25 days off', 'a van', 'a pension'],
  ],
  [
    'GPhC and CPD fees, no Sundays, one study day a month and help with the move (up to £3,000, once).',
    ['GPhC and CPD fees', 'no Sundays', 'one study day a month', 'help with the move (up to £3,000, once)'],
  ],
  ['26 days off; a car; free parking.', ['26 days off', 'a car', 'free parking']],
])('%s', (sentence, items) => expect(splitBenefits(sentence)).toEqual(items));

test.each([
  'We close for two weeks in winter, two in summer, as shops do.',
  'You can work from wherever you like, as long as the people who are waiting for your answer know when they will have it, and from whom.',
])('"%s" is one', (sentence) => expect(splitBenefits(sentence)).toEqual([sentence]));

test('a sentence of many commas is read at once', () => {
  const before = performance.now();
  splitBenefits('you get , '.repeat(20_000));
  splitBenefits('we offer a '.repeat(50));
  expect(performance.now() - before).toBeLessThan(200);
});
