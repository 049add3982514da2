import type { RescheduleRequest, Slot } from '@candela/contract/interviews/interviews.schemas.ts';
import { slotSchema } from '@candela/contract/interviews/interviews.schemas.ts';
import { rescheduleTexts } from '@candela/contract/interviews/reschedule.routes.ts';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import type { RescheduleRequests } from '../../platform/database/schema.ts';
import type { InterviewRow } from './interviews.repo.ts';

export type RequestRow = Selectable<RescheduleRequests>;

type OfInterview = Pick<InterviewRow, 'organisation_id' | 'id'>;

export const toRequest = (row: RequestRow): RescheduleRequest => ({
  _id: row.id,
  status: row.status,
  proposedSlots: z.array(slotSchema).parse(row.proposed_slots),
  acceptedSlot: row.accepted_slot === null ? null : slotSchema.parse(row.accepted_slot),
  message: row.message,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
});

export interface NewRequest {
  organisationId: string;
  interviewId: string;
  slots: readonly Slot[];
  message: string;
  now: Date;
}

/** One open request an interview: asking again closes the one before it. The same sent twice is one. */
export async function saveRequest(tx: Tx, request: NewRequest): Promise<{ row: RequestRow; isNew: boolean }> {
  const interview = { organisation_id: request.organisationId, id: request.interviewId };
  for (;;) {
    const open = await findOpen(tx, interview);
    if (open && isSame(open, request)) return { row: open, isNew: false };
    if (open) await closeOpenRequests(tx, interview, rescheduleTexts.replaced, request.now);
    const row = await insertUnlessOpen(tx, request);
    if (row) return { row, isNew: true };
  }
}

const findOpen = (tx: Tx, { organisation_id: organisationId, id }: OfInterview): Promise<RequestRow | undefined> =>
  tx
    .selectFrom('reschedule_requests')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('interview_id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();

const isSame = (open: RequestRow, { slots, message }: NewRequest): boolean =>
  open.message === message && JSON.stringify(toRequest(open).proposedSlots) === JSON.stringify(slots);

/** Nothing where another request came in the same moment. */
const insertUnlessOpen = (tx: Tx, { organisationId, interviewId, slots, message, now }: NewRequest) =>
  tx
    .insertInto('reschedule_requests')
    .values({
      organisation_id: organisationId,
      interview_id: interviewId,
      proposed_slots: JSON.stringify(slots),
      message,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'interview_id']).where(sql<boolean>`status = 'pending'`).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

/** The open one before any that it replaced in the same moment. */
const openFirst = sql`(status = 'pending') desc`;

export const findLatest = (
  tx: Tx,
  { organisation_id: organisationId, id }: OfInterview,
): Promise<RequestRow | undefined> =>
  tx
    .selectFrom('reschedule_requests')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('interview_id', '=', id)
    .orderBy(openFirst)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const listRequests = (tx: Tx, organisationId: string, interviewId: string): Promise<RequestRow[]> =>
  tx
    .selectFrom('reschedule_requests')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('interview_id', '=', interviewId)
    .orderBy(openFirst)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();

/** Held, so that what the candidate asks for does not change while it is answered. */
export const lockRequest = (tx: Tx, organisationId: string, interviewId: string, id: string) =>
  tx
    .selectFrom('reschedule_requests')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('interview_id', '=', interviewId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export interface Decision {
  status: 'accepted' | 'rejected';
  acceptedSlot: Slot | null;
  reason: string;
  decidedBy: string;
  now: Date;
}

/** Nothing when it was decided before: of two who answer at once, one does. */
export const decideRequest = (
  tx: Tx,
  organisationId: string,
  id: string,
  decision: Decision,
): Promise<RequestRow | undefined> =>
  tx
    .updateTable('reschedule_requests')
    .set({
      status: decision.status,
      accepted_slot: decision.acceptedSlot && JSON.stringify(decision.acceptedSlot),
      reason: decision.reason,
      decided_at: decision.now,
      decided_by: decision.decidedBy,
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();

/** What was asked for has been overtaken. */
export async function closeOpenRequests(
  tx: Tx,
  { organisation_id: organisationId, id }: OfInterview,
  reason: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('reschedule_requests')
    .set({ status: 'rejected', reason, decided_at: now })
    .where('organisation_id', '=', organisationId)
    .where('interview_id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}
