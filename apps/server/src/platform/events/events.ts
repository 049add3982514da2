import type { Clock } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import type { Queue } from '../queue/queue.ts';
import type { EventDefinition, Listener } from './event.ts';
import { insertEvent, notifyLive } from './events.repo.ts';
import { deliverTask } from './events.tasks.ts';

export function createEvents({ queue, clock }: { queue: Queue; clock: Clock }) {
  const listenersOf = new Map<string, string[]>();
  const live = new Set<string>();
  return {
    /**
     * Records an event in the business transaction. Listeners are called once that has committed, at least once each, and in
     * order where the subject is the same.
     */
    async emit<Payload extends object>(
      tx: Tx,
      event: EventDefinition<Payload>,
      organisationId: string,
      given: Payload,
    ): Promise<void> {
      const payload = event.payload.parse(given);
      const subject = event.subjectOf(payload);
      const listeners = listenersOf.get(event.name) ?? [];
      await insertEvent(tx, { organisationId, name: event.name, subject, payload, at: clock.now() }, listeners);
      if (live.has(event.name)) await notifyLive(tx, organisationId);
      for (const listener of listeners) {
        const delivery = { listener, subject, organisationId };
        await queue.enqueue(tx, deliverTask, delivery, { tenant: { organisationId }, key: `${listener} ${subject}` });
      }
    },
    /** Notifies, in the business transaction, the open screens of an account that belongs to no organisation. */
    tellAccount: notifyLive,
    /**
     * Called once, by the application: who listens, and which events open screens are notified of. An event without a
     * listener is stored all the same.
     */
    register(listeners: readonly Listener[], liveNames: readonly string[] = []): void {
      listenersOf.clear();
      live.clear();
      for (const name of liveNames) live.add(name);
      for (const { event, name } of listeners) {
        listenersOf.set(event.name, [...(listenersOf.get(event.name) ?? []), name]);
      }
    },
  };
}

export type Events = ReturnType<typeof createEvents>;
