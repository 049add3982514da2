import { expect, it } from 'vitest';
import { membershipShown } from './memberships.ts';
import { isOnlyNumber, isOnlyTicket } from './numbered-papers.ts';
import { prepareJob } from './prepared-job.ts';
import { readMatch } from './reading.ts';
import { cv, job, judgeBy, lines } from './testing/reading-case.ts';

const institute = 'Member of the Chartered Institute of Fundraising';

it.each([
  [institute, 'MCIOF (Cert)', 'said'],
  ['Membership of the CSP', 'MCSP', 'said'],
  [institute, 'Trustee and treasurer of a food bank, two grant applications', 'no'],
  [institute, 'Member of the CIOF since 2020', 'perhaps'],
  [institute, 'MRICS', 'no'],
  ['Member of a professional body', 'Chartered member since 2019', 'perhaps'],
  ['Chartered Member of the Landscape Institute', 'CMLI', 'said'],
  ['Chartered Member of the Landscape Institute', 'MIET', 'no'],
  ['A member of the team who likes order', 'Kept the stores in order', undefined],
  ['Chartered surveyor', 'MRICS', undefined],
  ['MRCGP (or equivalent)', 'Independent prescriber (V300)', 'no'],
  ['MRCGP (or equivalent)', 'MRCGP 2019', 'perhaps'],
  ['MRCGP', 'Member of the Royal College of General Practitioners', 'perhaps'],
])('%s by %s: %s', (asked, line, shown) => expect(membershipShown(asked, line)).toBe(shown));

it('a membership is held by its letters, and by no other line, whatever the reader thinks of them', async () => {
  const asked = prepareJob(job([institute]));
  const verdictOf = async (certificates: string[]) => {
    const { reading } = await readMatch(asked, cv(lines, { certificates }), judgeBy(() => 'met').judge);
    return reading[0]?.verdict;
  };
  expect(await verdictOf(['MCIOF (Cert)'])).toBe('met');
  expect(await verdictOf([])).toBe('no');
});

it('a licence is no apprenticeship', () => {
  expect(isOnlyTicket('An apprenticeship or Level 3 in engineering', 'FLT licence (RTITB)')).toBe(true);
  expect(isOnlyTicket('An apprenticeship or Level 3 in engineering', 'Level 3 NVQ, and an FLT licence')).toBe(false);
  expect(isOnlyTicket('A driving licence', 'FLT licence (RTITB)')).toBe(false);
});

it('letters of the same body show that someone is qualified, and a student shows nothing', () => {
  const asked = 'ACA / ACCA / CIMA qualified';
  expect(['FCCA', 'ACMA, CGMA', 'Qualified accountant (ACCA)'].map((text) => membershipShown(asked, text))).toEqual([
    'said',
    'said',
    'said',
  ]);
  expect(['ACCA part qualified', 'Studying towards ACCA', 'MAAT'].map((text) => membershipShown(asked, text))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(membershipShown('Part qualified ACCA or CIMA', 'FCCA')).toBeUndefined();
});

it.each([
  ['Good knowledge of cross-infection control', 'GDC no. 298877', true],
  ['Safe administration of medicines', 'NMC PIN 12A3456E', true],
  ['GDC registration', 'GDC no. 298877', false],
  ['Registered dental nurse', 'GDC no. 298877', false],
  ['Inspection and testing', 'City & Guilds 2391', false],
  ['Inspection and testing', 'Inspected 298877 parts', false],
])('whether %j is asked where only the number of a register stands: %s', (asked, text, is) => {
  expect(isOnlyNumber(asked, text)).toBe(is);
});
