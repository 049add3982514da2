import { ApiError } from '@candela/contract/client/api-error.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import {
  type ComparisonView,
  type compareScores,
  comparisonViews,
  exportComparison,
} from '@candela/contract/rankings/score-runs.routes.ts';
import type { ComparisonSummary, ScoreRun } from '@candela/contract/rankings/score-runs.schemas.ts';
import { Download, GitCompareArrows, SearchX } from 'lucide-react';
import { useState } from 'react';
import { BackLink } from '#components/back-link.tsx';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { datedFileName, saveCsv } from '#lib/save-file.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Progress } from '#ui/progress.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useBlindMode } from '../shared/remembered.ts';
import { MomentsToolbar } from './moments-toolbar.tsx';
import { Movers } from './movers.tsx';
import { useComparison, useJob, useRuns, useVersionsParams } from './use-versions.ts';
import { progressText, runLabel, versionsOf } from './version-words.ts';
import { VersionsSkeleton } from './versions-skeleton.tsx';
import { VersionsSummary } from './versions-summary.tsx';
import { WhatChanged } from './what-changed.tsx';

const frame = 'rounded-lg border border-line bg-surface';

/** Who moved between two moments of a job's ranking, and why. */
export function VersionsPage() {
  const [params] = useVersionsParams();
  if (params.jobId) return <JobVersions jobId={params.jobId} />;
  return (
    <>
      <PageHeader title="Compare versions" />
      <NoJob />
    </>
  );
}

function NoJob() {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No job to compare"
      description="Choose a job in the ranking, and compare its versions from there."
      action={<ButtonLink to="/dashboard/candidates">Go to the ranking</ButtonLink>}
      className={frame}
    />
  );
}

function JobVersions({ jobId }: { jobId: string }) {
  const [params] = useVersionsParams();
  const job = useJob(jobId);
  const runs = useRuns(jobId);
  const comparison = useComparison(jobId, params);
  const isAbsent = comparison.error instanceof ApiError && comparison.error.status === 404;
  const title = job.data?.data.title;
  return (
    <>
      <BackLink to={`/dashboard/candidates?jobId=${jobId}`}>Back to the ranking</BackLink>
      <PageHeader
        title="Compare versions"
        description={
          title ? `${title}: who moved, from where to where, and why.` : 'Who moved, from where to where, and why.'
        }
        actions={<ExportButton jobId={jobId} isEmpty={!comparison.data?.before} />}
      />
      {isAbsent && !comparison.data ? (
        <NoJob />
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <UnderWay run={runs.data?.data.find(({ finishedAt }) => finishedAt === null)} />
          <QueryState query={comparison} skeleton={<VersionsSkeleton />}>
            {(compared) => (
              <Compared
                jobId={jobId}
                compared={compared}
                runs={runs.data?.data ?? []}
                isStale={comparison.isPlaceholderData}
              />
            )}
          </QueryState>
        </div>
      )}
    </>
  );
}

function ExportButton({ jobId, isEmpty }: { jobId: string; isEmpty: boolean }) {
  const [{ before, after, show }] = useVersionsParams();
  const [isBlind] = useBlindMode();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    try {
      const query = { before, after, show, isBlind: isBlind ? '1' : '0' } as const;
      const csv = await api.call(exportComparison, { params: { jobId }, query });
      saveCsv(datedFileName('comparison', 'csv'), csv);
    } catch (error) {
      toast.error(toFailure(error, 'The file could not be created. Please try again.').message);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Button
      loading={isSaving}
      disabled={isEmpty}
      icon={<Download aria-hidden="true" className="size-4" />}
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  );
}

interface ComparedProps {
  jobId: string;
  compared: RouteOutput<typeof compareScores>;
  runs: readonly ScoreRun[];
  /** Of the moments before, while those that were chosen are fetched. */
  isStale: boolean;
}

function Compared({ jobId, compared, runs, isStale }: ComparedProps) {
  const [params, change] = useVersionsParams();
  const [isBlind] = useBlindMode();
  const { data, pagination, summary, threshold, before, after, jobChanges } = compared;
  if (before === null) return <NothingToCompare />;
  const movers = (view: ComparisonView) => (
    <div aria-busy={isStale || undefined} className="grid gap-4 transition-opacity aria-busy:opacity-60">
      <Movers jobId={jobId} people={data} threshold={threshold} isBlind={isBlind} show={view} />
      {pagination.totalPages > 1 && (
        <Pagination {...pagination} label="Pages of people" onPageChange={(page) => change({ page })} />
      )}
    </div>
  );
  return (
    <>
      <MomentsToolbar runs={runs} params={params} beforeId={before.runId} onChange={change} />
      <VersionsSummary summary={summary} threshold={threshold} />
      <WhatChanged people={data} versions={versionsOf(runs, before.runId, after.runId)} jobChanges={jobChanges} />
      <Tabs
        label="People"
        value={params.show}
        onValueChange={(value) => change({ show: comparisonViews.find((view) => view === value) ?? 'moved' })}
        items={comparisonViews.map((view) => ({
          value: view,
          label: tabNames[view],
          count: countOf(view, summary),
          content: view === params.show && movers(view),
        }))}
      />
    </>
  );
}

const tabNames: Record<ComparisonView, string> = {
  moved: 'Moved',
  crossed: 'Crossed the threshold',
  all: 'All candidates',
};

const countOf = (view: ComparisonView, { up, down, crossedUp, crossedDown, people }: ComparisonSummary) =>
  ({ moved: up + down, crossed: crossedUp + crossedDown, all: people })[view];

function UnderWay({ run }: { run: ScoreRun | undefined }) {
  if (!run) return null;
  return (
    <div className={`${frame} px-5 py-3`}>
      <Progress label={runLabel(run)} value={run.done} max={run.total} valueText={progressText(run)} />
    </div>
  );
}

function NothingToCompare() {
  return (
    <EmptyState
      icon={<GitCompareArrows />}
      title="Nothing to compare yet"
      description="Once the job is edited, or a new version of the engine has scored all candidates again, this page shows who moved and why."
      className={frame}
    />
  );
}
