import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJobDescription } from '../src/job/parse-job-description.ts';
import type { ScoringCv, ScoringJob } from '../src/scoring/scoring-input.ts';
import { toScoringCv } from '../src/scoring/to-scoring-cv.ts';
import { scoringJobOf } from '../src/trial/match-texts.ts';
import { readTxt } from '../src/txt/read-txt.ts';
import { readCsv } from '../training/encoder/read-data.ts';
import { readDevCvs } from '../training/encoder/training-texts.ts';
import { contentOfText } from './scoring-dev-cvs.ts';

/** Beside the repository; not part of it. */
export const ratedData = path.join(import.meta.dirname, '../../../../shared/data');
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
export interface RatedCase {
  /** As the form of a job would hold the advert. */
  readonly form: ScoringJob;
  /** Written for the ratings; the others were found. */
  readonly isOwn: boolean;
  readonly advert: string;
  readonly cvs: readonly { readonly text: string; readonly scoring: ScoringCv; readonly rating: number }[];
}

const readLines = <Row>(file: string): Row[] =>
  readFileSync(path.join(ratedData, 'rated-pairs', file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);

export function readRatedCases(): RatedCase[] {
  const texts = new Map(readDevCvs(ratedData).map(({ id, text }) => [id, text]));
  const adverts = readCsv(ratedData, 'jobs/glassdoor-ads.csv.gz');
  const pairs = readLines<RatedPair>('pairs.jsonl');
  return readLines<RatedJob>('jobs.jsonl').map(({ job_id: id, source, title, text }) => {
    const advert = text || (adverts[Number(source.split(':')[1])]?.['Job Description'] ?? '');
    const rated = pairs.filter((pair) => pair.job_id === id);
    return {
      form: { ...scoringJobOf(parseJobDescription(readTxt(`${title}\n\n${advert}`))), title },
      isOwn: source === 'own',
      advert: `${title}\n${advert}`,
      cvs: rated.flatMap(({ cv_id: cv, score }) => {
        const own = texts.get(cv);
        return own ? [{ text: own, scoring: toScoringCv(contentOfText(own), asOf), rating: score }] : [];
      }),
    };
  });
}

/** Of the pairs of a job whose ratings are apart, how many are in the same order; ties count half. */
export function agreement(
  cases: readonly RatedCase[],
  scores: readonly (readonly number[])[],
): [right: number, all: number] {
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
