import type { LiveMessage, LiveTopic } from '@candela/contract/live/live.routes.ts';
import { after, type Clock, seconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import type { LiveSource } from '../../platform/events/live-source.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { findIdBefore, findMomentOf, type LiveEvent, listEvents } from './live.repo.ts';

export interface LiveReader {
  /** Everything after an event, or after the present when none is named. */
  eventsAfter(organisationId: string, afterId: number | undefined): Promise<LiveEvent[]>;
  /** The newest event, or 0. */
  lastId(organisationId: string): Promise<number>;
  /** What of these events a caller hears of. */
  messagesFor(principal: RecruiterPrincipal, events: readonly LiveEvent[]): Promise<LiveMessage[]>;
}

/**
 * Numbers are given out before they are committed: an event may appear after one with a higher number. So everything of
 * the last moments before the last known one is read again; hearing of a change twice does no harm.
 */
export const lateMs = seconds(30);

export interface LiveReaderOptions {
  database: Database;
  clock: Clock;
  sources(): readonly LiveSource[];
}

export function createLiveReader({ database, clock, sources }: LiveReaderOptions): LiveReader {
  const names = () => [...new Set(sources().map(({ event }) => event.name))];
  return {
    eventsAfter: (organisationId, afterId) =>
      database.transaction(organisationScope(organisationId), async (tx) => {
        if (afterId === undefined) return [];
        const moment = (await findMomentOf(tx, organisationId, afterId)) ?? new Date(0);
        const from = await findIdBefore(tx, organisationId, after(moment, -lateMs));
        return listEvents(tx, organisationId, names(), from);
      }),

    lastId: (organisationId) =>
      database.transaction(organisationScope(organisationId), (tx) =>
        findIdBefore(tx, organisationId, after(clock.now(), lateMs)),
      ),

    messagesFor: (principal, events) =>
      database.transaction(tenantScope(principal), async (tx) => {
        const found = new Map<LiveTopic, Set<string>>();
        for (const { topic, event, subjectsFor } of sources()) {
          const payloads = events
            .filter(({ name }) => name === event.name)
            .map(({ payload }) => event.payload.parse(payload));
          if (payloads.length === 0) continue;
          const subjects = await subjectsFor(tx, principal, payloads);
          for (const subject of subjects) found.set(topic, (found.get(topic) ?? new Set()).add(subject));
        }
        const id = events.at(-1)?.id ?? 0;
        return [...found].map(([topic, subjects]) => ({ id, topic, subjects: [...subjects] }));
      }),
  };
}
