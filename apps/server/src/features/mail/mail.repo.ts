import type { Tx } from '../../platform/database/database.ts';

export interface OutgoingMail {
  organisationId: string | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
}

export async function insertMail(tx: Tx, id: string, mail: OutgoingMail): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values({
      id,
      organisation_id: mail.organisationId,
      to_address: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      created_at: mail.createdAt,
    })
    .execute();
}

export const findMail = (tx: Tx, id: string) =>
  tx.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst();

export async function markSent(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('mail_outbox')
    .set((eb) => ({ status: 'sent', sent_at: at, attempts: eb('attempts', '+', 1), last_error: null }))
    .where('id', '=', id)
    .execute();
}

export async function markTried(tx: Tx, id: string, error: string, isFinal: boolean): Promise<void> {
  await tx
    .updateTable('mail_outbox')
    .set((eb) => ({ status: isFinal ? 'failed' : 'queued', attempts: eb('attempts', '+', 1), last_error: error }))
    .where('id', '=', id)
    .execute();
}

export const listMail = (tx: Tx, filter: { to?: string; limit: number }) =>
  tx
    .selectFrom('mail_outbox')
    .select(['id', 'to_address', 'subject', 'body_text', 'body_html', 'status', 'created_at'])
    .$if(filter.to !== undefined, (query) => query.where('to_address', '=', filter.to ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .execute();
