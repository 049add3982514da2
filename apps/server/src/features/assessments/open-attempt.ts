import type { AssessmentType } from '@candela/contract/assessments/assessments.schemas.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { ScoringService } from '../scoring/scoring.service.ts';
import type { Attempt, OwnCv } from './assessments.repo.ts';
import * as repo from './assessments.repo.ts';
import { hashOf, subjectOf } from './question-subject.ts';

export interface AttemptMaker {
  engine: Pick<ScoringService, 'makeQuestions'>;
  now: Date;
}

export interface Opened {
  cv: OwnCv | undefined;
  /** The attempt that is to be answered, or the last one; undefined while there is nothing to ask about. */
  attempt: Attempt | undefined;
  missing: 'cv' | 'confirmation' | null;
}

const missingOf = (cv: OwnCv | undefined): Opened['missing'] => {
  if (!cv?.cv_id) return 'cv';
  return cv.confirmed_at === null ? 'confirmation' : null;
};

/**
 * The present attempt, made where there is none. Its questions stay as they are from the first saved answer on; before
 * that they follow the CV.
 */
export async function openAttempt(
  tx: Tx,
  accountId: string,
  type: AssessmentType,
  { engine, now }: AttemptMaker,
): Promise<Opened> {
  const cv = await repo.findOwnCv(tx, accountId);
  const [latest] = await repo.listAttempts(tx, accountId, type);
  const missing = missingOf(cv);
  if (latest && latest.status !== 'NOT_STARTED') return { cv, attempt: latest, missing };
  if (!cv || missing !== null) return { cv, attempt: latest, missing };
  const subject = subjectOf(type, cv, await repo.listOwnApplications(tx, accountId));
  const subjectHash = hashOf(subject);
  if (latest?.subject_hash.equals(subjectHash)) return { cv, attempt: latest, missing };
  const number = latest?.attempt ?? 1;
  const questions = await namedQuestions(engine, subject, type, number);
  if (latest) await repo.replaceQuestions(tx, latest.id, { questions, subjectHash });
  else
    await repo.insertAttempt(tx, {
      accountId,
      candidateId: cv.candidate_id,
      type,
      attempt: number,
      questions,
      subjectHash,
      now,
    });
  const [attempt] = await repo.listAttempts(tx, accountId, type);
  return { cv, attempt, missing };
}

/** The attempt after one that was submitted, with questions of its own. */
export async function openNextAttempt(
  tx: Tx,
  accountId: string,
  last: Attempt,
  { engine, now }: AttemptMaker,
): Promise<void> {
  const cv = await repo.findOwnCv(tx, accountId);
  if (!cv || missingOf(cv) !== null) return;
  const subject = subjectOf(last.type, cv, await repo.listOwnApplications(tx, accountId));
  const attempt = last.attempt + 1;
  await repo.insertAttempt(tx, {
    accountId,
    candidateId: cv.candidate_id,
    type: last.type,
    attempt,
    questions: await namedQuestions(engine, subject, last.type, attempt),
    subjectHash: hashOf(subject),
    now,
  });
}

/**
 * A question's id names its attempt and what it was made of, so that an answer from an old tab is never taken for one to
 * another question.
 */
async function namedQuestions(
  engine: AttemptMaker['engine'],
  subject: Parameters<ScoringService['makeQuestions']>[0],
  type: AssessmentType,
  attempt: number,
) {
  const questions = await engine.makeQuestions(subject, type, attempt - 1);
  const made = hashOf(subject).toString('hex').slice(0, 8);
  return questions.map((question) => ({ ...question, id: `${question.id}-${attempt}-${made}` }));
}
