import type { Evidence, Explanation, RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Quotations } from '#entities/cv/quotations.tsx';
import { QuotedCv } from '#entities/cv/quoted-cv.tsx';
import { useCvUnseen } from '#entities/cv/use-cv.ts';
import { ScoreBar } from '#entities/score/score-bar.tsx';
import { cn } from '#lib/class-names.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
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
      size="lg"
      title={`Compare ${entries.length} candidates`}
    >
      {failed && <Failure query={failed} />}
      <div className="overflow-x-auto">
        <table className="w-full min-w-max table-fixed border-collapse text-left sm:min-w-0">
          <caption className="sr-only">Match factors of {entries.map(nameOf).join(', ')}</caption>
          <thead>
            <tr>
              <td className="w-26 sm:w-32" />
              {entries.map((entry) => (
                <th key={entry.candidateId} scope="col" className={`${cell} font-semibold`}>
                  {nameOf(entry)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label="Match score">
              {entries.map((entry, index) => (
                <td key={entry.candidateId} className={cell}>
                  <ScoreBar
                    label="Match score"
                    score={entry.match_score}
                    factors={withEvidence(entry.factors, explanations[index])}
                  />
                </td>
              ))}
            </Row>
            {compareFactors(entries, explanations).map((factor) => (
              <FactorRow key={factor.id} factor={factor} entries={entries} isBlind={isBlind} nameOf={nameOf} />
            ))}
            <Row label="Experience">
              {entries.map((entry) => (
                <td key={entry.candidateId} className={cell}>
                  {yearsText(entry.experience_years)}
                </td>
              ))}
            </Row>
            <Row label="Assessment score">
              {entries.map((entry) => (
                <td key={entry.candidateId} className={cell}>
                  {entry.total_score === null ? 'None yet' : `${entry.total_score} / ${assessmentMax}`}
                </td>
              ))}
            </Row>
            <Row label="AI generated CV likelihood">
              {entries.map((entry) => (
                <td key={entry.candidateId} className={cell}>
                  <AiBadge entry={entry} name={nameOf(entry)} isBlind={isBlind} />
                </td>
              ))}
            </Row>
            <Row label="CV">
              {entries.map((entry) => (
                <td key={entry.candidateId} className={cell}>
                  <Button
                    size="sm"
                    aria-label={`View CV of ${nameOf(entry)}`}
                    icon={<FileText aria-hidden="true" className="size-3.5" />}
                    onClick={() => onOpenCv(entry)}
                  >
                    View CV
                  </Button>
                </td>
              ))}
            </Row>
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

const cell = 'w-34 py-3 pr-4 align-top sm:w-auto';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-3 pr-3 align-top text-[13px]/5 font-medium text-muted">
        {label}
      </th>
      {children}
    </tr>
  );
}

type FactorRowProps = Pick<CompareDialogProps, 'entries' | 'isBlind' | 'nameOf'> & { factor: ComparedFactor };

function FactorRow({ factor, entries, isBlind, nameOf }: FactorRowProps) {
  return (
    <Row label={factor.label}>
      {factor.people.map((person, index) => (
        <td key={person.candidateId} className={cell}>
          <div className="grid gap-1.5">
            <span className="flex items-center gap-2">
              <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-neutral-soft">
                <span className="block h-full rounded-full bg-accent" style={{ width: `${person.lit * 100}%` }} />
              </span>
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
  return <span className="line-clamp-4 text-[13px]/5 text-muted">{strongest?.label ?? 'Not clearly shown'}</span>;
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

function Failure({ query }: { query: UseQueryResult<Explanation> }) {
  return (
    <Alert
      tone="danger"
      className="mb-4"
      action={
        <Button size="sm" loading={query.isFetching} onClick={() => query.refetch()}>
          Retry
        </Button>
      }
    >
      {query.error?.message}
    </Alert>
  );
}
