import { describe, expect, it } from 'vitest';
import { explainMatch } from './explain-match.ts';
import { packCv, unpackCv } from './pack-cv.ts';
import { prepareCv } from './prepared-cv.ts';
import { prepareJob } from './prepared-job.ts';
import { scoreCvs, scoreJobs, scoreMatch } from './score-match.ts';
import { readOn } from './testing/example-match.ts';
import { toScoringCv } from './to-scoring-cv.ts';

const jobOf = (title: string) => ({
  title,
  description: '',
  skills: [],
  requirements: [],
  responsibilities: [],
  niceToHave: [],
});
const cvOf = (...titles: string[]) =>
  toScoringCv(
    {
      skills: [],
      experience: titles.map((title) => ({ title, start: '2020-01', end: 'present' as const })),
      education: [],
    },
    readOn,
  );
const titleOf = (asked: string, ...held: string[]) =>
  scoreMatch(prepareJob(jobOf(asked)), prepareCv(cvOf(...held))).factors.find(({ id }) => id === 'title')?.lit ?? 0;

const remarks = (asked: string, held: string) => JSON.stringify(explainMatch(jobOf(asked), cvOf(held)));

describe('titles by their occupations', () => {
  it.each([
    ['Registered Nurse', 'RN'],
    ['Software Engineer', 'Full Stack Developer'],
    ['HGV Driver', 'Lorry Driver'],
    ['Gas Engineer', 'Gas Service Technician'],
    ['Nursery Nurse', 'Nursery Practitioner'],
    ['Healthcare Assistant', 'Domiciliary Carer'],
    ['Primary School Teacher', 'Primary Teacher'],
    ['Executive Assistant', 'PA'],
    ['Carpenter', 'Site Joiner'],
    ['QA Engineer', 'Software Tester'],
  ])('%s and %s are the same work in other words', (asked, held) => {
    expect(titleOf(asked, held)).toBeGreaterThan(0.9);
  });

  it.each([
    ['Software Engineer', 'Mechanical Engineer'],
    ['Backend Engineer', 'Heating Engineer'],
    ['Staff Nurse', 'Nursery Nurse'],
    ['UX Designer', 'Graphic Designer'],
    ['Software Engineer', 'Sales Engineer'],
    ['Data Analyst', 'Financial Analyst'],
  ])('%s and %s are other work in the same words', (asked, held) => {
    expect(titleOf(asked, held)).toBeLessThan(0.65);
    expect(titleOf(asked, asked)).toBe(1);
  });

  it('care is one work, whichever of three groups its name stands in', () => {
    const whole = ['Support Worker', 'Care Assistant', 'Disability Support Worker'];
    for (const asked of whole)
      for (const held of whole) expect(remarks(asked, held)).not.toContain('another occupation');
    expect(remarks('Support Worker', 'IT Support Analyst')).toContain('another occupation');
  });

  it('are not lowered by another post beside them', () => {
    expect(titleOf('Registered Nurse', 'RN', 'Mechanical Engineer')).toBe(titleOf('Registered Nurse', 'RN'));
  });

  it('say nothing where they name no occupation', () => {
    expect(prepareJob(jobOf('Flumph')).occupations.sure).toBe(0);
    expect(titleOf('Flumph', 'Flumph')).toBe(1);
  });

  it('are the same one by one and many at once, after CVs that had other titles', () => {
    const jobs = ['Registered Nurse', 'Software Engineer', 'Flumph'].map((title) => prepareJob(jobOf(title)));
    const cvs = [['RN', 'Lorry Driver'], ['Mechanical Engineer'], [], ['Flumph', 'Staff Nurse']].map((titles) =>
      unpackCv(packCv(prepareCv(cvOf(...titles)))),
    );
    const alone = jobs.map((job) => cvs.map((cv) => scoreMatch(job, cv)));
    expect(jobs.map((job) => scoreCvs(job, cvs))).toEqual(alone);
    expect(cvs.map((cv) => scoreJobs(cv, jobs))).toEqual(cvs.map((_, at) => alone.map((row) => row[at])));
  });

  it('are named in the explanation', () => {
    const textsOf = (asked: string, held: string) => {
      const title = explainMatch(jobOf(asked), cvOf(held)).factors.find(({ id }) => id === 'title');
      return [...(title?.met ?? []), ...(title?.missing ?? [])].map(({ text }) => text);
    };
    expect(textsOf('Registered Nurse', 'RN')).toEqual([
      'Registered Nurse – the same kind of work: nurse responsible for general care',
    ]);
    expect(textsOf('Software Engineer', 'Mechanical Engineer')).toEqual([
      'Software Engineer – another occupation: mechanical engineer',
    ]);
    expect(textsOf('Bricklayer', 'Bricklayer')).toEqual(['Bricklayer']);
  });
});
