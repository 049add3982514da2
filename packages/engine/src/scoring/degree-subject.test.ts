import { describe, expect, it } from 'vitest';
import { askedSubject } from './asked-subject.ts';
import { explainMatch } from './explain-match.ts';
import { keyMatchFactors } from './key-match-factors.ts';
import { prepareCv } from './prepared-cv.ts';
import { prepareJob } from './prepared-job.ts';
import { scoreCvs, scoreJobs, scoreMatch } from './score-match.ts';
import type { ScoringJob } from './scoring-input.ts';
import { toScoringCv } from './to-scoring-cv.ts';

const job = (degree: string): ScoringJob => ({
  title: 'Mechanical design engineer',
  description: 'Designs small machines that go under water.',
  skills: [],
  requirements: [degree],
  responsibilities: [],
  niceToHave: [],
});
const cv = (...qualifications: readonly string[]) =>
  toScoringCv(
    {
      skills: [],
      education: qualifications.map((qualification) => ({ qualification })),
      experience: [{ title: 'Waiter', duration: 'Jan 2020 – Dec 2025', description: 'Served guests on a terrace' }],
    },
    new Date(Date.UTC(2026, 0, 15)),
  );
const inMechanics = 'A degree in mechanical engineering';

function degreeOf(asked: string, ...qualifications: readonly string[]) {
  const factor = explainMatch(job(asked), cv(...qualifications)).factors.find(({ id }) => id === 'education');
  const [item] = [...(factor?.met ?? []), ...(factor?.missing ?? [])];
  return { met: item?.met, text: item?.text, quoted: item?.quotations[0]?.text };
}

describe('a degree that is asked for in a subject', () => {
  it('is shown by one in that subject, or in one that goes by another name', () => {
    expect(degreeOf(inMechanics, 'MEng Mechanical Engineering').met).toBe(1);
    expect(degreeOf('BSc Computer Science', 'BSc Informatics').met).toBe(1);
    expect(degreeOf('BSc Computer Science', 'BSc Computing').met).toBe(1);
    expect(degreeOf('Degree in logistics', 'BSc Supply Chain Management').met).toBe(1);
  });

  it('is shown in part by one of that level in another subject, which is said and quoted', () => {
    expect(degreeOf(inMechanics, 'A-levels in physics and French', 'BEng Software Engineering')).toEqual({
      met: 0.4,
      text: `${inMechanics} – the CV names: bachelor’s degree in another subject`,
      quoted: 'BEng Software Engineering',
    });
    const prepared = prepareJob(job(inMechanics));
    const labels = keyMatchFactors(scoreMatch(prepared, prepareCv(cv('BSc Computer Science'))), prepared);
    expect(labels).toContainEqual({ kind: 'partly', label: 'Bachelor’s degree in another subject' });
  });

  it('is shown by one whose name is set between commas', () => {
    expect(
      degreeOf('Degree in any discipline', 'Bachelor of Science , Child And Adolescent Studies , 05/2009').met,
    ).toBe(1);
    expect(degreeOf('Associate degree or higher', 'Bachelor’s Degree : Human Services , 2017 , City , State').met).toBe(
      1,
    );
  });

  it('is shown by its level where any subject will do, or where the name of the degree tells none', () => {
    expect(degreeOf('A good degree in a relevant subject', 'BA Drama').met).toBe(1);
    expect(degreeOf('Degree in law', 'LLB (Hons)').met).toBe(1);
    expect(degreeOf('Degree in law', 'LLB (Hons)', 'MA Drama').met).toBe(1);
  });

  it('is not shown by any degree where a kind of subject is asked for', () => {
    const asked = 'A degree in a numerate subject';
    expect(degreeOf(asked, 'BSc Mathematics and Statistics').met).toBe(1);
    expect(degreeOf(asked, 'BSc Economics').met).toBe(1);
    expect(degreeOf(asked, 'BA English Literature').met).toBe(0.4);
  });

  it('is shown by experience where the job says so, gained in a post like it', () => {
    const asked = 'A degree in mechanical engineering or equivalent experience';
    expect(degreeOf(asked, 'BA Drama').met).toBe(0.4);
    const held = { ...job(asked), title: 'Waiter', description: 'Serves guests on a terrace' };
    const shown = explainMatch(held, cv('BA Drama')).factors.find(({ id }) => id === 'education');
    expect(shown?.met[0]?.met).toBe(1);
  });

  it('scores the same one by one, for many CVs and for many jobs', () => {
    const jobs = [inMechanics, 'Degree in drama', 'University degree'].map((degree) => prepareJob(job(degree)));
    const cvs = [cv('BEng Mechanical Engineering'), cv('BA Drama'), cv()].map(prepareCv);
    for (const one of jobs) expect(scoreCvs(one, cvs)).toEqual(cvs.map((each) => scoreMatch(one, each)));
    for (const each of cvs) expect(scoreJobs(each, jobs)).toEqual(jobs.map((one) => scoreMatch(one, each)));
  });
});

it('the subject is what follows the degree, without what else will do', () => {
  const subjects = {
    'A good degree (2:1 or above) in economics, or equivalent': 'economics',
    'Degree in engineering, physics or a related field': 'engineering, physics',
    'Bachelor of Science in Nursing': 'Nursing',
    'Mechanical engineering degree': 'Mechanical engineering',
    'BA (Hons) Marketing preferred': 'Marketing',
    'Educated to degree level in a numerate subject':
      'mathematics, statistics, physics, engineering, economics, accounting or computer science',
    'A degree in a relevant or numerate subject': undefined,
    'A STEM degree': 'science, technology, engineering or mathematics',
    'Postgraduate archives qualification': 'Postgraduate archives',
    'A relevant qualification': undefined,
    'Archives diploma': 'Archives',
    'Associate degree or higher': undefined,
    'High school diploma': undefined,
    'HNC or HND qualification': undefined,
    'Bachelor of Science': undefined,
    'You hold a good degree': undefined,
  };
  for (const [asked, subject] of Object.entries(subjects)) expect(askedSubject(asked)?.text).toBe(subject);
});
