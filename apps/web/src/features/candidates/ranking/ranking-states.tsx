import { ApiError } from '@candela/contract/client/api-error.ts';
import { Building2, ListFilter, UserSearch } from 'lucide-react';
import { IfMay } from '#components/if-may.tsx';
import { useMay } from '#lib/api/use-recruiter.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { hiddenText } from '../shared/ranking-words.ts';

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
  jobTitle: string;
  /** CVs are being read. */
  isReading: boolean;
}

export function EmptyRanking({ jobTitle, hidden, minScore, isReading, onShowAll }: EmptyRankingProps) {
  const mayUpload = useMay('cv.upload');
  const next = isReading
    ? 'CVs are being read. Candidates appear here one by one.'
    : mayUpload
      ? 'Upload CVs and they appear here, ranked.'
      : 'They appear here, ranked, as their CVs come in.';
  return (
    <EmptyState
      icon={<UserSearch />}
      title={`No candidates found for "${jobTitle}".`}
      description={hidden > 0 ? `${hiddenText(hidden, minScore)}.` : next}
      action={hidden > 0 && <Button onClick={onShowAll}>Show all</Button>}
      className={frame}
    />
  );
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
