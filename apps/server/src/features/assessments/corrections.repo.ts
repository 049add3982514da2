import type { Tx } from '../../platform/database/database.ts';

/** Corrections of an attempt, as far as this scope sees them: an organisation its own, the candidate all. */
export const listCorrections = (tx: Tx, assessmentId: string) =>
  tx
    .selectFrom('assessment_corrections as k')
    .innerJoin('organisations as o', 'o.id', 'k.organisation_id')
    .select(['k.id', 'k.question_id', 'k.score', 'k.reason', 'k.corrected_at', 'k.reply', 'k.replied_at', 'o.name'])
    .where('k.assessment_id', '=', assessmentId)
    .orderBy('k.corrected_at', 'desc')
    .execute();

/** The account of a candidate the recruiter may see through an application; null for one who has none. */
export const findApplicant = (tx: Tx, organisationId: string, candidateId: string) =>
  tx
    .selectFrom('candidates as c')
    .innerJoin('applications as a', 'a.candidate_id', 'c.id')
    .select(['c.account_id'])
    .where('c.id', '=', candidateId)
    .where('a.organisation_id', '=', organisationId)
    .limit(1)
    .executeTakeFirst();

export interface NewCorrection {
  assessmentId: string;
  organisationId: string;
  questionId: string;
  score: number;
  reason: string;
  accountId: string;
  now: Date;
}

/** A second correction takes the place of the first; what was said to that one goes with it. */
export async function upsertCorrection(tx: Tx, correction: NewCorrection): Promise<void> {
  const values = {
    score: correction.score,
    reason: correction.reason,
    corrected_by: correction.accountId,
    corrected_at: correction.now,
    reply: null,
    replied_at: null,
  };
  await tx
    .insertInto('assessment_corrections')
    .values({
      assessment_id: correction.assessmentId,
      organisation_id: correction.organisationId,
      question_id: correction.questionId,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['assessment_id', 'organisation_id', 'question_id']).doUpdateSet(values))
    .execute();
}

export const storeReply = (tx: Tx, id: string, reply: string, now: Date) =>
  tx
    .updateTable('assessment_corrections')
    .set({ reply, replied_at: now })
    .where('id', '=', id)
    .returning(['organisation_id', 'corrected_by'])
    .executeTakeFirst();
