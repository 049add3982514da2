import { expect, test } from 'vitest';
import { parseText } from '../../testing/cvs/parse-text.ts';
import type { ParsedCv } from '../parsed-cv.ts';

const postsOf = ({ experience }: ParsedCv) =>
  experience.map(
    ({ title, company, start, end }) => `${title?.value ?? '-'} | ${company?.value ?? '-'} | ${start}–${end}`,
  );

test('dates in square brackets, the employer in front of a colon', async () => {
  const cv = await parseText(`Beatrix Olander

Work
[03/2022–] Rivers for All: Trusts Manager
   Raised £780k from 31 trusts
[05/2019–02/2022] Oxfam GB: Fundraising Officer`);
  expect(postsOf(cv)).toEqual([
    'Trusts Manager | Rivers for All | 2022-03–present',
    'Fundraising Officer | Oxfam GB | 2019-05–2022-02',
  ]);
});

test('a comma before a legal form divides nothing', async () => {
  const cv = await parseText(`Tyrone Washington

EXPERIENCE

PEACHTREE LOGISTICS, INC., Atlanta, GA                1/2020-Present
Business Development Manager
Sold $9M in new freight revenue over five years.`);
  expect(postsOf(cv)).toEqual(['Business Development Manager | PEACHTREE LOGISTICS, INC. | 2020-01–present']);
});

test('what became of an employer is no part of its name', async () => {
  const cv = await parseText(`Terence Bickerstaff

Work
2016 to present:  Class 1 Driver, Eddie Stobart. Nights out.
1986 to 2007:     Face worker, UK Coal (Rossington), made redundant when the pit closed.`);
  expect(cv.experience[1]?.company?.value).toBe('UK Coal (Rossington)');
});

test('posts at one university side by side, dates without brackets', async () => {
  const cv = await parseText(`Lucjan Mierzejewski

POSITIONS HELD
Aberystwyth University, Professor of Celtic History, 2017–; Senior Lecturer, 2011–17
University of Galway, Lecturer, 2005–11`);
  expect(postsOf(cv)).toEqual([
    'Senior Lecturer | Aberystwyth University | 2011–2017',
    'Professor of Celtic History | Aberystwyth University | 2017–present',
    'Lecturer | University of Galway | 2005–2011',
  ]);
});

test('what one was there as', async () => {
  const cv = await parseText(`Jonty Hesketh

Work
Langley Hall Estate (2021 to now) as estate gardener: walled garden, two glasshouses, wedding flowers
Tyne Green Landscapes (2017 to 2020) as a landscape operative: turf, paving, hedges`);
  expect(postsOf(cv)).toEqual([
    'estate gardener | Langley Hall Estate | 2021–present',
    'landscape operative | Tyne Green Landscapes | 2017–2020',
  ]);
});

test('a course behind a school and its town', async () => {
  const cv = await parseText(`Rupert Ainsley

EDUCATION

BPP Law School, London: Legal Practice Course, Distinction               (2013)
University of Exeter: LLB (2.i)                                          (2012)`);
  expect(cv.education.map(({ institution }) => institution?.value)).toEqual(['BPP Law School', 'University of Exeter']);
  expect(cv.education[0]?.qualification?.value).toContain('Legal Practice Course');
});

test('a title in the first sentence below employer and dates', async () => {
  const cv = await parseText(`Dilip Sondhi

JOBS

Tarmesh Precision (2015-)
CNC setter/operator. Fanuc and Heidenhain. Aerospace brackets, 5 micron.

Goodyear (1996-2015)
Ran the curing presses until the site closed, then helped take them apart.`);
  expect(postsOf(cv)).toEqual(['CNC setter/operator | Tarmesh Precision | 2015–present', '- | Goodyear | 1996–2015']);
  expect(cv.experience[0]?.description?.value).toBe('Fanuc and Heidenhain. Aerospace brackets, 5 micron.');
});

test('what was done goes on behind the post in the same sentence', async () => {
  const cv = await parseText(`Margaret Oyelaran

Since 2014 I have been bookkeeper at Addiscombe Dental Practice, where I do the purchase ledger, payroll for 18 and the VAT return in Xero. Before that I was accounts clerk at Selsdon Motors from 2006 to 2014.`);
  expect(postsOf(cv)).toEqual([
    'bookkeeper | Addiscombe Dental Practice | 2014–present',
    'accounts clerk | Selsdon Motors | 2006–2014',
  ]);
  expect(cv.experience[0]?.description?.value).toContain('purchase ledger');
});

test('a first sentence that ends with someone’s title is no title', async () => {
  const cv = await parseText(`Dilip Sondhi

JOBS

Tarmesh Precision (2015-2019)
Supported the site manager. Ordered steel and kept the stores.`);
  expect(cv.experience[0]?.title?.value ?? '').not.toContain('Supported');
});

test('a placement is a post and a membership is none, without headings', async () => {
  const cv = await parseText(`Cerys Llewellyn
Cardiff

MEng Civil Engineering, Cardiff University, 2021-2025
Modules: hydraulics

Summer placement, Arcadis, Cardiff, June-Sept 2024
Drew long sections in Civil 3D.

Student member of ICE
Driving licence`);
  expect(postsOf(cv)).toEqual(['Summer placement | Arcadis | 2024-06–2024-09']);
  expect(cv.certificates.map(({ value }) => value)).toEqual(['Driving licence']);
});

test('a kitchen’s ranks in the middle of a line, and papers behind a label below the last post', async () => {
  const cv = await parseText(`Kieran Doyle

Work
The Wheatsheaf, Northleach  CDP  Mar 2023 to now
On fish and sauce, 150 covers.

Ellenborough Park  Commis  2020-2023
Rotated larder.

Tickets: IOSH Working Safely, PASMA`);
  expect(postsOf(cv)).toEqual([
    'CDP | The Wheatsheaf, Northleach | 2023-03–present',
    'Commis | Ellenborough Park | 2020–2023',
  ]);
  expect(cv.experience[1]?.description?.value).toBe('Rotated larder.');
  expect(cv.certificates.map(({ value }) => value)).toEqual(['IOSH Working Safely', 'PASMA']);
});

test('what one is called beside the name, and papers in lines of their own below the last post', async () => {
  const cv = await parseText(`Ryan Tattersall - Electrician - Blackburn

Tattersall & Son 2021-date: rewires, consumer unit changes.

C&G 2391-52, BS7671 18th Edition Amd 2
Paediatric First Aid 12 hr, exp. 2027`);
  expect(postsOf(cv)).toEqual(['Electrician | Tattersall & Son | 2021–present']);
  expect(cv.certificates.map(({ value }) => value)).toEqual([
    'C&G 2391-52',
    'BS7671 18th Edition Amd 2',
    'Paediatric First Aid 12 hr, exp. 2027',
  ]);
});
