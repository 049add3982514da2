import type { Judge, Opinion, ReadingPair, Verdict } from '../../reader/verdict.ts';
import type { ScoringJob } from '../scoring-input.ts';
import { type CvContent, toScoringCv } from '../to-scoring-cv.ts';

export const job = (requirements: readonly string[]): ScoringJob => ({
  title: 'Backend engineer',
  description: 'Builds the services behind a booking platform.',
  skills: [],
  requirements,
  responsibilities: [],
  niceToHave: [],
});
export const cv = (lines: readonly string[], more: Partial<CvContent> = {}) =>
  toScoringCv(
    {
      name: 'Imogen Ashdown',
      skills: [],
      education: [],
      experience: [{ title: 'Backend engineer', duration: 'Jan 2020 – Dec 2025', description: lines.join('\n') }],
      ...more,
    },
    new Date(Date.UTC(2026, 0, 15)),
  );

const opinions: Record<Verdict, Opinion> = { met: [0, 0, 1], partly: [0, 1, 0], no: [1, 0, 0] };
/** Says the same of every line, or by its words, and notes what it was shown. */
export function judgeBy(says: (pair: ReadingPair) => keyof typeof opinions) {
  const seen: ReadingPair[] = [];
  const judge: Judge = async (pair) => {
    seen.push(pair);
    return opinions[says(pair)];
  };
  return { judge, seen };
}

export const lines = [
  'Built booking services that handle a thousand requests a second',
  'Ran our services on Docker and looked after the build',
  'Wrote the tests for every endpoint',
  'Imogen was on call, imogen@ashdown.example, for the platform',
  'Taught new colleagues how we review code',
];
