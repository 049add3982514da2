import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** Some of the events whose interviews are gone; each is taken once. The database notes them when an interview is deleted. */
export async function takeLeftEvents(tx: Tx, limit: number): Promise<{ event_id: string; account_id: string }[]> {
  const { rows } = await sql<{ event_id: string; account_id: string }>`
    delete from left_events where event_id in (
      select event_id from left_events order by left_at limit ${limit} for update skip locked)
    returning event_id, account_id`.execute(tx);
  return rows;
}
