import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Companies } from '../../platform/database/scope.ts';
import { currentCvOf } from './current-cv.repo.ts';

/** A record of the organisation's own, or one row-level security shows through an application. */
export const findPerson = (tx: Tx, organisationId: string, companies: Companies, id: string) =>
  tx
    .selectFrom('candidates as c')
    .select([
      'id',
      'organisation_id',
      'account_id',
      'name',
      'email',
      'phone',
      'address',
      'socials',
      'invited_at',
      'objected_at',
      currentCvOf(companies).as('current_cv_id'),
    ])
    .where('id', '=', id)
    .where((eb) => eb.or([eb('organisation_id', '=', organisationId), eb('organisation_id', 'is', null)]))
    .executeTakeFirst();

export const listCvs = (tx: Tx, candidateId: string) =>
  tx
    .selectFrom('cvs')
    .select(['id', 'file_name', 'created_at'])
    .where('candidate_id', '=', candidateId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const listScores = (tx: Tx, organisationId: string, candidateId: string) =>
  tx
    .selectFrom('scores as s')
    .innerJoin('jobs as j', 'j.id', 's.job_id')
    .innerJoin('companies as k', 'k.id', 's.company_id')
    .leftJoin('applications as a', (join) =>
      join.onRef('a.job_id', '=', 's.job_id').onRef('a.candidate_id', '=', 's.candidate_id'),
    )
    .select([
      's.job_id',
      's.score',
      's.factors',
      's.key_factors',
      's.version',
      's.scored_at',
      'j.title',
      'k.company_name',
      'a.status',
    ])
    .where('s.organisation_id', '=', organisationId)
    .where('s.candidate_id', '=', candidateId)
    .orderBy('s.score', 'desc')
    .orderBy('s.job_id')
    .limit(200)
    .execute();

/** Every move of every application, newest first, with who made it. */
export const listHistory = (tx: Tx, organisationId: string, candidateId: string) =>
  tx
    .selectFrom('application_events as e')
    .innerJoin('applications as a', (join) =>
      join.onRef('a.organisation_id', '=', 'e.organisation_id').onRef('a.id', '=', 'e.application_id'),
    )
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .leftJoin('accounts as actor', 'actor.id', 'e.actor_account_id')
    .select(['e.at', 'e.from_status', 'e.to_status', 'e.reason', 'j.title', 'actor.first_name', 'actor.last_name'])
    .where('a.organisation_id', '=', organisationId)
    .where('a.candidate_id', '=', candidateId)
    .orderBy('e.at', 'desc')
    .orderBy('e.version', 'desc')
    .orderBy('e.id', 'desc')
    .limit(500)
    .execute();

/** The same of applications that a merge has set aside. */
export async function listHistorySetAside(
  tx: Tx,
  organisationId: string,
  candidateId: string,
): Promise<Awaited<ReturnType<typeof listHistory>>> {
  const { rows } = await sql<Awaited<ReturnType<typeof listHistory>>[number]>`
    select e.at, e.from_status, e.to_status, e.reason, j.title, actor.first_name, actor.last_name
    from applications_set_aside s join jobs j on j.id = s.job_id
    cross join jsonb_to_recordset(s.history)
      as e (version int, at timestamptz, from_status text, to_status text, reason text, actor_account_id uuid)
    left join accounts actor on actor.id = e.actor_account_id
    where s.organisation_id = ${organisationId} and s.candidate_id = ${candidateId}
    order by e.at desc, e.version desc limit 500`.execute(tx);
  return rows;
}
