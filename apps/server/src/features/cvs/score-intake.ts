import type { Tx } from '../../platform/database/database.ts';
import type { ScoringService } from '../scoring/scoring.service.ts';
import { linkToCompanies } from './cv-owner.repo.ts';
import { companiesOf } from './intake-companies.ts';
import type { findFile } from './uploads.repo.ts';

export type IntakeFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/**
 * A candidate is scored for the jobs their file was meant for; what follows from the score is decided by those who listen
 * for it. Doing it again, after the CV was read better, does nothing twice.
 */
export async function scoreIntake(
  tx: Tx,
  { scoring }: { scoring: ScoringService },
  file: IntakeFile,
  candidateId: string,
  now: Date,
): Promise<void> {
  const { organisation_id: organisationId } = file;
  if (!organisationId) return scoring.rescorePerson(tx, candidateId);
  const jobs = await scoring.jobsFor(tx, {
    organisationId,
    jobId: file.job_id,
    companyId: file.batch_company_id,
    accountId: file.account_id,
  });
  const companies = await companiesOf(tx, file);
  const knowing = new Set([
    ...jobs.map((job) => job.company_id),
    ...(file.batch_company_id ? [file.batch_company_id] : []),
    ...(companies === 'all' ? [] : companies),
  ]);
  await linkToCompanies(tx, candidateId, organisationId, [...knowing], now);
  await scoring.scorePerson(tx, candidateId, jobs);
}
