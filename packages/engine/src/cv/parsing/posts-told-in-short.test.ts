import { expect, test } from 'vitest';
import { parseText } from '../../testing/cvs/parse-text.ts';
import type { ParsedCv } from '../parsed-cv.ts';

const postsOf = ({ experience }: ParsedCv) =>
  experience.map(({ title, company, start, end }) => [title?.value, company?.value, start, end].join(' | '));

test('the employer of an earlier post in brackets', async () => {
  const cv = await parseText(`Oliver Stane

Experience
Pedal Works, Leith Walk – mechanic – 2021 till now. 40 services a week in season; trained two Saturday staff.
Before: barista (Costa) 2016 to 2019`);
  expect(postsOf(cv)[1]).toBe('barista | Costa | 2016 | 2019');
});

test('months with a stroke between them', async () => {
  const cv = await parseText(`Siobhan Reilly

Accounts Assistant — Calder Joinery Ltd — Feb 2012/Aug 2017
- purchase ledger, bank recs, month end journals`);
  expect(postsOf(cv)).toEqual(['Accounts Assistant | Calder Joinery Ltd | 2012-02 | 2017-08']);
});

test('a promotion in brackets does not say when the post began', async () => {
  const cv = await parseText(`Joel Abara

Employment History

Dates: 03/2021 - Present
Employer: Fernlea Children's Homes
Position: Senior Support Worker (promoted from Support Worker 06/2022)
Main duties: Shift lead in a home of four beds.

Dates: 09/2018 - 02/2021
Employer: Sandwell MBC
Position: Youth Worker`);
  expect(cv.experience.map(({ start, end }) => `${start} ${end}`)).toEqual(['2021-03 present', '2018-09 2021-02']);
});

test('dates, title with employer, and work between strokes', async () => {
  const cv = await parseText(`Ines Caldeira
Data scientist

2023– | Data Scientist, AO.com | demand forecasting, Airflow, dbt, Snowflake
2017–19 | Analyst, Sonae MC | basket analysis, SQL, Tableau`);
  expect(postsOf(cv)).toEqual(['Data Scientist | AO.com | 2023 | present', 'Analyst | Sonae MC | 2017 | 2019']);
  expect(cv.experience[1]?.description?.value).toBe('basket analysis, SQL, Tableau');
});

test('a name in small letters before what one does', async () => {
  const cv = await parseText(`tom whittle, hgv driver

2014 onwards Wincanton, driver`);
  expect(cv.name?.value).toBe('Tom Whittle');
});
