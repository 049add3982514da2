import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { scoreText } from '@candela/contract/assessments/assessment-rules.ts';
import { after, seconds } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { findApplicationWords, listNewerCompanies, takeBackMoves } from './notifications.repo.ts';
import type { NotificationsService } from './notifications.service.ts';

interface Pair {
  organisationId: string;
  candidateId: string;
  jobId: string;
}

/** A candidate who applied is told to the recruiters of the company. What recruiters bring in themselves is no news to them. */
export async function tellOpened(tx: Tx, { notify }: NotificationsService, pair: Pair): Promise<void> {
  const { organisationId, candidateId } = pair;
  const words = await findApplicationWords(tx, organisationId, pair);
  if (!words?.is_own) return;
  await notify(tx, {
    kind: 'application.opened',
    organisationId,
    companyId: words.company_id,
    candidateId,
    to: { recruitersOf: { companyId: words.company_id } },
    values: { candidateName: words.candidate_name || 'A candidate', jobTitle: words.job_title, candidateId },
  });
}

/**
 * The scores of a CV assessment are told to each recruiter once, however many jobs and companies they see it was sent to: of the
 * newest of those applications. One that came after the scores has no part in it.
 */
export async function tellEvaluated(
  tx: Tx,
  { notify }: NotificationsService,
  { totalScore, at, ...pair }: Pair & { totalScore: number; at: Date },
): Promise<void> {
  const { organisationId, candidateId } = pair;
  const words = await findApplicationWords(tx, organisationId, pair);
  if (!words) return;
  const { company_id: companyId, candidate_name } = words;
  const exceptSeeing = await listNewerCompanies(tx, organisationId, pair, at);
  await notify(tx, {
    kind: 'assessment.evaluated',
    organisationId,
    companyId,
    candidateId,
    to: { recruitersOf: { companyId, exceptSeeing } },
    values: { candidateName: candidate_name || 'A candidate', candidateId, score: scoreText(totalScore) },
  });
}

/** As long as the mail of the stage waits. */
const timeToTakeBack = seconds(20);

const stageWords: Readonly<Record<ApplicationStatus, string>> = {
  pending: 'waiting to be looked at',
  testing: 'you are asked for an assessment',
  interview: 'you are at the interview stage',
  review: 'it is being reviewed',
  offer: 'you are at the offer stage',
  hired: 'you are hired',
  rejected: 'it was not taken further',
};

/**
 * A move by the employer is told to the candidate; what the candidate does, to the recruiters. A move that is made by mistake and
 * undone at once takes back what was told of it, as it does the mail.
 */
export async function tellMoved(
  tx: Tx,
  { notify, takeBack }: NotificationsService,
  { to, byCandidate, at, ...pair }: Pair & { to: ApplicationStatus; byCandidate: boolean; at: Date },
): Promise<void> {
  const { organisationId, candidateId, jobId } = pair;
  const words = await findApplicationWords(tx, organisationId, pair);
  if (!words) return;
  if (byCandidate) {
    const { company_id: companyId, candidate_name, job_title: jobTitle } = words;
    await notify(tx, {
      kind: to === 'rejected' ? 'application.withdrawn' : 'application.opened',
      organisationId,
      companyId,
      candidateId,
      to: { recruitersOf: { companyId } },
      values: { candidateName: candidate_name || 'A candidate', jobTitle, candidateId },
    });
    return;
  }
  const since = after(at, -timeToTakeBack);
  if (await takeBack(tx, await takeBackMoves(tx, { ...pair, to, since, at }))) return;
  await notify(tx, {
    kind: 'application.moved',
    organisationId,
    companyId: words.company_id,
    candidateId,
    to: { accountOfCandidate: candidateId },
    values: { jobTitle: words.job_title, companyName: words.company_name, stage: stageWords[to], jobId },
    mailAfter: after(at, timeToTakeBack),
  });
}
