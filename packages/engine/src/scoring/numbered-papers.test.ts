import { describe, expect, it } from 'vitest';
import { isOtherRegister, lineOfPapers, mayBeCard, mayBeLetters, paperNumbers } from './numbered-papers.ts';
import type { EvidenceKind } from './scoring-input.ts';

const found = (asked: string, text: string, kind: EvidenceKind = 'education') =>
  lineOfPapers([{ kind, text, stems: [], entry: 0, line: 0 }], paperNumbers(asked)) === 0;

describe('a paper that is known by its number', () => {
  it.each([
    ['City & Guilds 2391 inspection and testing', 'NVQ Level 3, 18th Edition, 2391-51'],
    ['18th Edition wiring regulations (BS 7671)', 'NVQ Level 3, 18th Edition, 2391-51'],
    ['C&G 2365 and 2391', 'C&G 2365 L3, AM2, 2382-22 (18th), 2391-52'],
  ])('%s is held by: %s', (asked, text) => expect(found(asked, text)).toBe(true));

  it.each([
    ['City & Guilds 2391', 'City & Guilds 2382-22'],
    ['City & Guilds 2391', 'Studying for 2391, exam in May'],
    ['18th Edition wiring regulations', '17th Edition wiring regulations'],
    ['C&G 2365 and 2391', 'C&G 2365'],
    ['Turnover of £2391 a day', 'C&G 2391'],
    ['Qualified before 2019', 'BSc Physics, 2019'],
    ['NVQ Level 3', 'NVQ Level 3'],
  ])('%s is not: %s', (asked, text) => expect(found(asked, text)).toBe(false));

  it('is held where something was learned, not where it is told of', () =>
    expect(found('City & Guilds 2391', 'Taught the 2391 course to apprentices', 'experience')).toBe(false));
});

it.each([
  ['ECS gold card', 'JIB and ECS gold cards', true],
  ['ECS gold card', 'JIB gold card', false],
  ['CSCS card', 'C&G 2365, AM2, IPAF 3a', false],
  ['Knowledge of GDPR', 'Did the impact assessment for the arrears model', true],
  ['Discarding waste by the NHS rules', 'Sorted waste', true],
])('a card that is asked for by its letters has them: %s, %s', (asked, text, is) =>
  expect(mayBeCard(asked, text)).toBe(is),
);

describe('letters behind a name', () => {
  it.each([
    ['Chartered member of a professional body', 'MCIOB'],
    ['MCIOB or working towards it', 'MCIOB'],
    ['ACCA or CIMA', 'ACCA'],
    ['Qualified accountant', 'FCCA'],
    ['First aid at work', 'First aid at work'],
    ['First aid at work', 'FAW 2025'],
    ['PA1 and PA6 spraying certificates', 'PA1/PA6'],
  ])('"%s" may be shown by %s', (asked, text) => expect(mayBeLetters(asked, text)).toBe(true));

  it.each([
    ['First aid at work', 'MCIOB'],
    ['Experience with NHBC inspections', 'MRICS'],
    ['Knowledge of veterinary practices', 'MD-102'],
  ])('"%s" is not shown by %s', (asked, text) => expect(mayBeLetters(asked, text)).toBe(false));
});

it('one register is not another', () => {
  expect(isOtherRegister('Registered with the GDC', 'RCVS registered. Diploma Veterinary Nursing 2017.')).toBe(true);
  expect(isOtherRegister('NMC registered nurse', 'Registered with the HCPC since 2016')).toBe(true);
  expect(isOtherRegister('Registered with the GDC', 'GDC registered since 2019')).toBe(false);
  expect(isOtherRegister('Registered with the GDC', 'GDC 278112')).toBe(false);
  expect(isOtherRegister('Registered nurse', 'NMC registered')).toBe(false);
});
