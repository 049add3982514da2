import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

export interface NewEvent {
  organisationId: string;
  name: string;
  subject: string;
  payload: object;
  at: Date;
}

/** The event, and a delivery for each of its listeners, in one statement. */
export async function insertEvent(tx: Tx, event: NewEvent, listeners: readonly string[]): Promise<void> {
  const { organisationId, name, subject, payload, at } = event;
  await sql`
    with next as (select nextval('event_ids') as id),
    written as (
      insert into events (id, organisation_id, name, subject, payload, at)
      select id, ${organisationId}::uuid, ${name}, ${subject}, ${JSON.stringify(payload)}::jsonb, ${at}::timestamptz from next
    )
    insert into event_deliveries (listener, subject, event_id, organisation_id)
    select listener, ${subject}, next.id, ${organisationId}::uuid from next, unnest(${[...listeners]}::text[]) listener
  `.execute(tx);
}

/** The channel on which processes with open screens are notified: by the id of the organisation or the account concerned. */
export const liveChannel = 'candela_live';

/** Sent when the transaction commits; the same id several times in one transaction is sent once. */
export async function notifyLive(tx: Tx, id: string): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${id})`.execute(tx);
}

export interface DeliveryKey {
  organisationId: string;
  listener: string;
  subject: string;
}

/** The oldest event of a subject that a listener has not handled yet; locked until the transaction ends. */
export const lockNextDelivery = (tx: Tx, { organisationId, listener, subject }: DeliveryKey) =>
  tx
    .selectFrom('event_deliveries as d')
    .innerJoin('events as e', (join) =>
      join.onRef('e.organisation_id', '=', 'd.organisation_id').onRef('e.id', '=', 'd.event_id'),
    )
    .select(['d.event_id', 'e.organisation_id', 'e.name', 'e.payload', 'e.at'])
    .where('d.organisation_id', '=', organisationId)
    .where('d.listener', '=', listener)
    .where('d.subject', '=', subject)
    .where('d.failed_at', 'is', null)
    .orderBy('d.event_id')
    .limit(1)
    .forUpdate('d')
    .executeTakeFirst();

export async function endDelivery(
  tx: Tx,
  { organisationId, listener, subject }: DeliveryKey,
  eventId: number,
): Promise<void> {
  await tx
    .deleteFrom('event_deliveries')
    .where('organisation_id', '=', organisationId)
    .where('listener', '=', listener)
    .where('subject', '=', subject)
    .where('event_id', '=', eventId)
    .execute();
}

export async function failDelivery(
  tx: Tx,
  { organisationId, listener, subject }: DeliveryKey,
  eventId: number,
  failure: { at: Date; reason: string },
): Promise<void> {
  await tx
    .updateTable('event_deliveries')
    .set({ failed_at: failure.at, reason: failure.reason })
    .where('organisation_id', '=', organisationId)
    .where('listener', '=', listener)
    .where('subject', '=', subject)
    .where('event_id', '=', eventId)
    .execute();
}

/** Events that every listener has handled, older than the given moment. */
export async function deleteOldEvents(tx: Tx, before: Date, limit: number): Promise<number> {
  const result = await sql`
    delete from events where (organisation_id, id) in (
      select e.organisation_id, e.id from events e
      where e.at < ${before}
        and not exists (select from event_deliveries d where d.organisation_id = e.organisation_id and d.event_id = e.id)
      limit ${limit})`.execute(tx);
  return Number(result.numAffectedRows ?? 0n);
}
