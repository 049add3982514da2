import { expect, it } from 'vitest';
import { statedYears } from './asked-years.ts';
import { prepareJob } from './prepared-job.ts';
import { readMatch } from './reading.ts';
import { cv, job, judgeBy, lines } from './testing/reading-case.ts';
import type { CvContent } from './to-scoring-cv.ts';

const verdictOf = async (asked: string, summary: string, more: Partial<CvContent> = {}) => {
  // Of posts the reader takes none for such work, of the summary it believes every word.
  const { judge } = judgeBy(({ section }) => (section === 'summary' ? 'met' : 'no'));
  const { reading } = await readMatch(prepareJob(job([asked])), cv(lines, { summary, ...more }), judge);
  return reading[0]?.verdict;
};
const asked = 'Five years in customs clearance';
const post = (duration?: string) => [
  { title: 'Clerk', description: 'Cleared air and sea freight', ...(duration && { duration }) },
];

it('years that the summary states are probably there where the dates leave room for them', async () => {
  expect(await verdictOf(asked, 'Cleared cargo for twelve years.')).toBe('likely');
  expect(await verdictOf(asked, 'Cleared cargo for twelve years.', { experience: post() })).toBe('likely');
});

it('they are not where all posts together are shorter, fewer are stated, or the advert’s words are repeated', async () => {
  const experience = post('Jan 2023 – Dec 2024');
  expect(await verdictOf(asked, 'Cleared cargo for twelve years.', { experience })).toBe('no');
  expect(await verdictOf(asked, 'Cleared cargo for three years.')).toBe('no');
  expect(await verdictOf(asked, 'I have five years in customs clearance.')).toBe('no');
});

it.each([
  ['With over 15 years in facilities', 15],
  ['Thirty years in trade, two years here', 30],
  ['A 30 year old system', 0],
  ['Qualified in 2011', 0],
])('%s states %s', (text, years) => {
  expect(statedYears(text)).toBe(years);
});
