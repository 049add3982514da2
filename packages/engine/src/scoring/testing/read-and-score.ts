import { parseCv } from '../../cv/parsing/parse-cv.ts';
import { readDocument } from '../../reading/read-document.ts';
import { prepareCv } from '../prepared-cv.ts';
import { prepareJob } from '../prepared-job.ts';
import { scoreMatch } from '../score-match.ts';
import type { ScoringJob } from '../scoring-input.ts';
import { contentOfParsedCv, toScoringCv } from '../to-scoring-cv.ts';

const now = new Date(Date.UTC(2026, 10, 15));

/** The whole way a file goes: read, parsed, stripped of who the person is, prepared and scored. */
export async function scoreFile(file: Uint8Array, job: ScoringJob): Promise<number> {
  const cv = parseCv(await readDocument(file), { now });
  return scoreMatch(prepareJob(job), prepareCv(toScoringCv(contentOfParsedCv(cv), now))).score;
}
