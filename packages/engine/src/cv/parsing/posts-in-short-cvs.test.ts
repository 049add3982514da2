import { expect, test } from 'vitest';
import { parseText } from '../../testing/cvs/parse-text.ts';
import type { ParsedCv } from '../parsed-cv.ts';

const postsOf = ({ experience }: ParsedCv) =>
  experience.map(({ title, company }) => `${title?.value ?? '-'} | ${company?.value ?? '-'}`);
const coursesOf = ({ education }: ParsedCv) => education.map(({ qualification }) => qualification?.value);

test('what is told behind the dates of a post in the same line is its text', async () => {
  const cv = await parseText(`Daniel Oyelaran

Trainee solicitor, Rollits LLP, Hull, September 2024 – present
• Drafted leases
Paralegal – volume conveyancing, My Home Move, 2022 – 2024: 140 files, chasing searches and lenders, client calls
LPC with distinction, University of Law Leeds 2022; LLB (2:1), Hull 2021
Bank cashier, Halifax, 1999 to 2012 – counter, balancing the till daily`);
  expect(postsOf(cv)).toEqual([
    'Trainee solicitor | Rollits LLP',
    'Paralegal | My Home Move',
    'Bank cashier | Halifax',
  ]);
  expect(cv.experience[1]?.description?.value).toContain('140 files');
  expect(cv.experience[2]?.description?.value).toContain('balancing the till daily');
  expect(coursesOf(cv)).toEqual([expect.stringContaining('LPC'), 'LLB']);
});

test('a post that says how many years and no dates is a post', async () => {
  const cv = await parseText(`Name: Angela Firth

Jobs:
GP surgery receptionist, Hackness Road Surgery – 9 years – SystmOne, phones (120 calls a morning)
Bank cashier, Halifax, 1999 to 2012 – counter, balancing the till daily
Languages: English, a bit of French`);
  expect(postsOf(cv)).toEqual(['GP surgery receptionist | Hackness Road Surgery', 'Bank cashier | Halifax']);
  expect(cv.experience[0]?.description?.value).toContain('SystmOne');
  expect(cv.languages.map(({ value }) => value)).toEqual(['English', 'French (a bit of)']);
});

test('posts below a list of skills are no skills', async () => {
  const cv = await parseText(`Tom Askew
tom.askew@example.org

I build interfaces.

Skills: JavaScript, TypeScript, React, Vue, Python, SQL, Docker, Kubernetes, CI/CD

2020-2026 Senior Frontend Developer - Bloom & Wild
Rebuilt checkout in React, bundle from 900 to 310 KB.
2016-2020 Web Developer - Cyber-Duck
Sites for public-sector clients in Drupal.
BA Interactive Media, Bournemouth 2016`);
  expect(postsOf(cv)).toEqual(['Senior Frontend Developer | Bloom & Wild', 'Web Developer | Cyber-Duck']);
  expect(cv.skills.map(({ value }) => value)).not.toContain('Wild');
  expect(coursesOf(cv)).toEqual(['BA Interactive Media']);
});

test('a comma or an aside in brackets names no employer', async () => {
  const cv = await parseText(`Aoife Brennan

Physiotherapist (Band 5, rotational), Hull University Teaching Hospitals, Aug 2023 – present
• Eleven patients a day
2018 – 2023    CNC Miller/Setter    Produmax, Shipley (aerospace)
• Batches of two to fifty`);
  expect(postsOf(cv)).toEqual([
    'Physiotherapist (Band 5, rotational) | Hull University Teaching Hospitals',
    'CNC Miller/Setter | Produmax, Shipley',
  ]);
});

test('a quarter in which something was won opens no post', async () => {
  const cv = await parseText(`CHLOE BRADLEY
Front of House Agent | Crowne Plaza, Leeds | Feb 2023 – Present
Check-ins and check-outs for 135 rooms
Upsell champion Q3 2024 (£4,100)
Receptionist / bar | The Bike & Boot, Scarborough | Apr 2021 – Jan 2023
Answered phones & emails`);
  expect(cv.experience.map(({ title }) => title?.value)).toEqual(['Front of House Agent', 'Receptionist / bar']);
});

test('a school and languages below the last post, without headings, are no part of it', async () => {
  const cv = await parseText(`Kamil Lewin

WORK

2018 – now    CNC Setter    Produmax
Batches of two to fifty.
2011 – 2018   CNC Operator    WSK
Setting and tool offsets.

Technikum Mechaniczne Rzeszów, technik mechanik 2011
English good (B2), Polish`);
  expect(cv.education.map(({ institution }) => institution?.value)).toEqual([
    expect.stringContaining('Technikum Mechaniczne'),
  ]);
  expect(cv.languages.map(({ value }) => value)).toEqual(['English (B2)', 'Polish']);
  expect(cv.experience[1]?.description?.value).toBe('Setting and tool offsets.');
});

test('letters in a line of their own are a membership, whatever section they close', async () => {
  const cv = await parseText(`Miriam Feldman

About me
I like writing the thank-you letter best.

Senior Trusts Officer, Cancer Research, Harrogate (March 2021 – present)
Secured 14 grants above £50k.

MA English Literature, University of York, 2017
MCIOF (Cert)`);
  expect(cv.certificates.map(({ value }) => value)).toEqual(['MCIOF (Cert)']);
});

test('letters behind a name are no name, and given names that are work are', async () => {
  for (const [first, name] of [
    ['DANIEL OYELARAN, LLB, LPC', 'Daniel Oyelaran'],
    ['Aoife Brennan MCSP', 'Aoife Brennan'],
    ['Dean Sykes', 'Dean Sykes'],
    ['Ruth AGARD', 'Ruth Agard'],
  ])
    expect((await parseText(`${first}\n\nWarehouse Operative, Acme, 2019 – 2020\n• Picked orders`)).name?.value).toBe(
      name,
    );
});

test('courses and papers side by side under a heading are a qualification each', async () => {
  const cv = await parseText(`Ruth Ade

WORK
TA (1:1) – St Oswald's CE Primary – September 2021 to July 2026
For five years I have supported one child.

LEARNING
CACHE Level 3 Supporting Teaching and Learning in Schools (2021), Level 2 Makaton, Paediatric First Aid (to 2027), Team Teach (12 hours), GCSEs inc. Maths B English B`);
  expect(postsOf(cv)).toEqual(["TA | St Oswald's CE Primary"]);
  expect(coursesOf(cv)).toEqual([
    'CACHE Level 3 Supporting Teaching and Learning in Schools',
    'Level 2 Makaton',
    'Paediatric First Aid',
    'Team Teach (12 hours)',
    'GCSEs inc. Maths B English B',
  ]);
});

test('an employer stands in front of the title, dates behind what was done, and a headline is no part of a post', async () => {
  const cv = await parseText(`Grace Pemberton
Analytical chemist looking for term-time work

ASOS: BI Analyst: Aug 2020 to date
Dashboards for buying and merchandising.

Coach for Premier Education: I run after-school football and dodgeball in five schools, since Sept 2019. Level 2 Multi-Skills.
2015–2018 QC Analyst, Croda, Goole. Made up standards and volumetric solutions and looked after the store.
Medical secretary, 2010 – 2014. Audio typing, 80 wpm.`);
  expect(postsOf(cv)).toEqual([
    'BI Analyst | ASOS',
    'Coach | Premier Education',
    'QC Analyst | Croda, Goole',
    'Medical secretary | -',
  ]);
});

test('tickets above the first post, which names itself, are no part of it', async () => {
  const cv = await parseText(`LIAM DOYLE
CISRS Advanced Scaffolder (card exp 2028)
SSPTS inspection ticket
Full driving licence

04/18 to present – Advanced scaffolder/chargehand – GKR Scaffolding
Chargehand of a 4 man gang.
2012 to 2018 – Scaffolder – Lyndon
tube & fitting, birdcages, independent`);
  expect(postsOf(cv)).toEqual(['Advanced scaffolder/chargehand | GKR Scaffolding', 'Scaffolder | Lyndon']);
  expect(cv.certificates.map(({ value }) => value)).toEqual(['Full driving licence']);
});

test('list items that start small stay apart', async () => {
  const cv = await parseText(`Mateusz Lewin

Data Engineer, Deliveroo, London (Feb 2021 – Jan 2023)
  – Cut the bill by partitioning and clustering
  – dbt models for 60 analysts`);
  expect(cv.experience[0]?.description?.value).toBe(
    '– Cut the bill by partitioning and clustering\n– dbt models for 60 analysts',
  );
});

test('posts above a heading of the earlier ones are posts, and a town below the name is no title', async () => {
  const cv = await parseText(`Zara Whitcombe
London · zara.w@example.com

PRODUCT

GoCardless — Senior Product Manager, Payer Experience (2022 → now)
Own hosted payment pages.

Onfido — Product Manager (2019 → 2022)
Interviewed 40 customers.

BEFORE
KPMG — Associate, Financial Services Advisory (2016 → 2019)

Durham — BSc Economics, 2:1`);
  expect(cv.experience.map(({ company, start }) => [company?.value, start])).toEqual([
    ['GoCardless', '2022'],
    ['Onfido', '2019'],
    ['KPMG', '2016'],
  ]);
  const carer = await parseText(`Blessing Moyo
Harare, now Bradford
Health care assistant, nights, Czajka Care, Brookfield, since Jan 2024
personal care for 22 residents with one colleague
Shona, English, Ndebele`);
  expect(carer.experience[0]?.title?.value).toContain('Health care assistant');
  expect(carer.languages).toHaveLength(3);
});

test('an employer in front of the title, dates and what was done, all in one line', async () => {
  const cv = await parseText(`Felix Brand
Business analyst with SQL
Yorkshire Water, Business Analyst, 2020–present: requirements workshops, process maps in Visio
Lloyds, customer adviser, 2017–2020.
BA Business Management, Leeds Beckett 2017 (2:1)`);
  expect(postsOf(cv)[0]).toBe('Business Analyst | Yorkshire Water');
  expect(cv.experience[0]?.description?.value).toContain('process maps in Visio');
});

test('short years, dates in front and letters for a title, each with what was done in the same line', async () => {
  const cv = await parseText(`Wayne "Spud" Murphy

Career so far:

Senior Technician, Farnell Land Rover, Guiseley (Jan 17 - Mar 26) — fault finding with an oscilloscope
2011 – 2016 Sales Executive, Arnold Clark, Stockport: 14 cars a month, finance and warranty
MLA, Bradford Royal Infirmary, 2009–11: booking in, centrifuges, sending away`);
  expect(cv.name?.value).toBe('Wayne Murphy');
  expect(postsOf(cv)).toEqual([
    'Senior Technician | Farnell Land Rover, Guiseley',
    'Sales Executive | Arnold Clark',
    'MLA | Bradford Royal Infirmary',
  ]);
});

test('names far apart, letters behind a comma, and headings between dashes', async () => {
  const elena = await parseText(`E L E N A   R O S S I
Architectural Designer (RIBA Part II)
elena.rossi@example.com

—— Practice ——

Part II Architectural Assistant // Bauman Lyons // Leeds // Sep 2024 → present
Stage 4 package for a terrace.`);
  expect(elena.name?.value).toBe('Elena Rossi');
  expect(postsOf(elena)).toEqual(['Part II Architectural Assistant | Bauman Lyons']);
  const emeka = await parseText('Dr. Emeka Nwosu, FIBMS\nHCPC BS00000\n\nBSc Zoology, Leeds 2024 (2:1)');
  expect(emeka.name?.value).toBe('Emeka Nwosu');
  expect(coursesOf(emeka)).toEqual([expect.stringContaining('BSc Zoology')]);
});

test('employers with dates and a colon, titles behind the dates, earlier posts, Saturday jobs and years in industry', async () => {
  const cv = await parseText(`Robert Payne CEng MIMechE
Chief Engineer seeking something quieter

Jacobs Leeds 2010–2014, CAD Technician (highways): drawings and cross-sections for a council
North Star Coffee (2014-2016) head barista. dial in two grinders every morning
Earlier: barman, The Box Tree (1985–88)
Year in industry, Amey, Wakefield — 1984 to 1985
Saturday job at Ilkley Grocer 1980–1983: tills, fruit display, deliveries`);
  expect(postsOf(cv)).toEqual([
    'CAD Technician (highways) | Jacobs Leeds',
    'head barista | North Star Coffee',
    'barman | The Box Tree',
    'Year in industry | Amey, Wakefield',
    'Saturday job | Ilkley Grocer',
  ]);
});
