import { expect, test } from 'vitest';
import { parseText } from '../../testing/cvs/parse-text.ts';
import type { ParsedCv } from '../parsed-cv.ts';

const postsOf = ({ experience }: ParsedCv) =>
  experience.map(({ title, company }) => `${title?.value ?? '-'} | ${company?.value ?? '-'}`);
const coursesOf = ({ education }: ParsedCv) => education.map(({ qualification }) => qualification?.value);

test('posts side by side in one line are each a post, and what follows tells of the first', async () => {
  const cv = await parseText(`Eleanor Whitcombe
Solicitor

Moore Barlow LLP, Woking — Solicitor, Residential Property (Sept 2022 – present); Trainee Solicitor (Sept 2020 – Sept 2022)
• Freehold and leasehold sale and purchase
• LEAP and SDLT submissions`);
  expect(postsOf(cv)).toEqual([
    'Trainee Solicitor | Moore Barlow LLP, Woking',
    'Solicitor, Residential Property | Moore Barlow LLP, Woking',
  ]);
  expect(cv.experience[1]?.description?.value).toContain('Freehold');
});

test('a post that begins with since when, and those before it in one sentence', async () => {
  const cv = await parseText(`Beth Nance

Since 2020 events manager at Tregenna Castle, St Ives: 70 weddings a year, a team of 12 casuals. Before that front of house supervisor at Rick Stein Padstow (2016–2020), bar staff (2014–16).`);
  expect(cv.experience.map(({ title }) => title?.value)).toEqual([
    'events manager',
    'bar staff',
    'front of house supervisor',
  ]);
});

test('a title in a sentence of its own behind dates and employer', async () => {
  const cv = await parseText(`Ewa Nowak

Work
2021 Aug - now: ALS Laboratories, Thetford. Microbiology Technician. Pour plates for E. coli and Listeria.
2020 Sep - 2021 Jul: Covid testing lab, UEA. Lab assistant - booking in and pipetting.`);
  expect(postsOf(cv)).toEqual([
    'Microbiology Technician | ALS Laboratories, Thetford',
    'Lab assistant | Covid testing lab, UEA',
  ]);
  expect(cv.experience[1]?.description?.value).toBe('booking in and pipetting.');
});

test('how large an employer is stands in brackets and is no title', async () => {
  const cv = await parseText(`Marta Kowalczyk

EXPERIENCE

Senior Customer Success Manager, Paperplane (B2B SaaS, 200 staff)            Jan 2022 – now
– 38 accounts

Account Manager, Hostly                                                      Aug 2018 – Dec 2021
– Renewed contracts`);
  expect(postsOf(cv)).toEqual(['Senior Customer Success Manager | Paperplane', 'Account Manager | Hostly']);
});

test('a course with its dates below the last post is a course', async () => {
  const cv = await parseText(`Oluwaseun Adeyemi MEng GMICE
Bristol BS3 | seun@example.com | Full, clean UK licence

Career history

Brunel & Partners, Bristol – Engineer (Infrastructure)
Sept 2022 – present
Prepared S104 packages.

University of Bath 2017-2022: MEng (Hons) Civil Engineering, First class (JBM accredited)`);
  expect(postsOf(cv)).toEqual(['Engineer | Brunel & Partners']);
  expect(coursesOf(cv)).toEqual(['MEng (Hons) Civil Engineering']);
  expect(cv.certificates.map(({ value }) => value)).toEqual(['Full, clean UK licence', 'GMICE']);
});

test('headings in capitals with their text behind them', async () => {
  const cv = await parseText(`Leo Grant
leo@example.com

SUMMARY Product designer with five years of work in shops online.

EXPERIENCE
Product Designer @ Gymshark, Solihull (2021-present)
 - Designed checkout flows

EDUCATION BA Graphic Communication, Birmingham City University 2019`);
  expect(cv.summary?.value).toBe('Product designer with five years of work in shops online.');
  expect(coursesOf(cv)).toEqual(['BA Graphic Communication']);
});

test('small pictures in front of lines are marks of items, and none of headings or of contacts', async () => {
  const cv = await parseText(`📍 Manchester | 📧 josh.bailey@example.com

JOSH BAILEY

💼 EXPERIENCE

▪️ Recruitment Consultant, Oliver Bernard | Feb 2023 – Present
🔹 Billed £235k in 2024
🔹 26 placements

▪️ Trainee Recruitment Consultant, Reed | Jun 2021 – Jan 2023
🔹 40 calls a day

🎓 EDUCATION
BSc Sport Science, MMU (2018–2021)`);
  expect(cv.name?.value).toBe('Josh Bailey');
  expect(postsOf(cv)).toEqual(['Recruitment Consultant | Oliver Bernard', 'Trainee Recruitment Consultant | Reed']);
  expect(cv.experience[0]?.description?.value).toBe('Billed £235k in 2024\n26 placements');
  expect(coursesOf(cv)).toEqual([expect.stringContaining('BSc Sport Science')]);
});

test('how long all posts at an employer lasted is none of their titles', async () => {
  const cv = await parseText(`Shazia Malik

Experience

Brightline Components
Finance Manager
March 2021 - Present (5 years 9 months)
Month-end close in five days.

Hampton & Rowe LLP
4 years 7 months
Audit Senior
September 2018 - February 2021 (2 years 6 months)
Audits of manufacturers.`);
  expect(postsOf(cv)).toEqual(['Finance Manager | Brightline Components', 'Audit Senior | Hampton & Rowe LLP']);
});

test('assignments in three columns are posts, and so are those with the employer in brackets', async () => {
  const linda = await parseText(`Linda Okafor
linda@example.com

Assignments

02/25 – 09/26   London Borough of Croydon   Lead BA, Customer Programme
   Mapped 46 processes in BPMN.

06/23 – 01/25   Kent County Council   Business Analyst, Adult Social Care
   Replaced reports.`);
  expect(postsOf(linda)).toEqual([
    'Lead BA, Customer Programme | London Borough of Croydon',
    'Business Analyst, Adult Social Care | Kent County Council',
  ]);
  const ravi = await parseText(`Ravi Menon

Banking PMO analyst 2019–2026 (NatWest, Edinburgh): RAID logs, status packs, resource tracking.`);
  expect(ravi.experience.map(({ title }) => title?.value)).toEqual(['Banking PMO analyst']);
});

test('current and previous posts by their labels, and dates with an arrow', async () => {
  const rebecca = await parseText(`Rebecca Lowe

Current post: Class teacher, Year 1, Westgate Academy, Lincoln (September 2021 to date)
Previous post: Class teacher, Year 2, Bracebridge Heath School (September 2019 – August 2021)`);
  expect(rebecca.experience.map(({ title }) => title?.value)).toEqual(['Class teacher', 'Class teacher']);
  const dave = await parseText(`Dave Hoyle

Asda ADC, Normanton
Shift Manager (Nights) - Mar 2019 > Present
* 60 colleagues

Next DC, South Elmsall
Team Leader - 2011 > 2014`);
  expect(dave.experience.map(({ duration }) => duration?.value)).toEqual(['Mar 2019 > Present', '2011 > 2014']);
});

test('what was done at each employer, told below a list of all posts, belongs to the post at that employer', async () => {
  const told = async (text: string) =>
    (await parseText(text)).experience.map(({ title, description }) => [title?.value, description?.value]);
  expect(
    await told(`OLUWASEUN ADEBAYO

CAREER SUMMARY
2020–Present  Senior Programme Manager, Lloyds Banking Group
2016–2020     Programme Manager, RSA Insurance

CAREER DETAIL
Lloyds Banking Group
Led the migration of 3m accounts to a new core.
RSA Insurance
Ran the Solvency II programme to its regulator's dates.`),
  ).toEqual([
    ['Senior Programme Manager', 'Led the migration of 3m accounts to a new core.'],
    ['Programme Manager', "Ran the Solvency II programme to its regulator's dates."],
  ]);
  expect(
    await told(`Margaret Oyelaran

Career History
Employer                        Position                  From       To
Thames Valley Foods Ltd         Financial Controller      Mar 2016   Present
Berks Logistics plc             Management Accountant     Jan 2010   Feb 2016

Responsibilities at Thames Valley Foods Ltd
Monthly management accounts for five sites.
Responsibilities at Berks Logistics plc
Costing, variance analysis, VAT returns.`),
  ).toEqual([
    ['Financial Controller', 'Monthly management accounts for five sites.'],
    ['Management Accountant', 'Costing, variance analysis, VAT returns.'],
  ]);
});

test('a greeting around the name, headings in the first person with lines below them, and a label that ends with its paragraph', async () => {
  const cv = await parseText(`Hi, I'm Beth Calloway 👋
Customer support lead who likes tidy queues.

What I've done
--------------
Support Team Lead @ Monzo (Jan 2022 → now)
Led 11 people; moved CSAT from 81 to 90.

What I know
-----------
Zendesk, Intercom, Looker

Where I studied
---------------
BA Linguistics, University of York (2013 → 2016), 2:1`);
  expect(cv.name?.value).toBe('Beth Calloway');
  expect(postsOf(cv)).toEqual(['Support Team Lead | Monzo']);
  expect(cv.skills.map(({ value }) => value)).toContain('Looker');
  expect(coursesOf(cv)).toEqual(['BA Linguistics']);
  const driver = await parseText(`Andrzej Zielinski
Mobile 07700 900 444

Licences: C+E, ADR (classes 2, 3, 8), CPC to 2028, digi card

Since 2017 I am driving for Fowler Welch in Spalding, night trunks with fridge trailers.
Languages Polish, English (good), German a little.`);
  expect(driver.certificates.map(({ value }) => value)).toEqual([
    'C+E',
    'ADR (classes 2, 3, 8)',
    'CPC to 2028',
    'digi card',
  ]);
  expect(driver.languages).toHaveLength(3);
});

test('what one is called below the name is the title of a post that names its employer alone, and a number in a register no employer', async () => {
  const support = await parseText(`Marcus Odell
IT Support Engineer
Desk-side support, 1,200 users, Intune, Active Directory, PowerShell scripts to create accounts
Kier Group 2018-present
Earlier: PC World, Tech Guy, 2014-2018`);
  expect(postsOf(support)[0]).toBe('IT Support Engineer | Kier Group');
  const optometrist = await parseText(`Naomi Fairbrother MCOptom
GOC 01-23456
Ludlow, SY8. 07700 900 812, naomi@example.com

Resident optometrist, Specsavers Hereford (2017 to date, four days)
20 tests a day, OCT on every patient over 40
Pre-registration optometrist, Boots Opticians Telford (2016-2017)`);
  expect(postsOf(optometrist)).toEqual([
    'Resident optometrist | Specsavers Hereford',
    'Pre-registration optometrist | Boots Opticians Telford',
  ]);
  expect(optometrist.certificates.map(({ value }) => value)).toEqual(['GOC 01-23456']);
  const porter = await parseText(`Rhys Tandy
Kitchen porter/assistant

Jan 2024 to now The Dog & Partridge: pot wash, prep veg
2022-23 Amazon warehouse`);
  expect(postsOf(porter)[0]).toBe('Kitchen porter/assistant | The Dog & Partridge');
  expect(porter.experience[0]?.description?.value).toBe('pot wash, prep veg');
});

test('work called in short is a title, a range left open before a full stop goes on, and "AAT L3" is no part of a name', async () => {
  const warehouse = await parseText(`Sam Okoro
07700 900124

Warehouse Admin at Brand Logistics since 2020: booking in, stock checks, Excel reports.
GCSE Maths 6 English 5`);
  expect(postsOf(warehouse)).toEqual(['Warehouse Admin | Brand Logistics']);
  expect(coursesOf(warehouse)).toEqual(['GCSE Maths 6 English 5']);
  const trainer = await parseText(`Lena Marsh
Personal trainer

Experience
PureGym, Leeds. Jan 2020 - . L3 PT, 30 clients a week.
Nuffield Health, York. Mar 2017 - Dec 2019. Gym instructor.`);
  expect(trainer.experience[0]?.start).toBe('2020-01');
  expect(trainer.experience[0]?.end).toBe('present');
  const accounts = await parseText(`JADE COPLEY  AAT L3
jade.copley@example.com 07700 900123

Accounts assistant, Fenwick & Rowe, Leeds, 2021 to now
- Matched 400 invoices a week to POs in Sage 200`);
  expect(accounts.name?.value).toBe('Jade Copley');
});
