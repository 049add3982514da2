import { expect, it } from 'vitest';
import { assessmentText } from './assessment-text.ts';

it.each([
  ['NOT_STARTED', null, 'Not started'],
  ['IN_PROGRESS', null, 'In progress'],
  ['COMPLETED', null, 'Completed'],
  ['COMPLETED', 12.5, 'Completed (12.5\u00a0/\u00a015)'],
] as const)('of an assessment that is %s with the score %s no line ends in a comma', (status, score, text) => {
  const said = assessmentText({ cv_assessment_status: status, cv_assessment_score: score });
  expect(said).toBe(text);
  expect(said.split(' ').filter((line) => line.endsWith(','))).toEqual([]);
});
