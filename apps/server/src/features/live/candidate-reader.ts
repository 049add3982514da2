import { after, type Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { findNumberBefore, listNotified } from './live.repo.ts';
import { lateMs } from './live.service.ts';
import type { LiveReader } from './live-caller.ts';

/** A candidate is told by whichever organisation has something to tell them: their notifications are their events. */
export function createCandidateReader({ database, clock }: { database: Database; clock: Clock }): LiveReader {
  return {
    eventsAfter: (accountId, afterId) =>
      database.transaction({ kind: 'account', accountId }, async (tx) =>
        afterId === undefined ? [] : listNotified(tx, accountId, afterId, lateMs),
      ),
    lastId: (accountId) =>
      database.transaction({ kind: 'account', accountId }, (tx) =>
        findNumberBefore(tx, accountId, after(clock.now(), lateMs)),
      ),
    messagesFor: async ({ accountId }, events) => {
      const last = events.at(-1);
      return last ? [{ id: last.id, topic: 'notifications', subjects: [accountId] }] : [];
    },
  };
}
