import type { Explanation, Factor, KeyFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { Tx } from '../../platform/database/database.ts';
import { factorsColumn, keyFactorsColumn } from '../../records/score-columns.ts';
import * as engine from './engine.ts';
import { scoreCv } from './score-cv.ts';
import type { ScoredMember } from './score-group.ts';
import * as repo from './scoring.repo.ts';
import type { ScoringTools } from './scoring-tools.ts';

/** How a CV fits a job that its owner has not applied for: worked out for them, and kept nowhere. */
export interface Fit {
  match_score: number;
  factors: Factor[];
  key_match_factors: KeyFactor[];
}

export type ExplainedFit = Pick<Explanation, 'jobTitle' | 'threshold' | 'score' | 'factors' | 'engine' | 'version'>;

export async function findFits(
  tools: ScoringTools,
  tx: Tx,
  cvId: string,
  jobIds: readonly string[],
): Promise<Map<string, Fit>> {
  const jobs = await repo.listScoringJobs(tx, jobIds);
  if (jobs.length === 0) return new Map();
  const prepared = await repo.findPrepared(tx, cvId, engine.engineVersion);
  const { scores } = await scoreCv(tools, tx, { cvId, prepared }, jobs);
  return new Map(jobs.flatMap((job, at) => (scores[at] ? [[job.id, toFit(scores[at])]] : [])));
}

export async function explainFit(
  tools: ScoringTools,
  tx: Tx,
  cvId: string,
  jobId: string,
): Promise<ExplainedFit | undefined> {
  const job = await repo.findScoringJob(tx, jobId);
  const [cv] = await repo.listContents(tx, [cvId]);
  if (!job || !cv) return undefined;
  const prepared = await repo.findPrepared(tx, cvId, engine.engineVersion);
  const { scores } = await scoreCv(tools, tx, { cvId, prepared }, [job]);
  return {
    jobTitle: job.title,
    threshold: job.match_score_threshold,
    score: scores[0]?.score ?? 0,
    factors: await tools.threads.explainFactors(job, cv),
    engine: engine.engineName,
    version: engine.engineVersion,
  };
}

const toFit = ({ score, factors, keyFactors }: ScoredMember): Fit => ({
  match_score: score,
  factors: factorsColumn.parse(JSON.parse(factors)),
  key_match_factors: keyFactorsColumn.parse(JSON.parse(keyFactors)),
});
