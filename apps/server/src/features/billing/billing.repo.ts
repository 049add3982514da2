import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** False for an event that was seen before, or for an organisation that does not exist (any more). */
export async function insertEvent(
  tx: Tx,
  event: { id: string; type: string; organisationId: string; now: Date },
): Promise<boolean> {
  const result = await sql`
    insert into billing_events (id, organisation_id, type, received_at)
    select ${event.id}, id, ${event.type}, ${event.now} from organisations where id = ${event.organisationId}
    on conflict (organisation_id, id) do nothing`.execute(tx);
  return (result.numAffectedRows ?? 0n) > 0n;
}

export const findPlan = (tx: Tx, id: string) =>
  tx.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst();

export const listPaidPlans = (tx: Tx) =>
  tx.selectFrom('plans').selectAll().where('price_monthly_pence', '>', 0).orderBy('position').execute();

/** The parent, who hears about money, and the address they named for it besides. */
export const findPayer = (tx: Tx, organisationId: string) =>
  tx
    .selectFrom('members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .leftJoin('billing_contacts as c', 'c.organisation_id', 'o.id')
    .select(['a.id', 'a.email', 'a.first_name', 'o.name as organisation_name', 'c.email as billing_email'])
    .where('m.organisation_id', '=', organisationId)
    .where('m.is_parent', '=', true)
    .executeTakeFirst();
