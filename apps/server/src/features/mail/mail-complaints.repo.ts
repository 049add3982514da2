import type { Tx } from '../../platform/database/database.ts';

/** The mail a recipient complains about, with who sent it. */
export const findReportedMail = (tx: Tx, mailId: string) =>
  tx
    .selectFrom('mail_outbox as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .select([
      'm.organisation_id',
      'm.to_address',
      'm.subject',
      'm.sender_position',
      'm.sent_at',
      'm.created_at',
      'o.name as organisation_name',
    ])
    .where('m.id', '=', mailId)
    .where('m.kind', '=', 'tenant')
    .executeTakeFirst();

/** Once per address; false where it had complained before. */
export async function insertComplaint(
  tx: Tx,
  complaint: { organisationId: string; address: string; subject: string; senderPosition: number; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('mail_complaints')
    .values({
      organisation_id: complaint.organisationId,
      address: complaint.address,
      subject: complaint.subject,
      sender_position: complaint.senderPosition,
      created_at: complaint.at,
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'address']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const hasComplained = async (tx: Tx, organisationId: string, address: string): Promise<boolean> =>
  (await tx
    .selectFrom('mail_complaints')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('address', '=', address)
    .executeTakeFirst()) !== undefined;

/** Of those that no admin has settled: all, and those about mails after a position. */
export const countComplaints = (tx: Tx, organisationId: string, afterPosition: number) =>
  tx
    .selectFrom('mail_complaints')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere('sender_position', '>', afterPosition).as('recent'),
    ])
    .where('organisation_id', '=', organisationId)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();

export async function settleComplaints(tx: Tx, organisationId: string, at: Date): Promise<void> {
  await tx
    .updateTable('mail_complaints')
    .set({ settled_at: at })
    .where('organisation_id', '=', organisationId)
    .where('settled_at', 'is', null)
    .execute();
}

export async function listComplaints(tx: Tx, page: { limit: number; offset: number }) {
  const rows = await tx
    .selectFrom('mail_complaints as c')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .select((eb) => [
      'c.id',
      'c.organisation_id',
      'o.name as organisation_name',
      'c.address',
      'c.subject',
      'c.created_at',
      'c.settled_at',
      eb.fn.countAll<number>().over().as('total'),
    ])
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}
