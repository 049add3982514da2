import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Plans } from '../../platform/database/schema.ts';

export type PlanChange = Partial<Omit<Selectable<Plans>, 'id' | 'name' | 'position'>>;

const plans = (tx: Tx) =>
  tx
    .selectFrom('plans as p')
    .selectAll()
    .select(sql<number>`(select count(*)::int from subscriptions s where s.plan_id = p.id)`.as('organisations'));

export type PlanRow = Awaited<ReturnType<typeof lockPlan>> & object;

export const listPlans = (tx: Tx) => plans(tx).orderBy('p.position').execute();

/** Locked, so that what the log says was replaced is what was. */
export const lockPlan = (tx: Tx, id: string) => plans(tx).where('p.id', '=', id).forUpdate('p').executeTakeFirst();

export async function updatePlan(tx: Tx, id: string, change: PlanChange): Promise<void> {
  await tx.updateTable('plans').set(change).where('id', '=', id).execute();
}
