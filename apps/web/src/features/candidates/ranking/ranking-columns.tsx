import type { RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { FileText, Flag, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IfMay } from '#components/if-may.tsx';
import { ApplicationBadge } from '#entities/application/application-badge.tsx';
import { useAnsweredPress } from '#lib/use-answered-press.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { Column } from '#ui/table.tsx';
import { assessmentMax, calledName, shownName, summariseFactors, yearsText } from '../shared/ranking-words.ts';
import { AiBadge } from './ai-badge.tsx';
import { MatchScore } from './match-score.tsx';

export interface RankingColumnsOptions {
  jobId: string;
  isBlind: boolean;
  entries: readonly RankingEntry[];
  /** Stands in the head of the first column. */
  chooseAll: ReactNode;
  isChosen(entry: RankingEntry): boolean;
  isAdding(entry: RankingEntry): boolean;
  onToggle(entry: RankingEntry): void;
  onFactors(entry: RankingEntry): void;
  onOpenCv(entry: RankingEntry): void;
  onAdd(entry: RankingEntry): void;
}

/** Name and reasons take the room there is; everything else is as narrow as what it says. */
const tight = 'md:px-2 min-[87.5rem]:w-px min-[87.5rem]:px-3';

export const hasAssessments = (entries: readonly RankingEntry[]): boolean =>
  entries.some(({ total_score }) => total_score !== null);

const assessment: Column<RankingEntry> = {
  id: 'assessment',
  header: 'Assessment Score',
  align: 'end',
  hideOnCard: true,
  className: `md:whitespace-normal [td&]:justify-end ${tight}`,
  cell: ({ total_score: score }) => (score === null ? <NoAssessment /> : `${score} / ${assessmentMax}`),
};

export function rankingColumns(options: RankingColumnsOptions): readonly Column<RankingEntry>[] {
  const { isBlind, entries } = options;
  const nameOf = (entry: RankingEntry) => calledName(entry, isBlind);
  const hasPipeline = entries.some(({ status }) => status !== null);
  return [
    ...whoAndHow(options, nameOf),
    // A column that says nothing about anyone here only takes room from the names.
    ...(hasAssessments(entries) ? [assessment] : []),
    {
      id: 'factors',
      header: 'Key Match Factors',
      className:
        'max-md:col-start-1 max-md:row-start-3 max-md:min-w-0 md:px-2 [th&]:md:max-[87.5rem]:sr-only ' +
        '[td&]:md:max-[87.5rem]:row-start-2 [td&]:md:max-[87.5rem]:col-start-3 [td&]:md:max-[87.5rem]:-col-end-1',
      isUnlabelled: true,
      cell: (entry) => <FactorsButton entry={entry} name={nameOf(entry)} onClick={() => options.onFactors(entry)} />,
    },
    {
      id: 'ai',
      header: 'AI generated CV likelihood',
      hideOnCard: true,
      className: `md:min-w-26 md:whitespace-normal ${tight}`,
      cell: (entry) => <AiBadge entry={entry} name={nameOf(entry)} isBlind={isBlind} />,
    },
    {
      id: 'pipeline',
      header: 'Pipeline',
      hideHeader: !hasPipeline,
      hideOnCard: true,
      className: tight,
      cell: (entry) =>
        entry.status ? (
          <ApplicationBadge status={entry.status} />
        ) : (
          <IfMay permission="application.create">
            <AddButton name={nameOf(entry)} isAdding={options.isAdding(entry)} onClick={() => options.onAdd(entry)} />
          </IfMay>
        ),
    },
    {
      id: 'cv',
      header: 'View CV',
      hideHeader: true,
      className: `max-md:col-start-2 max-md:row-start-3 ${tight}`,
      cell: (entry) => (
        <Button
          size="sm"
          data-cv-of={entry.candidateId}
          icon={<FileText aria-hidden="true" className="size-3.5" />}
          onClick={() => options.onOpenCv(entry)}
        >
          <span className="max-[87.5rem]:sr-only">
            View CV<span className="sr-only"> of {nameOf(entry)}</span>
          </span>
        </Button>
      ),
    },
  ];
}

/** The first columns: the choice, the rank, the name and the score. */
function whoAndHow(
  { jobId, isBlind, chooseAll, isChosen, onToggle }: RankingColumnsOptions,
  nameOf: (entry: RankingEntry) => string,
): Column<RankingEntry>[] {
  const choice = (entry: RankingEntry) => (
    <Checkbox hideLabel label={`Select ${nameOf(entry)}`} checked={isChosen(entry)} onChange={() => onToggle(entry)} />
  );
  return [
    { id: 'choice', header: 'Select', head: chooseAll, hideOnCard: true, className: 'md:w-9 md:pr-1', cell: choice },
    { id: 'rank', header: 'Rank', align: 'end', hideOnCard: true, className: tight, cell: ({ rank }) => rank },
    {
      id: 'name',
      header: 'Name',
      primary: true,
      className: 'max-md:col-span-2 md:px-2 min-[87.5rem]:min-w-44 min-[87.5rem]:px-3',
      cell: (entry) => (
        <span className="flex min-w-0 flex-1 items-center gap-2">
          <span className="tabular text-muted md:hidden">{entry.rank}</span>
          <Name entry={entry} isBlind={isBlind} />
          {entry.flags > 0 && <Flags count={entry.flags} />}
          <span className="ml-auto md:hidden">{choice(entry)}</span>
        </span>
      ),
    },
    {
      id: 'score',
      header: 'Match Score',
      isUnlabelled: true,
      className: 'max-md:col-span-2 md:px-2 min-[87.5rem]:w-52 min-[87.5rem]:px-3',
      cell: (entry) => <MatchScore jobId={jobId} entry={entry} isBlind={isBlind} />,
    },
  ];
}

function Name({ entry, isBlind }: { entry: RankingEntry; isBlind: boolean }) {
  const name = shownName(entry, isBlind);
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 min-[87.5rem]:grid">
      {isBlind ? (
        <span>{name}</span>
      ) : (
        <Link
          to={`/dashboard/candidates/${entry.candidateId}`}
          className="touch relative inline-block min-h-6 rounded-sm py-0.5 break-words hover:underline max-md:min-w-0"
        >
          <span className="block max-md:truncate">{name}</span>
        </Link>
      )}
      <span className="text-xs/4 font-normal whitespace-nowrap text-muted">{yearsText(entry.experience_years)}</span>
      {entry.readingNote && (
        <span className="basis-full text-xs/4 font-normal text-warning-text">{entry.readingNote}</span>
      )}
    </span>
  );
}

function Flags({ count }: { count: number }) {
  const words = count === 1 ? 'This CV has a note: open it to read' : `This CV has ${count} notes: open it to read`;
  return (
    <span title={words} className="inline-flex shrink-0 text-warning">
      <Flag aria-hidden="true" className="size-4" />
      <span className="sr-only">{words}</span>
    </span>
  );
}

function NoAssessment() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">No assessment yet</span>
    </span>
  );
}

function AddButton({ name, isAdding, onClick }: { name: string; isAdding: boolean; onClick(): void }) {
  return (
    <Button
      size="sm"
      loading={isAdding}
      title="Add to pipeline"
      icon={<UserPlus aria-hidden="true" className="size-3.5" />}
      onClick={onClick}
    >
      <span className="max-[87.5rem]:sr-only">
        Add<span className="sr-only"> to pipeline ({name})</span>
      </span>
    </Button>
  );
}

/** What speaks for a candidate, and below it how much of what was asked for is there. Opens the explanation. */
function FactorsButton({ entry, name, onClick }: { entry: RankingEntry; name: string; onClick(): void }) {
  const { headline, details } = summariseFactors(entry);
  const [isPressed, press] = useAnsweredPress(onClick);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-pressed={isPressed || undefined}
      onClick={press}
      className="group grid min-h-7 pointer-coarse:min-h-10 w-full min-w-0 content-center gap-0.5 rounded-sm text-left data-pressed:bg-hover data-pressed:ring-4 data-pressed:ring-hover"
    >
      <span className="text-accent-text underline-offset-2 group-hover:underline max-md:truncate">
        {headline || 'Show'}
      </span>
      {details && <span className="text-xs/4 text-muted max-md:hidden">{details}</span>}
      <span className="sr-only"> (key match factors of {name})</span>
    </button>
  );
}
