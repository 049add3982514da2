import * as engine from './engine.ts';
import type { GroupMember, ScoredMember } from './score-group.ts';
import type { ScoringJobRow } from './scoring.repo.ts';

export interface ScoredPerson {
  /** In the order of the jobs. */
  scores: ScoredMember[];
  /** The stored form of the CV, where it was made here. */
  bytes?: Uint8Array;
}

/** One person for any number of jobs; undefined where the stored form of their CV cannot be read and there is no content. */
export function scorePerson(
  jobs: readonly ScoringJobRow[],
  { prepared, content }: GroupMember,
): ScoredPerson | undefined {
  const made = content && engine.prepare(content);
  const cv = made?.cv ?? engine.readPrepared(prepared);
  if (!cv) return undefined;
  const scores = jobs.map((job) => {
    const match = engine.score(job, cv);
    return {
      score: match.score,
      factors: JSON.stringify(engine.countedFactors(job, match)),
      keyFactors: JSON.stringify(engine.keyFactors(job, match)),
    };
  });
  return { scores, ...(made && { bytes: made.bytes }) };
}
