import { createHash } from 'node:crypto';
import type { CvFlag, Education, Experience } from '@candela/contract/cvs/cv.schemas.ts';
import type { KeyFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import { type Explanation, explainMatch } from '@candela/engine/scoring/explain-match.ts';
import { packCv, unpackCv } from '@candela/engine/scoring/pack-cv.ts';
import { type PreparedCv, prepareCv } from '@candela/engine/scoring/prepared-cv.ts';
import { type PreparedJob, prepareJob } from '@candela/engine/scoring/prepared-job.ts';
import { type Match, scoreMatch, scoringVersion } from '@candela/engine/scoring/score-match.ts';
import type { ScoringCv, ScoringJob } from '@candela/engine/scoring/scoring-input.ts';
import { toScoringCv } from '@candela/engine/scoring/to-scoring-cv.ts';
import type { ScoringCvRow, ScoringJobRow } from './scoring.repo.ts';

export const engineName = 'candela';

interface StoredLine {
  text: string;
  /** 0 for what is about who somebody is. */
  confidence: number;
}

interface Profile {
  education?: string[];
  certifications?: string[];
}

function jobInput(row: ScoringJobRow): ScoringJob {
  const profile = (row.candidate_profile ?? {}) as Profile;
  return {
    title: row.title,
    description: row.description,
    skills: row.skills,
    requirements: row.requirements,
    responsibilities: row.responsibilities,
    niceToHave: row.nice_to_have,
    education: profile.education ?? [],
    certifications: profile.certifications ?? [],
  };
}

/** What the scorer sees of a CV: what somebody did, learned and can do. Who they are is not in the row. */
function cvInput(row: ScoringCvRow): ScoringCv {
  const spoken = withoutInstructions(row.flags as CvFlag[]);
  return toScoringCv(
    {
      summary: spoken(row.summary),
      skills: row.skills,
      experience: (row.experience as Experience[]).map((entry) => ({
        ...entry,
        description: spoken(entry.description),
      })),
      education: (row.education as Education[]).map(({ qualification }) => ({ qualification })),
      certificates: row.certificates,
      other: (row.unplaced as StoredLine[]).filter(({ confidence }) => confidence > 0).map(({ text }) => spoken(text)),
      experienceYears: row.experience_years,
    },
    // The moment the CV was last changed: the same CV gives the same score tomorrow.
    row.updated_at,
  );
}

/** Words addressed to a machine are shown to the reader and say nothing about the person. */
function withoutInstructions(flags: readonly CvFlag[]): (text: string) => string {
  const quotes = flags.flatMap(({ kind, quote }) =>
    kind === 'machine-instruction' && quote ? [quote.replace(/…$/, '')] : [],
  );
  return (text) => quotes.reduce((rest, quote) => rest.replaceAll(quote, ''), text);
}

/** A job is prepared once for all the people scored for it. */
const preparedJobs = new Map<string, PreparedJob>();
const mostPrepared = 500;

export function preparedJob(row: ScoringJobRow): PreparedJob {
  const key = `${row.id} ${row.updated_at.getTime()}`;
  const known = preparedJobs.get(key);
  if (known) return known;
  const prepared = prepareJob(jobInput(row));
  const oldest = preparedJobs.keys().next().value;
  if (preparedJobs.size >= mostPrepared && oldest !== undefined) preparedJobs.delete(oldest);
  preparedJobs.set(key, prepared);
  return prepared;
}

/** The stored form when it is of this version; otherwise made anew, with the bytes to store. */
export function preparedCv(row: ScoringCvRow): { cv: PreparedCv; bytes?: Buffer } {
  if (row.prepared && row.prepared_version === scoringVersion) return { cv: unpackCv(row.prepared) };
  const cv = prepareCv(cvInput(row));
  return { cv, bytes: Buffer.from(packCv(cv)) };
}

export const score = (job: ScoringJobRow, cv: PreparedCv): Match => scoreMatch(preparedJob(job), cv);

export const explain = (job: ScoringJobRow, cv: ScoringCvRow): Explanation => explainMatch(jobInput(job), cvInput(cv));

/** What a score was made of, so that anybody can check that it would be made again. */
export const inputsHash = (job: ScoringJobRow, cv: ScoringCvRow): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([scoringVersion, jobInput(job), cvInput(cv)]))
    .digest();

/** The short list of the table, from the factors alone. */
export const keyFactors = (factors: Match['factors']): KeyFactor[] =>
  factors
    .filter(({ weight }) => weight > 0)
    .map(({ label, lit }) => ({ kind: lit >= 0.7 ? 'met' : lit >= 0.35 ? 'partly' : 'missing', label }));
