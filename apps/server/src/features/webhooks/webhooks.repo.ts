import type { WebhookEvent } from '@candela/contract/webhooks/webhooks.routes.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export const listEndpoints = (tx: Tx, organisationId: string) =>
  tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findEndpoint = (tx: Tx, organisationId: string, id: string) =>
  tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();

export interface NewEndpoint {
  id: string;
  url: string;
  sealedSecret: Buffer;
  events: readonly WebhookEvent[];
  now: Date;
}

export async function insertEndpoint(tx: Tx, organisationId: string, endpoint: NewEndpoint): Promise<void> {
  await tx
    .insertInto('webhook_endpoints')
    .values({
      id: endpoint.id,
      organisation_id: organisationId,
      url: endpoint.url,
      sealed_secret: endpoint.sealedSecret,
      events: [...endpoint.events],
      created_at: endpoint.now,
    })
    .execute();
}

export async function deleteEndpoint(tx: Tx, organisationId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('webhook_endpoints')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** One message for each address that wants to be told. */
export async function insertDeliveries(
  tx: Tx,
  organisationId: string,
  { event, data, at }: { event: WebhookEvent; data: object; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into webhook_deliveries (organisation_id, endpoint_id, event, body, created_at)
    select organisation_id, id, ${event}, ${JSON.stringify(data)}::jsonb, ${at} from webhook_endpoints
    where organisation_id = ${organisationId} and ${event} = any (events)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export const listDeliveries = (tx: Tx, organisationId: string, endpointId: string) =>
  tx
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('endpoint_id', '=', endpointId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();

export const findDelivery = (tx: Tx, organisationId: string, id: string) =>
  tx
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_endpoints as e', (join) =>
      join.onRef('e.organisation_id', '=', 'd.organisation_id').onRef('e.id', '=', 'd.endpoint_id'),
    )
    .selectAll('d')
    .select(['e.url', 'e.sealed_secret'])
    .where('d.organisation_id', '=', organisationId)
    .where('d.id', '=', id)
    .executeTakeFirst();

export interface Outcome {
  status: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  answerStatus: number | null;
  failure: string | null;
  now: Date;
}

export async function noteOutcome(tx: Tx, organisationId: string, id: string, outcome: Outcome): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({
      status: outcome.status,
      attempts: outcome.attempts,
      answer_status: outcome.answerStatus,
      failure: outcome.failure,
      attempted_at: outcome.now,
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** Begins anew, with all its attempts before it. Undefined when there is no such message to this address. */
export const restartDelivery = (tx: Tx, organisationId: string, endpointId: string, id: string) =>
  tx
    .updateTable('webhook_deliveries')
    .set({ status: 'waiting', attempts: 0 })
    .where('organisation_id', '=', organisationId)
    .where('endpoint_id', '=', endpointId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export async function deleteDeliveriesBefore(tx: Tx, organisationId: string, before: Date): Promise<void> {
  await tx
    .deleteFrom('webhook_deliveries')
    .where('organisation_id', '=', organisationId)
    .where('created_at', '<', before)
    .execute();
}
