import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';

/** RFC 5546, as it goes into the mail. */
export const invitationColumn = z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() });
export type MailInvitation = z.infer<typeof invitationColumn>;

export interface OutgoingMail {
  /** Who writes; null where it is Candela itself. */
  organisationId: string | null;
  /** Whose it is, where the address does not tell. */
  accountId?: string;
  /** Whom it names. */
  candidateId?: string | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What the rules found in the words of the tenant. */
  findings: readonly string[];
  createdAt: Date;
  invitation?: MailInvitation;
  uselessAfter?: Date;
}

export async function insertMail(tx: Tx, id: string, mail: OutgoingMail): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values({
      id,
      kind: mail.organisationId === null ? 'account' : 'tenant',
      organisation_id: mail.organisationId,
      account_id: mail.accountId ?? null,
      candidate_id: mail.candidateId ?? null,
      to_address: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      findings: [...mail.findings],
      created_at: mail.createdAt,
      invitation: mail.invitation ? JSON.stringify(mail.invitation) : null,
      useless_after: mail.uselessAfter ?? null,
    })
    .execute();
}

export type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>;

export const findMail = (tx: Tx, id: string) =>
  tx.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst();

export const lockMail = (tx: Tx, id: string) =>
  tx.selectFrom('mail_outbox').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

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

export async function deleteMail(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('mail_outbox').where('id', '=', id).execute();
}

export async function markPassed(tx: Tx, id: string, position: number): Promise<void> {
  await tx.updateTable('mail_outbox').set({ sender_position: position }).where('id', '=', id).execute();
}

export async function markStopped(
  tx: Tx,
  id: string,
  status: 'waiting' | 'held' | 'suppressed',
  findings?: readonly string[],
): Promise<void> {
  await tx
    .updateTable('mail_outbox')
    .set({ status, ...(findings && { findings: [...findings] }) })
    .where('id', '=', id)
    .execute();
}

/** An admin's decision about mails that were held; answers with those it reached. */
export async function writeDecision(
  tx: Tx,
  ids: readonly string[],
  decision: { status: 'queued' | 'refused'; at: Date; note: string },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('mail_outbox')
    .set({ status: decision.status, reviewed_at: decision.at, review_note: decision.note || null })
    .where('id', 'in', ids)
    .execute();
}

export const lockHeldOf = (tx: Tx, organisationId: string) =>
  tx
    .selectFrom('mail_outbox')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('status', '=', 'held')
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();

/** The oldest that wait go first. */
export async function requeueWaiting(tx: Tx, organisationId: string, limit: number): Promise<string[]> {
  const rows = await tx
    .updateTable('mail_outbox')
    .set({ status: 'queued' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mail_outbox')
        .select('id')
        .where('organisation_id', '=', organisationId)
        .where('status', '=', 'waiting')
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate(),
    )
    .returning(['id', 'created_at'])
    .execute();
  return rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime()).map(({ id }) => id);
}

export const listWaitingSenders = (tx: Tx) =>
  tx
    .selectFrom('mail_outbox')
    .select('organisation_id')
    .distinct()
    .where('status', '=', 'waiting')
    .$narrowType<{ organisation_id: string }>()
    .execute();

/** For the console: what the rules held, oldest first, because a recruiter waits for it. */
export async function listHeld(tx: Tx, page: { limit: number; offset: number }) {
  const rows = await tx
    .selectFrom('mail_outbox as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .select((eb) => [
      'm.id',
      'm.to_address',
      'm.subject',
      'm.body_text',
      'm.findings',
      'm.created_at',
      'o.id as organisation_id',
      'o.name as organisation_name',
      'o.created_at as organisation_created_at',
      eb.fn.countAll<number>().over().as('total'),
    ])
    .where('m.status', '=', 'held')
    .orderBy('m.created_at')
    .orderBy('m.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
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
