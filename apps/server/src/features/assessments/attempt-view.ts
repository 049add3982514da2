import type {
  AnswerSet,
  Correction,
  FinishedAttempt,
  Question,
  RequestedAdjustments,
} from '@candela/contract/assessments/assessments.schemas.ts';
import type { Attempt } from './assessments.repo.ts';

/** Without the points of a good answer: those are shown with the results. */
export const toQuestions = ({ questions }: Pick<Attempt, 'questions'>): Question[] =>
  questions.map(({ id, question, code, category }) => ({
    id,
    question,
    category,
    ...(code !== undefined && { code }),
  }));

export const toAnswerSet = (attempt: Attempt): AnswerSet => ({
  entity: 'cv',
  type: attempt.type,
  candidateId: attempt.candidate_id,
  status: attempt.status,
  answers: attempt.answers,
  completedAt: attempt.completed_at?.toISOString() ?? null,
  results: attempt.results,
  total_score: attempt.total_score,
  ai_competency_score: attempt.ai_competency_score,
  attempt: attempt.attempt,
  version: attempt.version,
});

export const toFinished = (
  attempt: Attempt,
  corrections: readonly (Correction & { questionId: string })[],
): FinishedAttempt => ({
  ...toAnswerSet(attempt),
  id: attempt.id,
  questions: toQuestions(attempt),
  corrections: [...corrections],
  engine: attempt.engine,
  engineVersion: attempt.engine_version,
  note: attempt.note,
});

export const toAdjustments = (row: { kinds: string[]; note: string; requested_at: Date }): RequestedAdjustments => ({
  kinds: row.kinds as RequestedAdjustments['kinds'],
  note: row.note,
  requestedAt: row.requested_at.toISOString(),
});
