import type { RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { useState } from 'react';
import { useExistingPage } from '#lib/address/use-existing-page.ts';
import { useLatest } from '#lib/use-latest.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import type { CandidatesParams, ChangeCandidates } from '../shared/candidates-params.ts';
import { calledName } from '../shared/ranking-words.ts';
import { usePageSize } from '../shared/remembered.ts';
import { refreshed, type Selection, toggle } from '../shared/selection.ts';
import type { JobChoice } from '../shared/use-company-and-job.ts';
import { useAddToPipeline, useRanking } from '../shared/use-ranking.ts';
import { RunBanner } from '../versions/run-banner.tsx';
import { PeopleOnly } from './people-only.tsx';
import { RankedTable } from './ranked-table.tsx';
import { RankingPaging } from './ranking-paging.tsx';
import { RankingPanels } from './ranking-panels.tsx';
import { RankingSkeleton } from './ranking-skeleton.tsx';
import { EmptyRanking, isAbsent } from './ranking-states.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useOpenPanels } from './use-open-panels.ts';
import { useRowNavigation } from './use-row-navigation.ts';

export interface JobRankingProps {
  job: JobChoice;
  params: CandidatesParams;
  change: ChangeCandidates;
  isReading: boolean;
  onUpload(): void;
  isBlind: boolean;
  hasKeys: boolean;
  onHelp(): void;
}

const noEntries: readonly RankingEntry[] = [];
const noPages = { start: 0, end: 0, total: 0, page: 1, totalPages: 0, hasPrev: false, hasNext: false };

/** A page of the ranking, as the address asks for it. */
function useRankingPage({ job, params: { page, minScore }, change, isReading }: JobRankingProps) {
  const [pageSize, setPageSize] = usePageSize();
  const ranking = useRanking(job._id, { page, pageSize, minScore }, isReading);
  const entries = ranking.data?.rankings.candidates_ranked ?? noEntries;
  const pagination = ranking.data?.pagination ?? noPages;

  useExistingPage(ranking, page, (last) => change({ page: last }, { replace: true }));

  const changePageSize = (size: number) => {
    setPageSize(size);
    change({ page: 1 }, { replace: true });
  };
  return { ranking, entries, pagination, pageSize, setPageSize: changePageSize };
}

/** The page, who is chosen on it, and what is open. */
function useRankingState(props: JobRankingProps) {
  const { job, params, change, isBlind } = props;
  const page = useRankingPage(props);
  const { ranking, entries, pagination } = page;
  const [selection, setSelection] = useState<Selection>([]);
  const nameOf = (entry: RankingEntry) => calledName(entry, isBlind);
  const chosen = refreshed(selection, entries);
  const panels = useOpenPanels(job._id, params, change, [...entries, ...chosen]);
  const adding = useAddToPipeline(job._id, nameOf);
  const navigation = useRowNavigation({
    entries,
    page: pagination,
    isSettled: ranking.data !== undefined && !ranking.isPlaceholderData,
    hasKeys: props.hasKeys,
    openedCvId: params.cv,
    onOpen: (cv, options) => change({ cv }, options),
    onPage: (next) => change({ page: next }),
    onSelect: (entry) => setSelection((current) => toggle(current, entry)),
    onHelp: props.onHelp,
  });
  const actions = {
    onShowAll: useLatest(() => change({ minScore: 0 })),
    onAdd: useLatest((entry: RankingEntry) => adding.mutate([entry])),
    onFactors: useLatest(({ candidateId }: RankingEntry) => panels.explain(candidateId)),
    onOpenCv: useLatest(navigation.open),
  };
  return { ...page, selection, setSelection, chosen, nameOf, panels, navigation, adding, actions };
}

export function JobRanking(props: JobRankingProps) {
  const { job, params, change, isReading, isBlind } = props;
  const state = useRankingState(props);
  const { ranking, entries, pagination, selection, setSelection, chosen } = state;
  const { panels, adding, actions } = state;
  const { error } = ranking;
  if (error && !ranking.data && !isAbsent(error))
    return <LoadFailure query={ranking}>Failed to load candidates: {error.message}</LoadFailure>;
  if (!ranking.data && !error) return <RankingSkeleton rows={state.pageSize} />;
  const { minScore } = params;
  const below = { hidden: ranking.data?.hidden ?? 0, minScore, onShowAll: actions.onShowAll };
  return (
    <>
      <RunBanner jobId={job._id} run={ranking.data?.run} />
      {entries.length === 0 ? (
        <EmptyRanking
          job={job}
          isReading={isReading}
          pending={ranking.data?.pending ?? 0}
          peopleOnly={ranking.data?.peopleOnly.length ?? 0}
          onUpload={props.onUpload}
          {...below}
        />
      ) : (
        <>
          <RankedTable
            job={job}
            entries={entries}
            isBlind={isBlind}
            isBusy={ranking.isPlaceholderData}
            selection={selection}
            onSelection={setSelection}
            added={adding.isPending ? adding.variables : noEntries}
            {...below}
            {...actions}
          />
          <RankingPaging
            pagination={pagination}
            pageSize={state.pageSize}
            onPage={(page) => change({ page })}
            onPageSize={state.setPageSize}
          />
        </>
      )}
      <PeopleOnly jobId={job._id} entries={ranking.data?.peopleOnly ?? []} isBlind={isBlind} />
      {chosen.length > 0 && (
        <SelectionBar
          chosen={chosen}
          adding={adding}
          onCompare={() => panels.compare(chosen)}
          onClear={() => setSelection([])}
        />
      )}
      <RankingPanels jobId={job._id} isBlind={isBlind} {...state} />
    </>
  );
}
