import { after, minutes } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { type InterviewRow, lockInterview } from './interviews.repo.ts';
import { remindTask } from './interviews.tasks.ts';
import type { InterviewTools } from './interviews.tools.ts';
import {
  applicationOf,
  mailInvitations,
  notifyCandidate,
  notifyInterviewers,
  notifyOrganiser,
} from './tell.service.ts';

const hours = (count: number) => minutes(count * 60);
const remindBefore = [hours(24), hours(1)];

/** Only those that are still to come; a move writes new ones, and the old ones find another time and stay silent. */
export async function enqueueReminders(
  { queue, clock }: InterviewTools,
  tx: Tx,
  interview: InterviewRow,
): Promise<void> {
  const { organisation_id: organisationId, id: interviewId, starts_at: start } = interview;
  for (const before of remindBefore) {
    const startAfter = after(start, -before);
    if (startAfter <= clock.now()) continue;
    const payload = { organisationId, interviewId, startsAt: start.toISOString() };
    const key = `${interviewId} ${payload.startsAt} ${before}`;
    await queue.enqueue(tx, remindTask, payload, { tenant: { organisationId }, key, startAfter });
  }
}

export const remind = (
  tools: InterviewTools,
  { organisationId, interviewId, startsAt }: { organisationId: string; interviewId: string; startsAt: string },
): Promise<void> =>
  tools.database.transaction(organisationScope(organisationId), async (tx) => {
    const interview = await lockInterview(tx, organisationId, interviewId);
    const isDue = interview?.status === 'scheduled' && interview.starts_at.toISOString() === startsAt;
    if (!isDue || interview.starts_at <= tools.clock.now()) return;
    // Their account is told, in the product or by mail as they wish; without one only a mail reaches them.
    if ((await applicationOf(tx, interview))?.accountId)
      await notifyCandidate(tools, tx, interview, 'interview.reminder');
    else await mailInvitations(tools, tx, interview, 'reminder');
    await notifyOrganiser(tools, tx, interview, 'interview.soon');
    await notifyInterviewers(tools, tx, interview, 'interview.soon');
  });
