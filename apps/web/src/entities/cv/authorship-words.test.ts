import { expect, it } from 'vitest';
import { falseAlarmText } from './authorship-words.ts';

it('says how often the badge was wrong about CVs that people wrote', () => {
  const rates = { high: 0, highAtMost: 0.0046, medium: 0.0087, cvs: 1802 };
  expect(falseAlarmText(rates)).toBe('Tested on 1,802 human-written CVs: never High, about 1% Medium.');
  expect(falseAlarmText({ ...rates, medium: 0.003 })).toBe(
    'Tested on 1,802 human-written CVs: never High, under 1% Medium.',
  );
});
