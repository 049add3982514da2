import { forgetCopies, isCopy } from '../src/scoring/copied-lines.ts';
import { openCv } from '../src/scoring/open-cv.ts';
import { prepareCv } from '../src/scoring/prepared-cv.ts';
import { prepareJob } from '../src/scoring/prepared-job.ts';
import type { ScoringJob } from '../src/scoring/scoring-input.ts';
import { createWorkspace } from '../src/scoring/workspace.ts';
import { readCsv } from '../training/encoder/read-data.ts';
import { readOnetQueries } from '../training/encoder/scoring-queries.ts';
import { readLabelledCvs } from './scoring-dev-cvs.ts';
import { jobOfQuery } from './scoring-jobs.ts';

interface Harm {
  readonly adverts: string;
  readonly pairs: number;
  readonly lines: number;
  /** Lines that a candidate wrote before the advert was, and that are called copies of it. */
  readonly wronged: number;
}

const workspace = createWorkspace();
const everyCv = 6;
const everyAdvert = 8;

/** How often an honest line is called a copy of the advert: CVs written by people beside adverts they never saw. */
export function measureHarm(data: string): Harm[] {
  const cvs = readLabelledCvs(data)
    .filter((_, at) => at % everyCv === 0)
    .map(({ scoring }) => prepareCv(scoring));
  const adverts = readCsv(data, 'jobs/glassdoor-ads.csv.gz')
    .filter((_, at) => at % everyAdvert === 0)
    .map(
      (row): ScoringJob => ({
        title: row['Job Title'] ?? '',
        description: row['Job Description'] ?? '',
        skills: [],
        requirements: [],
        responsibilities: [],
        niceToHave: [],
      }),
    );
  const occupations = readOnetQueries(data).map(jobOfQuery);
  return [
    { adverts: 'adverts', jobs: adverts },
    { adverts: 'occupations of O*NET', jobs: occupations },
  ].map(({ adverts: name, jobs }) => {
    let lines = 0;
    let wronged = 0;
    for (const job of jobs.map(prepareJob)) {
      for (const cv of cvs) {
        const open = openCv(workspace, cv);
        forgetCopies(open);
        lines += open.lines;
        for (let line = 0; line < open.lines; line++) if (isCopy(job, open, line)) wronged++;
      }
    }
    return { adverts: name, pairs: jobs.length * cvs.length, lines, wronged };
  });
}
