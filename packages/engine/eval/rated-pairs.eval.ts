import { existsSync } from 'node:fs';
import path from 'node:path';
import { cosine } from '../src/encoder/encoder.ts';
import { loadEncoder } from '../src/encoder/load-encoder.ts';
import { prepareCv } from '../src/scoring/prepared-cv.ts';
import { prepareJob } from '../src/scoring/prepared-job.ts';
import { readMatch } from '../src/scoring/reading.ts';
import { scoreMatch } from '../src/scoring/score-match.ts';
import { say, sayTable } from '../training/say.ts';
import { openShippedReader } from './open-shipped-reader.ts';
import { agreement, ratedData, readRatedCases } from './rated-pairs.ts';
import { createBm25 } from './scoring-baselines.ts';

export const about = 'whole adverts and CVs rated 0 to 100: of two CVs of one job, is the better one first?';

export async function run(): Promise<void> {
  if (!existsSync(path.join(ratedData, 'rated-pairs'))) {
    say('  The rated pairs are not there; skipped.');
    return;
  }
  const cases = readRatedCases().map((rated) => ({ ...rated, job: prepareJob(rated.form) }));
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
