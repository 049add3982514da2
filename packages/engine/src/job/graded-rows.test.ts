import { describe, expect, it } from 'vitest';
import { readTxt } from '../txt/read-txt.ts';
import { parseJobDescription } from './parse-job-description.ts';

const read = (rows: string) => {
  const { requirements, niceToHave } = parseJobDescription(readTxt(`Park Ranger\n\nPerson specification\n${rows}`));
  return { requirements: requirements?.value, niceToHave: niceToHave?.value };
};

describe('a table whose rows are graded', () => {
  it('by a letter behind each criterion, with the name of a group in front of some', () => {
    expect(
      read(
        'Factor\tCriteria\tEssential or Desirable\tAssessed by\nEducation\tLevel 3 in countryside work\tE\tA\n\tFirst aid certificate\tD\tA\nExperience\tLeading volunteers\tE\tA / I\nOther\tFull driving licence\tE\tA',
      ),
    ).toEqual({
      requirements: ['Level 3 in countryside work', 'Leading volunteers', 'Full driving licence'],
      niceToHave: ['First aid certificate'],
    });
  });

  it('by a word, with the name of a group in a row of its own', () => {
    expect(
      read(
        'Criteria\tRequired?\nEducation\nLevel 3 in countryside work\tEssential\nFirst aid certificate\tDesirable\nExperience\nLeading volunteers\tEssential',
      ),
    ).toEqual({
      requirements: ['Level 3 in countryside work', 'Leading volunteers'],
      niceToHave: ['First aid certificate'],
    });
  });

  it('in front of the criterion', () => {
    expect(read('E\tLeading volunteers\nD\tFirst aid certificate\nE\tFull driving licence')).toEqual({
      requirements: ['Leading volunteers', 'Full driving licence'],
      niceToHave: ['First aid certificate'],
    });
  });

  it('and two letters in a table of something else are none', () => {
    expect(read('Blood group\tE\nKnowledge of D\tD\nYou have two years outdoors.').requirements).toBeDefined();
  });

  it('with a column for what is essential and one for what is desirable, as tabs leave them', () => {
    expect(
      read(
        'Attributes\tEssential\tDesirable\nEducation and training\tA postgraduate diploma in archives\nExperience\tCataloguing of manuscripts\tWork with maps and plans\n\tHelping readers of all kinds\tOral history\nSkills\tPalaeography\tReading knowledge of Latin\n\tClear writing\n\nHow to apply\nWrite to us.',
      ),
    ).toEqual({
      requirements: [
        'A postgraduate diploma in archives',
        'Cataloguing of manuscripts',
        'Helping readers of all kinds',
        'Palaeography',
        'Clear writing',
      ],
      niceToHave: ['Work with maps and plans', 'Oral history', 'Reading knowledge of Latin'],
    });
  });
});
