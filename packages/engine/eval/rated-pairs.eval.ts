import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cosine } from '../src/encoder/encoder.ts';
import { loadEncoder } from '../src/encoder/load-encoder.ts';
import { parseJobDescription } from '../src/job/parse-job-description.ts';
import { prepareCv } from '../src/scoring/prepared-cv.ts';
import { type PreparedJob, prepareJob } from '../src/scoring/prepared-job.ts';
import { readMatch } from '../src/scoring/reading.ts';
import { scoreMatch } from '../src/scoring/score-match.ts';
import type { ScoringCv } from '../src/scoring/scoring-input.ts';
import { toScoringCv } from '../src/scoring/to-scoring-cv.ts';
import { scoringJobOf } from '../src/trial/match-texts.ts';
import { readTxt } from '../src/txt/read-txt.ts';
import { readCsv } from '../training/encoder/read-data.ts';
import { readDevCvs } from '../training/encoder/training-texts.ts';
import { say, sayTable } from '../training/say.ts';
import { openShippedReader } from './open-shipped-reader.ts';
import { createBm25 } from './scoring-baselines.ts';
import { contentOfText } from './scoring-dev-cvs.ts';

export const about = 'whole adverts and CVs rated 0 to 100: of two CVs of one job, is the better one first?';

/** Beside the repository; not part of it. */
const data = path.join(import.meta.dirname, '../../../../shared/data');
const asOf = new Date(Date.UTC(2018, 0, 1));
/** Ratings nearer than this say nothing about which is better. */
const apart = 10;

interface RatedJob {
  readonly job_id: string;
  readonly source: string;
  readonly title: string;
  readonly text?: string;
}
interface RatedPair {
  readonly job_id: string;
  readonly cv_id: string;
  readonly score: number;
}
interface Case {
  readonly job: PreparedJob;
  readonly advert: string;
  readonly cvs: readonly { readonly text: string; readonly scoring: ScoringCv; readonly rating: number }[];
}

const readLines = <Row>(file: string): Row[] =>
  readFileSync(path.join(data, 'rated-pairs', file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);

function readCases(): Case[] {
  const texts = new Map(readDevCvs(data).map(({ id, text }) => [id, text]));
  const adverts = readCsv(data, 'jobs/glassdoor-ads.csv.gz');
  const pairs = readLines<RatedPair>('pairs.jsonl');
  return readLines<RatedJob>('jobs.jsonl').map(({ job_id: id, source, title, text }) => {
    const advert = text || (adverts[Number(source.split(':')[1])]?.['Job Description'] ?? '');
    const job = prepareJob({ ...scoringJobOf(parseJobDescription(readTxt(`${title}\n\n${advert}`))), title });
    const rated = pairs.filter((pair) => pair.job_id === id);
    return {
      job,
      advert: `${title}\n${advert}`,
      cvs: rated.flatMap(({ cv_id: cv, score }) => {
        const own = texts.get(cv);
        return own ? [{ text: own, scoring: toScoringCv(contentOfText(own), asOf), rating: score }] : [];
      }),
    };
  });
}

/** Of the pairs of a job whose ratings are apart, how many are in the same order; ties count half. */
function agreement(cases: readonly Case[], scores: readonly (readonly number[])[]): [right: number, all: number] {
  let right = 0;
  let all = 0;
  cases.forEach(({ cvs }, at) => {
    for (const [a, one] of cvs.entries()) {
      for (const [b, other] of cvs.entries()) {
        if (one.rating - other.rating < apart) continue;
        const by = (scores[at]?.[a] ?? 0) - (scores[at]?.[b] ?? 0);
        right += by > 0 ? 1 : by === 0 ? 0.5 : 0;
        all += 1;
      }
    }
  });
  return [right, all];
}

export async function run(): Promise<void> {
  if (!existsSync(path.join(data, 'rated-pairs'))) {
    say('  The rated pairs are not there; skipped.');
    return;
  }
  const cases = readCases();
  const judge = await openShippedReader();
  const { encoder } = loadEncoder();
  const vectorOf = (text: string) => encoder.encode(text) ?? new Float64Array(encoder.dimensions);
  const read: number[][] = [];
  for (const { job, cvs } of cases) {
    const scores: number[] = [];
    for (const { scoring } of cvs) scores.push((await readMatch(job, scoring, judge)).match.score);
    read.push(scores);
  }
  const methods: [string, number[][]][] = [
    ['BM25', cases.map(({ advert, cvs }) => createBm25(cvs.map(({ text }) => text))(advert))],
    [
      'encoder, one vector',
      cases.map(({ advert, cvs }) => cvs.map(({ text }) => cosine(vectorOf(advert), vectorOf(text)))),
    ],
    ['fast scorer', cases.map(({ job, cvs }) => cvs.map(({ scoring }) => scoreMatch(job, prepareCv(scoring)).score))],
    ['scorer and reader', read],
  ];
  sayTable(
    ['', 'pairs of CVs', 'in the rated order'],
    methods.map(([name, scores]) => {
      const [right, all] = agreement(cases, scores);
      return [name, String(all), (right / all).toFixed(3)];
    }),
  );
}
