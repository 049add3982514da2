import type { RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { FileText, Flag } from 'lucide-react';
import { Link } from 'react-router';
import { ApplicationBadge } from '#entities/application/application-badge.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { Column } from '#ui/table.tsx';
import { AiBadge } from './ai-badge.tsx';
import { MatchScore } from './match-score.tsx';
import { assessmentMax, calledName, shownName, summariseFactors, yearsText } from './ranking-words.ts';

export interface RankingColumnsOptions {
  jobId: string;
  isBlind: boolean;
  isChosen(entry: RankingEntry): boolean;
  isAdding(entry: RankingEntry): boolean;
  onToggle(entry: RankingEntry): void;
  onFactors(entry: RankingEntry): void;
  onOpenCv(entry: RankingEntry): void;
  onAdd(entry: RankingEntry): void;
}

/** Nine columns need every pixel; below 1400 px they say less. In rem, because other units sort before `md`. */
const tight = 'md:px-1.5 min-[87.5rem]:px-2.5';

export function rankingColumns(options: RankingColumnsOptions): readonly Column<RankingEntry>[] {
  const { jobId, isBlind } = options;
  const nameOf = (entry: RankingEntry) => calledName(entry, isBlind);
  const choice = (entry: RankingEntry) => (
    <Checkbox
      hideLabel
      label={`Select ${nameOf(entry)}`}
      checked={options.isChosen(entry)}
      onChange={() => options.onToggle(entry)}
    />
  );
  return [
    { id: 'choice', header: 'Select', hideHeader: true, hideOnCard: true, className: 'md:w-8 md:pr-1', cell: choice },
    {
      id: 'rank',
      header: 'Rank',
      align: 'end',
      hideOnCard: true,
      className: `md:w-8 min-[87.5rem]:w-12 ${tight}`,
      cell: ({ rank }) => rank,
    },
    {
      id: 'name',
      header: 'Name',
      primary: true,
      className: `md:max-w-30 min-[87.5rem]:max-w-50 ${tight}`,
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
      className: `md:w-28 min-[87.5rem]:w-44 min-[87.5rem]:min-w-36 ${tight}`,
      cell: (entry) => <MatchScore jobId={jobId} entry={entry} isBlind={isBlind} />,
    },
    {
      id: 'assessment',
      header: 'Assessment Score',
      align: 'end',
      className: `md:whitespace-normal md:max-[87.5rem]:w-20 ${tight}`,
      cell: ({ total_score: score }) => (score === null ? <NoAssessment /> : `${score} / ${assessmentMax}`),
    },
    {
      id: 'factors',
      header: 'Key Match Factors',
      className: `md:max-w-26 md:whitespace-normal min-[87.5rem]:max-w-56 ${tight}`,
      cell: (entry) => <FactorsButton entry={entry} name={nameOf(entry)} onClick={() => options.onFactors(entry)} />,
    },
    {
      id: 'ai',
      header: 'AI generated CV likelihood',
      className: `md:whitespace-normal min-[87.5rem]:min-w-30 ${tight}`,
      cell: (entry) => <AiBadge entry={entry} name={nameOf(entry)} isBlind={isBlind} />,
    },
    {
      id: 'pipeline',
      header: 'Pipeline',
      className: `md:w-px ${tight}`,
      cell: (entry) =>
        entry.status ? (
          <ApplicationBadge status={entry.status} />
        ) : (
          <Button size="sm" loading={options.isAdding(entry)} onClick={() => options.onAdd(entry)}>
            <span>
              Add
              <span className="md:max-[87.5rem]:sr-only"> to pipeline</span>
              <span className="sr-only"> ({nameOf(entry)})</span>
            </span>
          </Button>
        ),
    },
    {
      id: 'cv',
      header: 'View CV',
      hideHeader: true,
      className: `md:w-px ${tight}`,
      cell: (entry) => (
        <Button
          size="sm"
          data-cv-of={entry.candidateId}
          icon={<FileText aria-hidden="true" className="size-3.5" />}
          className="max-md:w-full"
          onClick={() => options.onOpenCv(entry)}
        >
          <span className="md:max-[87.5rem]:sr-only">
            View CV<span className="sr-only"> of {nameOf(entry)}</span>
          </span>
        </Button>
      ),
    },
  ];
}

function Name({ entry, isBlind }: { entry: RankingEntry; isBlind: boolean }) {
  const name = shownName(entry, isBlind);
  return (
    <span className="flex min-w-0 items-baseline gap-2">
      {isBlind ? (
        <span className="truncate">{name}</span>
      ) : (
        <Link
          to={`/dashboard/candidates/${entry.candidateId}`}
          title={name}
          className="inline-block min-h-6 truncate rounded-sm py-0.5 hover:underline"
        >
          {name}
        </Link>
      )}
      <span className="shrink-0 text-xs font-normal whitespace-nowrap text-muted md:max-[87.5rem]:hidden">
        {yearsText(entry.experience_years)}
      </span>
    </span>
  );
}

function Flags({ count }: { count: number }) {
  const words = `${count === 1 ? 'One thing' : `${count} things`} to know about this CV: open it to read`;
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

function FactorsButton({ entry, name, onClick }: { entry: RankingEntry; name: string; onClick(): void }) {
  const { strengths, gaps } = summariseFactors(entry.key_match_factors);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="group flex min-h-7 whitespace-nowrap max-w-full min-w-0 items-center gap-1.5 rounded-sm text-left max-md:max-w-56"
    >
      <span className="truncate text-accent-text underline-offset-2 group-hover:underline">
        {strengths || (gaps ? 'Nothing found' : 'Show')}
      </span>
      {gaps && <span className="shrink-0 text-xs whitespace-nowrap text-muted md:max-[87.5rem]:hidden">{gaps}</span>}
      <span className="sr-only"> (key match factors of {name})</span>
    </button>
  );
}
