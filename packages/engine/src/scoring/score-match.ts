import { measureCvs, measureJobs, measureLikeness } from './line-likeness.ts';
import { litFactors, type MatchFactor, scoreOf } from './match-factors.ts';
import { type Measures, measureMatch } from './measure-match.ts';
import { type OpenCv, openCv } from './open-cv.ts';
import type { PreparedCv } from './prepared-cv.ts';
import type { PreparedJob } from './prepared-job.ts';
import { type Workspace, withWorkspace } from './workspace.ts';

/** Changes whenever the same inputs could give another score: encoder, figures or method. */
export const scoringVersion = 'candela-2.21';

export interface Match {
  /** 0 to 100, at most two decimals: the sum of each factor's weight times its light. */
  readonly score: number;
  readonly factors: readonly MatchFactor[];
  readonly version: string;
  /** The work it tells of is the advert's, line by line; known of CVs that were read. */
  readonly followsAdvert?: boolean;
  /** What it was made of, for `keyMatchFactors`. */
  readonly found: {
    /** Of each item of the job how far it is met, in hundredths. */
    readonly met: readonly number[];
    /** The items that a list or the summary names. */
    readonly named: readonly number[];
    /** Years of relevant work. */
    readonly years: number;
    readonly level: number;
    readonly isOtherSubject: boolean;
    /** How far the degree is met where it was read, 0 to 1. */
    readonly degree?: number | undefined;
  };
}

/** How well a person's CV fits a job. The same inputs always give the same answer. */
export function scoreMatch(job: PreparedJob, cv: PreparedCv): Match {
  return withWorkspace((workspace) => {
    const open = openCv(workspace, cv);
    measureLikeness(job, open);
    return weigh(job, open);
  });
}

/** The same for many CVs of one job, in the order of the CVs: ten times as fast from some twenty on. */
export const scoreCvs = (job: PreparedJob, cvs: readonly PreparedCv[]): Match[] =>
  withWorkspace((workspace) => scoreCvsIn(workspace, job, cvs));

/** In a workspace of the caller's. */
export function scoreCvsIn(workspace: Workspace, job: PreparedJob, cvs: readonly PreparedCv[]): Match[] {
  const matches: Match[] = [];
  measureCvs(workspace, job, cvs, (open) => {
    matches.push(weigh(job, open));
  });
  return matches;
}

/** The same for many jobs of one CV, in the order of the jobs. */
export const scoreJobs = (cv: PreparedCv, jobs: readonly PreparedJob[]): Match[] =>
  withWorkspace((workspace) => scoreJobsIn(workspace, cv, jobs));

export function scoreJobsIn(workspace: Workspace, cv: PreparedCv, jobs: readonly PreparedJob[]): Match[] {
  const open = openCv(workspace, cv);
  const matches: Match[] = [];
  measureJobs(open, jobs, (job) => {
    matches.push(weigh(job, open));
  });
  return matches;
}

const weigh = (job: PreparedJob, cv: OpenCv): Match => weighMeasures(job, measureMatch(job, cv));

/** What was measured, as a score. */
export function weighMeasures(job: PreparedJob, measures: Measures): Match {
  const factors = litFactors(job, measures);
  const met: number[] = [];
  const named: number[] = [];
  for (let item = 0; item < job.itemCount; item++) {
    met.push(((measures.met[item] as number) * 100 + 0.5) | 0);
    if (measures.named[item] === 1) named.push(item);
  }
  const { level, isOtherSubject, degree } = measures;
  const years = Math.round(measures.years * 10) / 10;
  const found = { met, named, years, level, isOtherSubject, ...(degree !== undefined && { degree }) };
  return { score: scoreOf(factors), factors, version: scoringVersion, found };
}
