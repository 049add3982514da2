import { messages, refuseSubmission } from '@candela/contract/assessments/assessment-rules.ts';
import type { Answer, SaveAnswersInput } from '@candela/contract/assessments/assessments.schemas.ts';
import { assessmentStarted } from '../../events/assessments.events.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { refuseStale } from '../../platform/stale-change.ts';
import type { Attempt } from './assessments.repo.ts';
import * as repo from './assessments.repo.ts';
import { evaluateTask } from './assessments.tasks.ts';
import { assertMayRepeat, assertUnlocked } from './next-attempt.policy.ts';
import { type AttemptMaker, openAttempt } from './open-attempt.ts';

export interface SaveOptions extends AttemptMaker {
  events: Events;
  queue: Queue;
}

/** Saves what was answered, or submits it. Twice the same changes nothing; what another tab saved is not overwritten unseen. */
export async function saveAnswers(
  tx: Tx,
  accountId: string,
  input: SaveAnswersInput,
  options: SaveOptions,
): Promise<Attempt> {
  const cv = await repo.findOwnCv(tx, accountId);
  if (!cv || cv.candidate_id !== input.candidateId) throw new AppError('NOT_FOUND');
  const latest = await lockShown(tx, accountId, input.type, options);
  if (!latest) throw new AppError('NOT_FOUND', { message: 'Upload and confirm your CV first.' });
  const answers = mergeAnswers(latest, input.answers);
  if (latest.status === 'COMPLETED' && isSame(answers, latest.answers)) {
    // The same submission once more is no other one; progress is not saved under the lock.
    if (input.status === 'IN_PROGRESS') assertUnlocked(latest, options.now);
    return latest;
  }
  refuseStale(input.version, latest, byId(input.answers), byId(latest.answers));
  const present = latest.status === 'COMPLETED' ? await repeatAttempt(tx, latest, options.now) : latest;
  if (input.status === 'COMPLETED') assertComplete(present, answers);
  const saved = await repo.saveAttempt(tx, present.id, {
    status: input.status,
    answers,
    startedAt: present.started_at ?? options.now,
    now: options.now,
  });
  if (present.status === 'NOT_STARTED' && saved.type === 'interview') await tellStarted(tx, accountId, options.events);
  if (saved.status === 'COMPLETED') await submit(tx, saved, options);
  return saved;
}

/** The attempt as it was shown last: its questions stay what was answered, whatever has become of the CV since. */
async function lockShown(
  tx: Tx,
  accountId: string,
  type: SaveAnswersInput['type'],
  options: SaveOptions,
): Promise<Attempt | undefined> {
  const shown = await repo.lockLatest(tx, accountId, type);
  if (shown) return shown;
  const { attempt } = await openAttempt(tx, accountId, type, options);
  return attempt && repo.lockLatest(tx, accountId, type);
}

/** What was saved with what is sent; in the order of the questions. A reason goes with its tick. */
function mergeAnswers({ questions, answers }: Attempt, sent: readonly Answer[]): Answer[] {
  const known = new Map(questions.map((question) => [question.id, question]));
  const unknown = sent.findIndex(({ id }) => !known.has(id));
  if (unknown >= 0) {
    const message = 'This question is not part of your assessment. Please reload the page.';
    throw new AppError('VALIDATION_FAILED', { message, errors: [{ path: `answers.${unknown}.id`, message }] });
  }
  const merged = new Map([...answers, ...sent].map((answer) => [answer.id, answer]));
  return questions.flatMap(({ id, category }) => {
    const answer = merged.get(id);
    return answer ? [{ ...answer, category, ai_reason: answer.ai_assisted ? answer.ai_reason : '' }] : [];
  });
}

const byId = (answers: readonly Answer[]) =>
  Object.fromEntries(answers.map(({ id, answer, ai_assisted, ai_reason }) => [id, { answer, ai_assisted, ai_reason }]));

const isSame = (one: readonly Answer[], other: readonly Answer[]): boolean =>
  JSON.stringify(byId(one)) === JSON.stringify(byId(other));

/** The same questions once more: at once for practice, after the lock for the CV assessment. */
async function repeatAttempt(tx: Tx, last: Attempt, now: Date): Promise<Attempt> {
  await assertMayRepeat(tx, last, now);
  await repo.insertAttempt(tx, {
    accountId: last.account_id,
    candidateId: last.candidate_id,
    type: last.type,
    attempt: last.attempt + 1,
    questions: last.questions,
    subjectHash: last.subject_hash,
    now,
  });
  const next = await repo.lockLatest(tx, last.account_id, last.type);
  if (!next) throw new AppError('NOT_FOUND');
  return next;
}

function assertComplete({ questions }: Attempt, answers: readonly Answer[]): void {
  const ids = questions.map(({ id }) => id);
  const message = refuseSubmission(ids, answers);
  if (!message) return;
  const given = new Map(answers.map((answer) => [answer.id, answer]));
  const errors = ids.flatMap((id) => {
    const refused = refuseSubmission(
      [id],
      [given.get(id)].filter((answer) => answer !== undefined),
    );
    if (!refused) return [];
    return [{ path: `${id}.${refused === messages.unexplained ? 'ai_reason' : 'answer'}`, message: refused }];
  });
  throw new AppError('VALIDATION_FAILED', { message, errors });
}

/** The organisations' side of it happens under their own scope. */
async function tellStarted(tx: Tx, accountId: string, events: Events): Promise<void> {
  for (const application of await repo.listOwnApplications(tx, accountId)) {
    if (application.status !== 'pending') continue;
    const { organisation_id: organisationId, candidate_id: candidateId, job_id: jobId } = application;
    await events.emit(tx, assessmentStarted, organisationId, { candidateId, jobId });
  }
}

async function submit(tx: Tx, attempt: Attempt, { queue, now }: SaveOptions): Promise<void> {
  const { id, account_id: accountId } = attempt;
  await queue.enqueue(tx, evaluateTask, { assessmentId: id, accountId }, { tenant: { accountId }, key: id });
  await recordAudit(tx, {
    action: 'assessment.submitted',
    at: now,
    actorAccountId: accountId,
    subject: { type: 'candidate', id: attempt.candidate_id },
    detail: { type: attempt.type, attempt: attempt.attempt },
  });
}
