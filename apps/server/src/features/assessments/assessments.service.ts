import type {
  Adjustments,
  AnswerSet,
  Assessment,
  AssessmentStatus,
  AssessmentType,
  Question,
  RequestedAdjustments,
  SaveAnswersInput,
} from '@candela/contract/assessments/assessments.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { accountScope, type CandidatePrincipal } from '../../platform/sessions/principal.ts';
import { changeStatus } from '../applications/applications.service.ts';
import type { ScoringService } from '../scoring/scoring.service.ts';
import * as repo from './assessments.repo.ts';
import { toAdjustments, toAnswerSet, toFinished, toQuestions } from './attempt-view.ts';
import { readCorrections } from './corrections.service.ts';
import { assertMayRepeat } from './next-attempt.policy.ts';
import { openAttempt, openNextAttempt } from './open-attempt.ts';
import { saveAnswers } from './save-answers.ts';

/** What the candidate's details carry of their assessments. */
export interface AssessmentDetails {
  cv_assessment_status: AssessmentStatus;
  cv_assessment_score: number | null;
  cv_practice_questions: Question[];
  cv_interview_questions: Question[];
  candidateAnswers: AnswerSet[];
}

export interface AssessmentsOptions {
  database: Database;
  clock: Clock;
  events: Events;
  queue: Queue;
  engine: Pick<ScoringService, 'makeQuestions'>;
}

export function createAssessmentsService(options: AssessmentsOptions) {
  const { database, clock, engine } = options;
  return {
    get: (principal: CandidatePrincipal, type: AssessmentType): Promise<Assessment> =>
      database.transaction(accountScope(principal), (tx) => read(tx, principal.accountId, type, options)),

    save: (principal: CandidatePrincipal, input: SaveAnswersInput): Promise<AnswerSet> =>
      database.transaction(accountScope(principal), async (tx) =>
        toAnswerSet(await saveAnswers(tx, principal.accountId, input, { ...options, now: clock.now() })),
      ),

    beginAttempt: (principal: CandidatePrincipal, type: AssessmentType): Promise<Assessment> =>
      database.transaction(accountScope(principal), async (tx) => {
        const { accountId } = principal;
        const last = await repo.lockLatest(tx, accountId, type);
        if (last?.status === 'COMPLETED') {
          await assertMayRepeat(tx, last, clock.now());
          await openNextAttempt(tx, accountId, last, { engine, now: clock.now() });
        }
        const assessment = await read(tx, accountId, type, options);
        if (assessment.current === null || assessment.current.status === 'COMPLETED')
          throw new AppError('NOT_FOUND', { message: 'Upload and confirm your CV first.' });
        return assessment;
      }),

    requestAdjustments: (principal: CandidatePrincipal, asked: Adjustments): Promise<RequestedAdjustments> =>
      database.transaction(accountScope(principal), async (tx) => {
        const now = clock.now();
        await repo.upsertAdjustments(tx, principal.accountId, asked, now);
        return { ...asked, requestedAt: now.toISOString() };
      }),

    withdrawAdjustments: (principal: CandidatePrincipal): Promise<void> =>
      database.transaction(accountScope(principal), (tx) => repo.deleteAdjustments(tx, principal.accountId)),

    readDetails: (tx: Tx, accountId: string) => readDetails(tx, accountId, options),

    /** A candidate began the CV assessment: an application of theirs that is pending goes on. */
    moveToTesting: (tx: Tx, organisationId: string, application: { candidateId: string; jobId: string }) =>
      moveToTesting(tx, organisationId, application, options),
  };
}

export type AssessmentsService = ReturnType<typeof createAssessmentsService>;

async function read(
  tx: Tx,
  accountId: string,
  type: AssessmentType,
  { engine, clock }: Pick<AssessmentsOptions, 'engine' | 'clock'>,
): Promise<Assessment> {
  const { cv, attempt, missing } = await openAttempt(tx, accountId, type, { engine, now: clock.now() });
  const finished = (await repo.listAttempts(tx, accountId, type)).filter(({ status }) => status === 'COMPLETED');
  const [last] = finished;
  const adjustments = await repo.findAdjustments(tx, accountId);
  return {
    type,
    candidateId: cv?.candidate_id ?? null,
    missing: attempt ? null : missing,
    current: attempt ? toAnswerSet(attempt) : null,
    questions: attempt ? toQuestions(attempt) : [],
    finished: last ? toFinished(last, await readCorrections(tx, last.id)) : null,
    attempts: finished.toReversed().map((each) => ({
      attempt: each.attempt,
      completedAt: (each.completed_at ?? each.created_at).toISOString(),
      total_score: each.total_score,
    })),
    adjustments: adjustments ? toAdjustments(adjustments) : null,
  };
}

async function readDetails(tx: Tx, accountId: string, options: AssessmentsOptions): Promise<AssessmentDetails> {
  const [practice, interview] = [
    await read(tx, accountId, 'practice', options),
    await read(tx, accountId, 'interview', options),
  ];
  const sets = [practice, interview].flatMap(({ current }) =>
    current && current.status !== 'NOT_STARTED' ? [current] : [],
  );
  const answerSet = sets.find(({ type }) => type === 'interview') ?? interview.finished;
  return {
    cv_assessment_status: answerSet?.status ?? 'NOT_STARTED',
    cv_assessment_score: interview.finished?.total_score ?? null,
    cv_practice_questions: practice.questions,
    cv_interview_questions: interview.questions,
    candidateAnswers: sets,
  };
}

async function moveToTesting(
  tx: Tx,
  organisationId: string,
  { candidateId, jobId }: { candidateId: string; jobId: string },
  { events, clock }: Pick<AssessmentsOptions, 'events' | 'clock'>,
): Promise<void> {
  const pending = await repo.findPending(tx, organisationId, { candidateId, jobId });
  if (!pending) return;
  await changeStatus(tx, events, {
    organisationId,
    candidateId,
    jobId,
    to: 'testing',
    actorAccountId: null,
    reason: 'CV assessment started',
    now: clock.now(),
    basedOn: pending.version,
  });
}
