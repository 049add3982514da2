import type { ScoreRun } from '@candela/contract/rankings/score-runs.schemas.ts';
import { X } from 'lucide-react';
import { useRememberedIds } from '#lib/use-remembered.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Progress } from '#ui/progress.tsx';
import { movedText, progressText, runLabel } from './version-words.ts';
import { versionsPath } from './versions-params.ts';

export interface RunBannerProps {
  jobId: string;
  run: ScoreRun | null | undefined;
}

/** News stays for a week, or until it is dismissed. */
const newsMs = 7 * 24 * 60 * 60_000;

/** All candidates being scored again, and what came of it. */
export function RunBanner({ jobId, run }: RunBannerProps) {
  const [dismissed, dismiss] = useRememberedIds('candidatesDismissedRuns');
  if (!run) return null;
  if (run.finishedAt === null) {
    return (
      <div className="rounded-lg border border-line bg-surface px-5 py-3">
        <Progress label={runLabel(run)} value={run.done} max={run.total} valueText={progressText(run)} />
      </div>
    );
  }
  const isOld = Date.now() - Date.parse(run.finishedAt) > newsMs;
  if (run.moved === 0 || isOld || dismissed.includes(run.id)) return null;
  return (
    <Alert
      action={
        <span className="-my-1.5 flex items-center gap-1">
          <ButtonLink size="sm" to={versionsPath(jobId)}>
            Compare
          </ButtonLink>
          <IconButton label="Dismiss: scores moved" size="sm" onClick={() => dismiss([run.id])}>
            <X />
          </IconButton>
        </span>
      }
    >
      {movedText(run)}
    </Alert>
  );
}
