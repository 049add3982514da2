import { expect, it } from 'vitest';
import { frameFactors } from './factor-frames.ts';
import { prepareJob } from './prepared-job.ts';

const idsFor = (title: string, requirements: readonly string[] = ['Report writing']) => {
  const job = { title, description: '', requirements, responsibilities: [], niceToHave: [], skills: [] };
  return frameFactors(prepareJob(job as never).asks).map(({ id }) => id);
};

it.each([
  'Graduate Civil Engineer',
  'Trainee Manager',
  'Apprentice Plumber',
  'Marketing Intern',
  'Software Engineer (Graduate)',
])('a %s is asked for no years that the job does not name', (title) => {
  expect(idsFor(title)).not.toContain('experience');
  expect(idsFor(title, ['At least three years of experience'])).toContain('experience');
});

it.each(['Graduate Recruitment Manager', 'Apprenticeship Assessor', 'Internal Auditor', 'Civil Engineer'])(
  'a %s is',
  (title) => {
    expect(idsFor(title)).toContain('experience');
  },
);
