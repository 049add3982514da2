import type { ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { Explanation } from '@candela/engine/scoring/explain-match.ts';
import { scoringVersion } from '@candela/engine/scoring/score-match.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import * as engine from './engine.ts';
import * as repo from './scoring.repo.ts';

export interface ScoredJob {
  jobId: string;
  companyId: string;
  score: number;
  threshold: number;
  /** At or above what the job asks for, and the job is open. */
  isAtThreshold: boolean;
}

export interface ScoringService {
  /** The jobs a CV is meant for: the one that was named, or every active one its uploader may see. */
  jobsFor(
    tx: Tx,
    intake: { organisationId: string; jobId: string | null; companyId: string | null; accountId: string },
  ): Promise<repo.ScoringJobRow[]>;
  scorePerson(tx: Tx, candidateId: string, jobs: readonly repo.ScoringJobRow[]): Promise<ScoredJob[]>;
  /** After a CV changed: everything the person was scored for, or applied for. */
  rescorePerson(tx: Tx, candidateId: string): Promise<void>;
  /** Some people for one job; how bulk work goes forward. */
  scorePeople(tx: Tx, job: repo.ScoringJobRow, candidateIds: readonly string[]): Promise<void>;
  /** Why somebody has their score, with quotations. */
  explain(tx: Tx, pair: { jobId: string; candidateId: string }): Promise<ExplainedFactor[]>;
}

export function createScoringService({ clock }: { clock: Clock }): ScoringService {
  const scorePairs = async (
    tx: Tx,
    cvs: readonly repo.ScoringCvRow[],
    jobs: readonly repo.ScoringJobRow[],
  ): Promise<(ScoredJob & { candidateId: string })[]> => {
    const now = clock.now();
    const scored: (ScoredJob & { candidateId: string })[] = [];
    const rows: Parameters<typeof repo.upsertScores>[1] = [];
    for (const cv of cvs) {
      const prepared = engine.preparedCv(cv);
      if (prepared.bytes) await repo.storePrepared(tx, cv.cv_id, prepared.bytes, scoringVersion);
      for (const job of jobs) {
        const match = engine.score(job, prepared.cv);
        rows.push({
          job_id: job.id,
          candidate_id: cv.candidate_id,
          organisation_id: job.organisation_id,
          company_id: job.company_id,
          cv_id: cv.cv_id,
          score: match.score,
          factors: JSON.stringify(match.factors),
          key_factors: JSON.stringify(engine.keyFactors(match.factors)),
          engine: engine.engineName,
          version: match.version,
          inputs_hash: engine.inputsHash(job, cv),
          scored_at: now,
        });
        const threshold = job.match_score_threshold;
        scored.push({
          candidateId: cv.candidate_id,
          jobId: job.id,
          companyId: job.company_id,
          score: match.score,
          threshold,
          isAtThreshold: match.score >= threshold && job.status === 'Active',
        });
      }
    }
    await repo.upsertScores(tx, rows);
    return scored;
  };

  return {
    async jobsFor(tx, { jobId, ...place }) {
      if (jobId === null) return repo.listJobsFor(tx, place);
      const job = await repo.findScoringJob(tx, jobId);
      return job ? [job] : [];
    },

    async scorePerson(tx, candidateId, jobs) {
      return scorePairs(tx, await repo.listScoringCvs(tx, [candidateId]), jobs);
    },

    async rescorePerson(tx, candidateId) {
      const jobs = await repo.listJobsOf(tx, candidateId);
      if (jobs.length > 0) await scorePairs(tx, await repo.listScoringCvs(tx, [candidateId]), jobs);
    },

    async scorePeople(tx, job, candidateIds) {
      if (candidateIds.length > 0) await scorePairs(tx, await repo.listScoringCvs(tx, candidateIds), [job]);
    },

    async explain(tx, { jobId, candidateId }) {
      const job = await repo.findScoringJob(tx, jobId);
      const cv = await repo.findScoredCv(tx, jobId, candidateId);
      if (!job || !cv) throw new AppError('NOT_FOUND');
      return toExplained(engine.explain(job, cv));
    },
  };
}

const toExplained = ({ factors }: Explanation): ExplainedFactor[] =>
  factors.map(({ id, label, weight, lit, met, missing }) => ({
    id,
    label,
    weight,
    lit,
    met: met.map((item) => ({
      label: item.text,
      evidence: item.quotations.map(({ text }) => ({ quote: text, page: null, box: null })),
    })),
    missing: missing.map((item) => ({ label: item.text, scoreIfMet: item.scoreIfMet })),
  }));
