import { describe, expect, it } from 'vitest';
import { explainMatch } from './explain-match.ts';
import { readJobAsks } from './job-asks.ts';
import { keyMatchFactors } from './key-match-factors.ts';
import { prepareCv } from './prepared-cv.ts';
import { prepareJob } from './prepared-job.ts';
import { scoreMatch } from './score-match.ts';
import type { ScoringJob } from './scoring-input.ts';
import { accountant, accountantJob, readOn } from './testing/example-match.ts';
import { toScoringCv } from './to-scoring-cv.ts';

const job: ScoringJob = {
  ...accountantJob,
  requirements: [
    'Experience with automated tests you were glad to have',
    'Three years of PostgreSQL',
    'Customer service',
  ],
  skills: ['Automated testing', 'PostgreSQL', 'Excellent customer service', 'Docker'],
  niceToHave: ['Knowledge of Docker', 'Kubernetes'],
};
const told = {
  ...accountant,
  experience: [
    { title: 'Engineer', duration: 'Jan 2025 – Jun 2025', description: 'Wrote automated tests first, on PostgreSQL' },
  ],
};

describe('one thing asked for in several lines', () => {
  it('is judged once, as a requirement before a skill and as a skill before what is nice to have', () => {
    const { requirements, skills, niceToHave } = readJobAsks(job);
    expect(requirements.map(({ text }) => text)).toEqual(job.requirements);
    // Years of something are more than the thing.
    expect(skills).toEqual(['PostgreSQL', 'Docker']);
    expect(niceToHave.map(({ text }) => text)).toEqual(['Kubernetes']);
  });

  it('stands once in an explanation and among the key factors, never as there and as missing', () => {
    const explained = explainMatch(job, toScoringCv(told, readOn)).factors;
    const texts = explained.flatMap(({ met, likely, missing }) =>
      [...met, ...likely, ...missing].map(({ text }) => text),
    );
    expect(texts.filter((text) => /automated test/i.test(text))).toHaveLength(1);
    const prepared = prepareJob(job);
    const labels = keyMatchFactors(scoreMatch(prepared, prepareCv(toScoringCv(told, readOn))), prepared);
    expect(labels.filter(({ label }) => /automated test/i.test(label))).toEqual([
      { kind: 'met', label: 'Automated tests' },
    ]);
    expect(labels.map(({ label }) => label)).not.toContain('No PostgreSQL');
  });
});
