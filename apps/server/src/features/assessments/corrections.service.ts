import type { candidateAssessmentSchema } from '@candela/contract/assessments/assessments.routes.ts';
import type { Correction, correctionInputSchema } from '@candela/contract/assessments/assessments.schemas.ts';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { recordView } from '../../platform/audit/views.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import {
  accountScope,
  type CandidatePrincipal,
  type RecruiterPrincipal,
  tenantScope,
} from '../../platform/sessions/principal.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import * as attempts from './assessments.repo.ts';
import { toAdjustments, toFinished } from './attempt-view.ts';
import * as repo from './corrections.repo.ts';

type CandidateAssessment = z.infer<typeof candidateAssessmentSchema>;

export async function readCorrections(tx: Tx, assessmentId: string): Promise<(Correction & { questionId: string })[]> {
  return (await repo.listCorrections(tx, assessmentId)).map((row) => ({
    id: row.id,
    questionId: row.question_id,
    score: row.score,
    reason: row.reason,
    correctedAt: row.corrected_at.toISOString(),
    organisationName: row.name,
    reply: row.reply,
    repliedAt: row.replied_at?.toISOString() ?? null,
  }));
}

export interface CorrectionsOptions {
  database: Database;
  clock: Clock;
  notifications: Pick<NotificationsService, 'notify'>;
}

export function createCorrectionsService(options: CorrectionsOptions) {
  const { database, clock } = options;
  return {
    get: (principal: RecruiterPrincipal, candidateId: string): Promise<CandidateAssessment> =>
      database.transaction(tenantScope(principal), async (tx) => {
        const found = await findAssessed(tx, principal.organisationId, candidateId);
        await recordView(tx, {
          action: 'candidate.viewed',
          at: clock.now(),
          organisationId: principal.organisationId,
          actorAccountId: principal.accountId,
          candidateId,
        });
        return toView(tx, found);
      }),

    correct: (
      principal: RecruiterPrincipal,
      candidateId: string,
      { assessmentId, questionId, score, reason }: z.output<typeof correctionInputSchema>,
    ): Promise<CandidateAssessment> =>
      database.transaction(tenantScope(principal), async (tx) => {
        const { organisationId, accountId } = principal;
        const now = clock.now();
        const found = await findAssessed(tx, principal.organisationId, candidateId);
        const isKnown = found.attempt?.results?.some(({ question_id: id }) => id === questionId);
        if (found.attempt?.id !== assessmentId || !isKnown) throw new AppError('NOT_FOUND');
        await repo.upsertCorrection(tx, { assessmentId, organisationId, questionId, score, reason, accountId, now });
        await recordAudit(tx, {
          action: 'assessment.corrected',
          at: now,
          organisationId,
          actorAccountId: accountId,
          subject: { type: 'candidate', id: candidateId },
          detail: { questionId, score },
        });
        const shown = await toView(tx, found);
        const { corrections = [] } = shown.attempt ?? {};
        const made = corrections.find((each) => each.questionId === questionId);
        await tellCorrected(tx, options, { organisationId, candidateId }, made);
        return shown;
      }),

    reply: (principal: CandidatePrincipal, id: string, text: string): Promise<void> =>
      database.transaction(accountScope(principal), async (tx) => {
        const correction = await repo.storeReply(tx, id, text, clock.now());
        if (!correction) throw new AppError('NOT_FOUND');
        await tellReplied(tx, options, principal.accountId, { ...correction, reply: text });
      }),
  };
}

export type CorrectionsService = ReturnType<typeof createCorrectionsService>;

async function findAssessed(tx: Tx, organisationId: string, candidateId: string) {
  const applicant = await repo.findApplicant(tx, organisationId, candidateId);
  if (!applicant) throw new AppError('NOT_FOUND');
  const accountId = applicant.account_id;
  const [attempt] = accountId === null ? [] : await attempts.listAttempts(tx, accountId, 'interview');
  const adjustments = accountId === null ? undefined : await attempts.findAdjustments(tx, accountId);
  return { attempt, adjustments };
}

const toView = async (tx: Tx, { attempt, adjustments }: Awaited<ReturnType<typeof findAssessed>>) => ({
  attempt: attempt ? toFinished(attempt, await readCorrections(tx, attempt.id)) : null,
  adjustments: adjustments ? toAdjustments(adjustments) : null,
});

/** All corrections that an organisation sees are its own. */
async function tellCorrected(
  tx: Tx,
  { notifications }: CorrectionsOptions,
  { organisationId, candidateId }: { organisationId: string; candidateId: string },
  correction: Correction | undefined,
): Promise<void> {
  if (!correction) return;
  await notifications.notify(tx, {
    kind: 'assessment.corrected',
    organisationId,
    candidateId,
    to: { accountOfCandidate: candidateId },
    values: { organisationName: correction.organisationName, reason: correction.reason },
  });
}

/** What the candidate says is told to the recruiter who corrected. */
async function tellReplied(
  tx: Tx,
  { notifications }: CorrectionsOptions,
  accountId: string,
  {
    organisation_id: organisationId,
    corrected_by: correctedBy,
    reply,
  }: { organisation_id: string; corrected_by: string | null; reply: string },
): Promise<void> {
  const applications = await attempts.listOwnApplications(tx, accountId);
  const candidateId = applications.find((each) => each.organisation_id === organisationId)?.candidate_id;
  if (correctedBy === null || candidateId === undefined) return;
  const own = await attempts.findOwnCv(tx, accountId);
  await notifications.notify(tx, {
    kind: 'correction.answered',
    organisationId,
    candidateId,
    to: { accountId: correctedBy },
    values: { candidateName: own?.name || 'A candidate', candidateId, reply },
  });
}
