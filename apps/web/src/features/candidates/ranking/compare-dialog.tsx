import type { Evidence, RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { useQueries } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Quotations } from '#entities/cv/quotations.tsx';
import { QuotedCv } from '#entities/cv/quoted-cv.tsx';
import { useCvUnseen } from '#entities/cv/use-cv.ts';
import { Light } from '#entities/score/light.tsx';
import { ScoreBar } from '#entities/score/score-bar.tsx';
import { cn } from '#lib/class-names.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { tableRoles } from '#ui/table.tsx';
import { assessmentMax, yearsText } from '../shared/ranking-words.ts';
import { explanationQuery } from '../shared/use-ranking.ts';
import { AiBadge } from './ai-badge.tsx';
import { type ComparedFactor, compareFactors } from './compare-factors.ts';
import { withEvidence } from './match-score.tsx';

export interface CompareDialogProps {
  jobId: string;
  entries: readonly RankingEntry[];
  isBlind: boolean;
  nameOf(entry: RankingEntry): string;
  onClose(): void;
  onOpenCv(entry: RankingEntry): void;
}

/** Up to four people side by side: factors are rows, people are columns, each with their strongest evidence. */
export function CompareDialog({ jobId, entries, isBlind, nameOf, onClose, onOpenCv }: CompareDialogProps) {
  const queries = useQueries({
    queries: entries.map(({ candidateId }) => explanationQuery({ jobId, candidateId, isBlind })),
  });
  const failed = queries.find(({ error }) => error);
  const explanations = queries.map(({ data }) => data);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size={entries.length > 2 ? 'xl' : 'lg'}
      title={`Compare ${entries.length} candidates`}
    >
      {failed && <LoadFailure query={failed} className="mb-4" />}
      <div className="overflow-x-auto">
        <table
          {...tableRoles.table}
          style={{ '--people': entries.length } as CSSProperties}
          className="w-full border-collapse text-left max-sm:block max-sm:min-w-[calc(var(--people)*9.5rem-1rem)] sm:table-fixed"
        >
          <caption className="sr-only">Match factors of {entries.map(nameOf).join(', ')}</caption>
          <Names entries={entries} nameOf={nameOf} />
          <tbody {...tableRoles.group} className="max-sm:block">
            <EntryRow label="Match score" entries={entries}>
              {(entry, index) => (
                <ScoreBar
                  label="Match score"
                  score={entry.match_score}
                  factors={withEvidence(entry.factors, explanations[index])}
                />
              )}
            </EntryRow>
            {compareFactors(entries, explanations).map((factor) => (
              <FactorRow key={factor.id} factor={factor} entries={entries} isBlind={isBlind} nameOf={nameOf} />
            ))}
            <EntryRow label="Experience in all" entries={entries}>
              {(entry) => yearsText(entry.experience_years)}
            </EntryRow>
            <EntryRow label="Assessment score" entries={entries}>
              {({ total_score: score }) => (score === null ? 'None yet' : `${score} / ${assessmentMax}`)}
            </EntryRow>
            <EntryRow label="AI generated CV likelihood" entries={entries}>
              {(entry) => <AiBadge entry={entry} name={nameOf(entry)} isBlind={isBlind} />}
            </EntryRow>
            <EntryRow label="CV" entries={entries}>
              {(entry) => <ViewCv name={nameOf(entry)} onClick={() => onOpenCv(entry)} />}
            </EntryRow>
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

/** On a phone a row's name stands above the people: two of them need no scrolling, more of them scroll below it. */
const row = 'max-sm:grid max-sm:grid-cols-[repeat(var(--people),minmax(0,1fr))] max-sm:gap-x-4';
const cell = 'min-w-0 align-top max-sm:pb-3 sm:py-3 sm:pr-4';

const Names = ({ entries, nameOf }: Pick<CompareDialogProps, 'entries' | 'nameOf'>) => (
  <thead {...tableRoles.group} className="max-sm:block">
    <tr {...tableRoles.row} className={row}>
      <td className="w-32 max-sm:hidden" />
      {entries.map((entry) => (
        <th
          key={entry.candidateId}
          {...tableRoles.header}
          scope="col"
          className={`${cell} font-semibold wrap-anywhere`}
        >
          {nameOf(entry)}
        </th>
      ))}
    </tr>
  </thead>
);

const ViewCv = ({ name, onClick }: { name: string; onClick(): void }) => (
  <Button
    size="sm"
    aria-label={`View CV of ${name}`}
    icon={<FileText aria-hidden="true" className="size-3.5" />}
    onClick={onClick}
  >
    View CV
  </Button>
);

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr {...tableRoles.row} className={`border-t border-line ${row}`}>
      <th
        {...tableRoles.rowHeader}
        scope="row"
        className="align-top text-[13px]/5 font-medium text-muted max-sm:col-span-full max-sm:pt-2.5 max-sm:pb-1.5 sm:py-3 sm:pr-3"
      >
        <span className="sticky left-0">{label}</span>
      </th>
      {children}
    </tr>
  );
}

interface EntryRowProps {
  label: string;
  entries: readonly RankingEntry[];
  children(entry: RankingEntry, index: number): ReactNode;
}

const EntryRow = ({ label, entries, children }: EntryRowProps) => (
  <Row label={label}>
    {entries.map((entry, index) => (
      <td key={entry.candidateId} {...tableRoles.cell} className={cell}>
        {children(entry, index)}
      </td>
    ))}
  </Row>
);

type FactorRowProps = Pick<CompareDialogProps, 'entries' | 'isBlind' | 'nameOf'> & { factor: ComparedFactor };

function FactorRow({ factor, entries, isBlind, nameOf }: FactorRowProps) {
  return (
    <Row label={factor.label}>
      {factor.people.map((person, index) => (
        <td key={person.candidateId} {...tableRoles.cell} className={cell}>
          <div className="grid gap-1.5">
            <span className="flex items-center gap-2">
              <Light size="sm" share={person.lit} className="flex-1 rounded-full" />
              <span
                className={cn(
                  'tabular w-15 shrink-0 text-right whitespace-nowrap',
                  person.isBest ? 'font-semibold' : 'text-muted',
                )}
              >
                {person.points}
                <span className="font-normal text-muted"> of {person.weight}</span>
                {person.isBest && <span className="sr-only">, the most of these</span>}
              </span>
            </span>
            <Strongest {...person} entry={entries[index]} isBlind={isBlind} nameOf={nameOf} />
          </div>
        </td>
      ))}
    </Row>
  );
}

type StrongestProps = Omit<FactorRowProps, 'factor' | 'entries'> &
  Pick<ComparedFactor['people'][number], 'strongest'> & { entry: RankingEntry | undefined };

function Strongest({ strongest, entry, isBlind, nameOf }: StrongestProps) {
  if (strongest === undefined || !entry) return <Skeleton className="h-8" />;
  if (strongest && 'quotation' in strongest)
    return <StrongestQuotation quotation={strongest.quotation} entry={entry} isBlind={isBlind} name={nameOf(entry)} />;
  return (
    <span className="max-lg:line-clamp-4 text-[13px]/5 text-muted">{strongest?.label ?? 'Not clearly shown'}</span>
  );
}

interface StrongestQuotationProps {
  quotation: Evidence;
  entry: RankingEntry;
  isBlind: boolean;
  name: string;
}

function StrongestQuotation({ quotation, entry: { cvId }, isBlind, name }: StrongestQuotationProps) {
  const cv = useCvUnseen(cvId, { isBlind, isWanted: true });
  return (
    <QuotedCv cvId={cvId} cv={cv} isBlind={isBlind} blindName={name}>
      {(links) => <Quotations evidence={[quotation]} links={links} isShort />}
    </QuotedCv>
  );
}
