import {
  type FactorId,
  lowerLevel,
  metFrom,
  namedFrom,
  otherSubject,
  sureFrom,
  usualYears,
  yearsFrom,
} from './calibration.ts';
import type { FactorFrame } from './factor-frames.ts';
import type { Measures } from './measure-match.ts';
import type { ItemRange, PreparedJob } from './prepared-job.ts';

export interface MatchFactor extends FactorFrame {
  /** How far it was met, 0 to 1. */
  readonly lit: number;
}

function average(met: Float64Array, weights: Float64Array, { from, to }: ItemRange): number {
  let sum = 0;
  let whole = 0;
  for (let item = from; item < to; item++) {
    sum += (weights[item] as number) * (met[item] as number);
    whole += weights[item] as number;
  }
  return whole === 0 ? 0 : sum / whole;
}

export const askedYearsOf = (job: PreparedJob): number => job.asks.years?.count ?? usualYears;

export const experienceMet = (job: PreparedJob, years: number): number => Math.min(1, years / askedYearsOf(job));

/** What is asked for in words is judged by meaning, which may be unsure; the rest is found by names, levels and dates. */
const isJudgedByMeaning = (id: FactorId): boolean => id === 'requirements' || id === 'niceToHave' || id === 'skills';

/** Half of the years asked for are not the years asked for. */
export function tickFrom(id: FactorId): number {
  if (id === 'title' || id === 'skills') return namedFrom;
  if (isJudgedByMeaning(id)) return sureFrom;
  return id === 'experience' ? yearsFrom : metFrom;
}

/** Not sure enough to be ticked, and likelier met than not. */
export const isLikelyMet = (id: FactorId, met: number): boolean =>
  isJudgedByMeaning(id) && met >= metFrom && met < tickFrom(id);

/** What a CV says was studied, and what may stand in for it. */
interface Schooling extends Pick<Measures, 'level' | 'isOtherSubject' | 'degree'> {
  /** How far the years asked for are there, 0 to 1. */
  readonly experience: number;
  /** How far a post like the job's was held, 0 to 1. */
  readonly title: number;
}

/** How far the degree asked for is there. Experience stands in for it where the job says so and it was gained in such a post. */
export function degreeMet({ asks }: PreparedJob, { experience, title, ...studied }: Schooling): number {
  if (!asks.education) return 0;
  const met = studied.degree ?? degreeByLevel(asks.education.level, studied);
  if (!asks.education.orExperience) return met;
  const isSuchWork = Math.round(title * 100) >= metFrom * 100;
  return Math.max(met, isSuchWork ? experience : Math.min(experience, otherSubject));
}

function degreeByLevel(asked: number, { level, isOtherSubject }: Pick<Measures, 'level' | 'isOtherSubject'>): number {
  const byLevel = level >= asked ? 1 : (level / asked) * lowerLevel;
  return isOtherSubject ? Math.min(byLevel, otherSubject) : byLevel;
}

function lightOf(id: FactorId, job: PreparedJob, measures: Measures): number {
  const { met, work, years } = measures;
  const { ranges, itemWeights, asks } = job;
  switch (id) {
    case 'work':
      return work;
    case 'experience':
      return experienceMet(job, years);
    case 'title':
      return met[ranges.title.from] as number;
    case 'requirements':
    case 'skills':
    case 'niceToHave':
      return average(met, itemWeights, ranges[id]);
    case 'education': {
      const certificates = asks.certificates.length;
      const degree = degreeMet(job, {
        ...measures,
        experience: experienceMet(job, years),
        title: met[ranges.title.from] as number,
      });
      const sum = degree + average(met, itemWeights, ranges.certificates) * certificates;
      return sum / (certificates + (asks.education ? 1 : 0));
    }
  }
}

export function litFactors(job: PreparedJob, measures: Measures): MatchFactor[] {
  const factors: MatchFactor[] = [];
  for (const { id, label, weight } of job.frames) {
    // Four decimals, so that what is shown is what was added up.
    factors.push({ id, label, weight, lit: Math.round(lightOf(id, job, measures) * 10_000) / 10_000 });
  }
  return factors;
}

export function scoreOf(factors: readonly MatchFactor[]): number {
  let sum = 0;
  for (const { weight, lit } of factors) sum += weight * lit;
  return Math.round(sum * 100) / 100;
}
