import { expect, test } from 'vitest';
import { parseText } from '../../testing/cvs/parse-text.ts';
import type { ParsedCv } from '../parsed-cv.ts';

const postsOf = ({ experience }: ParsedCv) =>
  experience.map(
    ({ title, company, start, end }) => `${title?.value ?? '-'} | ${company?.value ?? '-'} | ${start}–${end}`,
  );

test('posts below the dates of their employer begin and end with them where they do not say', async () => {
  const cv = await parseText(`Naomi Stone
naomi@example.org

EXPERIENCE

TIDEWAY PAYMENTS · Jan 2019 – Present
Group Product Manager (since May 2022)
  Open banking payouts: 0 to 1.2m a month
  Four squads, three PMs
Product Manager (until May 2022)
  Merchant onboarding from nine days to one

HSBC · Sept 2013 – Dec 2018
Business Analyst (from Sept 2015)
Graduate Analyst (first two years, to Sept 2015)`);
  expect(postsOf(cv)).toEqual([
    'Group Product Manager | TIDEWAY PAYMENTS | 2022-05–present',
    'Product Manager | TIDEWAY PAYMENTS | 2019-01–2022-05',
    'Business Analyst | HSBC | 2015-09–2018-12',
    'Graduate Analyst | HSBC | 2013-09–2015-09',
  ]);
  expect(cv.experience[0]?.description?.value).toContain('Open banking payouts');
  expect(cv.experience[1]?.description?.value).toContain('Merchant onboarding');
});

test('promotions told in a sentence are posts, and what was done is told of the last', async () => {
  const cv = await parseText(`Gwendolyn Aspinall

Employment

Lostock Aerospace — July 2017 to present
Joined as HR Administrator. Promoted to HR Adviser in October 2019 and to HR Business Partner in April 2022.
• Redundancy consultation for 60 posts

Brook Street — Recruitment Consultant — January 2016 to June 2017`);
  expect(postsOf(cv)).toEqual([
    'HR Business Partner | Lostock Aerospace | 2022-04–present',
    'HR Adviser | Lostock Aerospace | 2019-10–2022-03',
    'HR Administrator | Lostock Aerospace | 2017-07–2019-09',
    'Recruitment Consultant | Brook Street | 2016-01–2017-06',
  ]);
  expect(cv.experience[0]?.description?.value).toBe('Redundancy consultation for 60 posts');
});

test('years alone are enough', async () => {
  const cv = await parseText(`Gary Thwaite

Work
Wincanton, 2008 – 2020
Started as a warehouse operative, then promoted to team leader in 2012, becoming shift manager in 2016
Ran nights`);
  expect(postsOf(cv)).toEqual([
    'shift manager | Wincanton | 2016–2020',
    'team leader | Wincanton | 2012–2016',
    'warehouse operative | Wincanton | 2008–2012',
  ]);
});

test('joining a choir is no post', async () => {
  const cv = await parseText(`Gary Thwaite

Work
Driver, Wincanton, 2008 – 2020
Joined as a driver and was promoted to the night run in 2012`);
  expect(postsOf(cv)).toEqual(['Driver | Wincanton | 2008–2020']);
});

test('very long sentences are read at once', async () => {
  const cv = await parseText(
    `Gary Thwaite\n\nWork\nWincanton, 2008 – 2020\nJoined as ${'cook and then to '.repeat(1200)}`,
  );
  expect(cv.experience).toHaveLength(1);
});
