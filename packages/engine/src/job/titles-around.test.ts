import { expect, test } from 'vitest';
import { readTxt } from '../txt/read-txt.ts';
import { parseJobDescription } from './parse-job-description.ts';

const parse = (text: string) => parseJobDescription(readTxt(text));
const list = '\n\nYou must have:\n- a degree\n- a licence';

test.each([
  ['Fruit Pickers x 30', 'Fruit Pickers', 30],
  ['Ferry Stewards (6) – Mallaig, near Fort William', 'Ferry Stewards', 6],
  ['Rent Officer (two posts)', 'Rent Officer', 2],
  ["Patent Attorney, 3–6 years' PQE", 'Patent Attorney', undefined],
  ['FW: RE: Site Engineer - 9 month contract - Leeds', 'Site Engineer', undefined],
  ['Dental Nurse - Full time, Harrogate', 'Dental Nurse', undefined],
  ['Medical Receptionist (part time, 24 hrs)', 'Medical Receptionist', undefined],
  ['Bartender wanted for busy cocktail bar in Manchester', 'Bartender', undefined],
  ['Gardener (Level 2)', 'Gardener (Level 2)', undefined],
])('"%s" is for %s', (line, title, positions) => {
  const job = parse(`${line}${list}`);
  expect(job.title?.value).toBe(title);
  expect(job.available_positions?.value).toBe(positions);
});

test('what its writer is, at the head of a post that was copied, is not the job', () => {
  const job = parse(
    `Ines Falk • 2nd\nHead of Design at Bramble\n2d\n\nI'm on the hunt for a Motion Designer to join us. We make films for museums.${list}`,
  );
  expect(job.title?.value).toBe('Motion Designer');
});
