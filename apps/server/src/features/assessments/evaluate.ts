import { scoreText } from '@candela/contract/assessments/assessment-rules.ts';
import type { Answer as GivenAnswer } from '@candela/contract/assessments/assessments.schemas.ts';
import type { Answer, Grade } from '@candela/engine/grading/grade.ts';
import { assessmentEvaluated } from '../../events/assessments.events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Scope } from '../../platform/database/scope.ts';
import type { Events } from '../../platform/events/events.ts';
import type { TaskContext } from '../../platform/queue/task.ts';
import type { ModelCallsService } from '../llm/model-calls.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { ScoringService } from '../scoring/scoring.service.ts';
import type { Attempt, Evaluation } from './assessments.repo.ts';
import * as repo from './assessments.repo.ts';
import { knownTexts } from './question-subject.ts';
import { toResult } from './stored-result.ts';

export interface EvaluateOptions {
  database: Database;
  clock: Clock;
  events: Events;
  engine: Pick<ScoringService, 'gradeAssessment'>;
  modelCalls: Pick<ModelCallsService, 'gradeAnswer'>;
  notifications: Pick<NotificationsService, 'notify'>;
}

const builtInName = 'candela';

/** Reads, grades outside of any transaction, and writes once: a worker that is killed in between is started over. */
export async function evaluateAttempt(
  options: EvaluateOptions,
  { assessmentId, accountId }: { assessmentId: string; accountId: string },
  { signal }: Pick<TaskContext, 'signal'>,
): Promise<void> {
  const { database, clock, events } = options;
  const scope: Scope = { kind: 'account', accountId };
  const material = await database.transaction(scope, async (tx) => {
    const attempt = await repo.findToEvaluate(tx, accountId, assessmentId);
    return (
      attempt && {
        attempt,
        cv: await repo.findOwnCv(tx, accountId),
        applications: await repo.listOwnApplications(tx, accountId),
      }
    );
  });
  if (!material) return;
  const { attempt, cv, applications } = material;
  // Those that were taken back are out of this: their organisations no longer see the assessment.
  const standing = applications.filter(({ withdrawn_at }) => withdrawn_at === null);
  // A person's own practice stays here; the CV assessment is answered to the organisations that were applied to.
  const organisationId = attempt.type === 'interview' ? (standing[0]?.organisation_id ?? null) : null;
  const evaluation = await evaluate(options, attempt, {
    known: knownTexts(cv, applications),
    organisationId,
    signal,
  });
  await database.transaction(scope, async (tx) => {
    if (!(await repo.storeEvaluation(tx, attempt.id, evaluation, clock.now()))) return;
    if (attempt.type !== 'interview') return;
    await tellCandidate(tx, options, attempt, evaluation);
    for (const { organisation_id: organisation, candidate_id: candidateId, job_id: jobId } of standing) {
      const told = { candidateId, jobId, totalScore: evaluation.totalScore };
      await events.emit(tx, assessmentEvaluated, organisation, told);
    }
  });
}

/** Once, however many were applied to, and without an application as well: it is the candidate's own. */
const tellCandidate = (
  tx: Tx,
  { notifications }: Pick<EvaluateOptions, 'notifications'>,
  attempt: Attempt,
  { totalScore }: Evaluation,
): Promise<void> =>
  notifications.notify(tx, {
    kind: 'assessment.own-evaluated',
    organisationId: null,
    candidateId: attempt.candidate_id,
    to: { accountId: attempt.account_id },
    values: { score: scoreText(totalScore) },
  });

async function evaluate(
  { engine, modelCalls }: EvaluateOptions,
  attempt: Attempt,
  context: { known: { cv: string; advert: string }; organisationId: string | null; signal: AbortSignal },
): Promise<Evaluation> {
  const answers = attempt.questions.map(({ id }) => toAnswer(attempt.answers.find((answer) => answer.id === id)));
  const builtIn = await engine.gradeAssessment({ questions: attempt.questions, answers, known: context.known });
  const graded = await Promise.all(
    attempt.questions.map(async (question, at) => {
      const own = builtIn.grades[at] as Grade;
      const answer = answers[at] as Answer;
      const done =
        context.organisationId === null
          ? { value: own, engine: builtInName, note: null }
          : await modelCalls.gradeAnswer(
              context.organisationId,
              { question, answer, builtIn: () => own },
              context.signal,
            );
      return { ...done, result: toResult(question, answer.text, done.value, done.engine === builtInName) };
    }),
  );
  const competency = graded.flatMap(({ result: { ai_evaluation: use } }) =>
    use ? [(use.usage_appropriateness + use.reasoning_quality + use.understanding_demonstrated) / 3] : [],
  );
  const byModel = graded.find(({ engine: name }) => name !== builtInName);
  return {
    results: graded.map(({ result }) => result),
    totalScore: round(graded.reduce((sum, { result }) => sum + (result.score ?? 0), 0)),
    aiCompetencyScore:
      competency.length === 0 ? null : round(competency.reduce((sum, each) => sum + each, 0) / competency.length),
    engine: byModel?.engine ?? builtInName,
    engineVersion: byModel?.value.version ?? builtIn.version,
    note: graded.find(({ note }) => note !== null)?.note ?? null,
  };
}

const toAnswer = (given: GivenAnswer | undefined): Answer => ({
  text: given?.answer ?? '',
  aiAssisted: given?.ai_assisted ?? false,
  aiReason: given?.ai_reason ?? '',
});

const round = (value: number): number => Math.round(value * 100) / 100;
