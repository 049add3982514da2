import type { LiveTopic } from '@candela/contract/live/live.routes.ts';
import { after, type Clock, seconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import type { LiveSource } from '../../platform/events/live-source.ts';
import { tenantScope } from '../../platform/sessions/principal.ts';
import { findIdBefore, listEvents } from './live.repo.ts';
import type { LiveReader } from './live-caller.ts';

/**
 * Numbers are given out before they are committed: an event may appear after one with a higher number, as long as a
 * transaction of half a minute lasts before and after it. What is younger is not settled and is told again to a line that comes
 * back; hearing of a change twice does no harm.
 */
export const settledMs = seconds(60);

interface TeamReaderOptions {
  database: Database;
  clock: Clock;
  sources(): readonly LiveSource[];
}

/** The events of an organisation, and of each what the caller sees of it. */
export function createTeamReader({ database, clock, sources }: TeamReaderOptions): LiveReader {
  const names = () => [...new Set(sources().map(({ event }) => event.name))];
  return {
    eventsAfter: (organisationId, afterId) =>
      database.transaction(organisationScope(organisationId), async (tx) =>
        afterId === undefined ? [] : listEvents(tx, organisationId, names(), afterId),
      ),

    settledId: (organisationId) =>
      database.transaction(organisationScope(organisationId), (tx) =>
        findIdBefore(tx, organisationId, after(clock.now(), -settledMs)),
      ),

    messagesFor: async (caller, events, settledId) => {
      if (caller.role !== 'recruiter') return [];
      return database.transaction(tenantScope(caller), async (tx) => {
        const found = new Map<LiveTopic, Set<string>>();
        for (const { topic, event, subjectsFor } of sources()) {
          const payloads = events
            .filter(({ name }) => name === event.name)
            .map(({ payload }) => event.payload.parse(payload));
          if (payloads.length === 0) continue;
          const subjects = await subjectsFor(tx, caller, payloads);
          for (const subject of subjects) found.set(topic, (found.get(topic) ?? new Set()).add(subject));
        }
        return [...found].map(([topic, subjects]) => ({ id: settledId, topic, subjects: [...subjects] }));
      });
    },
  };
}
