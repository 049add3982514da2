import type { Tx } from '../../platform/database/database.ts';
import * as engine from './engine.ts';
import { countAffected } from './score-runs.repo.ts';
import { findScoringJob } from './scoring.repo.ts';

/** People of a job without a score, or with one of other words or an older engine; no candidate is scored for one that is not open. */
export async function countOutdated(tx: Tx, jobId: string): Promise<number> {
  const job = await findScoringJob(tx, jobId);
  if (!job || job.status === 'Closed' || job.status === 'Draft') return 0;
  return countAffected(tx, {
    jobId,
    organisationId: job.organisation_id,
    companyId: job.company_id,
    jobHash: engine.jobHash(job),
    version: engine.engineVersion,
  });
}
