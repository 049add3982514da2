import { existsSync } from 'node:fs';
import path from 'node:path';
import { followsAdvert } from '../src/scoring/follows-advert.ts';
import { scoredLines } from '../src/scoring/prepared-cv.ts';
import { type PreparedJob, prepareJob } from '../src/scoring/prepared-job.ts';
import type { ScoringCv } from '../src/scoring/scoring-input.ts';
import { contentOf, sampleJobs, samplePeople } from '../src/scoring/testing/sample-people.ts';
import { toScoringCv } from '../src/scoring/to-scoring-cv.ts';
import { readOnetQueries } from '../training/encoder/scoring-queries.ts';
import { say, sayTable } from '../training/say.ts';
import { people } from './layouts/people.ts';
import { readLabelledCvs } from './scoring-dev-cvs.ts';
import { jobOfQuery } from './scoring-jobs.ts';
import { heldOutPeople } from './trades/held-out-people.ts';
import { tradesJobs } from './trades/jobs.ts';
import { cvOf } from './trades/trade.ts';
import { tunedPeople } from './trades/tuned-people.ts';

/** Beside the repository; not part of it. */
const data = path.join(import.meta.dirname, '../../../../shared/data');
const now = new Date(Date.UTC(2026, 10, 15));
const everyJob = 12;

type Pair = readonly [job: PreparedJob, cv: ScoringCv];

/** Strong CVs for the job of their own trade, written without its advert in view. */
function strongPairs(): Pair[] {
  const jobs = new Map(tradesJobs.map(({ trade, job }) => [trade, prepareJob(job)]));
  return [
    ...[...tunedPeople, ...heldOutPeople].flatMap((person): Pair[] => {
      const job = jobs.get(person.trade);
      return job ? [[job, cvOf(person, now)]] : [];
    }),
    ...people.map(({ job, posts, skills }): Pair => {
      const experience = posts.map(({ title, duties }) => ({ title, description: duties.join('\n') }));
      return [prepareJob(job), toScoringCv({ skills, education: [], experience }, now)];
    }),
    ...sampleJobs.flatMap((job): Pair[] =>
      samplePeople.map((person) => [prepareJob(job), toScoringCv(contentOf(person), now)]),
    ),
  ];
}

function realPairs(): Pair[] {
  const jobs = readOnetQueries(data)
    .filter((_, at) => at % everyJob === 0)
    .map((query) => prepareJob(jobOfQuery(query)));
  return readLabelledCvs(data).flatMap(({ scoring }) => jobs.map((job): Pair => [job, scoring]));
}

/** How often it is said of honest CVs that they follow the advert. */
export function sayHonest(): void {
  const groups: [string, Pair[]][] = [
    ['strong CVs for a job of their trade', strongPairs()],
    ...(existsSync(data) ? [['CVs by people for occupations of O*NET', realPairs()] as [string, Pair[]]] : []),
  ];
  say('\n  honest CVs of which it is said that they follow the advert closely\n');
  sayTable(
    ['', 'pairs', 'said of', 'of 10,000'],
    groups.map(([name, pairs]) => {
      const said = pairs.filter(([job, cv]) => followsAdvert(job, scoredLines(cv))).length;
      return [name, String(pairs.length), String(said), ((said / pairs.length) * 10_000).toFixed(1)];
    }),
  );
}
