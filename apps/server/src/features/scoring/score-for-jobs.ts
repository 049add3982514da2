import { scored } from '../../events/scoring.events.ts';
import type { Tx } from '../../platform/database/database.ts';
import * as engine from './engine.ts';
import { scoreCv } from './score-cv.ts';
import type { ScoredMember } from './score-group.ts';
import * as repo from './scoring.repo.ts';
import type { ScoringTools } from './scoring-tools.ts';

export interface ScoredJob {
  jobId: string;
  companyId: string;
  score: number;
  threshold: number;
  /** At or above what the job asks for, and the job is open. */
  isAtThreshold: boolean;
}

export async function jobsFor(
  tx: Tx,
  { jobId, ...place }: { organisationId: string; jobId: string | null; companyId: string | null; accountId: string },
): Promise<repo.ScoringJobRow[]> {
  if (jobId === null) return repo.listJobsFor(tx, place);
  const job = await repo.holdScoringJob(tx, jobId);
  return job ? [job] : [];
}

export async function scorePerson(
  tools: ScoringTools,
  tx: Tx,
  candidateId: string,
  jobs: readonly repo.ScoringJobRow[],
): Promise<ScoredJob[]> {
  const others = (await repo.listJobsOf(tx, candidateId)).filter(({ id }) => !jobs.some((job) => job.id === id));
  return scoreJobs(tools, tx, candidateId, [...jobs, ...others]);
}

export async function rescorePerson(tools: ScoringTools, tx: Tx, candidateId: string): Promise<void> {
  await scoreJobs(tools, tx, candidateId, await repo.listJobsOf(tx, candidateId));
}

export async function partScores(
  tools: ScoringTools,
  tx: Tx,
  { keptId, mergedId }: { keptId: string; mergedId: string },
  { scores, keptScores }: repo.MovedScores,
): Promise<void> {
  const onlyMerged = scores.filter((jobId) => !keptScores.includes(jobId));
  await repo.deleteScores(tx, keptId, onlyMerged);
  await scoreJobs(tools, tx, keptId, await repo.listJobsOf(tx, keptId));
  const jobs = await repo.listScoringJobs(tx, scores);
  const others = (await repo.listJobsOf(tx, mergedId)).filter(({ id }) => !scores.includes(id));
  await scoreJobs(tools, tx, mergedId, [...jobs, ...others]);
}

export async function scoreApplicant(tools: ScoringTools, tx: Tx, pair: repo.Pair): Promise<void> {
  if (await repo.findScore(tx, pair)) return;
  const job = await repo.holdScoringJob(tx, pair.jobId);
  if (job) await scoreJobs(tools, tx, pair.candidateId, [job]);
}

export async function followObjection(
  tools: ScoringTools,
  tx: Tx,
  { organisationId, candidateId, isObjecting }: { organisationId: string; candidateId: string; isObjecting: boolean },
): Promise<void> {
  if (isObjecting) await repo.deleteScoresOf(tx, organisationId, candidateId);
  else await scoreJobs(tools, tx, candidateId, await repo.listJobsKnowing(tx, organisationId, candidateId));
}

/** One person for any number of jobs. Their own CV was changed in this transaction or before: what it says counts. */
async function scoreJobs(
  tools: ScoringTools,
  tx: Tx,
  candidateId: string,
  jobs: readonly repo.ScoringJobRow[],
): Promise<ScoredJob[]> {
  const matches = await writeMatches(tools, tx, candidateId, jobs, { takesBack: false });
  if (!matches) return [];
  // A person's own CV counts for jobs of several organisations, none of which hears of the others.
  for (const [organisationId, its] of Map.groupBy(jobs, (job) => job.organisation_id)) {
    await tools.events.emit(tx, scored, organisationId, { candidateId, jobIds: its.map(({ id }) => id) });
  }
  return matches.map(({ job, match: { score } }) => ({
    jobId: job.id,
    companyId: job.company_id,
    score,
    threshold: job.match_score_threshold,
    isAtThreshold: score >= job.match_score_threshold && job.status === 'Active',
  }));
}

export async function writeMatches(
  tools: ScoringTools,
  tx: Tx,
  candidateId: string,
  jobs: readonly repo.ScoringJobRow[],
  { takesBack }: { takesBack: boolean },
) {
  const matches = await scoreCurrentCvs(tools, tx, candidateId, jobs);
  if (matches.length === 0) return undefined;
  await repo.writeScores(
    tx,
    matches.map(({ job, current, match }) => ({
      jobId: job.id,
      candidateId,
      cvId: current.cv_id,
      ...match,
      inputsHash: engine.inputsHash(engine.jobHash(job), current.content_hash),
      replaces: null,
    })),
    {
      engine: engine.engineName,
      version: engine.engineVersion,
      now: tools.clock.now(),
      runId: null,
      yields: false,
      takesBack,
    },
  );
  return matches;
}

/** Most companies share one CV of a person; it is read once for all their jobs. */
async function scoreCurrentCvs(tools: ScoringTools, tx: Tx, candidateId: string, jobs: readonly repo.ScoringJobRow[]) {
  const companyIds = [...new Set(jobs.map((job) => job.company_id))];
  if (companyIds.length === 0) return [];
  const rows = await repo.listCurrentCvs(tx, candidateId, companyIds, engine.engineVersion);
  const cvs = new Map(rows.map((row) => [row.company_id, row]));
  const byCv = Map.groupBy(jobs, (job) => cvs.get(job.company_id)?.cv_id);
  const byJob = new Map<string, ScoredMember>();
  for (const [cvId, itsJobs] of byCv) {
    const prepared = rows.find(({ cv_id }) => cv_id === cvId)?.prepared ?? null;
    if (cvId === undefined) continue;
    const { scores } = await scoreCv(tools, tx, { cvId, prepared }, itsJobs);
    for (const [at, score] of scores.entries()) byJob.set(itsJobs[at]?.id ?? '', score);
  }
  return jobs.flatMap((job) => {
    const current = cvs.get(job.company_id);
    const match = byJob.get(job.id);
    return current && match ? [{ job, current, match }] : [];
  });
}
