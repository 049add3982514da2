import { expect, test } from 'vitest';
import { readPdf } from '../pdf/read-pdf.ts';
import { drawPdf, type Pdf } from '../testing/draw-pdf.ts';
import { parseJobDescription } from './parse-job-description.ts';

type Line = readonly [text: string, x: number, y: number, look?: { size?: number; isBold?: boolean }];

async function readLaidOut(lines: readonly Line[]) {
  const draw = (pdf: Pdf) => {
    for (const [text, x, y, { size = 11, isBold = false } = {}] of lines) {
      pdf.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
      pdf.text(text, x, y, { lineBreak: false });
    }
  };
  return parseJobDescription(await readPdf(await drawPdf(draw)));
}

const title: Line = ['Warehouse Shift Manager', 40, 40, { size: 22, isBold: true }];
const heading = { isBold: true, size: 13 };

test('labels above their values, side by side, and text behind a label', async () => {
  const { town, jobType, description, team } = await readLaidOut([
    title,
    ['LOCATION', 40, 90, { size: 9 }],
    ['Castle Donington, DE74', 40, 102],
    ['TYPE', 40, 124, { size: 9 }],
    ['Permanent', 40, 136],
    ['TEAM', 240, 90, { size: 9 }],
    ['45 direct reports', 240, 102],
    ['START', 240, 124, { size: 9 }],
    ['As soon as you can', 240, 136],
    ["About the job: You'll run one of four shifts in an ambient warehouse, from goods-in on.", 40, 180],
  ]);
  expect(town?.value).toBe('Castle Donington');
  expect(jobType?.value).toBe('permanent');
  expect(description?.value).toBe("You'll run one of four shifts in an ambient warehouse, from goods-in on.");
  expect(team?.value.structure).toBe('45 direct reports');
});

test('parts and paragraphs with numbers', async () => {
  const {
    title: called,
    responsibilities,
    requirements,
  } = await readLaidOut([
    ['Occupational Therapist', 40, 40, { size: 20, isBold: true }],
    ['1. MAIN TASKS, DUTIES AND RESPONSIBILITIES', 40, 80, heading],
    ['1.1 Assess cognition and perception with standardised tools.', 40, 105],
    ['1.2 Prescribe equipment and minor adaptations.', 40, 125],
    ['2. KNOWLEDGE, TRAINING AND EXPERIENCE REQUIRED TO DO THE JOB', 40, 160, heading],
    ['2.1 Degree in occupational therapy and HCPC registration.', 40, 185],
    ['2.2 Car driver with access to a vehicle.', 40, 205],
  ]);
  expect(called?.value).toBe('Occupational Therapist');
  expect(responsibilities?.value).toEqual([
    'Assess cognition and perception with standardised tools',
    'Prescribe equipment and minor adaptations',
  ]);
  expect(requirements?.value).toEqual([
    'Degree in occupational therapy and HCPC registration',
    'Car driver with access to a vehicle',
  ]);
});

test('a cell that goes on in the next line', async () => {
  const { requirements, niceToHave } = await readLaidOut([
    ['Assistant Headteacher', 40, 40, { size: 20, isBold: true }],
    ['Person specification', 40, 90, heading],
    ['Essential', 160, 120, { isBold: true }],
    ['Desirable', 380, 120, { isBold: true }],
    ['Qualifications', 40, 145, { isBold: true }],
    ['Qualified Teacher Status', 160, 145],
    ['NPQSL or working towards it', 380, 145],
    ['Experience', 40, 170, { isBold: true }],
    ['Three years as a head of year', 160, 170],
    ['Work in more than one school', 380, 170],
    ['Leading whole-school change in', 160, 183],
    ['behaviour', 160, 196],
  ]);
  expect(requirements?.value).toContain('Leading whole-school change in behaviour');
  expect(niceToHave?.value).toEqual(['NPQSL or working towards it', 'Work in more than one school']);
});

test('pay that goes on in the short last line above two columns', async () => {
  const left = [
    'CRYOFLOW models how ice shelves break, and',
    'its core is thirty years old, fast, and known',
    'by three people. It should be known by many.',
  ];
  const right = [
    'You will port the solver to other machines,',
    'write documentation that a student can use',
    'and teach two workshops in every year of it.',
  ];
  const { salaryMin, salaryMax, applicationDeadline } = await readLaidOut([
    ['Research Software Engineer', 40, 40, { size: 20, isBold: true }],
    ['Department of Earth Sciences, University of Leeds. Fixed term for 36 months, full time. £41,064–', 40, 80],
    ['£48,822 p.a. Closing 18 December 2026.', 40, 93],
    ...left.map((text, row): Line => [text, 40, 120 + row * 13]),
    ...right.map((text, row): Line => [text, 320, 120 + row * 13]),
  ]);
  expect([salaryMin?.value, salaryMax?.value]).toEqual([41_064, 48_822]);
  expect(applicationDeadline?.value).toBe('2026-12-18');
});

test('a table of which each row is a part', async () => {
  const job = await readLaidOut([
    ['Drainage Engineer', 40, 40, { size: 20, isBold: true }],
    ['Purpose', 40, 90, { isBold: true }],
    ['Keep the roads of the county dry and its culverts sound.', 180, 90],
    ['Duties', 40, 120, { isBold: true }],
    ['Survey culverts and ditches', 180, 120],
    ['Design schemes up to half a million pounds', 180, 134],
    ['Answer for what is built', 180, 148],
    ['Requirements', 40, 178, { isBold: true }],
    ['HNC in civil engineering', 180, 178],
    ['Two years of drainage design, of which one was spent with a council or a water', 180, 192],
    ['company', 180, 206],
  ]);
  expect(job.responsibilities?.value).toEqual([
    'Survey culverts and ditches',
    'Design schemes up to half a million pounds',
    'Answer for what is built',
  ]);
  expect(job.requirements?.value).toEqual([
    'HNC in civil engineering',
    'Two years of drainage design, of which one was spent with a council or a water company',
  ]);
});

test('a list goes on below a box of facts beside it', async () => {
  const { requirements } = await readLaidOut([
    title,
    ['What you need', 34, 101, heading],
    ['• Three years of leading people in a warehouse', 52, 129],
    ['• A counterbalance licence', 52, 142],
    ['• Good written English', 52, 155],
    ['• A head for figures of stock, of hours and of what a shift', 52, 167],
    ['• First aid', 52, 180],
    ['Key facts', 422, 149, heading],
    ['Permanent', 422, 170],
    ['£41,000', 422, 186],
    ['• Two nights in a row and two days in a row, for four days on and four days off, in every week', 52, 200],
  ]);
  expect(requirements?.value).toHaveLength(6);
  expect(requirements?.value.at(-1)).toMatch(/^Two nights in a row/u);
});

test('the heading below two columns belongs to what stands under it', async () => {
  const columns = [
    ['Plan the rota for two hundred people', 'Order packaging stock'],
    ['Lead the briefing before each shift', 'Report accidents on the day'],
    ['Walk the floor with the safety rep', 'Train four deputies'],
  ];
  const { responsibilities, requirements } = await readLaidOut([
    title,
    ['Duties', 40, 80, { isBold: true }],
    ...columns.flatMap(([left = '', right = ''], row): Line[] => [
      [`• ${left}`, 40, 102 + row * 13],
      [`• ${right}`, 320, 102 + row * 13],
    ]),
    ['What we need', 40, 155, { isBold: true }],
    ['You have led people in a warehouse of a similar size for at least three years, and hold a first aid', 40, 168],
    ['certificate.', 40, 181],
  ]);
  expect(responsibilities?.value).toHaveLength(6);
  expect(requirements?.value).toEqual([
    'You have led people in a warehouse of a similar size for at least three years, and hold a first aid certificate',
  ]);
});

test('the stack is no town', async () => {
  const { town } = await readLaidOut([
    ['Backend Engineer', 40, 40, { size: 20, isBold: true }],
    ['About the job: you will run the ledger that two hundred charities are paid from.', 40, 80],
    ['Our stack: Elixir, Phoenix, Kent', 40, 100],
  ]);
  expect(town).toBeUndefined();
});

test('criteria with their grade beside them, broken by their cells', async () => {
  const { requirements, niceToHave } = await readLaidOut([
    title,
    ['Person specification', 40, 80, heading],
    ['Criteria', 40, 105],
    ['Essential or', 360, 105],
    ['Assessed', 460, 105],
    ['Desirable', 360, 118],
    ['by', 460, 118],
    ['Three years of leading people in a warehouse', 40, 140],
    ['E', 360, 140],
    ['A', 460, 140],
    ['Or in a factory, by day and by night', 40, 153],
    ['Counterbalance licence', 40, 175],
    ['D', 360, 175],
    ['A', 460, 175],
    ['Numbers at a level that a rota needs', 40, 197],
    ['E', 360, 197],
    ['I', 460, 197],
  ]);
  expect(requirements?.value).toEqual([
    'Three years of leading people in a warehouse Or in a factory, by day and by night',
    'Numbers at a level that a rota needs',
  ]);
  expect(niceToHave?.value).toEqual(['Counterbalance licence']);
});

test('criteria in a column each, broken by their cells, the first nearly full', async () => {
  const { requirements, niceToHave } = await readLaidOut([
    title,
    ['Person specification', 40, 80, heading],
    ['Attributes', 40, 105],
    ['Essential', 130, 105],
    ['Desirable', 340, 105],
    ['Education and', 40, 127],
    ['Level 3 in logistics, or a degree in', 130, 127],
    ['training', 40, 140],
    ['a related subject', 130, 140],
    ['Experience', 40, 162],
    ['Leading people in a warehouse of more', 130, 162],
    ['Work with a yard of tankers', 340, 162],
    ['than one shift', 130, 175],
    ['or of bulk trailers', 340, 175],
    ['Counterbalance licence', 130, 197],
    ['Apply to Moss Freight by post, and tell us what you would change about our yard first.', 40, 240],
  ]);
  expect(requirements?.value).toEqual([
    'Level 3 in logistics, or a degree in a related subject',
    'Leading people in a warehouse of more than one shift',
    'Counterbalance licence',
  ]);
  expect(niceToHave?.value).toEqual(['Work with a yard of tankers or of bulk trailers']);
});
