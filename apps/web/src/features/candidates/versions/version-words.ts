import type { JobStatus } from '@candela/contract/jobs/jobs.schemas.ts';
import type {
  ChangeReason,
  ComparedPerson,
  RunCause,
  ScoreRun,
} from '@candela/contract/rankings/score-runs.schemas.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';

const causes: Record<RunCause, string> = {
  opened: 'first scoring of all candidates',
  'job-edited': 'the job was edited',
  'engine-changed': 'a new engine version',
  reopened: 'the job opened again',
  'asked-for': 'a recruiter asked for it',
};

export const momentText = (at: string) => formatDate(at, 'shortMoment', deviceZone());

/** "Before 15 Nov, 14:02 (the job was edited)". */
export const beforeText = ({ startedAt, cause }: Pick<ScoreRun, 'startedAt' | 'cause'>) =>
  `Before ${momentText(startedAt)} (${causes[cause]})`;

export const reasonWords: Record<ChangeReason, { label: string; hint: string }> = {
  engine: { label: 'Engine', hint: 'Scored by a different engine version' },
  job: { label: 'Job', hint: 'The wording of the job changed' },
  cv: { label: 'CV', hint: 'The CV changed' },
};

const candidates = (count: number) => (count === 1 ? '1 candidate' : `${count.toLocaleString('en-GB')} candidates`);

/** "20 candidates moved by more than 5 points since the job was edited". */
export const movedText = ({ moved, cause }: Pick<ScoreRun, 'moved' | 'cause'>) => {
  const why =
    cause === 'job-edited' ? 'since the job was edited' : cause === 'engine-changed' ? 'with the new engine' : '';
  return `${candidates(moved)} moved by more than 5 points${why && ` ${why}`}.`;
};

/** The engine's version just before two runs; without a second one, now. */
export function versionsOf(
  runs: readonly Pick<ScoreRun, 'id' | 'fromVersion' | 'toVersion'>[],
  beforeId: string | null,
  afterId: string | null,
): { before: string | null; after: string | null } {
  const before = runs.find(({ id }) => id === beforeId)?.fromVersion ?? null;
  const after = afterId === null ? runs[0]?.toVersion : runs.find(({ id }) => id === afterId)?.fromVersion;
  return { before, after: after ?? null };
}

/** "Re-scoring", or "Scoring" when there were no scores before. */
export const runLabel = ({ cause }: Pick<ScoreRun, 'cause'>) => (cause === 'opened' ? 'Scoring' : 'Re-scoring');

export const progressText = ({ done, total }: Pick<ScoreRun, 'done' | 'total'>) =>
  `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`;

/** Why scoring again is not possible at this moment; null when it is. */
export function whyNotNow(status: JobStatus, run: ScoreRun | null, isAsked: boolean): string | null {
  if (status === 'Closed') return 'The job is closed';
  if (status === 'Draft') return 'The job is a draft';
  if (run?.finishedAt === null) return `${runLabel(run)}: ${progressText(run)}`;
  return isAsked ? 'Scoring is about to begin' : null;
}

/** What came of it: "12 candidates scored again, 3 of them moved by more than 5 points". */
export function scoredAgainText({ done, moved }: Pick<ScoreRun, 'done' | 'moved'>): string {
  const rest =
    moved === 0 ? 'no one moved' : done === moved ? 'all moved' : `${moved.toLocaleString('en-GB')} of them moved`;
  return `${candidates(done)} scored again, ${rest} by more than 5 points`;
}

/** How a candidate moved, in a sentence for readers who do not see the drawing. */
export function moveText({ before, after }: Pick<ComparedPerson, 'before' | 'after'>): string {
  if (!before) return `new, at ${Math.round(after.score)}`;
  return `from ${Math.round(before.score)} to ${Math.round(after.score)}, rank ${before.rank} to ${after.rank}`;
}
