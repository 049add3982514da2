import { startScoreRun } from '@candela/contract/rankings/score-runs.routes.ts';
import type { ScoreRun } from '@candela/contract/rankings/score-runs.schemas.ts';
import { ListRestart } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { toast } from 'sonner';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Button } from '#ui/button.tsx';
import type { JobChoice } from '../ranking/use-company-and-job.ts';
import { useLatestRun } from '../ranking/use-ranking.ts';
import { scoredAgainText, whyNotNow } from './version-words.ts';

export interface ScoreAgainProps {
  job: JobChoice;
  /** The page of the ranking that is shown, which knows what is under way. */
  page: { page: number; pageSize: number; minScore: number };
}

const patienceMs = 60_000;

/** Brings every score of a job up to date. How far that is stands above the list, like any other run. */
export function ScoreAgain({ job, page }: ScoreAgainProps) {
  const reasonId = useId();
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

  const reason = whyNotNow(job.status, run, asked !== null);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {/* A recruiter who sees the bar above the list need not read the same here. */}
      <span
        id={reasonId}
        role="status"
        className={run?.finishedAt === null ? 'sr-only' : 'text-[13px]/5 text-muted empty:hidden'}
      >
        {reason}
      </span>
      <Button
        loading={asking.isPending}
        aria-disabled={reason !== null || undefined}
        aria-describedby={reason === null ? undefined : reasonId}
        icon={<ListRestart aria-hidden="true" className="size-4" />}
        onClick={() => reason === null && asking.mutate()}
      >
        Score again
      </Button>
    </span>
  );
}
