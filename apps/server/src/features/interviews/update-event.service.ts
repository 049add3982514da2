import { CalendarFailed } from '@candela/integrations/calendar/port.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { eventIdOf, toCalendarEvent } from './interview-view.ts';
import { lockInterview, setMeetLink } from './interviews.repo.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { mailInvitations } from './tell.service.ts';

/**
 * Writes a move or a cancellation into the organiser's calendar, which then tells everyone. Where it cannot be told any
 * more, we write to them ourselves: no one waits for an interview that was cancelled.
 */
export async function updateEvent(
  tools: InterviewTools,
  { organisationId, interviewId }: { organisationId: string; interviewId: string },
  { isLastTry }: { isLastTry: boolean },
): Promise<void> {
  const { database, grants } = tools;
  const scope = organisationScope(organisationId);
  const { interview, opened } = await database.transaction(scope, async (tx) => {
    const row = await lockInterview(tx, organisationId, interviewId);
    const organiser = row?.organiser_account_id;
    return { interview: row, opened: organiser ? await grants.find(tx, organiser) : undefined };
  });
  if (!interview || interview.status === 'placing') return;
  const kind = interview.status === 'cancelled' ? 'cancelled' : 'moved';
  const write = () => database.transaction(scope, (tx) => mailInvitations(tools, tx, interview, kind));
  if (!opened) return write();
  try {
    const placed = await grants.use(scope, opened, async (calendar, grant) => {
      if (kind === 'moved') return calendar.place(grant, toCalendarEvent(interview));
      await calendar.remove(grant, eventIdOf(interview.id));
      return null;
    });
    if (placed) await database.transaction(scope, (tx) => setMeetLink(tx, interview.id, placed));
  } catch (error) {
    const isOver = error instanceof CalendarFailed && (error.reason === 'revoked' || isLastTry);
    if (!isOver) throw error;
    await write();
  }
}
