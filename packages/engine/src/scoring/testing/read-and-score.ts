import { parseCv } from '../../cv/parsing/parse-cv.ts';
import type { Judge } from '../../reader/verdict.ts';
import { readDocument } from '../../reading/read-document.ts';
import { prepareCv } from '../prepared-cv.ts';
import { prepareJob } from '../prepared-job.ts';
import { readMatch } from '../reading.ts';
import { scoreMatch } from '../score-match.ts';
import type { ScoringJob } from '../scoring-input.ts';
import { contentOfParsedCv, toScoringCv } from '../to-scoring-cv.ts';

const now = new Date(Date.UTC(2026, 10, 15));

/** The whole way a file goes: read, parsed, stripped of who the person is, prepared and scored; and read, with a reader. */
export async function scoreFile(file: Uint8Array, job: ScoringJob, judge?: Judge): Promise<number> {
  const cv = toScoringCv(contentOfParsedCv(parseCv(await readDocument(file), { now })), now);
  const prepared = prepareJob(job);
  return (judge ? (await readMatch(prepared, cv, judge)).match : scoreMatch(prepared, prepareCv(cv))).score;
}
