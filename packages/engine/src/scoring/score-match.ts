import { litFactors, type MatchFactor, scoreOf } from './match-factors.ts';
import { createJobLikeness, type Likeness, measureJobs, measureLikeness } from './measure-likeness.ts';
import { measureMatch } from './measure-match.ts';
import type { PreparedCv } from './prepared-cv.ts';
import type { PreparedJob } from './prepared-job.ts';

/** Changes whenever the same inputs could give another score: encoder, figures or method. */
export const scoringVersion = 'candela-1.0.0';

export interface Match {
  /** 0 to 100, at most two decimals: the sum of each factor's weight times its light. */
  readonly score: number;
  readonly factors: readonly MatchFactor[];
  readonly version: string;
}

/** How well a person's CV fits a job. The same inputs always give the same answer. */
export function scoreMatch(job: PreparedJob, cv: PreparedCv): Match {
  return weigh(job, cv, measureLikeness(job, cv));
}

/** The same for many CVs of one job: half a millisecond to make, then several times as fast. */
export function createJobScorer(job: PreparedJob): (cv: PreparedCv) => Match {
  const likenessOf = createJobLikeness(job);
  return (cv) => weigh(job, cv, likenessOf(cv));
}

/** The same for many jobs of one CV, in the order of the jobs. */
export function scoreJobs(cv: PreparedCv, jobs: readonly PreparedJob[]): Match[] {
  const matches: Match[] = [];
  measureJobs(cv, jobs, (job, likeness) => {
    matches.push(weigh(job, cv, likeness));
  });
  return matches;
}

function weigh(job: PreparedJob, cv: PreparedCv, likeness: Likeness): Match {
  const factors = litFactors(job, measureMatch(job, cv, likeness), cv.educationLevel);
  return { score: scoreOf(factors), factors, version: scoringVersion };
}
