import { expect, test } from 'vitest';
import { parseText } from '../../testing/cvs/parse-text.ts';

test('dates open each post: what stands above them without a gap is the end of the one before', async () => {
  const cv = await parseText(`Dafina Krasniqi

EXPERIENCE

Plumline Software | January 2023 - Present
CUSTOMER SUCCESS MANAGER
50 accounts, quarterly reviews

Zapdesk | September 2020 - December 2022
SUPPORT TEAM LEAD
Hired four agents

Zapdesk | October 2018 - August 2020
SUPPORT AGENT

Private family | September 2016 - August 2017
AU PAIR, MUNICH`);
  expect(cv.experience.map(({ title, company }) => `${title?.value} | ${company?.value}`)).toEqual([
    'CUSTOMER SUCCESS MANAGER | Plumline Software',
    'SUPPORT TEAM LEAD | Zapdesk',
    'SUPPORT AGENT | Zapdesk',
    'AU PAIR | Private family',
  ]);
  expect(cv.experience[0]?.description?.value).toBe('50 accounts, quarterly reviews');
});

test('headings behind arrows', async () => {
  const cv = await parseText(`Beatrix Olander
b.olander@example.org

>> Work
Fundraising Officer, Oxfam GB, 05/2019 - 02/2022

>> Languages
Swedish: mother tongue
English: fluent`);
  expect(cv.sections.map(({ kind }) => kind)).toEqual(['contact', 'experience', 'languages']);
  expect(cv.languages).toHaveLength(2);
});
