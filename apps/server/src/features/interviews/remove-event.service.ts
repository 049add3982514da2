import { CalendarFailed } from '@candela/integrations/calendar/port.ts';
import { type Scope, systemScope } from '../../platform/database/scope.ts';
import { removeEventTask } from './interviews.tasks.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { takeLeftEvents } from './left-events.repo.ts';

/**
 * Idempotent; a calendar that is no longer connected keeps what it has. On the recruiter's own behalf: the organisation, or their
 * place in it, may be gone by now.
 */
export async function removeEvent(
  { database, grants }: InterviewTools,
  { accountId, eventId }: { accountId: string; eventId: string },
): Promise<void> {
  const scope: Scope = { kind: 'account', accountId };
  const opened = await database.transaction(scope, (tx) => grants.find(tx, accountId));
  if (!opened) return;
  await grants
    .use(scope, opened, (calendar, grant) => calendar.remove(grant, eventId))
    .catch((error: unknown) => {
      if (!(error instanceof CalendarFailed) || error.reason !== 'revoked') throw error;
    });
}

const atOnce = 200;

/** A task for each, so that one calendar that does not answer keeps no other event in place. */
export async function takeOutLeft({ database, queue }: InterviewTools): Promise<void> {
  for (let found = atOnce; found === atOnce; ) {
    found = await database.transaction(systemScope, async (tx) => {
      const left = await takeLeftEvents(tx, atOnce);
      for (const { event_id: eventId, account_id: accountId } of left) {
        await queue.enqueue(tx, removeEventTask, { accountId, eventId }, { tenant: { accountId } });
      }
      return left.length;
    });
  }
}
