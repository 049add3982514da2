import { expect, test } from 'vitest';
import { readTxt } from '../txt/read-txt.ts';
import { parseJobDescription } from './parse-job-description.ts';

const skillsOf = (requirements: string, duties: string) =>
  parseJobDescription(
    readTxt(`Clerk\n\nRequirements:\n- ${requirements}\n- Patience\n\nYou will:\n- ${duties}\n- Smile`),
  ).skills?.value;

test('skills are those that the requirements name', () => {
  expect(skillsOf('Good Excel', 'Plan policy development days')).toEqual(['Excel']);
});

test('where no everyday name is among them, what the taxonomy knows there', () => {
  expect(skillsOf('Some wound care', 'Open the door')).toEqual(['Wound care']);
  expect(skillsOf('A kind manner', 'Lead policy development')).toBeUndefined();
});
