import { expect, it } from 'vitest';
import { workWith } from './measure-match.ts';
import { measureCase } from './measured-case.ts';
import { prepareJob } from './prepared-job.ts';
import { sampleJobs, samplePeople } from './testing/sample-people.ts';
import { toScoringCv } from './to-scoring-cv.ts';

it('the work of lines at hand is what the fast scorer measures, and more where a line is known to show something', () => {
  for (const job of sampleJobs.map(prepareJob)) {
    for (const { summary, skills, entries } of samplePeople) {
      const experience = entries.map(({ title, dates, duties }) => ({
        title,
        duration: dates,
        description: duties.join('\n'),
      }));
      const cv = toScoringCv({ summary, skills, experience, education: [] }, new Date(Date.UTC(2026, 0, 15)));
      const { measures, workLines } = measureCase(job, cv);
      expect(workWith(workLines, new Set())).toBeCloseTo(measures.work, 10);
      expect(workWith(workLines, new Set([0, 1]))).toBeGreaterThanOrEqual(measures.work);
    }
  }
});
