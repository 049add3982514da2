import { after, type Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { findNumberBefore, listNotified } from './live.repo.ts';
import { settledMs } from './live.service.ts';
import type { LiveReader } from './live-caller.ts';

/** A candidate is told by whichever organisation has something to tell them: their notifications are their events. */
export function createCandidateReader({ database, clock }: { database: Database; clock: Clock }): LiveReader {
  return {
    eventsAfter: (accountId, afterId) =>
      database.transaction({ kind: 'account', accountId }, async (tx) =>
        afterId === undefined ? [] : listNotified(tx, accountId, afterId),
      ),
    settledId: (accountId) =>
      database.transaction({ kind: 'account', accountId }, (tx) =>
        findNumberBefore(tx, accountId, after(clock.now(), -settledMs)),
      ),
    messagesFor: async ({ accountId }, events, settledId) =>
      events.length > 0 ? [{ id: settledId, topic: 'notifications', subjects: [accountId] }] : [],
  };
}
