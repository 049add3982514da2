import type { Db } from 'pg-boss';
import { z } from 'zod';
import type { WaitingTenant } from './turns.ts';

/** A task that this process has begun. */
export interface ClaimedTask {
  id: string;
  tenant: string;
  data: unknown;
  /** Which attempt this is: what a worker reports about an earlier one is ignored. */
  retryCount: number;
  retryLimit: number;
}

const waitingRows = z.array(z.object({ tenant: z.string(), waiting: z.number(), share: z.number() }));
const claimedRows = z.array(
  z.object({
    id: z.string(),
    tenant: z.string(),
    data: z.unknown(),
    retryCount: z.number(),
    retryLimit: z.number(),
  }),
);

const tenant = `coalesce(group_id, '')`;
const isWaiting = `name = $1 and state < 'active' and not blocked`;
const isDue = `start_after <= pgboss.job_now()`;

/** Finds a tenant's next task among any number of others'. The queue's tables are made by its package, not by a migration. */
export async function prepareTurns(db: Db): Promise<void> {
  await db.executeSql(`
    begin;
    select pg_advisory_xact_lock(hashtext('candela.queue.turns'));
    create index if not exists candela_turns on pgboss.job_common
      (name, (${tenant}), priority desc, created_on, start_after) where state < 'active' and not blocked;
    commit`);
}

/** Who has tasks due. It takes one step through the index for each tenant, however many tasks each has. */
export async function listWaiting(db: Db, name: string, most: number): Promise<WaitingTenant[]> {
  const { rows } = await db.executeSql(
    `with recursive tenants as (
       (select ${tenant} as tenant from pgboss.job_common where ${isWaiting} order by 1 limit 1)
       union all
       select (select ${tenant} from pgboss.job_common where ${isWaiting} and ${tenant} > previous.tenant
               order by 1 limit 1)
       from tenants previous where previous.tenant is not null
     )
     select t.tenant, due.count as waiting, coalesce(p.task_share, 1) as share
     from tenants t
     cross join lateral (
       select count(*)::int as count from (
         select from pgboss.job_common where ${isWaiting} and ${tenant} = t.tenant and ${isDue} limit $2) found) due
     left join subscriptions s
       on s.organisation_id = case when t.tenant ~ '^[0-9a-f-]{36}$' then t.tenant::uuid end
     left join plans p on p.id = s.plan_id
     where t.tenant is not null and due.count > 0`,
    [name, most],
  );
  return waitingRows.parse(rows);
}

/**
 * Begins so many of each tenant's oldest tasks. What it sets is what the package's own fetch sets, so that its upkeep
 * finds the tasks of a process that died.
 */
export async function claim(db: Db, name: string, turns: ReadonlyMap<string, number>): Promise<ClaimedTask[]> {
  const { rows } = await db.executeSql(
    `with next as materialized (
       select picked.id from unnest($2::text[], $3::int[]) as turn (tenant, most)
       cross join lateral (
         select id from pgboss.job_common where ${isWaiting} and ${tenant} = turn.tenant and ${isDue}
         order by priority desc, created_on limit turn.most for update skip locked) picked
     )
     update pgboss.job_common set state = 'active', started_on = pgboss.job_now(), heartbeat_on = pgboss.job_now(),
       retry_count = case when started_on is null then retry_count else retry_count + 1 end
     where name = $1 and id = any (array(select id from next))
     returning id, ${tenant} as tenant, data, retry_count as "retryCount", retry_limit as "retryLimit"`,
    [name, [...turns.keys()], [...turns.values()]],
  );
  return claimedRows.parse(rows);
}
