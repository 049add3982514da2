import type { ReceivedReview, Review } from '@candela/contract/reviews/reviews.routes.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import {
  accountScope,
  type CandidatePrincipal,
  type RecruiterPrincipal,
  tenantScope,
} from '../../platform/sessions/principal.ts';
import { assertCandidateInSight } from '../../records/candidate-in-sight.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import * as repo from './reviews.repo.ts';

export interface ReviewsOptions {
  database: Database;
  clock: Clock;
  notifications: NotificationsService;
}

/** An application that had been set aside is there again, with the requests about it. */
export const restoreReviews = repo.restoreReviews;

export const createReviewsService = (options: ReviewsOptions) => {
  const { database } = options;
  return {
    ask: (principal: CandidatePrincipal, jobId: string, request: { about: Review['about']; question: string }) =>
      ask(options, principal, jobId, request),
    listOwn: (principal: CandidatePrincipal, jobId: string): Promise<Review[]> =>
      database.transaction(accountScope(principal), async (tx) =>
        (await repo.listOwn(tx, principal.accountId, jobId)).map(toView),
      ),
    listOpen: (principal: RecruiterPrincipal): Promise<ReceivedReview[]> =>
      database.transaction(tenantScope(principal), async (tx) =>
        (await repo.listOpen(tx, principal.organisationId)).map(toView),
      ),
    listOfCandidate: (principal: RecruiterPrincipal, candidateId: string): Promise<ReceivedReview[]> =>
      database.transaction(tenantScope(principal), async (tx) => {
        await assertCandidateInSight(tx, candidateId);
        return (await repo.listOfCandidate(tx, principal.organisationId, candidateId)).map(toView);
      }),
    answer: (principal: RecruiterPrincipal, id: string, text: string) => answer(options, principal, id, text),
  };
};

export type ReviewsService = ReturnType<typeof createReviewsService>;

/** The application is the candidate's, the request the organisation's: found in one scope, written in the other. */
async function ask(
  { database, clock, notifications }: ReviewsOptions,
  principal: CandidatePrincipal,
  jobId: string,
  { about, question }: { about: Review['about']; question: string },
): Promise<Review> {
  const { accountId } = principal;
  const application = await database.transaction(accountScope(principal), (tx) =>
    repo.findOwnApplication(tx, accountId, jobId),
  );
  if (!application) throw new AppError('NOT_FOUND');
  const { organisation_id: organisationId, company_id: companyId, candidate_id: candidateId } = application;
  const scope = { kind: 'tenant', accountId, organisationId, companyIds: 'all' } as const;
  return database.transaction(scope, async (tx) => {
    const now = clock.now();
    const key = { organisationId, companyId, applicationId: application.id };
    const id = await repo.insertReview(tx, { ...key, about, question, now });
    if (id === undefined) throw new AppError('REVIEW_OPEN');
    const review = await repo.findReview(tx, organisationId, id);
    if (!review) throw new AppError('NOT_FOUND');
    await notifications.notify(tx, {
      kind: 'review.asked',
      organisationId,
      companyId,
      candidateId,
      to: { recruitersOf: { companyId } },
      values: {
        candidateName: review.candidate_name || 'A candidate',
        jobTitle: review.job_title,
        candidateId,
        question,
        dueDay: dayInWords(review.due_at),
      },
    });
    const subject = { type: 'candidate', id: candidateId };
    const detail = { jobId, about };
    await recordAudit(tx, {
      action: 'review.asked',
      at: now,
      organisationId,
      actorAccountId: accountId,
      subject,
      detail,
    });
    return toView(review);
  });
}

async function answer(
  { database, clock, notifications }: ReviewsOptions,
  principal: RecruiterPrincipal,
  id: string,
  text: string,
): Promise<ReceivedReview> {
  return database.transaction(tenantScope(principal), async (tx) => {
    const now = clock.now();
    const { organisationId, accountId } = principal;
    if (!(await repo.findReview(tx, organisationId, id))) throw new AppError('NOT_FOUND');
    const isFirst = await repo.writeAnswer(tx, organisationId, id, { answer: text, by: accountId, now });
    if (!isFirst) throw new AppError('CONFLICT');
    const review = await repo.findReview(tx, organisationId, id);
    if (!review) throw new AppError('NOT_FOUND');
    const { candidate_id: candidateId, company_id: companyId, job_id: jobId } = review;
    await notifications.notify(tx, {
      kind: 'review.answered',
      organisationId,
      companyId,
      candidateId,
      to: { accountOfCandidate: candidateId },
      values: { companyName: review.company_name, jobTitle: review.job_title, jobId, answer: text },
    });
    const subject = { type: 'candidate', id: candidateId };
    await recordAudit(tx, {
      action: 'review.answered',
      at: now,
      organisationId,
      actorAccountId: accountId,
      subject,
      detail: { jobId },
    });
    return toView(review);
  });
}

const dayInWords = (day: Date): string =>
  day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

const toView = (row: repo.ReviewRow): ReceivedReview => ({
  id: row.id,
  jobId: row.job_id,
  jobTitle: row.job_title,
  companyName: row.company_name,
  about: row.about,
  question: row.question,
  askedAt: row.asked_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
  candidateId: row.candidate_id,
  candidateName: row.candidate_name,
});
