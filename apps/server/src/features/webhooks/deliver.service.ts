import { type WebhookEvent, webhookMessageSchema } from '@candela/contract/webhooks/webhooks.routes.ts';
import { WebhookRefused, type WebhookSender } from '@candela/integrations/webhooks/port.ts';
import type { z } from 'zod';
import { after, type Clock, days, minutes } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { open } from '../../platform/secrets/sealed-box.ts';
import { signWebhook } from './webhook-signature.ts';
import { deleteDeliveriesBefore, findDelivery, insertDeliveries, noteOutcome, type Outcome } from './webhooks.repo.ts';
import { deliverWebhookTask } from './webhooks.tasks.ts';

/** After each failed attempt; then it is given up. */
const pauses = [1, 5, 30, 120, 360, 720, 1440].map(minutes);
/** The log is for looking back; what is older goes when there is news. */
const logLifetime = days(30);

export interface DeliverOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  sender: WebhookSender;
  sealingKey: Uint8Array;
}

type Message = z.output<typeof deliverWebhookTask.payload>;

export const createDeliverService = (options: DeliverOptions) => ({
  /** In the transaction in which the event is heard: a message for each address, and the work of sending it. */
  async tell(tx: Tx, organisationId: string, event: { event: WebhookEvent; data: object; at: Date }): Promise<void> {
    await deleteDeliveriesBefore(tx, organisationId, after(event.at, -logLifetime));
    for (const deliveryId of await insertDeliveries(tx, organisationId, event)) {
      await enqueueDelivery(options, tx, { organisationId, deliveryId, attempts: 0 });
    }
  },
  deliver: (message: Message, signal: AbortSignal) => deliver(options, message, signal),
});

export type DeliverService = ReturnType<typeof createDeliverService>;

export const enqueueDelivery = (
  { queue }: Pick<DeliverOptions, 'queue'>,
  tx: Tx,
  message: Message,
  startAfter?: Date,
): Promise<void> =>
  queue.enqueue(tx, deliverWebhookTask, message, {
    tenant: { organisationId: message.organisationId },
    ...(startAfter && { startAfter }),
  });

async function deliver(options: DeliverOptions, message: Message, signal: AbortSignal): Promise<void> {
  const { organisationId, deliveryId } = message;
  const { database, clock } = options;
  const scope = organisationScope(organisationId);
  const delivery = await database.transaction(scope, (tx) => findDelivery(tx, organisationId, deliveryId));
  if (delivery?.status !== 'waiting') return;
  if (message.attempts !== undefined && message.attempts !== delivery.attempts) return;
  const attempt = await send(options, delivery, signal);
  const attempts = delivery.attempts + 1;
  const pause = attempt.isFinal ? undefined : pauses[attempts - 1];
  const status = attempt.isReceived ? 'delivered' : pause === undefined ? 'failed' : 'waiting';
  const now = clock.now();
  const outcome: Outcome = { status, attempts, answerStatus: attempt.answerStatus, failure: attempt.failure, now };
  await database.transaction(scope, async (tx) => {
    await noteOutcome(tx, organisationId, deliveryId, outcome);
    if (status === 'waiting' && pause !== undefined) {
      await enqueueDelivery(options, tx, { ...message, attempts }, after(now, pause));
    }
  });
}

interface Attempt {
  isReceived: boolean;
  /** Trying again is of no use. */
  isFinal: boolean;
  answerStatus: number | null;
  failure: string | null;
}

async function send(
  { sender, sealingKey, clock }: DeliverOptions,
  delivery: NonNullable<Awaited<ReturnType<typeof findDelivery>>>,
  signal: AbortSignal,
): Promise<Attempt> {
  const body = JSON.stringify(
    webhookMessageSchema.parse({
      id: delivery.id,
      type: delivery.event,
      createdAt: delivery.created_at.toISOString(),
      data: delivery.body,
    }),
  );
  const secret = open(sealingKey, delivery.endpoint_id, delivery.sealed_secret);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Candela-Webhooks',
    'candela-delivery': delivery.id,
    'candela-signature': signWebhook(secret, body, clock.now()),
  };
  try {
    const answerStatus = await sender.send({ url: delivery.url, headers, body }, signal);
    const isReceived = answerStatus >= 200 && answerStatus < 300;
    const failure = isReceived ? null : `The address answered ${answerStatus}.`;
    return { isReceived, isFinal: isReceived, answerStatus, failure };
  } catch (error) {
    const isFinal = error instanceof WebhookRefused;
    const failure = isFinal ? error.message : 'The address did not answer.';
    return { isReceived: false, isFinal, answerStatus: null, failure };
  }
}
