import { startScoreRun } from '@candela/contract/rankings/score-runs.routes.ts';
import type { ScoreRun } from '@candela/contract/rankings/score-runs.schemas.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import type { JobChoice } from '../shared/use-company-and-job.ts';
import { useLatestRun } from '../shared/use-ranking.ts';
import { scoredAgainText, whyNotNow } from './version-words.ts';

const patienceMs = 60_000;

/**
 * Brings every score of a job up to date. How far that is stands above the list, like any other run. The page of the
 * ranking that is shown knows what is under way.
 */
export function useScoreAgain(job: JobChoice, page: { page: number; pageSize: number; minScore: number }) {
  /** The latest run when it was asked for; the one that comes after it is ours. */
  const [asked, setAsked] = useState<{ after: string | null } | null>(null);
  const run = useLatestRun(job._id, page, asked !== null);
  const own = asked && run && run.id !== asked.after ? run : null;

  const asking = useChange({
    invalidates: staleAfter.score,
    change: () => api.call(startScoreRun, { params: { jobId: job._id } }),
    onSuccess: ({ outdated, message }) => {
      if (outdated === 0) toast.success(message);
      else setAsked({ after: run?.id ?? null });
    },
    onError: (error) => toast.error(toFailure(error, 'Scoring could not be started. Please try again.').message),
  });

  const tell = useEffectEvent((finished: ScoreRun) => {
    setAsked(null);
    toast.success(scoredAgainText(finished));
  });
  const finished = own?.finishedAt ? own : null;
  useEffect(() => {
    if (finished) tell(finished);
  }, [finished]);

  // A colleague may have scored them all in between: then no run comes.
  const isWaiting = asked !== null && own === null;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setAsked(null), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return {
    start: () => asking.mutate(),
    /** Why it is not possible at this moment; null when it is. */
    reason: asking.isPending ? 'Scoring is about to begin' : whyNotNow(job.status, run, asked !== null),
  };
}
