import { expect, it } from 'vitest';
import { prepareJob } from './prepared-job.ts';
import { withoutRows } from './without-rows.ts';

it('leaves what is drawn in an advert as it is', () => {
  for (const text of [
    'Salary ........ £30,000',
    `About us\n${'='.repeat(40)}\n\n\nWe   grow roses`,
    '【園芸】'.repeat(60),
  ]) {
    expect(withoutRows(text)).toBe(text);
  }
});

it('takes rows of spaces, empty lines and signs for the short ones they stand for', () => {
  expect(withoutRows(`Roses${' '.repeat(500)}and trees`)).toBe('Roses and trees');
  expect(withoutRows(`Roses${'\n '.repeat(500)}Trees`)).toBe('Roses\n\nTrees');
  expect(withoutRows(`Roses${'-'.repeat(500)}Trees`)).toBe(`Roses${'-'.repeat(40)}Trees`);
});

it.each([' ', '(', '’', '…', '\n '])('a job with very long rows of %j is prepared at once', (sign) => {
  const lines = Array.from({ length: 100 }, (_, at) => `${at}${sign.repeat(1900)}!`);
  prepareJob({
    title: 'Gardener',
    description: sign.repeat(25_000),
    skills: lines,
    requirements: lines,
    responsibilities: lines,
    niceToHave: lines,
  });
});
