import { expect, test } from 'vitest';
import { parseText } from '../../testing/cvs/parse-text.ts';
import type { ParsedCv } from '../parsed-cv.ts';

const postsOf = ({ experience }: ParsedCv) =>
  experience.map(({ title, company, start, end }) => `${title?.value} | ${company?.value} | ${start} | ${end}`);

test('posts of someone who lists what they built, and a course below the tickets', async () => {
  const cv = await parseText(`Aled Prosser
aled.prosser@example.com

Key projects
Ysgol Bryn Tawe, Swansea, £14m new school – Site Manager – Apr 2023 to Oct 2025
• 52 weeks, handed over on the day
Copr Bay phase 1, £135m arena – Assistant Site Manager – 2019 to 2022

Tickets: SMSTS, CSCS black, first aid
University of South Wales, BSc Construction Management 2016`);
  expect(postsOf(cv).slice(0, 2)).toEqual([
    'Site Manager | Ysgol Bryn Tawe, Swansea, £14m new school | 2023-04 | 2025-10',
    'Assistant Site Manager | Copr Bay phase 1, £135m arena | 2019 | 2022',
  ]);
  expect(cv.certificates.map(({ value }) => value)).toEqual(['SMSTS', 'CSCS black', 'first aid']);
  expect(cv.education[0]?.institution?.value).toBe('University of South Wales');
});

test('teaching posts, and name, street and telephone in one line', async () => {
  const cv = await parseText(`PERSONAL DETAILS
Ms Roisin Daly, 3 The Green, Ballycastle BT54 6QE, 07700 900377, roisin.daly@example.com

TEACHING POSTS
From 2018: Head of Irish, Cross and Passion College (0.8)
2014 - 2018: Teacher of Irish and History, same school`);
  expect(cv.address?.value).toBe('3 The Green, Ballycastle BT54 6QE');
  expect(postsOf(cv)).toEqual([
    'Head of Irish | Cross and Passion College | 2018 | present',
    'Teacher of Irish and History | Cross and Passion College | 2014 | 2018',
  ]);
});

test('now and before, an arrow that goes on, and headings in short', async () => {
  const cv = await parseText(`Hassan El-Amin
hassan@example.com

NOW
Staff Data Engineer @ Lumen Energy (Aug 2022 →)

BEFORE
BI Developer @ Co-op Digital (2017–2019): SSIS, Power BI

EDU  MEng Computing, Imperial College (2012–16)`);
  expect(postsOf(cv)).toEqual([
    'Staff Data Engineer | Lumen Energy | 2022-08 | present',
    'BI Developer | Co-op Digital | 2017 | 2019',
  ]);
  expect(cv.education[0]?.qualification?.value).toContain('MEng Computing');
});

test('a career told in sentences: since when, and where to', async () => {
  const cv = await parseText(`BEVERLEY ANNE STUBBS
Tel: 01482 555 019

I have worked in school kitchens since 2006. In 2016 I moved to Wolfreton School as unit catering manager, where I am still. 420 meals a day, six staff.`);
  expect(postsOf(cv)).toEqual([
    'undefined | undefined | 2006 | present',
    'unit catering manager | Wolfreton School | 2016 | present',
  ]);
  expect(cv.experience[1]?.description?.value).toContain('420 meals a day');
});
