import type { ExplainedFactor, Factor, KeyFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { Tx } from '../../platform/database/database.ts';
import * as engine from './engine.ts';
import { enqueueReading } from './reading.tasks.ts';
import { writeMatches } from './score-for-jobs.ts';
import * as repo from './scoring.repo.ts';
import type { ScoringTools } from './scoring-tools.ts';

/** A score by another engine than ours. */
export interface OutsideScore extends repo.Pair {
  inputsHash: Buffer;
  engine: string;
  version: string;
  score: number;
  /** Ours, which it rests on. */
  builtInScore: number;
  factors: readonly Factor[];
  keyFactors: readonly KeyFactor[];
  /** Null where it is not worked out: another engine's score is explained by that engine. */
  evidence: readonly ExplainedFactor[] | null;
  note: string | null;
}

export async function applyOutsideScore(
  { clock }: ScoringTools,
  tx: Tx,
  { jobId, candidateId, inputsHash, factors, keyFactors, evidence, ...outside }: OutsideScore,
): Promise<boolean> {
  const job = await repo.holdScoringJob(tx, jobId);
  const cv = await repo.findScoredCv(tx, { jobId, candidateId }, true);
  if (!job || !cv || !engine.inputsHash(engine.jobHash(job), cv.content_hash).equals(inputsHash)) return false;
  await repo.upsertScores(tx, [
    {
      engine: outside.engine,
      version: outside.version,
      score: outside.score,
      built_in_score: outside.builtInScore,
      note: outside.note,
      job_id: jobId,
      candidate_id: candidateId,
      organisation_id: job.organisation_id,
      company_id: job.company_id,
      cv_id: cv.cv_id,
      factors: JSON.stringify(factors),
      key_factors: JSON.stringify(keyFactors),
      evidence: evidence && JSON.stringify(evidence),
      inputs_hash: inputsHash,
      scored_at: clock.now(),
    },
  ]);
  return true;
}

export async function takeBackOutsideScore(
  tools: ScoringTools,
  tx: Tx,
  { jobId, candidateId }: repo.Pair,
): Promise<void> {
  const job = await repo.holdScoringJob(tx, jobId);
  if (!job) return;
  await writeMatches(tools, tx, candidateId, [job], { takesBack: true });
  if (tools.reader?.isOn) await enqueueReading(tx, tools.queue, job.organisation_id, [jobId]);
}
