import { CalendarFailed, type SeenEvent } from '@candela/integrations/calendar/port.ts';
import { after, minutes } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { forEach } from '../../platform/queue/for-each.ts';
import type { TaskContext } from '../../platform/queue/task.ts';
import { cancelIn, moveInterview } from './change.service.ts';
import { eventIdOf } from './interview-view.ts';
import * as repo from './interviews.repo.ts';
import { readBackTask } from './interviews.tasks.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { notifyOrganiser } from './tell.service.ts';

const lookEvery = minutes(60);

interface Recruiter {
  organisationId: string;
  accountId: string;
}

/** One waits for each recruiter, however many interviews there are. */
export async function enqueueReadBack({ queue, clock }: InterviewTools, tx: Tx, recruiter: Recruiter): Promise<void> {
  const { organisationId, accountId } = recruiter;
  await queue.enqueue(tx, readBackTask, recruiter, {
    tenant: { organisationId },
    key: accountId,
    startAfter: after(clock.now(), lookEvery),
  });
}

/** A recruiter looks at interviews: what was changed in the calendar itself is read now, behind the page's back. */
export async function readBackAtLook(
  { queue }: InterviewTools,
  tx: Tx,
  interviews: readonly repo.InterviewRow[],
  now: Date,
): Promise<void> {
  const outside = interviews.filter(({ calendar, starts_at }) => calendar === 'google' && starts_at > now);
  const owners = new Map(outside.map((each) => [each.organiser_account_id, each.organisation_id]));
  for (const [accountId, organisationId] of owners) {
    if (!accountId) continue;
    const payload = { organisationId, accountId };
    await queue.enqueue(tx, readBackTask, payload, { tenant: { organisationId }, key: `look ${accountId}` });
  }
}

/** What was moved or deleted in the calendar itself is so here too; the calendar has told the attendees. */
export async function readBack(
  tools: InterviewTools,
  recruiter: Recruiter,
  { signal }: Pick<TaskContext, 'signal'>,
): Promise<void> {
  const { database, grants, clock } = tools;
  const { organisationId, accountId } = recruiter;
  const scope = organisationScope(organisationId);
  const { interviews, opened } = await database.transaction(scope, async (tx) => ({
    interviews: await repo.listOutside(tx, organisationId, accountId, clock.now()),
    opened: await grants.find(tx, accountId),
  }));
  if (!opened || interviews.length === 0) return;
  // First, so that a round that fails is not the last.
  await database.transaction(scope, (tx) => enqueueReadBack(tools, tx, recruiter));
  let isRevoked = false;
  await forEach(interviews, signal, async ({ id, sequence }) => {
    if (isRevoked) return;
    const seen = await grants
      .use(scope, opened, (calendar, grant) => calendar.look(grant, eventIdOf(id)))
      .catch((error: unknown) => {
        // One that cannot be read says nothing; a grant that is gone ends the round.
        if (!(error instanceof CalendarFailed)) throw error;
        isRevoked ||= error.reason === 'revoked';
        return null;
      });
    if (seen) await database.transaction(scope, (tx) => follow(tools, tx, recruiter, { id, sequence, seen }));
  });
}

/** Nothing where it was changed here and the calendar does not have that yet: what it says is old, and would undo the change. */
async function follow(
  tools: InterviewTools,
  tx: Tx,
  { organisationId, accountId }: Recruiter,
  { id, sequence, seen }: { id: string; sequence: number; seen: SeenEvent },
): Promise<void> {
  const interview = await repo.lockInterview(tx, organisationId, id);
  if (interview?.status !== 'scheduled' || interview.sequence !== sequence || interview.is_calendar_behind) return;
  if (seen.meetLink && seen.meetLink !== interview.meet_link) await repo.setMeetLink(tx, id, seen);
  if (seen.isCancelled) {
    const reason = 'Deleted in Google Calendar';
    await cancelIn(tools, tx, interview, { reason, actorAccountId: accountId, isToldElsewhere: true });
    return;
  }
  const isSame =
    seen.start.getTime() === interview.starts_at.getTime() && seen.end.getTime() === interview.ends_at.getTime();
  if (isSame || seen.end <= seen.start) return;
  const to = { start: seen.start, end: seen.end, timeZone: interview.time_zone, actorAccountId: accountId };
  const moved = await moveInterview(tools, tx, interview, to, { isToldElsewhere: true });
  await notifyOrganiser(tools, tx, moved, 'interview.changed-in-calendar');
}
