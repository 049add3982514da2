import { CalendarFailed } from '@candela/integrations/calendar/port.ts';
import type { Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { enqueueUpdate } from './change.service.ts';
import { eventIdOf, toCalendarEvent } from './interview-view.ts';
import { type InterviewRow, listBehind, lockInterview, type Placed, setMeetLink, setTold } from './interviews.repo.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { mailInvitations } from './tell.service.ts';
import { untoldChange } from './untold.ts';

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
  const write = () => database.transaction(scope, (tx) => mailAsItStands(tools, tx, interview, kind));
  // Not, either, where the product knows another kind of calendar by now.
  if (opened?.calendar.name !== interview.calendar) return write();
  try {
    const placed = await grants.use(scope, opened, async (calendar, grant) => {
      // Everyone knows: it is to catch up. Another calendar than the one that had the event gets none.
      if (!interview.untold && !(await calendar.look(grant, eventIdOf(interview.id)))) return null;
      if (kind === 'moved') return calendar.place(grant, toCalendarEvent(interview));
      await calendar.remove(grant, eventIdOf(interview.id));
      return null;
    });
    await database.transaction(scope, (tx) => confirmWritten(tools, tx, interview, placed));
  } catch (error) {
    const isOver = error instanceof CalendarFailed && (error.reason === 'revoked' || isLastTry);
    if (!isOver) throw error;
    await write();
  }
}

/** What was changed again while the calendar was asked has an update of its own, which tells of it. */
async function mailAsItStands(tools: InterviewTools, tx: Tx, written: InterviewRow, kind: 'moved' | 'cancelled') {
  const interview = await lockInterview(tx, written.organisation_id, written.id);
  if (interview?.sequence !== written.sequence) return;
  const change = await untoldChange(tx, interview);
  // They know already: the calendar was connected again, and went away once more.
  if (!change) return;
  await mailInvitations(tools, tx, interview, kind, change);
  await setTold(tx, interview.id, { byCalendar: false });
}

/** What changed meanwhile may have reached the calendar before this did, and been overwritten: it is written once more. */
async function confirmWritten(tools: InterviewTools, tx: Tx, written: InterviewRow, placed: Placed | null) {
  const interview = await lockInterview(tx, written.organisation_id, written.id);
  if (!interview) return;
  if (placed) await setMeetLink(tx, written.id, placed);
  if (interview.sequence === written.sequence) await setTold(tx, written.id, { byCalendar: true });
  else await enqueueUpdate(tools, tx, interview);
}

/** A recruiter connected their calendar again: it gets what was changed while it was not. */
export async function catchUp(tools: InterviewTools, tx: Tx, organisationId: string, accountId: string): Promise<void> {
  for (const interview of await listBehind(tx, organisationId, accountId, tools.clock.now())) {
    await enqueueUpdate(tools, tx, interview);
  }
}
