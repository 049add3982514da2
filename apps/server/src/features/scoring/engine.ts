import { createHash } from 'node:crypto';
import type { KeyFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import { withoutInstructions } from '@candela/engine/cv/without-instructions.ts';
import type { Judge } from '@candela/engine/reader/verdict.ts';
import { type CountedFactor, countItems } from '@candela/engine/scoring/count-items.ts';
import { type Explanation, explainMatch } from '@candela/engine/scoring/explain-match.ts';
import { keyMatchFactors } from '@candela/engine/scoring/key-match-factors.ts';
import { packCv, unpackCv } from '@candela/engine/scoring/pack-cv.ts';
import { type PreparedCv, prepareCv } from '@candela/engine/scoring/prepared-cv.ts';
import { type PreparedJob, prepareJob } from '@candela/engine/scoring/prepared-job.ts';
import { type Reading, readMatch } from '@candela/engine/scoring/reading.ts';
import { type Match, scoreCvs, scoreMatch, scoringVersion } from '@candela/engine/scoring/score-match.ts';
import type { ScoringCv, ScoringJob } from '@candela/engine/scoring/scoring-input.ts';
import { toScoringCv } from '@candela/engine/scoring/to-scoring-cv.ts';
import type { ReadScore } from './reader-messages.ts';
import type { CvContentRow, ScoringJobRow } from './scoring.repo.ts';

export const engineName = 'candela';
export const engineVersion = scoringVersion;

export function jobInput(row: ScoringJobRow): ScoringJob {
  const { education = [], certifications = [] } = row.candidate_profile;
  return {
    title: row.title,
    description: row.description,
    skills: row.skills,
    requirements: row.requirements,
    responsibilities: row.responsibilities,
    niceToHave: row.nice_to_have,
    education,
    certifications,
  };
}

/** What the scorer sees of a CV: what a candidate did, learned and can do. The name is there to be taken out of it. */
export function cvInput(row: CvContentRow): ScoringCv {
  const spoken = withoutInstructions(row.flags);
  return toScoringCv(
    {
      name: row.name,
      summary: spoken(row.summary),
      skills: row.skills,
      experience: row.experience.map((entry) => ({
        ...entry,
        description: spoken(entry.description),
      })),
      education: row.education.map(({ qualification }) => ({ qualification })),
      certificates: row.certificates,
      languages: row.languages,
      other: row.unplaced.filter(({ confidence }) => confidence > 0).map(({ text }) => spoken(text)),
      experienceYears: row.experience_years,
    },
    // The moment the CV was last changed: the same CV gives the same score tomorrow.
    row.updated_at,
  );
}

/** A job is prepared once for all the people scored for it. */
const preparedJobs = new Map<string, PreparedJob>();
const mostPrepared = 500;

function preparedJob(row: ScoringJobRow): PreparedJob {
  const key = `${row.id} ${row.updated_at.getTime()}`;
  const known = preparedJobs.get(key);
  if (known) return known;
  const prepared = prepareJob(jobInput(row));
  const oldest = preparedJobs.keys().next().value;
  if (preparedJobs.size >= mostPrepared && oldest !== undefined) preparedJobs.delete(oldest);
  preparedJobs.set(key, prepared);
  return prepared;
}

/** From what is stored for this version; undefined where there is nothing, or nothing that can be read. */
export function readPrepared(stored: string | null): PreparedCv | undefined {
  if (stored === null) return undefined;
  try {
    return unpackCv(Buffer.from(stored, 'base64'));
  } catch {
    return undefined;
  }
}

/** Made anew, with the bytes to store. */
export function prepare(row: CvContentRow): { cv: PreparedCv; bytes: Uint8Array } {
  const cv = prepareCv(cvInput(row));
  return { cv, bytes: packCv(cv) };
}

export const score = (job: ScoringJobRow, cv: PreparedCv): Match => scoreMatch(preparedJob(job), cv);

/** Many people for one job, in their order. */
export const scoreAll = (job: ScoringJobRow, cvs: readonly PreparedCv[]): Match[] => scoreCvs(preparedJob(job), cvs);

export const explain = (job: ScoringJobRow, cv: CvContentRow, reading?: Reading): Explanation =>
  explainMatch(jobInput(job), cvInput(cv), reading);

/** A score with what a reader says of the lines, as it is stored. */
export async function readOne(job: ScoringJobRow, cv: CvContentRow, judge: Judge): Promise<ReadScore> {
  const { match, reading } = await readMatch(preparedJob(job), cvInput(cv), judge);
  return {
    score: match.score,
    factors: JSON.stringify(countedFactors(job, match)),
    keyFactors: JSON.stringify(keyFactors(job, match)),
    reading: JSON.stringify(reading),
  };
}

const hashBytes = 16;

/** The half of a score's `inputs_hash` that is about the job; the other half is kept with the CV. */
export const jobHash = (job: ScoringJobRow): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(jobInput(job)))
    .digest()
    .subarray(0, hashBytes);

/** What a score was made of: tells whether it would be made again, and what has changed since. */
export const inputsHash = (ofJob: Buffer, ofCv: Buffer): Buffer => Buffer.concat([ofJob, ofCv]);

/** The factors as they are stored: with how many things each looks for and found. */
export const countedFactors = (job: ScoringJobRow, match: Match): CountedFactor[] =>
  countItems(match, preparedJob(job));

/** The short list of the table: what speaks most for the match and what it lacks most. */
export const keyFactors = (job: ScoringJobRow, match: Match): KeyFactor[] => keyMatchFactors(match, preparedJob(job));

/** Whether one version of an engine came after another: "candela-1.10.0" after "candela-1.9.2". */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(than)];
  const at = a.findIndex((part, index) => part !== (b[index] ?? 0));
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

const numbersOf = (version: string): number[] => (version.match(/\d+/g) ?? []).map(Number);
