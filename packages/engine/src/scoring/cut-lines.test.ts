import { describe, expect, it } from 'vitest';
import { cutLines, isBareList, saysOnlyKnown, tellsOfWork } from './cut-lines.ts';

const cut = (text: string) => cutLines(text, (line) => line);

describe('sentences of a line', () => {
  it('end at a full stop, and not at a shortened word', () => {
    expect(
      cut(
        'Prepared the pay of 1,200 staff incl. apprentices and agency workers. Released the slips by the 30th of each month.',
      ),
    ).toEqual([
      'Prepared the pay of 1,200 staff incl. apprentices and agency workers.',
      'Released the slips by the 30th of each month.',
    ]);
  });
});

it('a line that starts with a small letter goes on where it starts with a word', () => {
  expect(cut('Care plans filed on time\nand read to the family')).toEqual([
    'Care plans filed on time and read to the family',
  ]);
  expect(cut('Evidence and care plans filed on time\ns47 enquiries with the police and schools')).toEqual([
    'Evidence and care plans filed on time',
    's47 enquiries with the police and schools',
  ]);
});

it('words with small ones between them are a sentence, whichever small words these are', () => {
  expect(isBareList('Victim updates, told them honestly what we can do')).toBe(false);
  expect(isBareList('Java Kubernetes AWS React Python Docker Terraform Ansible Linux')).toBe(true);
});

describe('words set side by side', () => {
  it.each([
    'BP, temp, pulse, sats and resps on 12 patients, scored on NEWS2',
    'Planned inflow/outflow weekly, placed surplus in funds, arranged lines, SBI, HDFC',
    '12 chairs, targets, wages, rota, stock',
    'Shellac rubber, stain, grain fill, spirited off',
    'Adds, disposals, depreciation, tagged, counted',
  ])('tell of work, as notes do: %s', (line) => {
    expect(isBareList(line)).toBe(true);
    expect(tellsOfWork(line)).toBe(true);
  });

  it.each(['Java, Kubernetes, AWS, React, Python', 'Word, Excel 2016, Outlook, Sage 50'])('are names: %s', (line) => {
    expect(isBareList(line)).toBe(true);
    expect(tellsOfWork(line)).toBe(false);
  });

  it.each(['I know Stock control, Merchandising, Microsoft Excel.', 'Proficient in Word, Excel and Outlook'])(
    'are a list in a sentence: %s',
    (line) => {
      expect(saysOnlyKnown(line)).toBe(true);
    },
  );

  it.each([
    'Proficient in Excel, in which I kept the accounts of three shops',
    'Skilled in talking to upset families at the ward desk every day',
    'Knew every regular by name',
  ])('are more than that: %s', (line) => {
    expect(saysOnlyKnown(line)).toBe(false);
  });
});

it('a publication is one thing said', () => {
  const publication =
    'Solvang, I., & Lunde, P. (2024). Slow return of kelp after trawling. Marine Ecology Letters 733: 45–61.';
  expect(cut(publication)).toEqual([publication]);
});
