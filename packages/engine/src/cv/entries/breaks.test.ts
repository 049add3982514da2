import { expect, test } from 'vitest';
import { parseText } from '../../testing/cvs/parse-text.ts';
import type { ParsedCv } from '../parsed-cv.ts';

const postsOf = ({ experience }: ParsedCv) =>
  experience.map(({ title, company }) => `${title?.value ?? '-'} | ${company?.value ?? '-'}`);

test('what there was between posts has no employer, and counts no years', async () => {
  const cv = await parseText(`Gary Lomax

Customer Service Advisor - Capita - 02/24-present
Inbound calls

(12/22-01/24 looking for work)

Delivery Driver - Evri - 04/20-11/22
120 parcels a day

(03/18-03/20 caring for my dad)

Team Member - Maplin - 09/16-02/18`);
  expect(postsOf(cv)).toEqual([
    'Customer Service Advisor | Capita',
    'looking for work | -',
    'Delivery Driver | Evri',
    'caring for my dad | -',
    'Team Member | Maplin',
  ]);
  const held = await parseText(`Gary Lomax

Customer Service Advisor - Capita - 02/24-present
Inbound calls

Delivery Driver - Evri - 04/20-11/22
120 parcels a day

Team Member - Maplin - 09/16-02/18`);
  expect(cv.experienceYears).toBe(held.experienceYears);
});

test('a break takes nothing from the post above it', async () => {
  const cv = await parseText(`Dorcas Ellery

Employment

Nottinghamshire County Council | Advanced Practitioner
11.2021 until now
Court statements

Derby City Council | Social Worker
10.2017 until 10.2021
Life story work, adoption reports

2015 – 2017: full-time study

Beechwood House | Residential support worker
02.2013 until 08.2015`);
  expect(postsOf(cv)).toEqual([
    'Advanced Practitioner | Nottinghamshire County Council',
    'Social Worker | Derby City Council',
    'full-time study | -',
    'Residential support worker | Beechwood House',
  ]);
  expect(cv.experience[1]?.description?.value).toBe('Life story work, adoption reports');
});

test('who cared for others as their work has held a post', async () => {
  const cv = await parseText(`Ann Reed

Work
2019 – 2022 Carer, caring for elderly people, Larkrise Home
2015 – 2019 Student nurse, Royal Derby Hospital`);
  expect(cv.experience[0]?.title?.value).toBe('Carer');
  expect(cv.experienceYears).toBeGreaterThan(6);
});
