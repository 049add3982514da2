import { expect, test } from 'vitest';
import { readPdf } from '../../pdf/read-pdf.ts';
import { parseText } from '../../testing/cvs/parse-text.ts';
import { drawPdf, type Pdf } from '../../testing/draw-pdf.ts';
import type { ParsedCv } from '../parsed-cv.ts';
import { parseCv } from './parse-cv.ts';

const postsOf = ({ experience }: ParsedCv) =>
  experience.map(({ title, company, start, end }) => `${title?.value} | ${company?.value} | ${start} | ${end}`);

test('what was copied out of LinkedIn’s own file has its side column above the name', async () => {
  const cv = await parseText(`Contact
+44 7700 900211 (Mobile)
j.okonjo@example.com
www.linkedin.com/in/janeokonjo (LinkedIn)

Top Skills
Category Management
Power BI

Languages
Yoruba (Professional Working)

Certifications
MCIPS

Jane Okonjo
Senior Buyer at Thornbury Foods
Bristol, England, United Kingdom

Summary
Buyer of chilled goods who likes a factory floor better than a spreadsheet.

Experience

Thornbury Foods
Senior Buyer
April 2021 - Present (4 years 8 months)
Bristol, England, United Kingdom
Buy £18m a year of chilled ready meals from 14 suppliers
Page 1 of 2

Education
University of the West of England
BA (Hons), Business Management · (2013 - 2016)`);
  expect(cv.name?.value).toBe('Jane Okonjo');
  expect(cv.headline?.value).toBe('Senior Buyer at Thornbury Foods');
  expect(cv.address?.value).toBe('Bristol, England, United Kingdom');
  expect(cv.certificates.map(({ value }) => value)).toEqual(['MCIPS']);
  expect(cv.experience[0]?.description?.value).toBe('Buy £18m a year of chilled ready meals from 14 suppliers');
});

const voyages = [
  ['Vessel', 'Type', 'GRT', 'Rank', 'From', 'To'],
  ['MV Solent Star', 'Ro-Ro', '18,400', 'Chief Officer', '12/03/2022', '10/10/2025'],
  ['MT Brent Pioneer', 'Tanker', '31,000', '3rd Officer', '15/06/2016', '20/12/2018'],
];
const served = [
  'Chief Officer | MV Solent Star | 2022-03 | 2025-10',
  '3rd Officer | MT Brent Pioneer | 2016-06 | 2018-12',
];

test('a table whose cells fill their columns, as text', async () => {
  const widths = [18, 8, 8, 15, 12, 12];
  const rows = voyages.map((cells) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(''));
  const cv = await parseText(['Femi Bankole', '', 'SEA SERVICE', ...rows].join('\n'));
  expect(postsOf(cv)).toEqual(served);
});

test('a table whose cells fill their columns, as PDF', async () => {
  const draw = (pdf: Pdf) => {
    pdf.fontSize(18).text('Femi Bankole', 40, 40, { lineBreak: false });
    pdf.font('Helvetica-Bold').fontSize(13).text('Sea service', 40, 80, { lineBreak: false });
    for (const [row, cells] of voyages.entries()) {
      pdf.font(row === 0 ? 'Helvetica-Bold' : 'Helvetica').fontSize(11);
      for (const [at, x] of [40, 155, 205, 250, 345, 430].entries())
        pdf.text(cells[at] ?? '', x, 105 + row * 18, { lineBreak: false });
    }
  };
  const cv = parseCv(await readPdf(await drawPdf(draw)), { now: new Date('2026-01-01') });
  expect(postsOf(cv)).toEqual(served);
});

test('what was played is no title', async () => {
  const cv = await parseText(`Sian Pugh
sian@example.com

Selected credits
"Night Bus" – Company Stage Manager – Sherman Theatre – Sep–Nov 2024
"The Bell Ringers" (UK tour) – Production Manager – Fern & Field Theatre Co – Feb–Jun 2025`);
  expect(postsOf(cv)).toEqual([
    'Company Stage Manager | Sherman Theatre | 2024-09 | 2024-11',
    'Production Manager | Fern & Field Theatre Co | 2025-02 | 2025-06',
  ]);
});

test('languages and licences among the skills of a Europass CV', async () => {
  const cv = await parseText(`Marek Dvorak

WORK EXPERIENCE
01/09/2018 – Present
Maintenance Electrician
Humber Board Ltd, Hull (United Kingdom)

EDUCATION AND TRAINING
2003 – 2007
Electrical Technician (Maturita)                                   EQF level 4
Secondary Technical School, Brno (Czech Republic)

PERSONAL SKILLS
Mother tongue(s) Czech
English: Understanding C1, Speaking B2, Writing B2
Job-related skills: inspection and testing 2391-52
Driving licence: B`);
  const skills = cv.skills.map(({ value }) => value);
  expect(cv.languages.map(({ value }) => value.split(' ')[0])).toEqual(['Czech', 'English']);
  expect(skills).toContain('Driving licence: B');
  expect(skills).not.toContain('Speaking B2');
  expect(cv.education[0]?.qualification?.value).toMatch(/^Electrical Technician/u);
});

test('years at a school are no house number', async () => {
  const cv = await parseText(`Kees Achterberg
kees@example.com

12 years  St Laurence's Primary School, Ludlow – School Business Manager (to July 2025)
4 years   Marches Housing Association – Finance Assistant (2009-2013)`);
  expect(cv.address).toBeUndefined();
});

test('brackets around dates, and signs of a typewriter before what was done', async () => {
  const cv = await parseText(`Nadia Rahimi

EMPLOYMENT
[2021-03 → today]  Veritas Trials, Senior Clinical Data Manager
    > CRF design, edit checks, database lock
[2017-09 → 2021-02]  NHS Research Unit, Clinical Data Manager
    > OpenClinica; MedDRA coding
[2015-10 → 2017-08]  Same unit, Data Officer

TOOLBOX
SAS (base), SQL, GCP certificate 2024`);
  expect(postsOf(cv)).toEqual([
    'Senior Clinical Data Manager | Veritas Trials | 2021-03 | present',
    'Clinical Data Manager | NHS Research Unit | 2017-09 | 2021-02',
    'Data Officer | NHS Research Unit | 2015-10 | 2017-08',
  ]);
  expect(cv.experience[0]?.description?.value).toBe('CRF design, edit checks, database lock');
  const skills = cv.skills.map(({ value }) => value);
  expect(skills).toEqual(expect.arrayContaining(['SQL', 'Good clinical practice', 'Clinical coding']));
  expect(skills).not.toContain('Google Cloud Platform');
});

test('an application form with several labels in a line', async () => {
  const cv = await parseText(`Application form - Part B

Surname: Whitlock          Forenames: Peter James
Telephone: 07700 900388    Email: pj.whitlock@example.com

Present or most recent employer
Name: Tynedale Council          Post held: Grounds Supervisor
From: 06/2016     To: present      Salary: £29,400
Main duties: Supervise 8 gardeners and 2 apprentices over 40 sites.

Previous employment (most recent first)
Employer: Hexham Golf Club      Post held: Assistant Greenkeeper     From: 03/2010   To: 05/2016
Duties: course set-up, mowing, irrigation repairs

Education and qualifications
Kirkley Hall College                   2011-2013    Level 3 Diploma in Sports Turf

Licences: B, B+E, telehandler`);
  expect(cv.name?.value).toBe('Peter James Whitlock');
  expect(postsOf(cv)).toEqual([
    'Grounds Supervisor | Tynedale Council | 2016-06 | present',
    'Assistant Greenkeeper | Hexham Golf Club | 2010-03 | 2016-05',
  ]);
  expect(cv.certificates.map(({ value }) => value)).toEqual(['B, B+E, telehandler']);
});

test('below title and employer "I work here from …", and what is done there', async () => {
  const cv = await parseText(`Ewa Zielinska

WORK
Night Shift Team Leader
Halden Logistics, Swindon
I work here from May 2020 until now. I lead 22 pickers and plan the shift.

Picker / packer
Halden Logistics
I worked here June 2017 - May 2020. Reach truck licence from 2018.

SCHOOL
Technical school of economics, Poznan, 2009-2013, matura`);
  expect(postsOf(cv)).toEqual([
    'Night Shift Team Leader | Halden Logistics | 2020-05 | present',
    'Picker / packer | Halden Logistics | 2017-06 | 2020-05',
  ]);
  expect(cv.experience[0]?.description?.value).toBe('I lead 22 pickers and plan the shift.');
  expect(cv.education[0]?.institution?.value).toContain('Technical school of economics');
});

test('interim posts with what was done behind a dash', async () => {
  const cv = await parseText(`THEODORE ("TED") MBEKI-LLOYD, MA (Cantab), FCCA

INTERIM ASSIGNMENTS
Jan 25 – Sep 25   Interim FD, £70m care group (PE-backed) – refinancing, 13-week cash flow, sale process
Mar 24 – Nov 24   Interim FC, AIM-listed software firm – IFRS 15 restatement, auditor change

PERMANENT CAREER
Audit Manager, Deloitte LLP, Bristol, 2002–2009 (trained)`);
  expect(cv.name?.value).toBe('Theodore Mbeki-Lloyd');
  expect(postsOf(cv)).toEqual([
    'Interim FD | £70m care group | 2025-01 | 2025-09',
    'Interim FC | AIM-listed software firm | 2024-03 | 2024-11',
    'Audit Manager | Deloitte LLP | 2002 | 2009',
  ]);
  expect(cv.experience[0]?.description?.value).toContain('refinancing, 13-week cash flow');
});

test('dates first, an employer and a trade in small letters, and work of one’s own', async () => {
  const cv = await parseText(`Daniel Hargreaves

2019 – now: Self-employed (CIS), mostly for Barrowby Homes – first and second fix on 3- and 4-bed houses
2014 – 2019: Pennine Shopfitters, bench joiner. Made counters, screens and doors from drawings
2011 – 2014: apprentice, J. Stott & Son, Otley
Leeds College of Building: NVQ 3 Site Carpentry (2014), NVQ 2 Bench Joinery (2012)`);
  expect(cv.experience.map(({ title }) => title?.value)).toEqual([
    'Self-employed (CIS), mostly for Barrowby Homes',
    'bench joiner',
    'apprentice',
  ]);
  expect(cv.experience.map(({ description }) => description?.value)).toEqual([
    'first and second fix on 3- and 4-bed houses',
    'Made counters, screens and doors from drawings',
    undefined,
  ]);
  expect(cv.education[0]?.qualification?.value).toBe('NVQ 3 Site Carpentry, NVQ 2 Bench Joinery');
});

test('a form whose labels have columns of their own, and headings that end like them', async () => {
  const cv = await parseText(`Name:               Tomasz Brzezinski-Hall
E-mail:             t.bh@example.com

Career History:

Employer:           Northmoor Rail Ltd
Dates:              Feb 2020 to Present
Job Title:          Signalling Tester
Key Tasks:          * Correlation and functional testing
                    * Possession planning

Employer:           Amalgamated Signals
Dates:              June 2014 to Jan 2020
Job Title:          Signalling Installer

Training & Licences:
PTS AC, IPAF

Education:
HNC Electrical Eng., Doncaster College, 2014`);
  expect(postsOf(cv)).toEqual([
    'Signalling Tester | Northmoor Rail Ltd | 2020-02 | present',
    'Signalling Installer | Amalgamated Signals | 2014-06 | 2020-01',
  ]);
  expect(cv.certificates.map(({ value }) => value)).toEqual(['PTS AC', 'IPAF']);
});

test('employer and title as sentences behind dates with an arrow, and what one speaks', async () => {
  const cv = await parseText(`Grace Achieng

2023 ↦ now      St Richard's Hospital, Chichester. HCA, elderly care ward (band 3).
                Obs, NEWS2, bloods, catheter care.
2021 ↦ 2023     Care home, Bognor (The Limes). Senior carer. Medication rounds, MAR charts.

Courses: Care Certificate 2021, phlebotomy 2024
Speaks English, Swahili, Luo.`);
  expect(postsOf(cv)).toEqual([
    "HCA, elderly care ward (band 3) | St Richard's Hospital, Chichester | 2023 | present",
    'Senior carer | Care home, Bognor | 2021 | 2023',
  ]);
  expect(cv.languages.map(({ value }) => value)).toEqual(['English', 'Swahili']);
});

test('posts of a university side by side, each with its years', async () => {
  const cv = await parseText(`Curriculum Vitae of Professor Ingrid Solheim-Baptiste

Present position: Professor of Marine Ecology, University of St Andrews (2017–)
Previous: Reader, St Andrews, 2012–2017; Lecturer, University of Bergen, 2006–2012`);
  expect(postsOf(cv).sort()).toEqual([
    'Lecturer | University of Bergen | 2006 | 2012',
    'Professor of Marine Ecology | University of St Andrews | 2017 | present',
    'Reader | St Andrews | 2012 | 2017',
  ]);
});

test('work told by what was done, where a CV names no post', async () => {
  const cv = await parseText(`Sunita Deshpande
Part time bookkeeper wanted

Hi, thank you for reading. I did accounts at Patel & Rowe LLP (chartered accountants in Harrow) for eleven years, from 2004 until 2015 when my twins were born: ledgers, VAT returns. Since September 2021 I keep the books of three small firms from home with Xero.

Harrow HA2. Write to sunita.d@example.com / 07700 900818`);
  expect(cv.experience.map(({ company, start, end }) => [company?.value, start, end])).toEqual([
    ['Patel & Rowe LLP', '2004', '2015'],
    [undefined, '2021-09', 'present'],
  ]);
  expect(cv.experience[1]?.description?.value).toContain('three small firms');
  expect(cv.phone?.value).toBe('07700 900818');
});

test('a gap is no post, and years in two digits end a sentence', async () => {
  const cv = await parseText(`Mohammed Khan
118 Stratford Rd, Birmingham B11 1AE. Tel 07700 900610. mi.khan@example.com

DRIVING HISTORY
DPD multi drop driver, Oldbury depot: Sept 16 – Aug 18. 110 drops per day
Gap: Feb 16 – Aug 16 cared for my father
Tyre fitter, Kwik Fit Sparkhill, Jan 2012 till Jan 2016`);
  expect(cv.address?.value).toBe('118 Stratford Rd, Birmingham B11 1AE');
  expect(cv.experience.map(({ start, end }) => `${start} ${end}`)).toEqual(['2016-09 2018-08', '2012-01 2016-01']);
  expect(cv.experience.every(({ company }) => company?.value !== 'Gap')).toBe(true);
});
