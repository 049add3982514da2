import type {
  ChangeReason,
  ComparedPerson,
  RunCause,
  ScoreRun,
} from '@candela/contract/rankings/score-runs.schemas.ts';

const causes: Record<RunCause, string> = {
  opened: 'everybody scored for the first time',
  'job-edited': 'the job was edited',
  'engine-changed': 'a new version of the engine',
  reopened: 'the job opened again',
  'asked-for': 'somebody asked for it',
};

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

export const momentText = (at: string) => momentFormat.format(new Date(at));

/** "Before 15 Nov, 14:02 (the job was edited)". */
export const beforeText = ({ startedAt, cause }: Pick<ScoreRun, 'startedAt' | 'cause'>) =>
  `Before ${momentText(startedAt)} (${causes[cause]})`;

export const reasonWords: Record<ChangeReason, { label: string; hint: string }> = {
  engine: { label: 'Engine', hint: 'Scored by another version of the engine' },
  job: { label: 'Job', hint: 'The words of the job are different' },
  cv: { label: 'CV', hint: 'The CV says something else' },
};

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`);

/** "20 people moved by more than 5 points since the job was edited". */
export const movedText = ({ moved, cause }: Pick<ScoreRun, 'moved' | 'cause'>) => {
  const why =
    cause === 'job-edited' ? 'since the job was edited' : cause === 'engine-changed' ? 'with the new engine' : '';
  return `${people(moved)} moved by more than 5 points${why && ` ${why}`}.`;
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

/** "Re-scoring", or "Scoring" when nobody had a score before. */
export const runLabel = ({ cause }: Pick<ScoreRun, 'cause'>) => (cause === 'opened' ? 'Scoring' : 'Re-scoring');

export const progressText = ({ done, total }: Pick<ScoreRun, 'done' | 'total'>) =>
  `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`;

/** What somebody's move was, in a sentence for whoever does not see the drawing. */
export function moveText({ before, after }: Pick<ComparedPerson, 'before' | 'after'>): string {
  if (!before) return `new, at ${Math.round(after.score)}`;
  return `from ${Math.round(before.score)} to ${Math.round(after.score)}, rank ${before.rank} to ${after.rank}`;
}
