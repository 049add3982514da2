import { after, seconds } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { forEach } from '../../platform/queue/for-each.ts';
import type { TaskContext } from '../../platform/queue/task.ts';
import { cancelIn } from './change.service.ts';
import * as repo from './interviews.repo.ts';
import { endInterviewsTask } from './interviews.tasks.ts';
import type { InterviewTools } from './interviews.tools.ts';

interface Ended {
  organisationId: string;
  jobId: string;
  /** Absent: all of the job. */
  candidateId?: string | undefined;
}

/** As long as a move can be taken back from the board, no mail leaves. */
const timeToTakeBack = seconds(20);

export async function enqueueEnding({ queue, clock }: InterviewTools, tx: Tx, ended: Ended): Promise<void> {
  const { organisationId, jobId, candidateId } = ended;
  await queue.enqueue(tx, endInterviewsTask, ended, {
    tenant: { organisationId },
    key: `${jobId} ${candidateId ?? 'all'}`,
    startAfter: after(clock.now(), timeToTakeBack),
  });
}

/** Interviews to come of applications that are over, or whose job is closed. Each in a transaction of its own. */
export async function endInterviews(
  tools: InterviewTools,
  ended: Ended,
  { signal }: Pick<TaskContext, 'signal'>,
): Promise<void> {
  const scope = organisationScope(ended.organisationId);
  const pointless = await tools.database.transaction(scope, (tx) => repo.listPointless(tx, ended, tools.clock.now()));
  await forEach(pointless, signal, ({ id, why }) =>
    tools.database.transaction(scope, async (tx) => {
      const interview = await repo.lockInterview(tx, ended.organisationId, id);
      if (interview?.status !== 'scheduled') return;
      await cancelIn(tools, tx, interview, { reason: reasons[why], actorAccountId: null });
    }),
  );
}

/** Of a rejection the stage's own mail tells; this one only takes the appointment back. */
const reasons: Record<repo.Pointless['why'], string> = {
  closed: 'The job is closed.',
  hired: 'It is no longer needed: the decision is made.',
  withdrawn: 'The application was withdrawn.',
  rejected: '',
};
