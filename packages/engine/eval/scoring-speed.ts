import { loadEncoder } from '../src/encoder/load-encoder.ts';
import { explainMatch } from '../src/scoring/explain-match.ts';
import { packCv, unpackCv } from '../src/scoring/pack-cv.ts';
import { prepareCv } from '../src/scoring/prepared-cv.ts';
import { prepareJob } from '../src/scoring/prepared-job.ts';
import { scoreCvs, scoreJobs } from '../src/scoring/score-match.ts';
import { readOnetQueries } from '../training/encoder/scoring-queries.ts';
import { readLabelledCvs } from './scoring-dev-cvs.ts';
import { jobOfQuery } from './scoring-jobs.ts';

const storedCvs = 100_000;
const atOnce = 500;
const warmUp = 20_000;
const jobs = 1000;

/** Milliseconds of one core, whatever else the machine is doing. */
function time(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export function scoringSpeedReport(data: string): string {
  const lines: string[] = [];
  lines.push(`encoder: ${time(loadEncoder).toFixed(0)} ms to load`);
  const cvs = readLabelledCvs(data).map(({ scoring }) => scoring);
  const sample = cvs.filter((_, at) => at % 4 === 0);
  const texts = sample.flatMap(({ lines: said }) => said.map(({ text }) => text));
  const encoding = time(() => {
    for (const text of texts) loadEncoder().encoder.encode(text);
  });
  lines.push(`encoder: ${perSecond(texts.length, encoding)} lines`);
  const preparing = time(() => sample.forEach(prepareCv));
  const packed = cvs.map((cv) => packCv(prepareCv(cv)));
  const bytes = packed.reduce((sum, { length }) => sum + length, 0) / packed.length;
  lines.push(`preparing: ${perSecond(sample.length, preparing)} CVs, ${(bytes / 1000).toFixed(1)} kB each`);

  const queries = readOnetQueries(data).map((query) => prepareJob(jobOfQuery(query)));
  const [first] = queries;
  const cv = packed.toSorted((a, b) => a.length - b.length)[Math.floor(packed.length / 2)];
  if (!first || !cv) throw new Error('There is nothing to measure');
  const score = (count: number) => {
    for (let at = 0; at < count; at += atOnce) {
      const from = at % (packed.length - atOnce);
      scoreCvs(first, packed.slice(from, from + atOnce).map(unpackCv));
    }
  };
  score(warmUp);
  const scoring = time(() => score(storedCvs));
  lines.push(
    `one job, ${storedCvs} CVs from their bytes: ${scoring.toFixed(0)} ms, ${perSecond(storedCvs, scoring)} pairs`,
  );

  const active = Array.from({ length: jobs }, (_, at) => queries[at % queries.length] ?? first);
  scoreJobs(unpackCv(cv), active);
  const matching = time(() => {
    scoreJobs(unpackCv(cv), active);
  });
  lines.push(`one CV of middling length, ${jobs} prepared jobs: ${matching.toFixed(0)} ms`);

  const asked = readOnetQueries(data).slice(0, 20).map(jobOfQuery);
  const explained = sample.slice(0, 20);
  const explaining = time(() => {
    for (const job of asked) for (const one of explained) explainMatch(job, one);
  });
  lines.push(`explaining: ${(explaining / (asked.length * explained.length)).toFixed(1)} ms a pair`);
  lines.push(`memory: ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
  return lines.join('\n');
}

const perSecond = (count: number, milliseconds: number): string =>
  `${Math.round((count / milliseconds) * 1000)} a second`;
