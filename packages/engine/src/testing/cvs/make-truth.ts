import { type Career, careers, otherCareers } from './careers.ts';
import { type CourseTruth, type CvTruth, cvNow, type JobTruth, type Moment, type SkillTruth } from './cv-truth.ts';
import { employers, otherEmployers, otherPlaces, otherSchools, places, schools } from './organisations.ts';
import type { Person } from './people.ts';
import { createRandom, type Random } from './random.ts';

export interface TruthOptions {
  readonly person: Person;
  readonly seed: number;
  readonly isHeldOut: boolean;
  /** Two posts at the same employer, one after the other. */
  readonly hasPromotion?: boolean;
  /** A side job beside another, and a year without work. */
  readonly hasOverlapAndGap?: boolean;
}

export function makeTruth({
  person,
  seed,
  isHeldOut,
  hasPromotion = false,
  hasOverlapAndGap = false,
}: TruthOptions): CvTruth {
  const random = createRandom(seed);
  const career = random.pick(isHeldOut ? otherCareers : careers);
  const jobs = makeJobs(random, career, isHeldOut, hasPromotion, hasOverlapAndGap);
  const skills = random.sample(career.skills, 6 + random.below(5)).map(toSkill);
  const latin = person.email.split('@')[0]?.replace(/\./g, '-') ?? '';
  return {
    ...person,
    ...(random.chance(0.6) && { linkedin: `linkedin.com/in/${latin}` }),
    headline: jobs[0]?.title ?? '',
    summary: career.summary,
    jobs: jobs.map((job) => ({ ...job, duties: job.duties.map((duty) => duty.replace(/\[\[(.*?)\]\]/g, written)) })),
    courses: makeCourses(random, career, isHeldOut, jobs.at(-1)?.start.year ?? 2015),
    skills,
    toldSkills: [...new Set(jobs.flatMap(({ duties }) => duties.flatMap(skillsIn)))],
    languages: random.sample(['English', 'German', 'French', 'Spanish', 'Polish', 'Italian'], 2 + random.below(2)),
    certificates: career.certificates,
    years: yearsOf(jobs),
  };
}

const written = (_: string, mark: string): string => mark.split('=')[0] ?? mark;

const toSkill = (mark: string): SkillTruth => {
  const [text = mark, name = text] = mark.split('=');
  return { written: text, name };
};

const skillsIn = (duty: string): string[] =>
  [...duty.matchAll(/\[\[(.*?)\]\]/g)].map(([, mark = '']) => toSkill(mark).name);

function makeJobs(
  random: Random,
  career: Career,
  isHeldOut: boolean,
  hasPromotion: boolean,
  hasOverlapAndGap: boolean,
): JobTruth[] {
  const count = 3 + random.below(2);
  const names = random.sample(isHeldOut ? otherEmployers : employers, count);
  const jobs: JobTruth[] = [];
  let end: Moment | 'present' = random.chance(0.7) ? 'present' : { year: 2026, month: 1 + random.below(9) };
  for (let index = 0; index < count; index += 1) {
    const last: number = end === 'present' ? 2026 * 12 + 10 : end.year * 12 + end.month - 1;
    const first = last - (14 + random.below(40));
    const isPromoted = hasPromotion && index === 1;
    const company = (isPromoted ? jobs[0]?.company : names[index]) ?? '';
    jobs.push({
      title: career.titles[Math.min(index, career.titles.length - 1)] ?? '',
      company,
      place: isPromoted ? (jobs[0]?.place ?? '') : random.pick(isHeldOut ? otherPlaces : places),
      start: toMoment(first),
      end,
      duties: random.sample(career.duties, 2 + random.below(3)),
    });
    const gap = hasOverlapAndGap && index === 0 ? 13 : hasOverlapAndGap && index === 1 ? -6 : 1;
    end = toMoment(first - gap);
  }
  return jobs;
}

const toMoment = (months: number): Moment => ({ year: Math.floor(months / 12), month: (months % 12) + 1 });

function makeCourses(random: Random, career: Career, isHeldOut: boolean, firstWork: number): CourseTruth[] {
  const names = random.sample(isHeldOut ? otherSchools : schools, career.courses.length);
  return career.courses.map((qualification, index) => {
    const end = firstWork - index * 4;
    return { qualification, institution: names[index] ?? '', start: end - 3, end };
  });
}

/** Month by month: each counts once, however many posts it had. */
function yearsOf(jobs: readonly JobTruth[]): number {
  const worked = new Set<number>();
  const now = cvNow.getUTCFullYear() * 12 + cvNow.getUTCMonth();
  for (const { start, end } of jobs) {
    const last = end === 'present' ? now : end.year * 12 + end.month - 1;
    for (let month = start.year * 12 + start.month - 1; month <= last; month += 1) worked.add(month);
  }
  return worked.size / 12;
}
