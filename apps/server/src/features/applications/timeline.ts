import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import type { TimelineEntry } from '@candela/contract/applications/own-applications.schemas.ts';

/** Why an application moved, as its history says it. */
export const moveReasons = {
  applied: 'applied',
  appliedAgain: 'applied again',
  withdrawn: 'withdrawn by the candidate',
  jobClosed: 'job closed',
} as const;

export interface HistoryLine {
  at: Date;
  from_status: string | null;
  to_status: string;
  reason: string;
}

/** An interview: when it was arranged or last moved, and when it begins. */
export interface Arranged {
  at: Date;
  startsAt: Date;
}

/** What a candidate is told of an application's history, oldest first: no names, and nothing an employer wrote to itself. */
export function toTimeline(
  history: readonly HistoryLine[],
  { appliedAt, seenAt, interviews }: { appliedAt: Date; seenAt: Date | null; interviews: readonly Arranged[] },
): TimelineEntry[] {
  const first = history.find(({ from_status }) => from_status === null);
  const byCandidate = first === undefined || first.reason === moveReasons.applied;
  const entries: TimelineEntry[] = [
    entry(appliedAt, 'received', { by: byCandidate ? 'candidate' : 'employer', status: 'pending' }),
    ...(seenAt ? [entry(seenAt, 'seen', { status: null })] : []),
    ...history.filter(({ from_status }) => from_status !== null).map(toMove),
    ...interviews.map(({ at, startsAt }) =>
      entry(at, 'interview-arranged', { status: null, startsAt: startsAt.toISOString() }),
    ),
  ];
  return entries.sort((one, other) => one.at.localeCompare(other.at));
}

function toMove({ at, to_status, reason }: HistoryLine): TimelineEntry {
  const status = to_status as ApplicationStatus;
  if (reason === moveReasons.withdrawn) return entry(at, 'withdrawn', { by: 'candidate', status });
  if (reason === moveReasons.appliedAgain) return entry(at, 'received', { by: 'candidate', status });
  if (status === 'interview') return entry(at, 'interview', { status });
  const isOutcome = status === 'hired' || status === 'rejected';
  return entry(at, isOutcome ? 'outcome' : 'moved', { status, isJobClosed: reason === moveReasons.jobClosed });
}

const entry = (
  at: Date,
  kind: TimelineEntry['kind'],
  rest: Partial<TimelineEntry> & Pick<TimelineEntry, 'status'>,
): TimelineEntry => ({ by: 'employer', isJobClosed: false, startsAt: null, ...rest, at: at.toISOString(), kind });
