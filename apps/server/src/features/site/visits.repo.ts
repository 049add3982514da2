import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export async function countVisit(
  tx: Tx,
  visit: { day: string; path: string; referrer: string; event: string },
): Promise<void> {
  await tx
    .insertInto('page_views')
    .values({ ...visit, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'path', 'referrer', 'event']).doUpdateSet({ views: sql`page_views.views + 1` }),
    )
    .execute();
}
