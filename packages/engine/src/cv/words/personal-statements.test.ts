import { expect, test } from 'vitest';
import { isPersonalStatement } from './personal-statements.ts';

test.each([
  'Maternity leave',
  'Paternity leave, Jan 2019 – Dec 2019',
  'Career break to raise my children',
  'Stay-at-home father',
  'Skilled Worker visa until 2028',
  'No sponsorship required',
  'Full right to work in the UK',
  'Registered disabled',
  'I have dyslexia and ADHD',
  'Member of Unite the Union',
  'Shop steward, GMB',
  'Practising Muslim',
  'Active member of St Anne’s Church',
])('about the person: %s', (line) => {
  expect(isPersonalStatement(line)).toBe(true);
});

test.each([
  'Managed maternity leave cases for three hundred staff',
  'Processed visa applications and interviewed applicants',
  'Member of the senior leadership team',
  'Taught children with autism and dyslexia',
  'Keeps the accounts of a local church and runs its food bank',
  'Reconciled accounts of a credit union',
  'Member of the Institution of Civil Engineers',
  'Break-even analysis for new shops',
])('work: %s', (line) => {
  expect(isPersonalStatement(line)).toBe(false);
});
