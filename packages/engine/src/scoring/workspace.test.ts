import { expect, test } from 'vitest';
import { openPlainLoops } from '../loops/open-loops.ts';
import { measureLikeness } from './line-likeness.ts';
import { measureMatch } from './measure-match.ts';
import { openCv } from './open-cv.ts';
import { prepareCv } from './prepared-cv.ts';
import { prepareJob } from './prepared-job.ts';
import { scoreCvs, scoreCvsIn, scoreJobsIn, scoreMatch } from './score-match.ts';
import { accountant, accountantJob, readOn } from './testing/example-match.ts';
import { sampleJobs } from './testing/sample-people.ts';
import { toScoringCv } from './to-scoring-cv.ts';
import { createWorkspace, layout, roomOf, withWorkspace } from './workspace.ts';

const job = prepareJob(accountantJob);
const cv = prepareCv(toScoringCv(accountant, readOn));
const other = prepareCv(toScoringCv({ ...accountant, experience: [] }, readOn));
const jobs = sampleJobs.map(prepareJob);

test('a call within a call is lent a workspace of its own, and each is lent again', () => {
  const lent = withWorkspace((outer) => withWorkspace((inner) => [outer, inner]));
  expect(lent[0]).not.toBe(lent[1]);
  expect(lent).toContain(withWorkspace((workspace) => workspace));
});

test('what is half measured in one workspace does not notice what is scored meanwhile', () => {
  const alone = scoreMatch(job, cv);
  const measured = withWorkspace((workspace) => {
    const open = openCv(workspace, cv);
    measureLikeness(job, open);
    scoreCvs(jobs[0] ?? job, [other, cv, other]);
    scoreMatch(job, other);
    const { met, years, level } = measureMatch(job, open);
    return { met: [...met.subarray(0, job.itemCount)], years: Math.round(years * 10) / 10, level };
  });
  expect(measured.met.map((light) => (light * 100 + 0.5) | 0)).toEqual(alone.found.met);
  expect(measured).toMatchObject({ years: alone.found.years, level: alone.found.level });
});

test('scores are the same in a workspace without WebAssembly', () => {
  const [fast, plain] = [createWorkspace(), createWorkspace(openPlainLoops)];
  for (const each of jobs) expect(scoreCvsIn(plain, each, [cv, other])).toEqual(scoreCvsIn(fast, each, [cv, other]));
  expect(scoreJobsIn(plain, cv, jobs)).toEqual(scoreJobsIn(fast, cv, jobs));
});

test('the regions of a workspace follow each other, each where sixteen bytes can be loaded at once', () => {
  const places = Object.entries(layout);
  for (const [at, [name, start]] of places.entries()) {
    expect(start % 16).toBe(0);
    const next = places[at + 1]?.[1];
    if (next !== undefined) expect(start + (roomOf[name as keyof typeof roomOf] ?? 0)).toBe(next);
  }
});
