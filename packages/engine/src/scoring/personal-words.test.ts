import { expect, it } from 'vitest';
import { createRedaction, withoutGroups, withoutSchools } from './personal-words.ts';

it('takes the names of schools out and leaves no gap between commas', () => {
  expect(withoutSchools('MA Archives and Records Management, University of Liverpool, 2016')).toBe(
    'MA Archives and Records Management, 2016',
  );
});

it.each(['Chartered Institute of Management Accountants, admitted 2021', 'Member, Royal College of Nursing'])(
  'keeps the bodies of a profession: %s',
  (text) => {
    expect(withoutSchools(text)).toBe(text);
  },
);

it('takes out words for a group of people, and leaves them where they name a thing', () => {
  expect(withoutGroups('Six Sigma Black Belt')).toBe('Six Sigma Black Belt');
  expect(withoutGroups('Taught White Rose maths on a white board')).toBe('Taught White Rose maths on a white board');
  for (const text of [
    'Sold white goods',
    'SMSTS, CSCS Black Manager, first aid',
    'CSCS Black (Manager)',
    'CSCS card: black',
    'Holds a CSCS black card',
    'Printed black and white photographs',
    'Male and female catheterisation',
    'Coached girls and boys under 12',
    'Sold men’s and women’s shoes',
    'Designed water works at Black & Veatch',
  ])
    expect(withoutGroups(text)).toBe(text);
  expect(withoutGroups('Female engineers and men of science').replace(/\s+/gu, ' ').trim()).toBe(
    'engineers and men of science',
  );
  expect(withoutGroups('Mentor of Black and Asian students').replace(/\s+/gu, ' ')).toBe('Mentor of and students');
  expect(withoutGroups('Network of black engineers').replace(/\s+/gu, ' ')).toBe('Network of engineers');
});

it('takes out how a person is addressed together with the name', () => {
  for (const [name, title] of [
    ['Dr Helena Lindqvist', 'Dr'],
    ['Helena Lindqvist', 'Professor'],
    ['Helena Lindqvist', 'Mrs.'],
  ] as const) {
    const redact = createRedaction(name);
    expect(redact(`${title} Helena Lindqvist keeps calm.`)).toBe('keeps calm.');
    expect(redact(`${title} Lindqvist keeps calm.`)).toBe('keeps calm.');
  }
  expect(createRedaction('Helena Lindqvist')('Assisted Dr Watson in the clinic')).toBe(
    'Assisted Dr Watson in the clinic',
  );
});

it.each([
  ['Pruning, Jo Smith, jo@x.test , | ;', 'Pruning,'],
  ['Pruning; , Leeds', 'Pruning; , Leeds'],
  ['Pruning; ,', 'Pruning;'],
  ['Pruning,', 'Pruning,'],
])('leaves no signs alone at the end of %j', (text, left) => {
  expect(createRedaction('Jo Smith')(text)).toBe(left);
});

// Looked at from each of them, they would take longer than any test may.
it.each([', ', '| ', '; ,'])('reads many thousand signs of %j at once', (signs) => {
  expect(createRedaction('Jo Smith')(`${signs.repeat(300_000)}.`)).not.toBe('');
});
