import type { Tx } from '../../platform/database/database.ts';
import { openApplication } from '../applications/applications.service.ts';
import type { ScoringService } from '../scoring/scoring.service.ts';
import { companiesOf } from './intake-companies.ts';
import type { InvitationService } from './invitation.service.ts';
import { makeKnown } from './people.repo.ts';
import type { findFile } from './uploads.repo.ts';

export type IntakeFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/**
 * Somebody is scored for the jobs their file was meant for, and enters the pipeline of the one that was named when they
 * reach what it asks for. Doing it again, after the CV was read better, opens nothing twice.
 */
export async function scoreIntake(
  tx: Tx,
  { scoring, invitations }: { scoring: ScoringService; invitations: InvitationService },
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
  await makeKnown(tx, candidateId, organisationId, [...knowing], now);
  const scores = await scoring.scorePerson(tx, candidateId, jobs);
  const named = scores.find(({ jobId }) => jobId === file.job_id);
  if (!named?.isAtThreshold) return;
  await openApplication(tx, {
    organisationId,
    companyId: named.companyId,
    jobId: named.jobId,
    candidateId,
    actorAccountId: file.account_id,
    reason: `scored ${Math.round(named.score)}, the job asks for ${named.threshold}`,
    now,
  });
  await invitations.invite(tx, candidateId, { organisationId, jobId: named.jobId });
}
