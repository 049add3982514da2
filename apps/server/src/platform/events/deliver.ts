import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { organisationScope } from '../database/scope.ts';
import type { Logger } from '../logger.ts';
import type { Listener } from './event.ts';
import { type DeliveryKey, endDelivery, failDelivery, lockNextDelivery } from './events.repo.ts';

export interface DeliverOptions {
  database: Database;
  clock: Clock;
  log: Logger;
  listeners: ReadonlyMap<string, Listener>;
}

/** One event after the other, each in a transaction of its own that also ends the delivery. */
export async function deliver(
  options: DeliverOptions,
  delivery: DeliveryKey,
  { isLastTry, signal }: { isLastTry: boolean; signal: AbortSignal },
): Promise<void> {
  const listener = options.listeners.get(delivery.listener);
  // A listener of another version of the product: its deliveries wait for that version.
  if (!listener) throw new Error(`No listener ${delivery.listener}`);
  for (let hasMore = true; hasMore && !signal.aborted; ) {
    hasMore = await deliverNext(options, listener, delivery, isLastTry);
  }
}

async function deliverNext(
  { database, clock, log }: DeliverOptions,
  listener: Listener,
  delivery: DeliveryKey,
  isLastTry: boolean,
): Promise<boolean> {
  const scope = organisationScope(delivery.organisationId);
  let current: number | undefined;
  try {
    return await database.transaction(scope, async (tx) => {
      const next = await lockNextDelivery(tx, delivery);
      if (!next) return false;
      current = next.event_id;
      const payload = listener.event.payload.parse(next.payload);
      await listener.handle(tx, payload, { organisationId: next.organisation_id, at: next.at });
      await endDelivery(tx, delivery, next.event_id);
      return true;
    });
  } catch (error) {
    if (!isLastTry || current === undefined) throw error;
    const failedId = current;
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ err: error, listener: delivery.listener, eventId: failedId }, 'an event could not be delivered');
    await database.transaction(scope, (tx) =>
      failDelivery(tx, delivery, failedId, { at: clock.now(), reason: reason.slice(0, 1000) }),
    );
    return true;
  }
}
