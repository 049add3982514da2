import { summariseScorecards } from '@candela/contract/scorecards/scorecards.routes.ts';
import { overallWords, type ScorecardSummary } from '@candela/contract/scorecards/scorecards.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { apiQuery } from '#lib/api/query-client.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Popover } from '#ui/popover.tsx';
import { Overall } from './overall.tsx';
import { ScorecardDialog } from './scorecard-dialog.tsx';

interface SummariesProps {
  candidateId: string;
  candidateName: string;
}

/** What came of a candidate's interviews. Nothing where there were none. */
export function ScorecardSummaries(props: SummariesProps) {
  const summaries = useSummaries(props.candidateId);
  if (summaries.length === 0) return null;
  return (
    <Card title="Interview scorecards" flush>
      <SummaryList {...props} summaries={summaries} />
    </Card>
  );
}

/** The same from a button, where a CV is open. */
export function ScorecardsButton(props: SummariesProps) {
  const summaries = useSummaries(props.candidateId);
  if (summaries.length === 0) return null;
  return (
    <Popover
      label="Interview scorecards"
      align="end"
      className="max-h-[70dvh] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto p-0"
      trigger={
        <Button size="sm" icon={<ClipboardCheck aria-hidden="true" className="size-4" />}>
          Scorecards
        </Button>
      }
    >
      <SummaryList {...props} summaries={summaries} />
    </Popover>
  );
}

function useSummaries(candidateId: string): readonly ScorecardSummary[] {
  const mayRead = useMay('candidate.read');
  const query = useQuery({ ...apiQuery(summariseScorecards, { params: { id: candidateId } }), enabled: mayRead });
  return query.data?.data ?? [];
}

const SummaryList = ({ summaries, candidateName }: SummariesProps & { summaries: readonly ScorecardSummary[] }) => (
  <ul className="divide-y divide-line border-t border-line first:border-t-0">
    {summaries.map((summary) => (
      <Summary key={summary.interviewId} summary={summary} candidateName={candidateName} />
    ))}
  </ul>
);

const Summary = ({ summary, candidateName }: { summary: ScorecardSummary; candidateName: string }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm/5">
    <div className="min-w-0 flex-1">
      <p className="font-medium break-words">{summary.title}</p>
      <p className="text-[13px]/5 text-muted">
        {summary.jobTitle}, {formatDate(summary.start, 'day', deviceZone())}
      </p>
    </div>
    {summary.overall === null ? (
      <span className="text-muted">Shown once you have submitted yours</span>
    ) : (
      overallWords
        .filter((word) => (summary.overall?.[word] ?? 0) > 0)
        .map((word) => <Overall key={word} word={word} count={summary.overall?.[word]} />)
    )}
    {summary.mean !== null && <span className="tabular text-muted">{summary.mean} of 4</span>}
    <ScorecardDialog
      interviewId={summary.interviewId}
      candidateName={candidateName}
      trigger={
        <Button size="sm">
          {summary.submitted} of {summary.expected} in
        </Button>
      }
    />
  </li>
);
