import { describe, expect, it } from 'vitest';
import { explainMatch } from './explain-match.ts';
import { keyMatchFactors } from './key-match-factors.ts';
import { prepareCv } from './prepared-cv.ts';
import { prepareJob } from './prepared-job.ts';
import { readMatch } from './reading.ts';
import { scoreMatch } from './score-match.ts';
import { toScoringCv } from './to-scoring-cv.ts';

const job = {
  title: 'Mechanical Design Engineer',
  description: 'Design of inspection robots.',
  requirements: ['Products of yours that went into production', 'Hands-on workshop experience'],
  skills: ['SolidWorks', 'Tolerance analysis'],
  niceToHave: [],
  responsibilities: ['Design housings and small drives for inspection robots'],
};

const programmer = toScoringCv(
  {
    skills: ['TypeScript', 'PostgreSQL'],
    experience: [
      {
        title: 'Software Engineer',
        duration: 'April 2023 – Present',
        description:
          'Build the booking service for 1,200 narrowboats\nWrote the tests that let us change the price rules',
      },
    ],
    education: [],
  },
  new Date('2026-11-01'),
);

describe('someone of another occupation', () => {
  it('is not said to have had such a post in part, nor to have done work of this kind', () => {
    const prepared = prepareJob(job);
    const labels = keyMatchFactors(scoreMatch(prepared, prepareCv(programmer)), prepared);
    expect(labels).toContainEqual({ kind: 'missing', label: 'No post as Mechanical Design Engineer' });
    expect(labels.filter(({ kind }) => kind !== 'missing')).toEqual([]);
  });

  it('is told that posts under other titles count in part', () => {
    const years = explainMatch(job, programmer).factors.find(({ id }) => id === 'experience');
    expect(years?.missing[0]?.text).toMatch(/ – posts under other titles count as \d\.\d years$/);
  });

  it('is told the years of the posts that were read and found to be such work', async () => {
    const asked = { ...job, requirements: ['3 years of experience as a mechanical design engineer'] };
    const { reading } = await readMatch(prepareJob(asked), programmer, async () => [0, 0, 1]);
    const years = explainMatch(asked, programmer, reading).factors.find(({ id }) => id === 'experience');
    expect(years?.met[0]?.text).toMatch(/ – 3\.7 years of this kind of work found$/);
  });
});
