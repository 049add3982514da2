import type { RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { memo } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Table } from '#ui/table.tsx';
import { isChosen, type Selection, toggle, togglePage } from '../shared/selection.ts';
import type { JobChoice } from '../shared/use-company-and-job.ts';
import { hasAssessments, rankingColumns } from './ranking-columns.tsx';
import { HiddenPeople, type HiddenPeopleProps } from './ranking-states.tsx';
import { ScoreLegend } from './score-legend.tsx';

/** The row that J and K have reached is marked as a whole, not only its button. */
const markedRow =
  '[&_tr:has([data-cv-of]:focus-visible)]:bg-hover [&_tr:has([data-cv-of]:focus-visible)]:outline-2 ' +
  '[&_tr:has([data-cv-of]:focus-visible)]:-outline-offset-2 [&_tr:has([data-cv-of]:focus-visible)]:outline-ring';

/** Between a phone and a wide screen the reasons stand below the name, over the whole width, instead of in a thin column. */
const stackedTable = 'md:max-[87.5rem]:[&_:is(table,thead,tbody)]:block';
const stackedCell =
  'md:max-[87.5rem]:[&>td]:flex md:max-[87.5rem]:[&>td]:h-auto md:max-[87.5rem]:[&>td]:min-h-9 md:max-[87.5rem]:[&>td]:items-center md:max-[87.5rem]:[&>td]:py-0.5';
const stackedRow = (entries: readonly RankingEntry[]) =>
  `md:max-[87.5rem]:grid md:max-[87.5rem]:items-center md:max-[87.5rem]:py-1 ${stackedCell} ${
    hasAssessments(entries)
      ? 'md:max-[87.5rem]:grid-cols-[2.5rem_2.75rem_minmax(6rem,1fr)_minmax(7rem,10rem)_minmax(4.5rem,6rem)_6.5rem_5.5rem_3.25rem]'
      : 'md:max-[87.5rem]:grid-cols-[2.5rem_2.75rem_minmax(7rem,1fr)_minmax(7rem,11rem)_minmax(6.5rem,7rem)_6rem_3.25rem]'
  }`;

export interface RankedTableProps extends HiddenPeopleProps {
  job: JobChoice;
  entries: readonly RankingEntry[];
  isBlind: boolean;
  /** Another page is on its way. */
  isBusy: boolean;
  selection: Selection;
  onSelection(change: (current: Selection) => Selection): void;
  /** Those who are being added to the pipeline. */
  added: readonly RankingEntry[];
  onAdd(entry: RankingEntry): void;
  onFactors(entry: RankingEntry): void;
  onOpenCv(entry: RankingEntry): void;
}

/** The candidates of a page, best first; on a phone a list of short cards. What opens over it leaves it as it was drawn. */
export const RankedTable = memo(function RankedTable(props: RankedTableProps) {
  const { job, entries, isBlind, isBusy, selection, onSelection, added, onAdd } = props;
  const chooseAll = (isHidden: boolean) => (
    <Checkbox
      label="Select all on this page"
      hideLabel={isHidden}
      checked={entries.every(({ candidateId }) => isChosen(selection, candidateId))}
      onChange={() => onSelection((current) => togglePage(current, entries))}
    />
  );
  return (
    <div
      aria-busy={isBusy || undefined}
      className="overflow-hidden rounded-lg border border-line bg-surface transition-opacity aria-busy:opacity-60"
    >
      <div className="flex min-h-row flex-wrap items-center gap-x-3 border-b border-line px-4 py-1 max-md:py-2">
        <span className="md:hidden">{chooseAll(false)}</span>
        <span className="empty:hidden max-md:order-last max-md:basis-full">
          <HiddenPeople hidden={props.hidden} minScore={props.minScore} onShowAll={props.onShowAll} />
        </span>
        <span className="-mr-2 ml-auto">
          <ScoreLegend factors={entries[0]?.factors ?? []} />
        </span>
      </div>
      <Table
        caption={`Candidates for ${job.title}, best first`}
        className={`relative ${markedRow} ${stackedTable}`}
        rowClassName={`max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1 max-md:py-2.5 ${stackedRow(entries)}`}
        columns={rankingColumns({
          jobId: job._id,
          isBlind,
          entries,
          chooseAll: chooseAll(true),
          isChosen: ({ candidateId }) => isChosen(selection, candidateId),
          isAdding: ({ candidateId }) => isChosen(added, candidateId),
          onToggle: (entry) => onSelection((current) => toggle(current, entry)),
          onFactors: props.onFactors,
          onOpenCv: props.onOpenCv,
          onAdd,
        })}
        rows={entries}
        rowKey={({ candidateId }) => candidateId}
        isSelected={({ candidateId }) => isChosen(selection, candidateId)}
      />
    </div>
  );
});
