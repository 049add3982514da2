import {
  type Adjustments,
  type Answer,
  type AssessmentType,
  questionSchema,
} from '@candela/contract/assessments/assessments.schemas.ts';
import { type Question, questionKinds } from '@candela/engine/questions/question.ts';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { holdName } from '../../platform/database/named-lock.repo.ts';
import type { Assessments } from '../../platform/database/schema.ts';
import { answersColumn, resultsColumn } from '../../records/assessment-columns.ts';
import type { StoredResult } from './stored-result.ts';

type Row = Selectable<Assessments>;
export type Attempt = Omit<Row, 'questions' | 'answers' | 'results'> & {
  questions: Question[];
  answers: Answer[];
  results: StoredResult[] | null;
};

const questionsColumn: z.ZodType<Question[]> = z.array(
  questionSchema.extend({
    kind: z.enum(questionKinds),
    points: z.array(z.object({ id: z.string(), text: z.string() })),
  }),
);

const toAttempt = (row: Row): Attempt => ({
  ...row,
  questions: questionsColumn.parse(row.questions),
  answers: answersColumn.parse(row.answers),
  results: resultsColumn.parse(row.results),
});

/** The person's own record with the CV that speaks for it. */
export const findOwnCv = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('candidates as c')
    .leftJoin('cvs as v', 'v.id', 'c.current_cv_id')
    .select([
      'c.id as candidate_id',
      'c.name',
      'v.id as cv_id',
      'v.summary',
      'v.skills',
      'v.experience',
      'v.text',
      'v.confirmed_at',
    ])
    .where('c.account_id', '=', accountId)
    .where('c.organisation_id', 'is', null)
    .executeTakeFirst();
export type OwnCv = NonNullable<Awaited<ReturnType<typeof findOwnCv>>>;

/** Where the person applied, newest first, with what the job asks for. */
export const listOwnApplications = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .leftJoin('jobs as j', 'j.id', 'a.job_id')
    .select([
      'a.organisation_id',
      'a.company_id',
      'a.candidate_id',
      'a.job_id',
      'a.status',
      'a.withdrawn_at',
      'j.title',
      'j.requirements',
      'j.responsibilities',
      'j.skills',
      'j.description',
    ])
    .where('c.account_id', '=', accountId)
    .orderBy('a.applied_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(200)
    .execute();

/** Attempts of one kind, newest first. */
export const listAttempts = async (tx: Tx, accountId: string, type: AssessmentType): Promise<Attempt[]> =>
  (
    await tx
      .selectFrom('assessments')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('type', '=', type)
      .orderBy('attempt', 'desc')
      .limit(100)
      .execute()
  ).map(toAttempt);

/** When the newest attempts since a moment were begun, newest first. */
export const listBegunSince = async (
  tx: Tx,
  accountId: string,
  type: AssessmentType,
  since: Date,
  limit: number,
): Promise<Date[]> =>
  (
    await tx
      .selectFrom('assessments')
      .select('created_at')
      .where('account_id', '=', accountId)
      .where('type', '=', type)
      .where('created_at', '>', since)
      .orderBy('attempt', 'desc')
      .limit(limit)
      .execute()
  ).map(({ created_at }) => created_at);

/**
 * The newest attempt, held until the transaction ends. Two tabs and two clicks wait for each other here, by name: who waited for the
 * row itself would have that one, and not the attempt that was begun after it meanwhile.
 */
export async function lockLatest(tx: Tx, accountId: string, type: AssessmentType): Promise<Attempt | undefined> {
  await holdName(tx, `assessments:${accountId}:${type}`);
  const row = await tx
    .selectFrom('assessments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .orderBy('attempt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row && toAttempt(row);
}

export interface NewAttempt {
  accountId: string;
  candidateId: string;
  type: AssessmentType;
  attempt: number;
  questions: readonly Question[];
  subjectHash: Buffer;
  now: Date;
}

/** Makes the attempt; where another request made it in the same moment, that one stays. */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<void> {
  await tx
    .insertInto('assessments')
    .values({
      account_id: attempt.accountId,
      candidate_id: attempt.candidateId,
      type: attempt.type,
      attempt: attempt.attempt,
      questions: JSON.stringify(attempt.questions),
      subject_hash: attempt.subjectHash,
      created_at: attempt.now,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'type', 'attempt']).doNothing())
    .execute();
}

/** Other questions, as long as nothing was answered. */
export async function replaceQuestions(
  tx: Tx,
  id: string,
  { questions, subjectHash }: { questions: readonly Question[]; subjectHash: Buffer },
): Promise<void> {
  await tx
    .updateTable('assessments')
    .set({ questions: JSON.stringify(questions), subject_hash: subjectHash })
    .where('id', '=', id)
    .where('status', '=', 'NOT_STARTED')
    .execute();
}

export async function saveAttempt(
  tx: Tx,
  id: string,
  change: { status: 'IN_PROGRESS' | 'COMPLETED'; answers: readonly Answer[]; startedAt: Date; now: Date },
): Promise<Attempt> {
  const row = await tx
    .updateTable('assessments')
    .set((eb) => ({
      status: change.status,
      answers: JSON.stringify(change.answers),
      version: eb('version', '+', 1),
      started_at: change.startedAt,
      saved_at: change.now,
      completed_at: change.status === 'COMPLETED' ? change.now : null,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAttempt(row);
}

/** Submitted and not evaluated yet; undefined once that is done, or the person is gone. */
export async function findToEvaluate(tx: Tx, accountId: string, id: string): Promise<Attempt | undefined> {
  const row = await tx
    .selectFrom('assessments')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('status', '=', 'COMPLETED')
    .where('evaluated_at', 'is', null)
    .executeTakeFirst();
  return row && toAttempt(row);
}

export interface Evaluation {
  results: readonly StoredResult[];
  totalScore: number;
  aiCompetencyScore: number | null;
  engine: string;
  engineVersion: string;
  note: string | null;
}

/** Once: false when another worker was first. */
export async function storeEvaluation(tx: Tx, id: string, evaluation: Evaluation, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('assessments')
    .set({
      evaluated_at: now,
      results: JSON.stringify(evaluation.results),
      total_score: evaluation.totalScore,
      ai_competency_score: evaluation.aiCompetencyScore,
      engine: evaluation.engine,
      engine_version: evaluation.engineVersion,
      note: evaluation.note,
    })
    .where('id', '=', id)
    .where('evaluated_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Where a pending application stands, so that only that one moves. */
export const findPending = (tx: Tx, organisationId: string, key: { candidateId: string; jobId: string }) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .select('a.version')
    .where('a.organisation_id', '=', organisationId)
    .where('a.candidate_id', '=', key.candidateId)
    .where('a.job_id', '=', key.jobId)
    .where('a.status', '=', 'pending')
    .where('j.status', '<>', 'Closed')
    .executeTakeFirst();

export const findAdjustments = (tx: Tx, accountId: string) =>
  tx.selectFrom('assessment_adjustments').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export async function upsertAdjustments(tx: Tx, accountId: string, asked: Adjustments, now: Date): Promise<void> {
  const values = { account_id: accountId, kinds: asked.kinds, note: asked.note, requested_at: now };
  await tx
    .insertInto('assessment_adjustments')
    .values(values)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export async function deleteAdjustments(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('assessment_adjustments').where('account_id', '=', accountId).execute();
}
