import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export interface AuditFilter {
  /** Null: whatever was done; a list: only these. */
  actions: readonly string[] | null;
  /** Null: every actor. */
  actorIds: readonly string[] | null;
  organisationId?: string | undefined;
  subjectId?: string | undefined;
  /** Days of the calendar in London, both included. */
  from?: string | undefined;
  to?: string | undefined;
  before?: number | undefined;
  limit: number;
}

/**
 * The names there are, each found by one step into the index instead of by reading the log. (The operators are those
 * of the index, and, unlike LIKE, may be asked before row-level security has had its say.)
 */
export async function listActions(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive known (action) as (
      (select action from audit_events order by action using ~<~ limit 1)
      union all
      select (select e.action from audit_events e where e.action ~>~ known.action order by e.action using ~<~ limit 1)
      from known where known.action is not null
    )
    select action from known where action is not null`.execute(tx);
  return rows.map((row) => row.action);
}

/** One address may have an account in each role. */
export async function findAccountIds(tx: Tx, email: string): Promise<string[]> {
  const rows = await tx.selectFrom('accounts').select('id').where('email', '=', email).execute();
  return rows.map((row) => row.id);
}

export type AuditRow = Awaited<ReturnType<typeof listEvents>>[number];

const matching = (tx: Tx, filter: AuditFilter) =>
  tx
    .selectFrom('audit_events as e')
    .select('e.id')
    .$if(filter.actions !== null, (query) => query.where('e.action', '=', sql<string>`any(${filter.actions}::text[])`))
    .$if(filter.actorIds !== null, (query) =>
      query.where('e.actor_account_id', '=', sql<string>`any(${filter.actorIds}::uuid[])`),
    )
    .$if(filter.organisationId !== undefined, (query) =>
      query.where('e.organisation_id', '=', filter.organisationId ?? ''),
    )
    .$if(filter.subjectId !== undefined, (query) => query.where('e.subject_id', '=', filter.subjectId ?? ''))
    .$if(filter.from !== undefined, (query) =>
      query.where('e.at', '>=', sql<Date>`${filter.from}::date::timestamp at time zone 'Europe/London'`),
    )
    .$if(filter.to !== undefined, (query) =>
      query.where('e.at', '<', sql<Date>`(${filter.to}::date + 1)::timestamp at time zone 'Europe/London'`),
    )
    .$if(filter.before !== undefined, (query) => query.where('e.id', '<', filter.before ?? 0))
    .orderBy('e.id', 'desc')
    .limit(filter.limit);

/** Newest first. Names and seals are looked up for the rows that are shown. */
export const listEvents = (tx: Tx, filter: AuditFilter) =>
  tx
    .with('page', () => matching(tx, filter))
    .selectFrom('page')
    .innerJoin('audit_events as e', 'e.id', 'page.id')
    .leftJoin('accounts as a', 'a.id', 'e.actor_account_id')
    .leftJoin('organisations as o', 'o.id', 'e.organisation_id')
    .select([
      'e.id',
      'e.at',
      'e.action',
      'e.actor_account_id',
      'a.email as actor',
      'e.organisation_id',
      'o.name as organisation',
      'e.subject_type',
      'e.subject_id',
      'e.detail',
      'e.address',
      sql<boolean>`(select s.event_id from audit_seals s where s.event_id = e.id) is not null`.as('is_sealed'),
    ])
    .orderBy('e.id', 'desc')
    .execute();
