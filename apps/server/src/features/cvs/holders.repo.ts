import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** Records about this person that organisations made and they have claimed. */
export const listClaimed = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('candidates as c')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .select(['c.id', 'c.organisation_id', 'c.created_at', 'o.name as organisation_name'])
    .where('c.account_id', '=', accountId)
    .where('c.organisation_id', 'is not', null)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .execute();

/** Organisations that see the person's own CV, and since when: as long as an application stands there. */
export const listAppliedTo = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .innerJoin('organisations as o', 'o.id', 'a.organisation_id')
    .select(({ fn }) => [
      'c.id',
      'a.organisation_id',
      'o.name as organisation_name',
      fn.min('a.applied_at').as('applied_at'),
    ])
    .where('c.account_id', '=', accountId)
    .where('c.organisation_id', 'is', null)
    .where('a.withdrawn_at', 'is', null)
    .groupBy(['c.id', 'a.organisation_id', 'o.name'])
    .orderBy('applied_at', 'desc')
    .orderBy('a.organisation_id')
    .execute();

const mostCvs = 200;

/** What organisations uploaded about the person, newest first. */
export const listHeldCvs = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('cvs as v')
    .innerJoin('candidates as c', 'c.id', 'v.candidate_id')
    .leftJoin('cv_statements as s', 's.cv_id', 'v.id')
    .select([
      'v.id',
      'v.candidate_id',
      'v.file_name',
      'v.created_at',
      'v.ai_likelihood',
      'v.ai_reasons',
      'v.ai_version',
      's.text as statement',
      's.written_at as statement_at',
      // It counts somewhere: for the record, or for one of the companies.
      sql<boolean>`c.current_cv_id = v.id or exists (select from candidate_companies k
        where k.candidate_id = c.id and k.current_cv_id = v.id)`.as('is_current'),
    ])
    .where('c.account_id', '=', accountId)
    .where('c.organisation_id', 'is not', null)
    .orderBy('v.created_at', 'desc')
    .orderBy('v.id')
    .limit(mostCvs)
    .execute();

const mostScores = 500;

/** Every score about the person, best first; of a job that was never published a candidate is not told. */
export const listScores = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('scores as s')
    .innerJoin('candidates as c', 'c.id', 's.candidate_id')
    .innerJoin('jobs as j', 'j.id', 's.job_id')
    .innerJoin('companies as k', 'k.id', 's.company_id')
    .select([
      's.candidate_id',
      's.organisation_id',
      's.job_id',
      's.score',
      's.factors',
      's.key_factors',
      's.scored_at',
      'j.title',
      'k.company_name',
    ])
    .where('c.account_id', '=', accountId)
    .where(sql<boolean>`app.was_published(j)`)
    .orderBy('s.score', 'desc')
    .orderBy('s.job_id')
    .limit(mostScores)
    .execute();
