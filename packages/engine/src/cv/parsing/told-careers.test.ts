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

test('a career break is shown and counts no years, and a long head line is one', async () => {
  const cv = await parseText(`Karolina Barnes

CLINICAL EXPERIENCE
Staff Nurse, Band 5 → Band 6 (2016), Buxton Ward, Norfolk and Norwich University Hospital
Sep 2013 - Mar 2022
 - HDU bays, central lines

Career break
Mar 2022 - now: two children`);
  expect(cv.experience[0]?.title?.value).toBe('Staff Nurse, Band 5 → Band 6');
  expect(cv.experience[1]?.title?.value).toBe('Career break');
  expect(cv.experienceYears).toBe(8.6);
});

test('posts behind two angle brackets, and a degree among them', async () => {
  const cv = await parseText(`ALEX MORGAN-TATE, CEng MIMechE

>> Wolds Water plc | Principal Engineer | Jun 2021 – present
   Owner of 14 pump standards
>> Sulzer Pumps (UK) | Applications Engineer | Aug 2007 – Apr 2015
>> MEng Mechanical Engineering, University of Sheffield, 2:1 | 2003 – 2007`);
  expect(postsOf(cv)).toEqual([
    'Principal Engineer | Wolds Water plc | 2021-06 | present',
    'Applications Engineer | Sulzer Pumps (UK) | 2007-08 | 2015-04',
  ]);
  expect(cv.education[0]?.qualification?.value).toBe('MEng Mechanical Engineering');
});

test('everything in small letters, in a list whose items begin with their dates', async () => {
  const cv = await parseText(`jonas weber

hey! i build interfaces. react since 2018, before that a lot of jquery.

cv, short:
- 2022–now, senior frontend engineer, tallyho (fintech, remote). design system used by 6 teams, playwright tests in ci
- 2019–2022, frontend developer, fernweh travel. checkout rewrite, a/b tests
- 2018–2019, junior web developer, agentur nordlicht, hamburg
- 2015–2018, b.sc. media informatics, haw hamburg`);
  expect(cv.experience.map(({ title, start }) => [title?.value, start])).toEqual([
    ['senior frontend engineer', '2022'],
    ['frontend developer', '2019'],
    ['junior web developer', '2018'],
  ]);
  expect(cv.education).toHaveLength(1);
});

test('programs and languages behind labels below a gap belong to no course', async () => {
  const cv = await parseText(`Farah Siddiqui

Education
Challney High School                                   2012 - 2017
9 GCSEs incl. English and Maths

IT: Dentally, Word
Languages: Urdu, Punjabi`);
  expect(cv.education[0]?.qualification?.value).toBe('9 GCSEs incl. English and Maths');
  expect(cv.skills.map(({ value }) => value)).toContain('Dentally');
  expect(cv.languages.map(({ value }) => value)).toEqual(['Urdu', 'Punjabi']);
});

test('leave between two posts is no break: who takes it is employed', async () => {
  const cv = await parseText(`Karolina Barnes

EXPERIENCE
Staff Nurse, Norwich University Hospital
Sep 2013 - Sep 2015

Carer's leave
Sep 2015 - Sep 2016

Staff Nurse, Ipswich Hospital
Sep 2016 - Sep 2018`);
  expect(cv.experienceYears).toBeGreaterThan(5);
});
