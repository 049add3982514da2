import { expect, test } from 'vitest';
import { readPdf } from '../../pdf/read-pdf.ts';
import { drawPdf, type Pdf } from '../../testing/draw-pdf.ts';
import { parseCv } from './parse-cv.ts';

type Line = readonly [text: string, x: number, y: number, look?: { size?: number; isBold?: boolean }];

const bold = { isBold: true };

async function readDrawn(lines: readonly Line[], more: (pdf: Pdf) => void = () => {}) {
  const draw = (pdf: Pdf) => {
    for (const [text, x, y, { size = 11, isBold = false } = {}] of lines) {
      pdf.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
      pdf.text(text, x, y, { lineBreak: false });
    }
    more(pdf);
  };
  return parseCv(await readPdf(await drawPdf(draw)), { now: new Date('2026-01-01') });
}

test('a name whose letters a designer moved apart', async () => {
  const text: Line[] = Array.from({ length: 4 }, (_, row) => [
    'Ran paid search for two shops from nothing to a third of their sales',
    40,
    120 + row * 14,
  ]);
  const cv = await readDrawn([['Profile', 40, 100, bold], ...text], (pdf) => {
    pdf.font('Helvetica').fontSize(26);
    let x = 40;
    for (const part of ['A', 'M', 'A', 'RA ', 'O', 'SE', 'I']) {
      pdf.text(part, x, 40, { lineBreak: false });
      x += pdf.widthOfString(part) + 4.5;
    }
  });
  expect(cv.name?.value).toBe('Amara Osei');
});

test('dates that a narrow column breaks, beside two lines of a post, and a hospital below a field', async () => {
  const { experience } = await readDrawn([
    ['Dr Hye-jin Moon', 40, 40, { size: 20 }],
    ['Appointments', 40, 80, { isBold: true, size: 13 }],
    ['Aug 2023 – to', 40, 105],
    ['date', 86, 119],
    ['Specialty Registrar (ST5), Acute Medicine', 150, 105, bold],
    ['Northern General Hospital, Sheffield', 150, 119],
    ['Aug 2021 – Aug', 40, 150],
    ['2023', 84, 164],
    ['Internal Medicine Trainee (IMT1–2)', 150, 150, bold],
    ['Rotherham General Hospital', 150, 164],
    ['Aug 2019 – Aug', 40, 195],
    ['2021', 84, 209],
    ['Foundation Doctor (FY1–2)', 150, 195, bold],
    ['Chesterfield Royal Hospital', 150, 209],
  ]);
  const posts = experience.map((post) => `${post.title?.value} | ${post.company?.value} | ${post.start} | ${post.end}`);
  expect(posts).toEqual([
    'Specialty Registrar (ST5), Acute Medicine | Northern General Hospital | 2023-08 | present',
    'Internal Medicine Trainee | Rotherham General Hospital | 2021-08 | 2023-08',
    'Foundation Doctor | Chesterfield Royal Hospital | 2019-08 | 2021-08',
  ]);
});

test('a list in two columns with drawn bullets, one of them close behind a full line', async () => {
  const items: Line[] = [
    ['SVQ 3 Professional Cookery, Dundee & Angus', 58, 105],
    ['College, 2015', 58, 118],
    ['Level 3 Food Hygiene, 2023', 58, 131],
    ['Allergen awareness, 2024', 308, 105],
    ['Personal licence', 308, 118],
  ];
  const cv = await readDrawn(
    [['Callum Fraser', 40, 40, { size: 20 }], ['Certificates', 40, 80, bold], ...items],
    (pdf) => {
      for (const [x, y] of [
        [46, 109],
        [46, 135],
        [296, 109],
        [296, 122],
      ] as const)
        pdf.circle(x, y, 2).fill();
    },
  );
  expect(cv.certificates.map(({ value }) => value)).toEqual([
    'SVQ 3 Professional Cookery, Dundee & Angus College, 2015',
    'Allergen awareness, 2024',
    'Personal licence',
    'Level 3 Food Hygiene, 2023',
  ]);
});

test('items of a list in the right column of a table, beside dates that a narrow column breaks', async () => {
  const row = (y: number, label: string, ...texts: readonly string[]): Line[] => [
    [label, 55, y],
    ...texts.map((text, at): Line => [text, 130, y + at * 13]),
  ];
  const head = { isBold: true, size: 14 };
  const { experience } = await readDrawn([
    ['Gwen Maddox', 40, 40, { size: 20 }],
    ['Experience', 130, 80, head],
    ...row(110, '2017–now', 'Senior engineer, Hollin Partnership, Cardiff.', 'Designed a nine-storey timber frame.'),
    ...row(150, 'Sep 2011–', 'Structural engineer, Mott & Lisle, Bristol.'),
    ['Feb 2017', 55, 163],
    ['• Checked steel connections for stadium roofs', 145, 174],
    ...row(205, '2009–2011', 'Graduate engineer, Cardiff Council, Cardiff.', 'Inspected forty bridges.'),
    ['Skills', 130, 240, head],
    ...row(265, 'Analysis', 'Tekla, Robot'),
    ...row(285, 'Drawing', 'Revit, AutoCAD'),
    ['Languages', 130, 310, head],
    ...row(335, 'Welsh', 'Mother tongue'),
    ...row(355, 'English', 'Fluent'),
  ]);
  const posts = experience.map((each) => `${each.title?.value} | ${each.company?.value} | ${each.description?.value}`);
  expect(posts).toEqual([
    'Senior engineer | Hollin Partnership | Designed a nine-storey timber frame',
    'Structural engineer | Mott & Lisle | Checked steel connections for stadium roofs',
    'Graduate engineer | Cardiff Council | Inspected forty bridges',
  ]);
});

test('a page of two columns has its headings above the dates, and a range that goes on below', async () => {
  const { experience, education } = await readDrawn([
    ['Clementine Barraclough', 160, 40, { size: 20 }],
    ['York, 07700 900748, clem@example.org', 160, 70],
    ['Career so far', 40, 100, { isBold: true, size: 13 }],
    ['January 2022 to now', 40, 125],
    ['Events Manager', 200, 125, bold],
    ['Merchant Hall York', 200, 139],
    ['Lead on 120 weddings and conferences a year', 200, 153],
    ['September 2017', 40, 180],
    ['to February 2019', 40, 194],
    ['Conference Assistant', 200, 180, bold],
    ['University of York', 200, 194],
    ['Studies', 40, 225, { isBold: true, size: 13 }],
    ['2014 to 2017', 40, 250],
    ['BA Events Management, Leeds Beckett University', 200, 250],
    ['Languages', 40, 280, { isBold: true, size: 13 }],
    ['English', 40, 305],
    ['mother tongue', 200, 305],
    ['Spanish', 40, 325],
    ['conversational', 200, 325],
  ]);
  expect(experience.map(({ title, company, start, end }) => [title?.value, company?.value, start, end])).toEqual([
    ['Events Manager', 'Merchant Hall York', '2022-01', 'present'],
    ['Conference Assistant', 'University of York', '2017-09', '2019-02'],
  ]);
  expect(education.map(({ institution }) => institution?.value)).toEqual(['Leeds Beckett University']);
});
