import { adjustmentsSchema, questionSchema } from '@candela/contract/assessments/assessments.schemas.ts';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { answersColumn, resultsColumn } from '../../records/assessment-columns.ts';
import { currentCvId } from '../../records/current-cv.repo.ts';

/** Candidate, job and CV of one application. */
export const findSubject = (tx: Tx, organisationId: string, key: { jobId: string; candidateId: string }) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('companies as k', 'k.id', 'a.company_id')
    .innerJoin('organisations as o', 'o.id', 'a.organisation_id')
    .leftJoin('candidate_companies as n', (join) =>
      join.onRef('n.candidate_id', '=', 'a.candidate_id').onRef('n.company_id', '=', 'a.company_id'),
    )
    .leftJoin('cvs as v', (join) => join.on('v.id', '=', currentCvId('n.current_cv_id', 'c.current_cv_id')))
    .select([
      'a.id as application_id',
      'a.status',
      'a.applied_at',
      'a.withdrawn_at',
      'c.account_id',
      'c.name',
      'c.email',
      'c.phone',
      'c.address',
      'j.title',
      'j.requirements',
      'j.responsibilities',
      'j.skills as job_skills',
      'j.match_score_threshold as threshold',
      'k.company_name',
      'o.name as organisation_name',
      'v.skills',
      'v.experience',
      'v.experience_years',
    ])
    .where('a.organisation_id', '=', organisationId)
    .where('a.job_id', '=', key.jobId)
    .where('a.candidate_id', '=', key.candidateId)
    .executeTakeFirst();
export type Subject = NonNullable<Awaited<ReturnType<typeof findSubject>>>;

export const findScore = (tx: Tx, organisationId: string, key: { jobId: string; candidateId: string }) =>
  tx
    .selectFrom('scores')
    .select(['score', 'factors', 'evidence', 'engine', 'version', 'note'])
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', key.jobId)
    .where('candidate_id', '=', key.candidateId)
    .executeTakeFirst();

/** The last CV assessment that was evaluated, and what this organisation's recruiters say to it. */
export async function findAssessment(tx: Tx, organisationId: string, accountId: string) {
  const attempt = await tx
    .selectFrom('assessments')
    .select(['id', 'attempt', 'questions', 'answers', 'results', 'completed_at', 'ai_competency_score'])
    .select(['engine', 'engine_version', 'note'])
    .where('account_id', '=', accountId)
    .where('type', '=', 'interview')
    .where('evaluated_at', 'is not', null)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!attempt) return undefined;
  const corrections = await tx
    .selectFrom('assessment_corrections')
    .select(['question_id', 'score', 'reason', 'reply'])
    .where('organisation_id', '=', organisationId)
    .where('assessment_id', '=', attempt.id)
    .execute();
  return {
    ...attempt,
    questions: z.array(questionSchema).parse(attempt.questions),
    answers: answersColumn.parse(attempt.answers),
    results: resultsColumn.parse(attempt.results) ?? [],
    corrections,
  };
}
export type AssessedAttempt = NonNullable<Awaited<ReturnType<typeof findAssessment>>>;

export async function findAdjustments(tx: Tx, accountId: string) {
  const asked = await tx
    .selectFrom('assessment_adjustments')
    .select(['kinds', 'note'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return asked && { ...asked, kinds: adjustmentsSchema.shape.kinds.parse(asked.kinds) };
}

export const listTimeline = (tx: Tx, organisationId: string, applicationId: string) =>
  tx
    .selectFrom('application_events')
    .select(['at', 'from_status', 'to_status', 'reason'])
    .where('organisation_id', '=', organisationId)
    .where('application_id', '=', applicationId)
    .orderBy('version')
    .limit(100)
    .execute();
