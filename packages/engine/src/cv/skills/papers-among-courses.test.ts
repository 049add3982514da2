import { expect, test } from 'vitest';
import { parseText } from '../../testing/cvs/parse-text.ts';
import type { ParsedCv } from '../parsed-cv.ts';

const papersOf = ({ certificates }: ParsedCv) => certificates.map(({ value }) => value);
const coursesOf = ({ education }: ParsedCv) =>
  education.map(({ qualification, institution }) => `${qualification?.value ?? '-'} | ${institution?.value ?? '-'}`);

test('papers below the courses are papers', async () => {
  const cv = await parseText(`Bethan Okonjo

Qualifications

2018  PGCE Primary, University of the West of England
2014  BA Early Childhood Studies, University of Gloucestershire
Paediatric First Aid (2024)
Practice Educator Stage 2 (2023)
ECDL, 2012

References
On request`);
  expect(papersOf(cv)).toEqual(['Paediatric First Aid (2024)', 'Practice Educator Stage 2 (2023)', 'ECDL, 2012']);
  expect(coursesOf(cv)).toEqual([
    'PGCE Primary | University of the West of England',
    'BA Early Childhood Studies | University of Gloucestershire',
  ]);
  expect(cv.unplaced).toEqual([]);
});

test('papers under a heading of their own', async () => {
  const cv = await parseText(`# Clementine Barraclough

## Work

Events Manager, Merchant Hall, 2019 – 2022

## Education

BA History, University of York, 2015

## Bits of paper

Personal Licence, 2023
First Aid at Work, 2024`);
  expect(papersOf(cv)).toEqual(['Personal Licence, 2023', 'First Aid at Work, 2024']);
});

test('a school beside its own course heads no others', async () => {
  const cv = await parseText(`Beatrix Olander

Education
2015–2018 University of Sheffield: BA History, 2:1
2021 Certificate in Fundraising`);
  expect(coursesOf(cv)).toEqual(['BA History, 2:1 | University of Sheffield', 'Certificate in Fundraising | -']);
});

test('a university at a town has one name', async () => {
  const cv = await parseText(`Hannah Kowalski

EDUCATION
The University of Texas at Austin
Bachelor of Business Administration, May 2018

EXPERIENCE
Analyst, Acme Inc., 2018 – 2020`);
  expect(cv.education[0]?.institution?.value).toBe('The University of Texas at Austin');
});

test('what letters in brackets spell out goes on over two lines', async () => {
  const cv = await parseText(`Rosalind Achter

Certifications

Certified in Planning and Inventory
Management (CPIM)
Lean Six Sigma Yellow Belt

Experience
Planner, Acme Ltd, 2018 – 2020`);
  expect(papersOf(cv)).toEqual(['Certified in Planning and Inventory Management (CPIM)', 'Lean Six Sigma Yellow Belt']);
});

test('a job board’s list of papers: dates below them are none, and an undated licence is one', async () => {
  const cv = await parseText(`Oliver Penhallow

Work Experience

Barista, The Bean Shed
June 2019 to August 2021

Certifications and Licenses

Google Ads Search Certification
Present

Driving Licence

Skills

Canva`);
  expect(papersOf(cv)).toEqual(['Google Ads Search Certification', 'Driving Licence']);
});

test('papers with a label among lists of skills', async () => {
  const cv = await parseText(`Hannah Kowalski

EXPERIENCE
Analyst, Acme Inc., 2018 – 2020

SKILLS & INTERESTS
Technical: Excel (advanced), SQL, Power BI
Languages: Spanish (conversational)
Certifications: CFA Level II Candidate
Interests: Trail running, sourdough`);
  expect(papersOf(cv)).toEqual(['CFA Level II Candidate']);
  expect(cv.languages.map(({ value }) => value)).toEqual(['Spanish (conversational)']);
  expect(cv.skills.map(({ value }) => value)).not.toContain('Trail running');
});

test('letters of fellowships stand behind a name and are no part of it', async () => {
  const cv = await parseText(`Prof. Lucjan Mierzejewski FRHistS FHEA
l.mierzejewski@example.ac.uk

Posts
Lecturer, University of Galway, 2005 – 2011`);
  expect(cv.name?.value).toBe('Lucjan Mierzejewski');
  expect(papersOf(cv)).toEqual(['FHEA', 'FRHistS']);
});

test('a list of languages in capitals is no heading', async () => {
  const cv = await parseText(`FATIMA ZAHEER
f.zaheer@example.org

EXPERIENCE
STORE MANAGER, LIDL, FEBRUARY 2020 - PRESENT

LANGUAGES
ENGLISH, URDU, PUNJABI`);
  expect(cv.languages).toHaveLength(3);
});

test.each([
  `Leeds ${'('.repeat(20_000)}`,
  `Education\n2019 ${'A '.repeat(10_000)}`,
  `Certificates\nAa\n${'Ab '.repeat(7_000)}(ABC)`,
])('a very long line is read at once', async (text) => {
  const cv = await parseText(`Jo Smith\njo@example.org\n${text}`);
  expect(cv.name?.value).toBe('Jo Smith');
});

test.each(['CERTIFICATIONS & SKILLS', 'SKILLS AND LICENCES'])(
  'papers and skills under one heading: %s',
  async (heading) => {
    const cv = await parseText(`Faisal Quraishi
faisal@example.org

${heading}
CSCS Black Card; SMSTS; PRINCE2 Practitioner
MS Project, JCT contracts

CAREER HISTORY
Project Manager, Acme Ltd, 2015 – 2021`);
    expect(papersOf(cv)).toEqual(['CSCS Black Card', 'SMSTS', 'PRINCE2 Practitioner']);
    expect(cv.skills.map(({ value }) => value)).toEqual(expect.arrayContaining(['Microsoft Project', 'JCT contracts']));
    expect(cv.experience).toHaveLength(1);
  },
);

test('a paper that no list has, above skills', async () => {
  const cv = await parseText(`Madison Delgado

CERTIFICATIONS AND SKILLS
Certified Public Accountant, Texas
Series 7
QuickBooks, NetSuite, Excel

EXPERIENCE
Accountant, Acme Inc., 2015 – 2021`);
  expect(papersOf(cv)).toEqual(['Certified Public Accountant, Texas', 'Series 7']);
});
