import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';

export interface DecisionRow {
  application_id: string;
  company_id: string;
  candidate_id: string;
  job_id: string;
  job_title: string;
  company_name: string;
  at: Date;
  from_status: ApplicationStatus | null;
  to_status: ApplicationStatus;
  actor_account_id: string | null;
  is_candidate: boolean;
  /** Of a recruiter, where the organisation names those who decide. */
  actor_name: string | null;
  score: number | null;
  engine: string | null;
  engine_version: string | null;
  scored_at: Date | null;
  last_number: number | null;
  last_hash: Buffer | null;
}

/** Everything receipts say about these lines of the history, with the receipt each is chained to. */
export async function listDecisions(
  tx: Tx,
  organisationId: string,
  lines: readonly { id: string; version: number }[],
): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select a.id as application_id, a.company_id, a.candidate_id, a.job_id, j.title as job_title, k.company_name,
      e.at, e.from_status, e.to_status, e.actor_account_id,
      coalesce(e.actor_account_id = c.account_id, false) as is_candidate,
      case when coalesce(p.are_deciders_named, true) and e.actor_account_id is distinct from c.account_id
        then nullif(concat_ws(' ', actor.first_name, actor.last_name), '') end as actor_name,
      s.score, s.engine, s.version as engine_version, s.scored_at, last.number as last_number, last.hash as last_hash
    from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ version }) => version)}::int[]) line (id, version)
    join applications a on a.organisation_id = ${organisationId} and a.id = line.id
    join application_events e on e.organisation_id = a.organisation_id and e.application_id = a.id and e.version = line.version
    join jobs j on j.id = a.job_id
    join companies k on k.id = a.company_id
    join candidates c on c.id = a.candidate_id
    left join accounts actor on actor.id = e.actor_account_id
    left join scores s on s.job_id = a.job_id and s.candidate_id = a.candidate_id
    left join process_settings p on p.organisation_id = a.organisation_id
    left join lateral (
      select r.number, r.hash from receipts r
      where r.organisation_id = a.organisation_id and r.application_id = a.id order by r.number desc limit 1
    ) last on true
    order by a.id`.execute(tx);
  return rows;
}

export interface NewReceipt {
  organisationId: string;
  decision: DecisionRow;
  number: number;
  body: string;
  hash: Buffer;
}

export async function insertReceipts(tx: Tx, receipts: readonly NewReceipt[]): Promise<void> {
  await tx
    .insertInto('receipts')
    .values(
      receipts.map(({ organisationId, decision, number, body, hash }) => ({
        application_id: decision.application_id,
        number,
        organisation_id: organisationId,
        company_id: decision.company_id,
        candidate_id: decision.candidate_id,
        job_id: decision.job_id,
        body,
        hash,
        at: decision.at,
      })),
    )
    .execute();
}

export async function reassignReceipts(
  tx: Tx,
  { organisationId, keptId, mergedId }: { organisationId: string; keptId: string; mergedId: string },
  onlyOf?: readonly string[],
): Promise<void> {
  await tx
    .updateTable('receipts')
    .set({ candidate_id: keptId })
    .where('organisation_id', '=', organisationId)
    .where('candidate_id', '=', mergedId)
    .where(isAmong('application_id', onlyOf))
    .execute();
}

const mostShown = 500;

export const listOfCandidate = (tx: Tx, organisationId: string, candidateId: string) =>
  tx
    .selectFrom('receipts')
    .select(['body', 'hash'])
    .where('organisation_id', '=', organisationId)
    .where('candidate_id', '=', candidateId)
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .limit(mostShown)
    .execute();

/** Of every record of the person, for one job. */
export const listOwn = (tx: Tx, accountId: string, jobId: string) =>
  tx
    .selectFrom('receipts as r')
    .innerJoin('candidates as c', 'c.id', 'r.candidate_id')
    .select(['r.body', 'r.hash'])
    .where('c.account_id', '=', accountId)
    .where('r.job_id', '=', jobId)
    .orderBy('r.at', 'desc')
    .orderBy('r.number', 'desc')
    .limit(mostShown)
    .execute();

/** Nothing for a hash that was never issued. */
export async function checkHash(tx: Tx, hash: string): Promise<{ is_whole: boolean; later: number } | undefined> {
  const { rows } = await sql<{ is_whole: boolean; later: number }>`
    select is_whole, later from app.check_receipt(${Buffer.from(hash, 'hex')})`.execute(tx);
  return rows[0];
}
