import { expect, test } from 'vitest';
import { parseText } from '../../testing/cvs/parse-text.ts';
import type { ParsedCv } from '../parsed-cv.ts';

const postsOf = ({ experience }: ParsedCv) =>
  experience.map(({ title, company }) => `${title?.value ?? '-'} | ${company?.value ?? '-'}`);
const coursesOf = ({ education }: ParsedCv) => education.map(({ qualification }) => qualification?.value);
const certificatesOf = ({ certificates }: ParsedCv) => certificates.map(({ value }) => value);

test('posts at schools with their dates in front are posts, and courses told in one line are courses', async () => {
  const cv = await parseText(`Brigid Tannahill
b.tannahill@example.org

I have taught for eleven years, the last four as SENDCo of a two-form primary school.

2022 – present: Inclusion Lead/SENDCo, Moorside Primary School, Harrogate
2017 – 2022: Class teacher, Western Primary School
2015 – 2017: NQT then class teacher, St Bede's, York

NASENCO, Leeds 2024. PGCE Primary, York 2015 (QTS). BA History, Durham 2014.`);
  expect(postsOf(cv)).toEqual([
    'Inclusion Lead/SENDCo | Moorside Primary School',
    'Class teacher | Western Primary School',
    "NQT then class teacher | St Bede's",
  ]);
  expect(coursesOf(cv)).toEqual([
    expect.stringContaining('NASENCO'),
    expect.stringContaining('PGCE'),
    expect.stringContaining('BA History'),
  ]);
});

test('a title between the name and an employer with dates is that of the post', async () => {
  const cv = await parseText(`Piers Holroyd

Higher Level Teaching Assistant
Grove Lane Primary, Feb 2019 to present
- Deliver precision teaching to groups of six
Nursery practitioner, Little Oaks, 2016-2019
- Key person for four children`);
  expect(postsOf(cv)).toEqual([
    'Higher Level Teaching Assistant | Grove Lane Primary',
    'Nursery practitioner | Little Oaks',
  ]);
});

test('a headline above a post that has a title of its own stays one', async () => {
  const cv = await parseText(`Piers Holroyd
Teaching Assistant
Nursery practitioner, Little Oaks, 2016-2019
- Key person for four children`);
  expect(postsOf(cv)).toEqual(['Nursery practitioner | Little Oaks']);
});

test('cards and tickets side by side are one certificate each, with a heading or without', async () => {
  const without = await parseText(`Mick Garforth
Wakefield

SMSTS (exp. 2029), CSCS Black Manager, First aid at work, Scaffold Inspection

Jan 2017 – date  Site Manager, Avalon Homes
- Three sites from start to finish`);
  expect(certificatesOf(without)).toEqual([
    'SMSTS (exp. 2029)',
    'CSCS Black Manager',
    'First aid at work',
    'Scaffold Inspection',
  ]);
  const below = await parseText(`Mick Garforth

EXPERIENCE
Site Manager | Avalon Homes | 2019–Present
- Three sites from start to finish

EDUCATION
BSc (Hons) Construction Management, Northumbria, 2015
TRAINING
SMSTS 2024, CSCS Black (Manager), First Aid at Work 2025, PRINCE2 Practitioner`);
  expect(coursesOf(below)).toEqual([expect.stringContaining('Construction Management')]);
  expect(certificatesOf(below)).toEqual([
    'SMSTS 2024',
    'CSCS Black (Manager)',
    'First Aid at Work 2025',
    'PRINCE2 Practitioner',
  ]);
});

test('a course and where it was taken are one certificate', async () => {
  const cv = await parseText(`Mick Garforth

EXPERIENCE
Site Manager | Avalon Homes | 2019–Present

CERTIFICATES
NEBOSH General Certificate, Wakefield College, 2018
PRINCE2 Practitioner, Axelos`);
  expect(certificatesOf(cv)).toEqual([
    'NEBOSH General Certificate, Wakefield College, 2018',
    'PRINCE2 Practitioner, Axelos',
  ]);
});

test('a post that goes on has a year and a dash in front, and no postcode', async () => {
  const cv = await parseText(`CERYS HAF
cerys.example | Cardiff

2022– Midweight Designer, Thumbnail Studio
Identity and packaging for three breweries. Presents to founders and stands at the press for every job.
2019–2022 Junior Designer, Elfen
Bilingual annual reports and exhibition graphics.
BA Graphic Communication, Cardiff Met, First, 2019`);
  expect(cv.experience.map(({ title, start, end }) => [title?.value, start, end])).toEqual([
    ['Midweight Designer', '2022', 'present'],
    ['Junior Designer', '2019', '2022'],
  ]);
  expect(cv.address?.value).not.toContain('Designer');
});

test('a name with a nurse’s letters and branch behind it is a name', async () => {
  const cv = await parseText(`Ruth Agard RN (Adult)
NMC PIN 18D2234E

Staff Nurse, Vascular ward, Oct 2018 to Aug 2023
- Leg ulcer dressings`);
  expect(cv.name?.value).toBe('Ruth Agard');
});

test('a foundation degree between posts and courses is a course', async () => {
  const cv = await parseText(`Gethin Pugh

Paramedic — Eastern Ambulance Service — 2016 to date
Response car, solo.
Emergency Care Assistant — 2012–2016

FdSc Paramedic Practice, Sheffield 2016`);
  expect(postsOf(cv).map((post) => post.split(' | ')[0])).toEqual(['Paramedic', 'Emergency Care Assistant']);
  expect(coursesOf(cv)).toEqual([expect.stringContaining('FdSc Paramedic Practice')]);
});

test('a label and a dash open a list as a colon does', async () => {
  const cv = await parseText(`Sam Keld

Marketing Executive – Bradley Foods (2020 - present)
- Create social posts

Skills – Canva, basic Photoshop, Google Analytics, copywriting`);
  expect(cv.skills.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Canva', 'Adobe Photoshop', 'Google Analytics']),
  );
  expect(cv.skills.map(({ value }) => value)).not.toContain('Skills');
});

test('papers in a line each at the end of a CV without headings are certificates, and what follows a list of skills is none', async () => {
  const cv = await parseText(`Chantal Pryce

Bargain Barn, Store Manager, 2019-present
- Manage 45 staff

IOSH Managing Safely 2022
Level 3 Team Leading

Skills: Excel (VLOOKUP, pivot tables), Xero, Sage, CaseWare, budgeting, stock control

A levels: Maths, Economics, French`);
  expect(certificatesOf(cv)).toEqual(['IOSH Managing Safely 2022']);
  expect(cv.skills.map(({ value }) => value)).toContain('CaseWare');
});

test('a post told in a sentence with more behind it, and what joins two dates', async () => {
  const cv = await parseText(`Rosalind Thaw
rosalind@example.org

I've been Deputy Head Gardener at Newbold Hall since 2019, looking after 25 acres with seven of us. Before that I was a gardener at Harrow Carr from 2015 to 2019.`);
  expect(cv.experience.map(({ title, start, end }) => [title?.value, start, end])).toEqual([
    ['Deputy Head Gardener', '2019', 'present'],
    ['gardener', '2015', '2019'],
  ]);
  const seasons = await parseText(`Lee Ashby
Braddon Council, seasonal gardener, Apr-Oct 2018 and 2019
bedding, watering, litter

LGV C+E since 2012, clean licence, CPC to 2029, digi card`);
  expect(postsOf(seasons)).toEqual(['seasonal gardener | Braddon Council']);
  expect(seasons.education).toEqual([]);
  expect(certificatesOf(seasons)).toEqual(['LGV C+E since 2012', 'clean licence', 'CPC to 2029', 'digi card']);
});

test('posts below "Research" are posts', async () => {
  const cv = await parseText(`Dr Inga Solvang

Education
PhD Marine Biology, University of Bergen, 2021–2025

Research
2025– Postdoctoral researcher, Institute of Marine Research
 - Drop-camera transects in R
2020–2021 Field assistant, NIVA`);
  expect(postsOf(cv)).toEqual(['Postdoctoral researcher | Institute of Marine Research', 'Field assistant | NIVA']);
});

test('a headline above a post that names itself gives it no other title', async () => {
  const cv = await parseText(`Marcus Leigh
Data Analyst (self taught)

Sainsford's – Online shopper – 2021 to present
Picks 120 items an hour

Data Analytics Certificate (Courseway, 2025)
Portfolio: analysed 2m rows of league results in SQL and drew them in Tableau, 1,900 views so far`);
  expect(postsOf(cv)).toEqual(["Online shopper | Sainsford's"]);
  expect(coursesOf(cv)).toEqual(['Data Analytics Certificate, Courseway']);
  expect(cv.summary).toBeUndefined();
});

test('a long aside in brackets leaves title and employer, and a word behind the dates is no employer', async () => {
  const cv = await parseText(`Nadia Rahim
Chief of Staff then VP Operations, Tillstream (software, 30 to 140 people, backed by a private equity house)   2019–2026
- Ran support and customer success

Owner-manager, Rahim's Garage (2003-2018, sold)
- Four mechanics and a test bay`);
  expect(cv.experience.map(({ title }) => title?.value)).toEqual([
    expect.stringContaining('VP Operations'),
    'Owner-manager',
  ]);
  expect(cv.experience[1]?.company?.value).toContain('Garage');
});

test('a name below contacts and lists is found by its e-mail address', async () => {
  const cv = await parseText(`Contact
pilar.nunez@example.org

Top Skills
Export
Customer Service
Microsoft Excel
Negotiation

Languages
Spanish (Native)
English (Professional)
French (Limited)

Certifications
Customs Procedures

Pilar Núñez
Export Coordinator

Experience
Brook Tools
Export Coordinator
January 2021 - Present`);
  expect(cv.name?.value).toBe('Pilar Núñez');
});

test('a title with a word that firms are called by is a title, and examinations below a post are certificates', async () => {
  const cv = await parseText(`Grace Linwood
Network Engineer, Zenith Internet, Rochdale, 2020–present
- Firewall rule reviews

CCNP, Security+`);
  expect(cv.experience.map(({ title }) => title?.value)).toEqual(['Network Engineer']);
  expect(certificatesOf(cv)).toEqual(['CCNP', 'Security+']);
});

test('a table with the columns From and To has a row that ends at present, and headings of columns are no papers', async () => {
  const cv = await parseText(`CURRICULUM VITAE

Name:            Margaret Oyelaran

Professional Qualifications
Examination                     Institute                 Year
ACCA Final                      ACCA                      2009
AAT Technician                  AAT                       2004

Career History
Employer                        Position                  From       To
Thames Valley Foods Ltd         Financial Controller      Mar 2016   Present
Berks Logistics plc             Management Accountant     Jan 2010   Feb 2016
Reading Borough Council         Accounts Assistant        Sep 2004   Dec 2009`);
  expect(cv.experience.map(({ title, start, end }) => [title?.value, start, end])).toEqual([
    ['Financial Controller', '2016-03', 'present'],
    ['Management Accountant', '2010-01', '2016-02'],
    ['Accounts Assistant', '2004-09', '2009-12'],
  ]);
  expect(certificatesOf(cv)).toEqual(['ACCA Final ACCA 2009', 'AAT Technician AAT 2004']);
});

test('employers in front of titles without capitals, between dashes, or without any title', async () => {
  const sales = await parseText(`aisha khatun
aisha.k@example.com

o2 store, trafford centre: sales advisor. may 2019 to present
top seller in 2022 and 2023. trained 6 new starters on the till
costa coffee, oldham: barista, june 2017 - april 2019
made drinks, cashed up, opened the store at weekends`);
  expect(postsOf(sales)).toEqual(['sales advisor | o2 store, trafford centre', 'barista | costa coffee, oldham']);
  const crane = await parseText(`JOSHUA MENSAH

Cards held
CPCS A60 Mobile Crane (exp 11/2028), CPCS A40 Slinger Signaller (exp 11/2028)

Jobs
Ainscough Crane Hire — mobile crane operator — 2015 - date. 35t to 220t, wrote lift plans for 60+ sites.
City Lifting — slinger — 2012 - 2015. Tower crane erections across London.`);
  expect(postsOf(crane)).toEqual(['mobile crane operator | Ainscough Crane Hire', 'slinger | City Lifting']);
  expect(crane.experience[1]?.description?.value).toBe('Tower crane erections across London.');
  expect(certificatesOf(crane)).toHaveLength(2);
  const toolmaker = await parseText(`Peter Wolk

Work
2010 on: Sertec Group, Coleshill. Toolroom. Press tools, wire erosion on a Fanuc. Shift lead for four.
2003 to 2010: Covpress. Toolmaker. Built progression tools up to 2 tonnes.`);
  expect(toolmaker.experience.map(({ company, start }) => [company?.value, start])).toEqual([
    ['Sertec Group, Coleshill', '2010'],
    ['Covpress', '2003'],
  ]);
});

test('posts under Present post and Previous posts, and letters with numbers and years', async () => {
  const cv = await parseText(`Dr. Ewa Nowicka-Hart
GP (salaried), Leeds
GMC 7654321 · MRCGP 2019 · DFSRH · DCH

Present post
Salaried GP, Burley Park Medical Centre, Leeds, since August 2020
   - safeguarding lead; minor surgery; supervises two registrars
Previous posts
GP Specialty Trainee (ST1–ST3), Yorkshire & Humber, 8/2016–8/2019
Foundation doctor F1/F2, Hull Royal Infirmary, 8/2014–8/2016`);
  expect(postsOf(cv)).toEqual([
    'Salaried GP | Burley Park Medical Centre',
    'GP Specialty Trainee (ST1–ST3) | Yorkshire & Humber',
    'Foundation doctor F1/F2 | Hull Royal Infirmary',
  ]);
  expect(certificatesOf(cv).join(' ')).toContain('MRCGP 2019');
});

test('a heading in capitals with its text behind it ends a list of courses, whose lines are each one', async () => {
  const cv = await parseText(`Tom Ferreira-Lund

EXPERIENCE
Sous Chef @ The Pony
03/2021 → now
• run the pass 4 nights a week

TRAINING
Level 3 Diploma in Professional Cookery – City of Bristol College – 2016
Level 3 Food Safety – Highfield – 2024

SKILLS: butchery, fermentation, ordering, HACCP`);
  expect(certificatesOf(cv)).toEqual([
    'Level 3 Diploma in Professional Cookery – City of Bristol College – 2016',
    'Level 3 Food Safety – Highfield – 2024',
  ]);
  expect(cv.skills.map(({ value }) => value)).toContain('butchery');
});
