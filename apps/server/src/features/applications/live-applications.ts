import { applicationMoved, applicationOpened } from '../../events/applications.events.ts';
import { interviewCancelled, interviewMoved, interviewScheduled } from '../../events/interviews.events.ts';
import { jobStatusChanged } from '../../events/jobs.events.ts';
import type { LiveSource } from '../../platform/events/live-source.ts';
import { tellLive } from '../../platform/events/live-source.ts';
import { listVisible, listVisibleJobs } from './live-applications.repo.ts';

/** Boards are told of applications that came or moved, of their interviews, and of jobs that opened or closed. */
export const liveApplications: readonly LiveSource[] = [
  ...[applicationOpened, applicationMoved].map((event) =>
    tellLive({
      topic: 'applications',
      event,
      subjectsFor: (tx, { organisationId }, pairs) => listVisible(tx, organisationId, pairs),
    }),
  ),
  ...[interviewScheduled, interviewMoved, interviewCancelled].map((event) =>
    tellLive({
      topic: 'applications',
      event,
      subjectsFor: (tx, { organisationId }, pairs) => listVisible(tx, organisationId, pairs),
    }),
  ),
  tellLive({
    topic: 'applications',
    event: jobStatusChanged,
    subjectsFor: (tx, { organisationId }, changes) =>
      listVisibleJobs(
        tx,
        organisationId,
        changes.map(({ jobId }) => jobId),
      ),
  }),
];
