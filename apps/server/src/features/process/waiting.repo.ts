import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export interface WaitingRow {
  candidate_id: string;
  job_id: string;
  name: string;
  job_title: string;
  company_name: string;
  status: ApplicationStatus;
  updated_at: Date;
  told_at: Date | null;
  total: number;
}

/** Open applications that were last moved before the moment, the longest wait first. */
export async function listWaiting(tx: Tx, organisationId: string, before: Date, limit: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    with waiting as (
      select a.*, count(*) over ()::int as total from applications a
      where a.organisation_id = ${organisationId} and a.updated_at < ${before}
        and a.status in ('pending', 'testing', 'interview', 'review', 'offer')
      order by a.updated_at, a.id limit ${limit}
    )
    select w.candidate_id, w.job_id, c.name, j.title as job_title, k.company_name, w.status, w.updated_at, w.total,
      (select m.created_at from stage_mails m
       where m.organisation_id = w.organisation_id and m.application_id = w.id and m.kind = 'still-open' and m.version = w.version and m.mail_id is not null) as told_at
    from waiting w join candidates c on c.id = w.candidate_id join jobs j on j.id = w.job_id
    join companies k on k.id = w.company_id
    order by w.updated_at, w.id`.execute(tx);
  return rows;
}

/** Organisations that have something open since before the moment, and are not suspended. */
export async function listOrganisationsWithOpen(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from organisations o where o.suspended_at is null and exists (
      select from applications a where a.organisation_id = o.id and a.updated_at < ${before}
        and a.status in ('pending', 'testing', 'interview', 'review', 'offer'))
    order by o.id`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface UntoldRow {
  application_id: string;
  company_id: string;
  candidate_id: string;
  job_id: string;
  version: number;
  status: ApplicationStatus;
}

/** Of those, whose candidate was not told at this version. */
const untold = (tx: Tx, organisationId: string, before: Date) =>
  tx
    .selectFrom('applications as a')
    .where('a.organisation_id', '=', organisationId)
    .where('a.updated_at', '<', before)
    .where('a.status', 'in', ['pending', 'testing', 'interview', 'review', 'offer'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stage_mails as m')
            .select('m.id')
            .whereRef('m.organisation_id', '=', 'a.organisation_id')
            .whereRef('m.application_id', '=', 'a.id')
            .whereRef('m.version', '=', 'a.version')
            .where('m.kind', '=', 'still-open'),
        ),
      ),
    )
    .orderBy('a.updated_at')
    .orderBy('a.id');

export const listUntold = async (tx: Tx, organisationId: string, before: Date): Promise<string[]> =>
  (await untold(tx, organisationId, before).select('a.id').execute()).map(({ id }) => id);

/** Held, so that two nightly rounds tell each once. */
export const lockUntold = (
  tx: Tx,
  organisationId: string,
  before: Date,
  ids: readonly string[],
): Promise<UntoldRow[]> =>
  untold(tx, organisationId, before)
    .select(['a.id as application_id', 'a.company_id', 'a.candidate_id', 'a.job_id', 'a.version', 'a.status'])
    .where('a.id', 'in', [...ids])
    .forUpdate()
    .skipLocked()
    .execute();
