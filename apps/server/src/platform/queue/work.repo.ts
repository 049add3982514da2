import { type WorkState, workStates } from '@candela/contract/admin/admin-console.routes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** What the queue's tables say. Time is the database's here: it is what the queue itself goes by. */
export interface WorkRow {
  id: string;
  name: string;
  state: WorkState;
  created_on: Date;
  started_on: Date | null;
  completed_on: Date | null;
  start_after: Date;
  retry_count: number;
  retry_limit: number;
  reason: string | null;
  payload: string | null;
}

/** `cancelled` has no place in it: nothing here cancels work. */
const isInState: Record<WorkState, RawBuilder<unknown>> = {
  queued: sql`state < 'active' and start_after <= now()`,
  waiting: sql`state < 'active' and start_after > now()`,
  running: sql`state = 'active'`,
  failed: sql`state = 'failed'`,
  done: sql`state = 'completed'`,
};

const stateOf = sql`case ${sql.join(
  workStates.map((state) => sql`when ${isInState[state]} then ${sql.lit(state)}`),
  sql` `,
)} end`;

export async function countWork(
  tx: Tx,
  names: readonly string[],
): Promise<{ name: string; state: WorkState; count: number }[]> {
  const { rows } = await sql<{ name: string; state: WorkState; count: number }>`
    select name, ${stateOf} as state, count(*)::int as count
    from pgboss.job where name = any(${names}::text[]) and state <> 'cancelled' group by 1, 2`.execute(tx);
  return rows;
}

export interface TenantWorkRow {
  tenant: string;
  organisation_id: string | null;
  name: string | null;
  waiting: number;
  running: number;
}

/** Who has most tasks waiting. */
export async function countWorkByTenant(tx: Tx, names: readonly string[], limit: number): Promise<TenantWorkRow[]> {
  const { rows } = await sql<TenantWorkRow>`
    with counted as (
      select coalesce(group_id, '') as tenant, count(*) filter (where state < 'active')::int as waiting,
        count(*) filter (where state = 'active')::int as running
      from pgboss.job where name = any(${names}::text[]) and state <= 'active'
      group by 1 order by 2 desc, 1 limit ${limit}
    )
    select c.tenant, o.id as organisation_id, o.name, c.waiting, c.running
    from counted c left join organisations o
      on o.id = case when c.tenant ~ '^[0-9a-f-]{36}$' then c.tenant::uuid end
    order by c.waiting desc, c.tenant`.execute(tx);
  return rows;
}

export interface WorkFilter {
  names: readonly string[];
  state?: WorkState | undefined;
  page: number;
  pageSize: number;
}

export async function listWork(tx: Tx, { names, state, page, pageSize }: WorkFilter): Promise<WorkRow[]> {
  // The page's ids first: what a row holds is read for the rows that are shown, not for those skipped.
  const { rows } = await sql<WorkRow>`
    with page as (
      select name, id from pgboss.job
      where name = any(${names}::text[]) and ${state ? isInState[state] : sql`state <> 'cancelled'`}
      order by created_on desc, id limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select id, name, ${stateOf} as state, created_on, started_on, completed_on, start_after, retry_count, retry_limit,
      left(output->>'message', 1000) as reason, left(data::text, 301) as payload
    from page join pgboss.job using (name, id)
    order by created_on desc, id`.execute(tx);
  return rows;
}

export async function listFailedWork(tx: Tx, name: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job where name = ${name} and ${isInState.failed}`.execute(tx);
  return rows.map((row) => row.id);
}

export async function hasWork(tx: Tx, name: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from pgboss.job where name = ${name} and id = ${id}::uuid`.execute(tx);
  return rows.length > 0;
}

/** What failed for good, and what has been due for longer than it should. */
export async function countTroubledWork(
  tx: Tx,
  names: readonly string[],
  lateAfterMs: number,
): Promise<{ failed: number; late: number }> {
  const { rows } = await sql<{ failed: number; late: number }>`
    select count(*) filter (where ${isInState.failed})::int as failed,
           count(*) filter (where state < 'active' and start_after < now() - make_interval(secs => ${lateAfterMs / 1000}))::int as late
    from pgboss.job where name = any(${names}::text[]) and state in ('created', 'retry', 'failed')`.execute(tx);
  return rows[0] ?? { failed: 0, late: 0 };
}
