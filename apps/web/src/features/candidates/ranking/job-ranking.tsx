import type { RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { useEffect, useState } from 'react';
import { CvDialog } from '#entities/cv/cv-dialog.tsx';
import { notesButton } from '#entities/note/notes-button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Table } from '#ui/table.tsx';
import type { CandidatesParams, ChangeCandidates } from '../candidates-params.ts';
import { usePageSize } from '../remembered.ts';
import { RunBanner } from '../versions/run-banner.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { FactorsDialog } from './factors-dialog.tsx';
import { rankingColumns } from './ranking-columns.tsx';
import { RankingPaging } from './ranking-paging.tsx';
import { RankingSkeleton } from './ranking-skeleton.tsx';
import { EmptyRanking, HiddenPeople, isAbsent, RankingFailure } from './ranking-states.tsx';
import { calledName } from './ranking-words.ts';
import { isChosen, refreshed, type Selection, toggle, togglePage } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { JobChoice } from './use-company-and-job.ts';
import { useAddToPipeline, useRanking } from './use-ranking.ts';
import { useRowNavigation } from './use-row-navigation.ts';

export interface JobRankingProps {
  job: JobChoice;
  params: CandidatesParams;
  change: ChangeCandidates;
  isReading: boolean;
  isBlind: boolean;
  hasKeys: boolean;
  onHelp(): void;
}

const noEntries: readonly RankingEntry[] = [];
const noPages = { start: 0, end: 0, total: 0, page: 1, totalPages: 0, hasPrev: false, hasNext: false };

/** The row that J and K have reached is marked as a whole, not only its button. */
const markedRow =
  '[&_tr:has([data-cv-of]:focus-visible)]:bg-hover [&_tr:has([data-cv-of]:focus-visible)]:outline-2 ' +
  '[&_tr:has([data-cv-of]:focus-visible)]:-outline-offset-2 [&_tr:has([data-cv-of]:focus-visible)]:outline-ring';

export function JobRanking({ job, params, change, isReading, isBlind, hasKeys, onHelp }: JobRankingProps) {
  const { page, minScore } = params;
  const [pageSize, setPageSize] = usePageSize();
  const ranking = useRanking(job._id, { page, pageSize, minScore }, isReading);
  const entries = ranking.data?.rankings.candidates_ranked ?? noEntries;
  const pagination = ranking.data?.pagination ?? noPages;
  const [selection, setSelection] = useState<Selection>([]);
  const [factorsOf, setFactorsOf] = useState<RankingEntry | null>(null);
  const [isComparing, setIsComparing] = useState(false);

  const nameOf = (entry: RankingEntry) => calledName(entry, isBlind);
  const chosen = refreshed(selection, entries);
  const outside = chosen.filter(({ status }) => status === null);
  const choose = (entry: RankingEntry) => setSelection((current) => toggle(current, entry));
  const adding = useAddToPipeline(job._id, nameOf);
  const showEverybody = () => change({ minScore: 0 });

  const navigation = useRowNavigation({
    entries,
    page: pagination,
    isSettled: ranking.data !== undefined && !ranking.isPlaceholderData,
    hasKeys,
    onPage: (next) => change({ page: next }),
    onSelect: choose,
    onHelp,
  });

  // A page that no longer exists, after a filter elsewhere or a person less.
  const lastPage = pagination.totalPages;
  useEffect(() => {
    if (!ranking.isPlaceholderData && lastPage > 0 && page > lastPage) change({ page: lastPage }, { replace: true });
  }, [ranking.isPlaceholderData, lastPage, page, change]);

  if (ranking.error && !ranking.data && !isAbsent(ranking.error)) {
    return (
      <RankingFailure error={ranking.error} isFetching={ranking.isFetching} onRetry={() => void ranking.refetch()} />
    );
  }
  if (!ranking.data && !ranking.error) return <RankingSkeleton rows={pageSize} />;

  const hidden = ranking.data?.hidden ?? 0;
  return (
    <>
      <RunBanner jobId={job._id} run={ranking.data?.run} />
      {entries.length === 0 ? (
        <EmptyRanking
          jobTitle={job.title}
          hidden={hidden}
          minScore={minScore}
          isReading={isReading}
          onShowAll={showEverybody}
        />
      ) : (
        <>
          <div
            aria-busy={ranking.isPlaceholderData || undefined}
            className="overflow-hidden rounded-lg border border-line bg-surface transition-opacity aria-busy:opacity-60"
          >
            <div className="flex min-h-row flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line px-4 py-1">
              <Checkbox
                label="Select everybody on this page"
                checked={entries.every(({ candidateId }) => isChosen(selection, candidateId))}
                onChange={() => setSelection((current) => togglePage(current, entries))}
              />
              <HiddenPeople hidden={hidden} minScore={minScore} onShowAll={showEverybody} />
            </div>
            <Table
              caption={`Candidates for ${job.title}, best first`}
              className={`relative ${markedRow}`}
              columns={rankingColumns({
                jobId: job._id,
                isBlind,
                isChosen: ({ candidateId }) => isChosen(selection, candidateId),
                isAdding: ({ candidateId }) => adding.isPending && isChosen(adding.variables, candidateId),
                onToggle: choose,
                onFactors: setFactorsOf,
                onOpenCv: navigation.open,
                onAdd: (entry) => adding.mutate([entry]),
              })}
              rows={entries}
              rowKey={({ candidateId }) => candidateId}
              isSelected={({ candidateId }) => isChosen(selection, candidateId)}
            />
          </div>
          <RankingPaging
            pagination={pagination}
            pageSize={pageSize}
            onPage={(next) => change({ page: next })}
            onPageSize={(size) => {
              setPageSize(size);
              change({ page: 1 }, { replace: true });
            }}
          />
        </>
      )}
      {chosen.length > 0 && (
        <SelectionBar
          chosen={chosen.length}
          outside={outside.length}
          isAdding={adding.isPending && adding.variables.length > 1}
          onCompare={() => setIsComparing(true)}
          onAdd={() => adding.mutate(outside, { onSuccess: () => setSelection([]) })}
          onClear={() => setSelection([])}
        />
      )}
      {factorsOf && (
        <FactorsDialog
          jobId={job._id}
          entry={factorsOf}
          name={nameOf(factorsOf)}
          isBlind={isBlind}
          onClose={() => setFactorsOf(null)}
          onOpenCv={() => {
            setFactorsOf(null);
            navigation.open(factorsOf);
          }}
        />
      )}
      {isComparing && (
        <CompareDialog
          jobId={job._id}
          entries={chosen}
          isBlind={isBlind}
          nameOf={nameOf}
          onClose={() => setIsComparing(false)}
          onOpenCv={(entry) => {
            setIsComparing(false);
            navigation.open(entry);
          }}
        />
      )}
      <CvDialog
        tools={notesButton}
        cvId={navigation.opened?.cvId ?? null}
        onClose={navigation.close}
        onNext={navigation.next}
        onPrevious={navigation.previous}
        isBlind={isBlind}
        blindName={navigation.opened ? nameOf(navigation.opened) : undefined}
      />
    </>
  );
}
