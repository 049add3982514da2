import { describe, expect, test } from 'vitest';
import { readDocument } from '../../reading/read-document.ts';
import { cvNow } from '../../testing/cvs/cv-truth.ts';
import { parseText } from '../../testing/cvs/parse-text.ts';
import { docxFile, heading, item, paragraph, table } from '../../testing/docx-files.ts';
import type { ParsedCv } from '../parsed-cv.ts';
import { parseCv } from './parse-cv.ts';

const postsOf = ({ experience }: ParsedCv) =>
  experience.map(({ title, company, start, end, description }) =>
    [title?.value, company?.value, start, end, description?.value].map((value) => value ?? '-').join(' | '),
  );

describe('posts of a form', () => {
  test('in the rows of a table, each label beside what was answered', async () => {
    const body = [
      heading('Personal details'),
      table([
        ['Surname/family name', 'Marsden'],
        ['First name', 'Olive'],
      ]),
      heading('Employment history'),
      table([
        ['Employer name', 'Harbour Trust'],
        ['Type of business', 'Charity'],
        ['Job title', 'Support Worker'],
        ['Start date', '01/02/2021'],
        ['End date', 'To date'],
        ['Period of notice', '4 weeks'],
        ['Description of your duties', 'Visited tenants at home'],
        ['Employer name', 'Costcutter'],
        ['Job title', 'Cashier'],
        ['From date', '09/2014'],
        ['To date', '04/2017'],
        ['Reason for leaving', 'Change of career'],
        ['Description of your duties', 'Served on the till'],
      ]),
    ].join('');
    const cv = parseCv(await readDocument(docxFile({ body })), { now: cvNow });
    expect(cv.name?.value).toBe('Olive Marsden');
    expect(postsOf(cv)).toEqual([
      'Support Worker | Harbour Trust | 2021-02 | present | Visited tenants at home',
      'Cashier | Costcutter | 2014-09 | 2017-04 | Served on the till',
    ]);
  });

  test('numbered, with the dates last and duties below a label of their own', async () => {
    const cv = await parseText(`Anil Deshmukh

PROFESSIONAL EXPERIENCE

1) Organization: Larsen Castings Ltd, Nashik
Designation: Process Engineer
Duration: July 2020 to till date
Roles & Responsibilities:
- Set up the shell line
2) Organization: Godavari Pumps Ltd, Pune
Designation: Trainee Engineer
Duration: June 2016 to June 2020
Roles & Responsibilities:
- Prepared drawings`);
    expect(postsOf(cv)).toEqual([
      'Process Engineer | Larsen Castings Ltd, Nashik | 2020-07 | present | Set up the shell line',
      'Trainee Engineer | Godavari Pumps Ltd, Pune | 2016-06 | 2020-06 | Prepared drawings',
    ]);
  });
});

test('columns of courses by the names that forms give them', async () => {
  const body = [
    heading('Education'),
    table([
      ['Sr. No', 'Degree', 'University/Board', 'Year of Passing', 'Percentage'],
      ['1', 'B.E. (Mechanical)', 'Pune University', '2016', '67.40%'],
      ['2', 'H.S.C.', 'Maharashtra State Board', '2012', '78.17%'],
    ]),
  ].join('');
  const { education } = parseCv(await readDocument(docxFile({ body })), { now: cvNow });
  expect(education.map((course) => [course.qualification?.value, course.institution?.value, course.end])).toEqual([
    ['B.E. (Mechanical)', 'Pune University', '2016'],
    ['H.S.C.', 'Maharashtra State Board', '2012'],
  ]);
});

test('a table of short rows and of rows that hold a post each', async () => {
  const post = (...texts: readonly string[]) =>
    texts.map((text, at) => (at < 2 ? paragraph(text) : item(text))).join('');
  const body = [
    paragraph('Inês Carvalho'),
    heading('Work experience'),
    table([
      [
        '02/09/2019–Present',
        post('Staff nurse, acute medical unit', 'Royal Derby Hospital, Derby', 'Care of six patients', 'Mentoring'),
      ],
      ['01/10/2014–31/07/2019', post('Registered nurse', 'Hospital de Santa Luzia', 'Night shifts', 'Cannulation')],
      ['English', 'C1', 'C1', 'B2'],
      ['Spanish', 'B2', 'B2', 'B1'],
      ['French', 'A1', 'A2', 'A1'],
      ['Italian', 'A1', 'A2', 'A1'],
      ['Danish', 'A1', 'A2', 'A1'],
      ['Dutch', 'A1', 'A2', 'A1'],
    ]),
  ].join('');
  const cv = parseCv(await readDocument(docxFile({ body })), { now: cvNow });
  expect(postsOf(cv).map((each) => each.split(' | ').slice(0, 3).join(' | '))).toEqual([
    'Staff nurse, acute medical unit | Royal Derby Hospital | 2019-09',
    'Registered nurse | Hospital de Santa Luzia | 2014-10',
  ]);
  expect(cv.experience[0]?.description?.value).toBe('Care of six patients\nMentoring');
});
