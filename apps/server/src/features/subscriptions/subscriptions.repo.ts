import type { Limits } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export const listPlans = (tx: Tx) => tx.selectFrom('plans').selectAll().orderBy('position').execute();

export async function insertFreeSubscription(tx: Tx, organisationId: string): Promise<void> {
  await tx
    .insertInto('subscriptions')
    .columns(['organisation_id', 'plan_id', 'status'])
    .expression((eb) =>
      eb
        .selectFrom('plans')
        .select([sql<string>`${organisationId}::uuid`.as('organisation_id'), 'id', sql<'free'>`'free'`.as('status')])
        .where('name', '=', 'free'),
    )
    .execute();
}

const withPlan = (tx: Tx, organisationId: string) =>
  tx
    .selectFrom('subscriptions as s')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .select([
      's.status',
      's.term',
      's.current_period_end',
      'p.id as plan_id',
      'p.name',
      'p.display_name',
      'p.limit_companies',
      'p.limit_jobs',
      'p.limit_seats',
      'p.limit_storage_mb',
    ])
    .where('s.organisation_id', '=', organisationId);

export const findSubscription = (tx: Tx, organisationId: string) =>
  withPlan(tx, organisationId).executeTakeFirstOrThrow();

/** Whoever would use up a limit waits here for whoever came first, so a count taken afterwards is true. */
export const lockSubscription = (tx: Tx, organisationId: string) =>
  withPlan(tx, organisationId).forUpdate('s').executeTakeFirstOrThrow();

/** What the organisation's files take of the store, with what is reserved for files on their way. */
export async function sumStorage(tx: Tx, organisationId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select app.storage_of(${organisationId}::uuid, ${now}) as bytes`.execute(tx);
  return Number(rows[0]?.bytes ?? 0);
}

/** Counted for the whole organisation, whichever companies the caller may see: limits are the organisation's. */
export async function countUsage(tx: Tx, organisationId: string): Promise<Limits> {
  const { rows } = await sql<Limits>`select * from app.usage_of(${organisationId}::uuid)`.execute(tx);
  const usage = rows[0];
  if (!usage) throw new Error('app.usage_of answered nothing');
  return usage;
}
