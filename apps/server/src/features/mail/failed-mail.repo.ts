import type { Tx } from '../../platform/database/database.ts';

/** What was given up, newest first. */
export async function listFailed(tx: Tx, page: { limit: number; offset: number }) {
  const rows = await tx
    .selectFrom('mail_outbox as m')
    .leftJoin('organisations as o', 'o.id', 'm.organisation_id')
    .select((eb) => [
      'm.id',
      'm.to_address',
      'm.subject',
      'm.last_error',
      'm.attempts',
      'm.created_at',
      'o.id as organisation_id',
      'o.name as organisation_name',
      eb.fn.countAll<number>().over().as('total'),
    ])
    .where('m.status', '=', 'failed')
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function requeueFailed(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('mail_outbox').set({ status: 'queued' }).where('id', '=', id).execute();
}
