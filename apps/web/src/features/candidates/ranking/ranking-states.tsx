import { ApiError } from '@candela/contract/client/api-error.ts';
import { Building2, ListFilter, UserSearch } from 'lucide-react';
import { IfMay } from '#components/if-may.tsx';
import { useMay } from '#lib/api/use-recruiter.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { hiddenText } from '../shared/ranking-words.ts';
import type { JobChoice } from '../shared/use-company-and-job.ts';

const frame = 'rounded-lg border border-line bg-surface';

export function NoCompanies() {
  return (
    <EmptyState
      icon={<Building2 />}
      title="No companies found"
      description="Candidates are ranked for a job, and every job needs a company."
      action={
        // Who may archive a company sees them all, and so the one they add.
        <IfMay permission="company.archive">
          <ButtonLink to="/dashboard/companies?add=company">Add a company</ButtonLink>
        </IfMay>
      }
      className={frame}
    />
  );
}

export function NothingChosen({ hasNoJobs }: { hasNoJobs: boolean }) {
  return (
    <EmptyState
      icon={<ListFilter />}
      title="Select a company and job to view candidates."
      description={hasNoJobs ? 'This company has no active job.' : undefined}
      action={
        hasNoJobs && (
          <IfMay permission="job.create">
            <ButtonLink to="/dashboard/jobs?add=upload">Add a job</ButtonLink>
          </IfMay>
        )
      }
      className={frame}
    />
  );
}

export interface HiddenPeopleProps {
  hidden: number;
  minScore: number;
  onShowAll(): void;
}

export interface EmptyRankingProps extends HiddenPeopleProps {
  job: Pick<JobChoice, 'title' | 'status'>;
  /** CVs are being read. */
  isReading: boolean;
  /** How many are being scored. */
  pending: number;
  /** How many are listed below, without a score. */
  peopleOnly: number;
  onUpload(): void;
}

/** Why no one is here: the minimum hides them, they are on their way, or there are none yet; and what to do about it. */
export function EmptyRanking({ job, hidden, minScore, onShowAll, onUpload, ...state }: EmptyRankingProps) {
  const mayUpload = useMay('cv.upload');
  const isWaiting = state.isReading || state.pending > 0;
  const uploads = mayUpload && job.status === 'Active' && !isWaiting;
  return (
    <EmptyState
      icon={<UserSearch />}
      title={`No candidates found for "${job.title}".`}
      description={hidden > 0 ? `${hiddenText(hidden, minScore)}.` : whatNext(job, state, mayUpload)}
      action={
        hidden > 0 ? (
          <Button onClick={onShowAll}>Show all</Button>
        ) : (
          uploads && <Button onClick={onUpload}>Upload CVs</Button>
        )
      }
      className={frame}
    />
  );
}

function whatNext(
  { status }: EmptyRankingProps['job'],
  { isReading, pending, peopleOnly }: Pick<EmptyRankingProps, 'isReading' | 'pending' | 'peopleOnly'>,
  mayUpload: boolean,
): string {
  if (isReading) return 'CVs are being read. Candidates appear here one by one.';
  if (pending > 0) return 'Candidates are being scored. They appear here one by one.';
  if (status !== 'Active') return `Candidates are ranked for active jobs; the status of this one is ${status}.`;
  if (peopleOnly > 0) return 'No one has a score. Those who are ranked by people only are listed below.';
  return mayUpload ? 'Upload CVs and they appear here, ranked.' : 'They appear here, ranked, as their CVs come in.';
}

export const isAbsent = (error: Error | null) => error instanceof ApiError && error.status === 404;

/** The minimum never hides candidates silently. */
export function HiddenPeople({ hidden, minScore, onShowAll }: HiddenPeopleProps) {
  if (hidden === 0) return null;
  return (
    <span role="status" className="flex flex-wrap items-center gap-x-2 text-muted">
      {hiddenText(hidden, minScore)}
      <Button size="sm" variant="ghost" onClick={onShowAll}>
        Show all
      </Button>
    </span>
  );
}
